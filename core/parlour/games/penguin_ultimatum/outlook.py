"""What a move would bring as the stones lie: shows that it makes ready, and fun to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.game import note
from parlour.games.penguin_ultimatum.board import Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINERS, HAS_FUN, PENGUINS, VALUE
from parlour.games.penguin_ultimatum.cells import AROUND, cell_name
from parlour.games.penguin_ultimatum.scoring import taker
from parlour.picture import Note


def place_brings(board: Board, seat: int, penguin: int, cell: int) -> Iterator[Note]:
    """Which shows a penguin there would make ready (PU-14), who would get what by them (PU-16), and whose
    show it would enjoy.
    """
    ready = [near for near, bit in AROUND[cell] if board.dots[near] & bit and board.missing[near] == 1]
    if ready:
        own = sum(own_points(board, stage, seat) for stage in ready)
        yield note("reason-ready", cards=codes_of(board, ready), value=own)
        owners = {owner for stage in ready for _, owner, _ in board.audience(stage)} - {seat}
        for owner in sorted(owners):
            yield note("note-gain", seat=owner, value=sum(own_points(board, stage, owner) for stage in ready))
    amused = amused_at(board, penguin, cell)
    if amused:
        yield note("reason-fun", card=PENGUINS[penguin], cards=codes_of(board, amused), value=VALUE[penguin])


def stone_brings(board: Board, target: int) -> Iterator[Note]:
    """What the guest would bring, now and later (PU-16)."""
    penguin = board.holds[target] - 1
    amused = amused_at(board, penguin, target)
    facts: dict[str, str | int] = {
        "card": PENGUINS[penguin],
        "cell": cell_name(target),
        "value": VALUE[penguin],
    }
    now = [stage for stage in amused if stage in board.ready]
    later = [stage for stage in amused if stage not in board.ready]
    if now:
        yield note("reason-guest-now", cards=codes_of(board, now), **facts)
    if later:
        yield note("reason-guest", cards=codes_of(board, later), **facts)


def amused_at(board: Board, penguin: int, cell: int) -> list[int]:
    """The entertainers beside a cell at whose show a penguin would have fun there (PU-16)."""
    near = [near for near, _ in AROUND[cell] if board.is_entertainer(near)]
    return [stage for stage in near if HAS_FUN[board.entertainer_at(stage)][penguin]]


def own_points(board: Board, stage: int, seat: int) -> int:
    """What an entertainer brings a seat as the stones lie."""
    return sum(points for _, owner, points in board.audience(stage) if owner == seat)


def taker_of(board: Board, stage: int, seats: int) -> int | None:
    """Who takes the entertainer as the stones lie (PU-17)."""
    gains = [0] * seats
    for _, owner, points in board.audience(stage):
        gains[owner] += points
    return taker(gains)


def codes_of(board: Board, stages: Sequence[int]) -> tuple[str, ...]:
    """The codes of the entertainers of some cells."""
    return tuple(ENTERTAINERS[board.entertainer_at(stage)] for stage in stages)
