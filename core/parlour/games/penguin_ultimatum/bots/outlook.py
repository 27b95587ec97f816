"""What the iceberg is worth to one seat, worked out from a few numbers of each entertainer.

A turn changes two things of an entertainer: how many dotted cells it misses, and how many points this
seat's stones would bring there. The value of an entertainer is worked out once for each such pair that
occurs (`Outlook.stage_value`), so the value of a turn is a few look-ups instead of a board.

Values are floats made with + − × ÷ only, added one by one, so that they are the same in every Python.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.penguin_ultimatum.board import NOBODY, UPRIGHT, Board
from parlour.games.penguin_ultimatum.bots.worth import Worth
from parlour.games.penguin_ultimatum.cards import ANIMAL, HAS_FUN, SHOWN_FORM, VALUE
from parlour.games.penguin_ultimatum.cells import AROUND

GAINS = 64
"""More than any seat can get by one performance (PU-16)."""


class Stage:
    """An entertainer as one seat sees it. `gains`: points that it would bring by seat; `bare`: points of
    penguins that would have fun, had they a stone; `open`: free cells beside it; `low`: the fewest points
    above zero of another seat; `taker`: who alone has these (PU-17).
    """

    __slots__ = ("bare", "card", "gains", "low", "missing", "open", "taker", "values")

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
        self.won: dict[int, float] = {}
        self.counts = [[0] * self.seats for _ in range(4)]
        for holder, held in enumerate(cards):
            for card in held:
                self.counts[ANIMAL[card]][holder] += 1
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
        worth, seat, seats = self.worth, self.seat, self.seats
        gains = stage.gains
        value = worth.own[missing] * own + worth.stage[missing] + worth.open[missing] * stage.open
        value += worth.bare[missing] * (stage.bare + gains[seat] - own)
        if stage.low:
            for distance, shares in enumerate(worth.rivals, start=1):
                gain = gains[(seat + distance) % seats]
                if gain:
                    value -= shares[missing] * gain
        if own and (not stage.low or own < stage.low):
            value += self._taken(seat, stage.card, missing)
        elif own != stage.low and stage.taker is not None:
            value += self._taken(stage.taker, stage.card, missing)
        values[key] = value
        return value

    def _taken(self, taker: int, card: int, missing: int) -> float:
        """What it is worth to this seat that a seat would take a card (PU-17)."""
        key = card * self.seats + taker
        if key not in self.won:
            self.won[key] = self._bonus_change(taker, card, 1)
        sign = 1.0 if taker == self.seat else -1.0 / (self.seats - 1)
        return self.worth.take[missing] * sign + self.worth.bonus[missing] * self.won[key]

    def card_lost(self, card: int) -> float:
        """What this seat loses by giving up a card (PU-12)."""
        return self.worth.take[0] - self.worth.bonus[0] * self._bonus_change(self.seat, card, -1)

    def _bonus_change(self, seat: int, card: int, change: int) -> float:
        """How much better this seat's bonuses become, against the others' mean, when a seat holds one card
        more (or less) of this kind (PU-30, PU-31).
        """
        counts = self.counts[ANIMAL[card]]
        after = counts[:]
        after[seat] += change
        gained = [new - old for new, old in zip(majority(after), majority(counts), strict=True)]
        if self.forms[seat] == SHOWN_FORM[card]:
            gained[seat] += 2 * change
        return self._margin(gained)

    def _margin(self, points: Sequence[int]) -> float:
        """This seat's points less the others' mean."""
        own = points[self.seat]
        return own - (sum(points) - own) / (self.seats - 1)

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
        value = self.value() + self._margin(totals)
        return value + self.worth.take[0] * self._margin(held) + self.worth.bonus[0] * self._margin(bonus)

    def entertain_values(self, card: int) -> list[tuple[float, int, bool]]:
        """Where the new entertainer may lie and whether turned (PU-19), with the iceberg's worth then."""
        board = self.board
        holds = board.holds
        base = self.value()
        looked, change = -1, 0.0
        stage: Stage | None = None
        found = []
        for cell, turned in board.rooms(card):
            if cell != looked or stage is None:
                looked = cell
                stage, change = self._new_stage(card, cell)
            missing = 0
            for distance in board.tables.dots[card + 16 * turned][1]:
                if not holds[cell + distance]:
                    missing += 1
            found.append(
                (base + change + self.stage_value(stage, missing, stage.gains[self.seat]), cell, turned)
            )
        return found

    def _new_stage(self, card: int, cell: int) -> tuple[Stage, float]:
        """A new entertainer on a free cell, and what it changes at the others."""
        board, index = self.board, self.index
        holds, owner, dots = board.holds, board.owner, board.dots
        has_fun = HAS_FUN[card]
        gains = [0] * self.seats
        bare = free = 0
        change = 0.0
        for near, bit in AROUND[cell]:
            held = holds[near]
            if not held:
                free += 1
            elif held < UPRIGHT:
                if has_fun[held - 1]:
                    if owner[near] == NOBODY:
                        bare += VALUE[held - 1]
                    else:
                        gains[owner[near]] += VALUE[held - 1]
            elif near in index:
                other = self.stages[index[near]]
                missing, own = other.missing, other.gains[self.seat]
                if dots[near] & bit:
                    change += self.stage_value(other, missing - 1, own) - self.stage_value(
                        other, missing, own
                    )
                    missing -= 1
                change -= self.worth.open[missing]
        return Stage(card, 0, gains, bare, free, self.seat), change


def majority(counts: Sequence[int]) -> list[int]:
    """PU-31: points for most cards of one colour, by seat."""
    most = max(counts)
    if not most:
        return [0] * len(counts)
    points = 5 if counts.count(most) == 1 else 3
    return [points if count == most else 0 for count in counts]
