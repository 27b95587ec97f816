"""Why a seat might make a move, in facts that its view shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from parlour.game import note
from parlour.games.penguin_ultimatum.board import Board
from parlour.games.penguin_ultimatum.cards import (
    ENTERTAINER,
    ENTERTAINERS,
    FAMILY,
    HAS_FUN,
    PENGUINS,
    VALUE,
)
from parlour.games.penguin_ultimatum.cells import AROUND, cell_name
from parlour.games.penguin_ultimatum.moves import (
    NOTHING,
    SUPPLY,
    Entertain,
    Move,
    Perform,
    Place,
    Stone,
)
from parlour.games.penguin_ultimatum.outlook import amused_at, codes_of, own_points, taker_of
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView
from parlour.picture import Note

MOST = 3
"""So many reasons at most."""


def reasons(view: PenguinUltimatumView, move: Move) -> tuple[Note, ...]:
    """Why the seat might make this move, the weightiest reason first."""
    if move not in view.moves or view.seat is None:
        return ()
    board, seat = view.board(), view.seat
    if isinstance(move, Place):
        found = _place(board, seat, move)
    elif isinstance(move, Perform):
        found = _perform(board, seat, move.cell, view)
    elif isinstance(move, Entertain):
        found = _entertain(board, seat, move, view)
    else:
        found = _stone(board, seat, move, view)
    return tuple(islice(found, MOST))


def _place(board: Board, seat: int, move: Place) -> Iterator[Note]:
    penguin, cell = move.penguin, move.cell
    due = board.kin[FAMILY[penguin]][cell]
    awaiting = [near for near, bit in AROUND[cell] if board.dots[near] & bit]
    board.put_penguin(cell, penguin)
    ready = [stage for stage in awaiting if stage in board.ready]
    if ready:  # PU-14
        own = sum(own_points(board, stage, seat) for stage in ready)
        yield note("reason-ready", cards=codes_of(board, ready), value=own)
    amused = amused_at(board, penguin, cell)
    if amused:  # PU-16
        yield note("reason-fun", card=PENGUINS[penguin], cards=codes_of(board, amused), value=VALUE[penguin])
    if move.given != NOTHING:  # PU-12
        yield note("reason-saves", card=ENTERTAINERS[move.given], value=due)
    waiting = [stage for stage in awaiting if stage not in ready]
    if waiting:
        yield note("reason-fills", cell=cell_name(cell), cards=codes_of(board, waiting))
    if not due:  # PU-11
        yield note("reason-no-kin", card=PENGUINS[penguin])


def _stone(board: Board, seat: int, move: Move, view: PenguinUltimatumView) -> Iterator[Note]:
    if not isinstance(move, Stone):
        value = sum(own_points(board, stage, seat) for stage in board.stages)
        if value:
            yield note("reason-stay", value=value)
        if not any(amused_at(board, board.holds[cell] - 1, cell) for cell in board.bare):
            yield note("reason-nobody-bare")
        return
    penguin = board.holds[move.target] - 1
    idle = move.source != SUPPLY and not amused_at(board, board.holds[move.source] - 1, move.source)
    if move.source != SUPPLY:
        board.take_stone(move.source)
    board.put_stone(move.target, seat)
    amused = amused_at(board, penguin, move.target)
    now = [stage for stage in amused if stage in board.ready]
    later = [stage for stage in amused if stage not in board.ready]
    facts: dict[str, str | int] = {
        "card": PENGUINS[penguin],
        "cell": cell_name(move.target),
        "value": VALUE[penguin],
    }
    if now:
        yield note("reason-guest-now", cards=codes_of(board, now), **facts)
    taken = [stage for stage in board.ready if taker_of(board, stage, view.setup.seats) == seat]
    if taken:  # PU-17
        yield note("reason-takes", cards=codes_of(board, taken))
    if later:
        yield note("reason-guest", cards=codes_of(board, later), **facts)
    if idle:
        yield note("reason-idle", cell=cell_name(move.source))
    elif move.source == SUPPLY:
        yield note("reason-supply", left=view.supply[seat])


def _perform(board: Board, seat: int, cell: int, view: PenguinUltimatumView) -> Iterator[Note]:
    card = codes_of(board, [cell])[0]
    value = own_points(board, cell, seat)
    others = sum(points for _, owner, points in board.audience(cell) if owner != seat)
    if value:
        yield note("reason-show", card=card, value=value, others=others)
    if taker_of(board, cell, view.setup.seats) == seat:
        yield note("reason-takes", cards=(card,))
    if not view.entertainers_left:  # PU-21
        rest = [stage for stage in sorted(board.ready) if stage != cell]
        yield note("reason-last-show", cards=codes_of(board, rest))
    if not others:
        yield note("reason-show-alone", card=card)


def _entertain(board: Board, seat: int, move: Entertain, view: PenguinUltimatumView) -> Iterator[Note]:
    code = view.next_entertainer
    assert code is not None  # there is one to place
    cell = move.cell
    filled = [near for near, bit in AROUND[cell] if board.dots[near] & bit]
    board.put_entertainer(cell, ENTERTAINER[code], move.turned)
    audience = board.audience(cell)
    value = sum(points for _, owner, points in audience if owner == seat)
    if value:  # PU-16
        yield note("reason-own-guests", card=code, value=value)
    if value and taker_of(board, cell, view.setup.seats) == seat:
        yield note("reason-would-take", card=code)
    if all(owner == seat for _, owner, _ in audience):
        yield note("reason-no-rivals", card=code)
    fit = [penguin for penguin in view.hand if HAS_FUN[ENTERTAINER[code]][penguin]]
    if fit:
        yield note("reason-hand", card=code, hand_cards=tuple(PENGUINS[penguin] for penguin in fit))
    if filled:
        yield note("reason-fills", cell=cell_name(cell), cards=codes_of(board, filled))
    yield note("reason-waits", card=code, count=board.missing[cell])
