"""The last trick of two players: everybody who has counted knows all four cards, so it can be played out."""

from __future__ import annotations

from parlour.bots import Weighed
from parlour.games.blue_penguin.bots.chances import share
from parlour.games.blue_penguin.state import BluePenguinState


def open_end(state: BluePenguinState) -> tuple[Weighed[int], ...]:
    """What each card of the seat on turn brings when both play their best from here, best first."""
    seat = state.turn
    found = [Weighed(move, *_best(state.after(move), seat)[::-1]) for move in state.moves()]
    return tuple(sorted(found, key=lambda item: (-item.share, -item.points, item.move)))


def _best(state: BluePenguinState, seat: int) -> tuple[float, float]:
    """Share of the win and points of a seat, when it wants most of them and the other least."""
    moves = state.moves()
    if not moves:
        return share(state.totals, seat, 0, state.seats), float(state.totals[seat])
    ends = [_best(state.after(move), seat) for move in moves]
    return max(ends) if state.turn == seat else min(ends)
