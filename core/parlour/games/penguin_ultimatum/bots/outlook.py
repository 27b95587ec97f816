"""What the iceberg is worth to one seat, worked out from a few numbers of each entertainer.

A turn changes two things of an entertainer: how many dotted cells it misses, and how many points this
seat's stones would bring there. The value of an entertainer is worked out once for each such pair that
occurs (`Outlook.stage_value`), so the value of a turn is a few look-ups instead of a board.

Values are floats made with + − × ÷ only, added one by one, so that they are the same in every Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from parlour.games.penguin_ultimatum.board import FREE, NOBODY, UPRIGHT, Board
from parlour.games.penguin_ultimatum.bots.worth import MOST, Worth
from parlour.games.penguin_ultimatum.cards import ANIMAL, ANIMALS, HAS_FUN, SHOWN_FORM, VALUE
from parlour.games.penguin_ultimatum.cells import AROUND, FULL_TURN

GAINS = 64
"""More than any seat can get by one performance (PU-16)."""


Row = tuple[float, float, float, float]
"""Of an entertainer that misses so many cells: its value without points of this seat, how much each of these
adds, and what it adds that this seat, or another one, takes the card.
"""


class Stage:
    """An entertainer as one seat sees it. `gains`: points that it would bring by seat; `bare`: points of
    penguins that would have fun, had they a stone; `open`: free cells beside it; `low`: the fewest points
    above zero of another seat; `taker`: who alone has these (PU-17).
    """

    __slots__ = ("bare", "card", "gains", "low", "missing", "open", "rows", "taker", "values")

    def __init__(self, card: int, missing: int, gains: list[int], bare: int, free: int, seat: int) -> None:
        self.card = card
        self.missing = missing
        self.gains = gains
        self.bare = bare
        self.open = free
        self.low = 0
        self.taker: int | None = None
        for other, gain in enumerate(gains):
            if gain and other != seat:
                if not self.low or gain < self.low:
                    self.low, self.taker = gain, other
                elif gain == self.low:
                    self.taker = None
        self.rows: list[Row | None] = [None] * (MOST + 1)
        self.values: dict[int, float] = {}


class Outlook:
    """A board as a seat sees it. `cards[seat]`: numbers of the cards held; `forms[seat]`: the place of the
    form of the performance card; `fun`: by cell of a penguin, at which entertainers it has fun (places in
    `stages`), with its number; `index`: places in `stages` by cell.
    """

    __slots__ = (
        "board",
        "cards",
        "counts",
        "forms",
        "fun",
        "index",
        "seat",
        "seats",
        "stages",
        "won",
        "worth",
    )

    def __init__(
        self, board: Board, seat: int, cards: Sequence[Sequence[int]], forms: Sequence[int], worth: Worth
    ) -> None:
        self.board = board
        self.seat = seat
        self.seats = len(cards)
        self.cards = cards
        self.forms = forms
        self.worth = worth
        counts = [[0] * self.seats for _ in ANIMALS]
        for holder, held in enumerate(cards):
            for card in held:
                counts[ANIMAL[card]][holder] += 1
        self.counts = [tuple(animal) for animal in counts]
        self.index = {cell: place for place, cell in enumerate(board.stages)}
        self.fun: dict[int, list[tuple[int, int]]] = {}
        self.stages = [self._look(place, cell) for place, cell in enumerate(board.stages)]

    def _look(self, place: int, cell: int) -> Stage:
        board, fun = self.board, self.fun
        holds, owner = board.holds, board.owner
        card = (holds[cell] - UPRIGHT) % 16
        has_fun = HAS_FUN[card]
        gains = [0] * self.seats
        bare = free = 0
        for near, _ in AROUND[cell]:
            held = holds[near]
            if not held:
                free += 1
            elif held < UPRIGHT and has_fun[held - 1]:
                value = VALUE[held - 1]
                seat = owner[near]
                if seat == NOBODY:
                    bare += value
                else:
                    gains[seat] += value
                if near in fun:
                    fun[near].append((place, value))
                else:
                    fun[near] = [(place, value)]
        return Stage(card, board.missing[cell], gains, bare, free, self.seat)

    def stage_value(self, stage: Stage, missing: int, own: int) -> float:
        """What an entertainer is worth when it misses so many cells and brings this seat so many points."""
        key = missing * GAINS + own
        values = stage.values
        if key in values:
            return values[key]
        base, slope, taken, lost = stage.rows[missing] or self._row(stage, missing)
        value = base + slope * own
        if not own:
            value += lost
        elif not stage.low or own < stage.low:
            value += taken
        elif own != stage.low:
            value += lost
        values[key] = value
        return value

    def _row(self, stage: Stage, missing: int) -> Row:
        """What the values of an entertainer that misses so many cells are made of."""
        worth, seat, seats, gains = self.worth, self.seat, self.seats, stage.gains
        slope = worth.own[missing] - worth.bare[missing]
        base = worth.stage[missing] + worth.open[missing] * stage.open
        base += worth.bare[missing] * (stage.bare + gains[seat])
        if stage.low:
            for distance, shares in enumerate(worth.rivals, start=1):
                base -= shares[missing] * gains[(seat + distance) % seats]
        lost = 0.0 if stage.taker is None else self._taken(stage.taker, stage.card, missing)
        row = base, slope, self._taken(seat, stage.card, missing), lost
        stage.rows[missing] = row
        return row

    def taker_of(self, stage: Stage, own: int) -> int | None:
        """PU-17: who takes the card of an entertainer that brings this seat so many points."""
        if own and (not stage.low or own < stage.low):
            return self.seat
        return None if own == stage.low else stage.taker

    def _taken(self, taker: int, card: int, missing: int) -> float:
        """What it is worth to this seat that a seat would take a card (PU-17)."""
        worth = self.worth
        sign = 1.0 if taker == self.seat else -1.0 / (self.seats - 1)
        return worth.take[missing] * sign + worth.bonus[missing] * self.bonus_change(taker, card, 1)

    def card_lost(self, card: int) -> float:
        """What this seat loses by giving up a card (PU-12)."""
        return self.worth.take[0] - self.worth.bonus[0] * self.bonus_change(self.seat, card, -1)

    def bonus_change(self, holder: int, card: int, change: int) -> float:
        """How much better this seat's bonuses become, against the others' mean, when a seat holds one card
        more (or less) of this kind (PU-30, PU-31).
        """
        better = majority_change(self.counts[ANIMAL[card]], holder, change, self.seat)
        if self.forms[holder] == SHOWN_FORM[card]:
            better += 2 * change * (1.0 if holder == self.seat else -1.0 / (self.seats - 1))
        return better

    def value(self) -> float:
        """What is on the iceberg is worth as it lies."""
        total = 0.0
        for stage in self.stages:
            total += self.stage_value(stage, stage.missing, stage.gains[self.seat])
        return total

    def margin(self, totals: Sequence[int]) -> float:
        """How many points this seat will be ahead of the others' mean at the end, by this judgement."""
        held = [len(cards) for cards in self.cards]
        bonus = [
            2 * sum(SHOWN_FORM[card] == form for card in cards)
            for cards, form in zip(self.cards, self.forms, strict=True)
        ]
        for counts in self.counts:
            for seat, points in enumerate(majority(counts)):
                bonus[seat] += points
        value = self.value() + ahead(totals, self.seat)
        return (
            value
            + self.worth.take[0] * ahead(held, self.seat)
            + self.worth.bonus[0] * ahead(bonus, self.seat)
        )

    def entertain_values(self, card: int) -> list[tuple[float, int, bool]]:
        """Where the new entertainer may lie and whether turned (PU-19), with the iceberg's worth then."""
        board = self.board
        holds, base = board.holds, self.value()
        audiences, changes = self._audiences(card), self._changes()
        lonely: dict[int, Stage] = {}  # without an audience, by free cells beside it
        looked, stage, change = -1, None, 0.0
        found = []
        for cell, turned in board.rooms(card):
            if cell != looked or stage is None:
                looked, change = cell, changes.get(cell, 0.0)
                free = 0
                for near, _ in AROUND[cell]:
                    if not holds[near]:
                        free += 1
                if cell in audiences:
                    bare, *gains = audiences[cell]
                    stage = Stage(card, 0, gains, bare, free, self.seat)
                elif free in lonely:
                    stage = lonely[free]
                else:
                    stage = lonely[free] = Stage(card, 0, [0] * self.seats, 0, free, self.seat)
            missing = 0
            for distance in board.tables.dots[card + 16 * turned][1]:
                if not holds[cell + distance]:
                    missing += 1
            value = base + change + self.stage_value(stage, missing, stage.gains[self.seat])
            found.append((value, cell, turned))
        return found

    def _audiences(self, card: int) -> dict[int, list[int]]:
        """By free cell where an entertainer would have one: points of bare penguins, then of the seats."""
        holds, owner, has_fun = self.board.holds, self.board.owner, HAS_FUN[card]
        found: dict[int, list[int]] = {}
        for cell in self.board.iceberg.cells:
            held = holds[cell]
            if FREE < held < UPRIGHT and has_fun[held - 1]:
                value, seat = VALUE[held - 1], owner[cell]
                place = 0 if seat == NOBODY else 1 + seat
                for near, _ in AROUND[cell]:
                    if not holds[near]:
                        if near not in found:
                            found[near] = [0] * (self.seats + 1)
                        found[near][place] += value
        return found

    def _changes(self) -> dict[int, float]:
        """By free cell beside entertainers: how their value changes when something is laid there."""
        board = self.board
        holds, dots, free = board.holds, board.dots, self.worth.open
        found: dict[int, float] = {}
        for cell, place in self.index.items():
            stage = self.stages[place]
            missing, own = stage.missing, stage.gains[self.seat]
            away = nearer = -free[missing]
            if missing:
                nearer = self.stage_value(stage, missing - 1, own) - self.stage_value(stage, missing, own)
                nearer -= free[missing - 1]
            for near, bit in AROUND[cell]:
                if not holds[near]:
                    towards = 1 << FULL_TURN - (bit.bit_length() - 1)
                    found[near] = found.get(near, 0.0) + (nearer if dots[cell] & towards else away)
        return found


@cache
def majority_change(counts: tuple[int, ...], holder: int, change: int, seat: int) -> float:
    """How far a seat gets ahead by PU-31 when a seat holds one card more (or less) of a colour."""
    after = [count + change * (other == holder) for other, count in enumerate(counts)]
    return ahead(majority(after), seat) - ahead(majority(counts), seat)


def ahead(points: Sequence[int], seat: int) -> float:
    """A seat's points less the mean of the others'."""
    own = points[seat]
    return own - (sum(points) - own) / (len(points) - 1)


def majority(counts: Sequence[int]) -> list[int]:
    """PU-31: points for most cards of one colour, by seat."""
    most = max(counts)
    if not most:
        return [0] * len(counts)
    points = 5 if counts.count(most) == 1 else 3
    return [points if count == most else 0 for count in counts]
