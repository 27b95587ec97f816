"""The Penguin Ultimatum once more, written slowly from the rules alone. Shares nothing with the engine, not
even its tables: cells are (column, row) from 0, cards their codes, moves texts. Nothing is kept that can be
worked out again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

Cell = tuple[int, int]

SIZES = {"standard": (9, 9), "small": (9, 7), "large": (11, 11)}
WAYS = {
    "NW": (-1, -1), "N": (0, -1), "NE": (1, -1), "W": (-1, 0),
    "E": (1, 0), "SW": (-1, 1), "S": (0, 1), "SE": (1, 1),
}  # fmt: skip
COLUMNS = ["j", "a", "d", "m"]
MASKS = {
    "sh": ["NW NE SW", "W E S SE", "N NE W E S", "NW N NE W SW SE"],
    "ka": ["NW N W SW", "N NE E SW SE", "NW NE W E S SE", "E S SE"],
    "se": ["N NE W E S SE", "NW NE S", "N W SW SE", "NW N E SW SE"],
    "be": ["NW W E S SE", "NW N NE W SW S", "NW N SW", "NE E SW S"],
}
DOTS = {
    animal + form: row[place].split() for animal, row in MASKS.items() for place, form in enumerate(COLUMNS)
}
LIKES = {"gr": "sh", "br": "ka", "re": "se", "bl": "be"}
FORM_WORDS = {"j": "juggling", "a": "acrobatics", "d": "dance", "m": "music"}


def name(cell: Cell) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[cell[0]] + str(cell[1] + 1)


def cell_of(text: str) -> Cell:
    return "abcdefghijklmnopqrstuvwxyz".index(text[0]), int(text[1:]) - 1


def number(penguin: str) -> int:
    return int(penguin[3])


@dataclass
class Reference:
    """A game. `lying` is what lies on a cell: a penguin's or an entertainer's code or `curtain`."""

    seats: int
    iceberg: str
    fixed: bool
    heights: list[int | None]
    penguins: list[str]
    entertainers: list[str]
    performances: list[str]
    starter: int
    dots: dict[str, list[str]] = field(default_factory=lambda: DOTS)
    lying: dict[Cell, str] = field(default_factory=dict)
    turned: set[Cell] = field(default_factory=set)
    stones: dict[Cell, int] = field(default_factory=dict)
    waiting: str = "place"
    over: str = ""

    def __post_init__(self) -> None:
        self.hands = [self.penguins[4 * seat : 4 * seat + 4] for seat in range(self.seats)]
        self.pile = self.penguins[4 * self.seats :]
        self.points = [10] * self.seats
        self.cards: list[list[str]] = [[] for _ in range(self.seats)]
        self.turn = self.starter
        wide, high = SIZES[self.iceberg]
        x, y = wide // 2, high // 2
        self.lying[x, y] = "curtain"
        start = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)][: 4 if self.seats == 4 else 3]
        self.show_pile = list(self.entertainers)
        for cell in start:
            here = list(self.lying.values())
            for card in self.show_pile:
                clash = any(
                    card[:2] == other[:2] or card[2] == other[2] for other in here if other != "curtain"
                )
                if not (self.fixed and clash):
                    self.lying[cell] = card
                    self.show_pile.remove(card)
                    break
        for cell in [cell for cell in start if self.complete(cell)]:
            self.turned.add(cell)

    def inside(self, cell: Cell) -> bool:
        wide, high = SIZES[self.iceberg]
        return 0 <= cell[0] < wide and 0 <= cell[1] < high

    def cells(self) -> list[Cell]:
        wide, high = SIZES[self.iceberg]
        return list(product(range(wide), range(high)))

    def around(self, cell: Cell) -> list[Cell]:
        return [(cell[0] + dx, cell[1] + dy) for dx, dy in WAYS.values()]

    def dotted(self, card: str, cell: Cell, turned: bool) -> list[Cell]:
        sign = -1 if turned else 1
        return [(cell[0] + sign * WAYS[way][0], cell[1] + sign * WAYS[way][1]) for way in self.dots[card]]

    def is_entertainer(self, cell: Cell) -> bool:
        return self.lying.get(cell) in self.dots

    def complete(self, cell: Cell) -> bool:
        dotted = self.dotted(self.lying[cell], cell, cell in self.turned)
        return all(near in self.lying or not self.inside(near) for near in dotted)

    def ready(self) -> list[Cell]:
        return [cell for cell in self.lying if self.is_entertainer(cell) and self.complete(cell)]

    def penguin_cells(self) -> list[Cell]:
        return [cell for cell, card in self.lying.items() if len(card) == 4]

    def open_cells(self) -> list[Cell]:
        free = [cell for cell in self.cells() if cell not in self.lying]
        return [cell for cell in free if any(self.is_entertainer(near) for near in self.around(cell))]

    def penalty(self, penguin: str, cell: Cell) -> int:
        kin = [self.lying[near] for near in self.around(cell) if near in self.penguin_cells()]
        return sum(number(other) for other in kin if other[:2] == penguin[:2])

    def supply(self, seat: int) -> int:
        return 3 - list(self.stones.values()).count(seat)

    def can_entertain(self, cell: Cell, turned: bool) -> bool:
        if cell in self.lying or not any(near in self.lying for near in self.around(cell)):
            return False
        before = self.ready()
        self.lying[cell] = self.show_pile[0]
        if turned:
            self.turned.add(cell)
        fine = all(other in before for other in self.ready())
        del self.lying[cell]
        self.turned.discard(cell)
        return fine

    def legal(self) -> set[str]:
        if self.over:
            return set()
        found = set()
        if self.waiting == "place":
            for penguin, cell in product(self.hands[self.turn], self.open_cells()):
                found.add(f"place:{penguin}:{name(cell)}")
                if self.penalty(penguin, cell):
                    found |= {f"place:{penguin}:{name(cell)}:{card}" for card in self.cards[self.turn]}
        elif self.waiting == "stone":
            sources = [name(cell) for cell, seat in self.stones.items() if seat == self.turn]
            if self.supply(self.turn):
                sources.append("supply")
            targets = [name(cell) for cell in self.penguin_cells() if cell not in self.stones]
            found = {"stay"} | {f"stone:{source}:{target}" for source, target in product(sources, targets)}
        elif self.waiting == "perform":
            found = {f"perform:{name(cell)}" for cell in self.ready()}
        else:
            for cell, way in product(self.cells(), ["upright", "turned"]):
                if self.can_entertain(cell, way == "turned"):
                    found.add(f"entertain:{name(cell)}:{way}")
        return found

    def play(self, text: str) -> None:
        assert text in self.legal()
        kind, *words = text.split(":")
        if kind == "place":
            self.place(words)
        elif kind == "stone":
            if words[0] != "supply":
                del self.stones[cell_of(words[0])]
            self.stones[cell_of(words[1])] = self.turn
            self.shows()
        elif kind == "stay":
            self.shows()
        elif kind == "perform":
            self.perform(cell_of(words[0]))
        else:
            self.lying[cell_of(words[0])] = self.show_pile.pop(0)
            if words[1] == "turned":
                self.turned.add(cell_of(words[0]))
            self.shows()

    def place(self, words: list[str]) -> None:
        penguin, cell = words[0], cell_of(words[1])
        if len(words) == 3:
            self.cards[self.turn].remove(words[2])
        else:
            self.points[self.turn] -= self.penalty(penguin, cell)
        self.hands[self.turn].remove(penguin)
        self.lying[cell] = penguin
        self.waiting = "stone"

    def shows(self) -> None:
        ready = self.ready()
        if len(ready) > 1:
            self.waiting = "perform"
        elif ready:
            self.perform(ready[0])
        elif not self.pile:
            self.finish("penguins-out")
        else:
            self.hands[self.turn].append(self.pile.pop(0))
            self.turn = (self.turn + 1) % self.seats
            self.waiting = "place"
            if not self.open_cells():
                self.finish("no-place")

    def perform(self, cell: Cell) -> None:
        card = self.lying[cell]
        gains = dict.fromkeys(range(self.seats), 0)
        for near in self.around(cell):
            if near in self.stones:
                penguin = self.lying[near]
                if LIKES[penguin[:2]] == card[:2] or penguin[2] == card[2]:
                    gains[self.stones[near]] += number(penguin)
        for seat, gain in gains.items():
            self.points[seat] += gain
        above = sorted((gain, seat) for seat, gain in gains.items() if gain > 0)
        if len(above) == 1 or (len(above) > 1 and above[0][0] < above[1][0]):
            self.cards[above[0][1]].append(card)
        self.lying[cell] = "curtain"
        self.turned.discard(cell)
        self.waiting = "entertain"
        if not self.show_pile:
            self.finish("entertainers-out")
        elif not self.legal():
            self.finish("no-room")

    def finish(self, reason: str) -> None:
        self.over = reason
        self.bonus = [0] * self.seats
        for seat in range(self.seats):
            fitting = [card for card in self.cards[seat] if FORM_WORDS[card[2]] == self.performances[seat]]
            self.bonus[seat] += 2 * len(fitting)
        for animal in MASKS:
            counts = [sum(card[:2] == animal for card in cards) for cards in self.cards]
            for seat in range(self.seats):
                if counts[seat] and counts[seat] == max(counts):
                    self.bonus[seat] += 5 if counts.count(max(counts)) == 1 else 3
        self.points = [points + bonus for points, bonus in zip(self.points, self.bonus, strict=True)]

    def winner(self) -> tuple[int, str]:
        """Who wins, and by what."""
        keys = [(self.points[seat], self.bonus[seat], len(self.cards[seat])) for seat in range(self.seats)]
        tied = [seat for seat in range(self.seats) if keys[seat] == max(keys)]
        if len(tied) == 1:
            for place, how in enumerate(["points", "entertainer-points", "entertainer-cards"]):
                if [key[: place + 1] for key in keys].count(max(keys)[: place + 1]) == 1:
                    return tied[0], how
        clockwise = [(self.starter + step) % self.seats for step in range(self.seats)]
        heights = [height for seat in tied if (height := self.heights[seat]) is not None]
        if len(heights) == len(tied):
            shortest = [seat for seat in tied if self.heights[seat] == min(heights)]
            if len(shortest) == 1:
                return shortest[0], "height"
            tied = shortest
        return next(seat for seat in clockwise if seat in tied), "clockwise"
