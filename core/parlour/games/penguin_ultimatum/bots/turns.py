"""Every turn that a seat could take now, with its value: a placement and the stone move after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from parlour.games.penguin_ultimatum.bots.outlook import GAINS, Outlook
from parlour.games.penguin_ultimatum.cards import FAMILY, HAS_FUN, VALUE
from parlour.games.penguin_ultimatum.cells import AROUND
from parlour.games.penguin_ultimatum.moves import NOTHING, PLACES, STAY, STONES, SUPPLY, Place, Stay, Stone

NO_STONE = -1
"""A source of no stone."""

Points = tuple[int, ...]
"""What a penguin with a stone brings by entertainer, in the order of `Outlook.stages`."""


class Turn(NamedTuple):
    """A placement and the stone move after it, by numbers as in the moves; `source` may be NO_STONE. `value`
    is of the iceberg afterwards, less what the placement costs.
    """

    value: float
    penguin: int
    cell: int
    given: int
    source: int
    target: int

    def moves(self) -> tuple[Place, Stone | Stay]:
        """The two moves."""
        return PLACES[self.penguin][self.given][self.cell], stone_move(self.source, self.target)


def stone_move(source: int, target: int) -> Stone | Stay:
    """The move of a stone, or of none (NO_STONE)."""
    return STAY if source == NO_STONE else STONES[source][target]


def turns(outlook: Outlook, hand: Sequence[int], supply: int, stones: Sequence[int]) -> list[Turn]:
    """In a fixed order every placement, paid for as cheaply as can be, with the best stone move among the
    penguins that lie there already, and with the best stone for the new penguin, if it has fun there.
    """
    stages, worth, kin = outlook.stages, outlook.worth, outlook.board.kin
    missing = [stage.missing for stage in stages]
    sources = _sources(outlook, supply, stones)
    moves = _stone_moves(outlook, sources)
    loss, cheapest = min(
        ((outlook.card_lost(card), card) for card in outlook.cards[outlook.seat]), default=(0.0, NOTHING)
    )
    nothing = (0,) * len(stages)
    best: dict[tuple[int, Points], tuple[float, int, int]] = {}
    found: list[Turn] = []
    for cell in outlook.board.places:
        beside, after, pattern, room = _seated(outlook, missing, cell)
        if (pattern, nothing) not in best:
            best[pattern, nothing] = _best_stone(outlook, moves, after)
        kept = best[pattern, nothing]
        for penguin in hand:
            number = VALUE[penguin]
            cost, given = worth.kin * kin[FAMILY[penguin]][cell], NOTHING
            if cost > loss and cheapest != NOTHING:  # PU-12
                cost, given = loss, cheapest
            cost += room
            points = [0] * len(stages)
            for place in beside:
                if HAS_FUN[stages[place].card][penguin]:
                    points[place] = number
                    cost -= worth.bare[after[place]] * number
            found.append(Turn(kept[0] - cost, penguin, cell, given, kept[1], kept[2]))
            new = tuple(points)
            if new == nothing or not sources:
                continue
            if (pattern, new) not in best:
                changes = [
                    (tuple([gain - loss for gain, loss in zip(new, taken, strict=True)]), source, NO_STONE)
                    for source, taken in sources
                ]
                best[pattern, new] = _best_stone(outlook, changes, after)
            value, source, _ = best[pattern, new]
            found.append(Turn(value - cost, penguin, cell, given, source, cell))
    return found


def _seated(outlook: Outlook, missing: Sequence[int], cell: int) -> tuple[list[int], list[int], int, float]:
    """Of a penguin on this cell: the entertainers beside it, what each of all misses then, those with a dot
    there as bits, and what the free cell was worth.
    """
    index, dots, free = outlook.index, outlook.board.dots, outlook.worth.open
    beside, after, pattern, room = [], list(missing), 0, 0.0
    for near, bit in AROUND[cell]:
        if near in index:
            place = index[near]
            beside.append(place)
            if dots[near] & bit:
                after[place] -= 1
                pattern |= 1 << place
            room += free[after[place]]
    return beside, after, pattern, room


def stone_values(outlook: Outlook, supply: int, stones: Sequence[int]) -> list[tuple[float, Stone | Stay]]:
    """The stone moves that differ in value (PU-13), with what the iceberg is worth after them."""
    missing = [stage.missing for stage in outlook.stages]
    moves = _stone_moves(outlook, _sources(outlook, supply, stones))
    return [(_best_stone(outlook, [move], missing)[0], stone_move(*move[1:])) for move in moves]


def _best_stone(
    outlook: Outlook, moves: Sequence[tuple[Points, int, int]], missing: Sequence[int]
) -> tuple[float, int, int]:
    """The best of these changes of points, with its value, when the entertainers miss so many cells."""
    seat, stage_value = outlook.seat, outlook.stage_value
    known = [
        (stage, stage.values, left * GAINS + stage.gains[seat], left)
        for stage, left in zip(outlook.stages, missing, strict=True)
    ]
    best, best_move = 0.0, None
    for move in moves:
        value = 0.0
        for (stage, values, key, left), change in zip(known, move[0], strict=True):
            more = values.get(key + change)
            value += stage_value(stage, left, stage.gains[seat] + change) if more is None else more
        if best_move is None or value > best:
            best, best_move = value, move
    assert best_move is not None  # there is always a move
    return best, best_move[1], best_move[2]


def _points(outlook: Outlook, cell: int) -> Points:
    points = [0] * len(outlook.stages)
    for place, value in outlook.fun.get(cell, ()):
        points[place] = value
    return tuple(points)


def _sources(outlook: Outlook, supply: int, stones: Sequence[int]) -> list[tuple[int, Points]]:
    """Where a stone may come from, with what it brings there: one for each amount, supply first."""
    nothing = (0,) * len(outlook.stages)
    found = {nothing: SUPPLY} if supply else {}
    for cell in stones:
        found.setdefault(_points(outlook, cell), cell)
    return [(source, points) for points, source in found.items()]


def _stone_moves(outlook: Outlook, sources: Sequence[tuple[int, Points]]) -> list[tuple[Points, int, int]]:
    """The stone moves among penguins that lie there: one for each change of points, `stay` first."""
    nothing = (0,) * len(outlook.stages)
    targets: dict[Points, int] = {}
    for cell in outlook.board.bare:
        targets.setdefault(_points(outlook, cell) if cell in outlook.fun else nothing, cell)
    found = {nothing: (NO_STONE, NO_STONE)}
    for source, taken in sources:
        for points, target in targets.items():
            change = tuple([new - old for new, old in zip(points, taken, strict=True)])
            found.setdefault(change, (source, target))
    return [(change, *stone) for change, stone in found.items()]
