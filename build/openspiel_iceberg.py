"""The Penguin Ultimatum once more, in the manner of `openspiel_games.py`: on the standard iceberg of nine by
nine, with the first entertainers as they come and a starter by lot.

Penguins are numbers (family · 16 + form · 4 + value − 2), entertainers too (animal · 4 + form), cells
(row · 9 + column). What never changes (neighbours, dotted cells) is worked out once; what lies on the
iceberg is asked when it matters.
"""

from typing import Any

import pyspiel

from openspiel_kind import CHANCE, TERMINAL, kind

SIDE = 9
CELLS = SIDE * SIDE
MIDDLE = CELLS // 2
WAYS = {
    "NW": (-1, -1), "N": (0, -1), "NE": (1, -1), "W": (-1, 0),
    "E": (1, 0), "SW": (-1, 1), "S": (0, 1), "SE": (1, 1),
}  # fmt: skip
DOTS = (
    "NW NE SW", "W E S SE", "N NE W E S", "NW N NE W SW SE",
    "NW N W SW", "N NE E SW SE", "NW NE W E S SE", "E S SE",
    "N NE W E S SE", "NW NE S", "N W SW SE", "NW N E SW SE",
    "NW W E S SE", "NW N NE W SW S", "NW N SW", "NE E SW S",
)  # fmt: skip
"""Of sheep, kangaroos, seals and bears: juggling, acrobatics, dance, music."""


def _cells(cell: int, ways: list[str], sign: int) -> tuple[int, ...]:
    row, column = divmod(cell, SIDE)
    places = [(row + sign * WAYS[way][1], column + sign * WAYS[way][0]) for way in ways]
    return tuple(r * SIDE + c for r, c in places if 0 <= r < SIDE and 0 <= c < SIDE)


NEAR = [_cells(cell, list(WAYS), 1) for cell in range(CELLS)]
DOTTED = [[[_cells(cell, dots.split(), sign) for cell in range(CELLS)] for sign in (1, -1)] for dots in DOTS]
"""By entertainer, by whether it is turned, by its cell: the dotted cells on the iceberg."""

# What a cell holds.
PENGUIN, ENTERTAINER, CURTAIN = 1, 65, 81

# Actions: (penguin · 81 + cell) · 17 + card given up + 1, and so on.
STAY = 64 * CELLS * 17
STONE = STAY + 1
PERFORM = STONE + (CELLS + 1) * CELLS
ENTERTAIN = PERFORM + CELLS
ACTIONS = ENTERTAIN + 2 * CELLS

ICEBERG = kind("plain_iceberg", pyspiel.GameType.Utility.GENERAL_SUM, 2, 4)


class IcebergGame(pyspiel.Game):  # type: ignore[misc] # pyspiel says nothing about its types
    """Penguins around entertainers, stones on penguins: who has fun at a show brings points."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = (params or {}).get("players", 2)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=64,
            num_players=self.players,
            min_utility=-1000.0,
            max_utility=1000.0,
            max_game_length=64 * 2 + 16 * 2,
        )
        super().__init__(ICEBERG, info, params or {})

    def new_initial_state(self) -> "IcebergState":
        """Before the deal."""
        return IcebergState(self)


class IcebergState(pyspiel.State):  # type: ignore[misc] # as above
    """Chance names the starter, deals performances, the first entertainers and the one that is face up,
    hands; then a penguin after each turn, and the next entertainer after each that was placed.
    """

    def __init__(self, game: IcebergGame) -> None:
        super().__init__(game)
        self.players = players = game.players
        self.board = [0] * CELLS
        self.board[MIDDLE] = CURTAIN
        self.start = [MIDDLE - 1, MIDDLE + 1, MIDDLE - SIDE, MIDDLE + SIDE][: 4 if players == 4 else 3]
        self.stages: dict[int, tuple[int, ...]] = {}  # entertainers' cells, with their dotted cells
        self.stones: dict[int, int] = {}  # cells, with their owners
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.held: list[list[int]] = [[] for _ in range(players)]
        self.performances: list[int] = []
        self.points: list[int] = [10] * players
        self.penguins = list(range(64))
        self.entertainers = list(range(16))
        self.face_up = -1
        self.turn = -1
        self.step = "starter"  # what is decided next
        self.open: list[int] = []
        self.rooms: list[int] = []

    def current_player(self) -> int:
        """Who decides."""
        if self.step in ("place", "stone", "perform", "entertain"):
            return self.turn
        return TERMINAL if self.step == "over" else CHANCE

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.step == "over"

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The starter, a form of show, or any card of a pile."""
        if self.step == "starter":
            left = list(range(self.players))
        elif self.step == "performance":
            left = [form for form in range(4) if form not in self.performances]
        else:
            left = self.penguins if self.step in ("hand", "draw") else self.entertainers
        chance = 1 / len(left)
        return [(outcome, chance) for outcome in left]

    def _legal_actions(self, _player: int) -> list[int]:
        if self.step == "place":
            return self._places()
        if self.step == "stone":
            return self._stones()
        if self.step == "perform":
            return [PERFORM + cell for cell in self._ready()]
        return self.rooms

    def _apply_action(self, action: int) -> None:
        if self.step == "place":
            self._place(action)
        elif self.step == "stone":
            if action != STAY:
                source, target = divmod(action - STONE, CELLS)
                if source:
                    del self.stones[source - 1]
                self.stones[target] = self.turn
            self._shows()
        elif self.step == "perform":
            self._perform(action - PERFORM)
        elif self.step == "entertain":
            cell, turned = divmod(action - ENTERTAIN, 2)
            self._lay(cell, self.face_up, turned)
            self.face_up = -1
            if self.entertainers:
                self.step = "turn-up"
            else:
                self._shows()
        else:
            self._chance(action)

    def _chance(self, outcome: int) -> None:
        if self.step == "starter":
            self.turn = outcome
            self.step = "performance"
        elif self.step == "performance":
            self.performances.append(outcome)
            if len(self.performances) == self.players:
                self.step = "entertainer"
        elif self.step == "entertainer":
            self.entertainers.remove(outcome)
            if len(self.stages) < len(self.start):
                self._lay(self.start[len(self.stages)], outcome, 0)
            else:
                self.face_up = outcome
                self.step = "hand"
        elif self.step == "turn-up":
            self.entertainers.remove(outcome)
            self.face_up = outcome
            self._shows()
        else:
            self.penguins.remove(outcome)
            self._deal(outcome)

    def _deal(self, penguin: int) -> None:
        if self.step == "hand":
            self.hands[(63 - len(self.penguins)) // 4].append(penguin)
            if len(self.penguins) > 64 - 4 * self.players:
                return
        else:
            self.hands[self.turn].append(penguin)
            self.turn = (self.turn + 1) % self.players
        board = self.board
        self.open = sorted({near for cell in self.stages for near in NEAR[cell] if not board[near]})
        if self.open:
            self.step = "place"
        else:
            self._end()

    def _lay(self, cell: int, card: int, turned: int) -> None:
        self.board[cell] = ENTERTAINER + card
        self.stages[cell] = DOTTED[card][turned][cell]

    def _penalty(self, penguin: int, cell: int) -> int:
        kin, due = penguin // 16, 0
        for near in NEAR[cell]:
            other = self.board[near] - PENGUIN
            if 0 <= other < 64 and other // 16 == kin:
                due += other % 4 + 2
        return due

    def _places(self) -> list[int]:
        held = sorted(self.held[self.turn])
        actions = []
        for penguin in sorted(self.hands[self.turn]):
            for cell in self.open:
                action = (penguin * CELLS + cell) * 17
                actions.append(action)
                if held and self._penalty(penguin, cell):
                    actions += [action + card + 1 for card in held]
        return actions

    def _stones(self) -> list[int]:
        targets = [c for c, card in enumerate(self.board) if 0 < card < ENTERTAINER and c not in self.stones]
        sources = sorted(cell + 1 for cell, seat in self.stones.items() if seat == self.turn)
        if len(sources) < 3:
            sources.insert(0, 0)
        return [STAY] + [STONE + source * CELLS + target for source in sources for target in targets]

    def _ready(self) -> list[int]:
        board = self.board
        return sorted(cell for cell, dotted in self.stages.items() if all(board[near] for near in dotted))

    def _place(self, action: int) -> None:
        place, given = divmod(action, 17)
        penguin, cell = divmod(place, CELLS)
        if given:
            self.held[self.turn].remove(given - 1)
        else:
            self.points[self.turn] -= self._penalty(penguin, cell)
        self.hands[self.turn].remove(penguin)
        self.board[cell] = PENGUIN + penguin
        self.step = "stone"

    def _shows(self) -> None:
        ready = self._ready()
        if len(ready) > 1:
            self.step = "perform"
        elif ready:
            self._perform(ready[0])
        elif self.penguins:
            self.step = "draw"
        else:
            self._end()

    def _perform(self, cell: int) -> None:
        card = self.board[cell] - ENTERTAINER
        gains = [0] * self.players
        for near in NEAR[cell]:
            if near in self.stones:
                penguin = self.board[near] - PENGUIN
                if penguin // 16 == card // 4 or penguin // 4 % 4 == card % 4:
                    gains[self.stones[near]] += penguin % 4 + 2
        above = [gain for gain in gains if gain]
        if above and above.count(min(above)) == 1:
            self.held[gains.index(min(above))].append(card)
        self.points = [points + gain for points, gain in zip(self.points, gains, strict=True)]
        self.board[cell] = CURTAIN
        del self.stages[cell]
        self.rooms = self._rooms() if self.face_up >= 0 else []
        if self.rooms:
            self.step = "entertain"
        else:
            self._end()

    def _rooms(self) -> list[int]:
        board = self.board
        barred = set()
        for dotted in self.stages.values():
            free = [near for near in dotted if not board[near]]
            if len(free) == 1:
                barred.add(free[0])
        rooms = []
        for cell, card in enumerate(board):
            if card or cell in barred or not any(board[near] for near in NEAR[cell]):
                continue
            for turned, by_cell in enumerate(DOTTED[self.face_up]):
                if not all(board[near] for near in by_cell[cell]):
                    rooms.append(ENTERTAIN + cell * 2 + turned)
        return rooms

    def _end(self) -> None:
        self.step = "over"
        for seat, cards in enumerate(self.held):
            self.points[seat] += 2 * sum(card % 4 == self.performances[seat] for card in cards)
        for animal in range(4):
            counts = [sum(card // 4 == animal for card in cards) for cards in self.held]
            most = max(counts)
            for seat, count in enumerate(counts):
                if most and count == most:
                    self.points[seat] += 5 if counts.count(most) == 1 else 3

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(action)

    def returns(self) -> list[float]:
        """The points, bonuses included."""
        return [float(points) for points in self.points] if self.is_terminal() else [0.0] * self.players

    def __str__(self) -> str:
        return f"{self.board} {self.stones} {self.hands} {self.held} {self.points}"
