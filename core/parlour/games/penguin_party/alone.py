"""The end of a round, when one player goes on alone (PP-9): nothing hidden matters, so it can be solved."""

from __future__ import annotations

from parlour.games.penguin_party.cards import Move
from parlour.games.penguin_party.state import PenguinPartyState


class _TooLong(Exception):
    """More positions than the limit."""


def is_alone(state: PenguinPartyState) -> bool:
    """Whether the seat on turn is the only one that still plays."""
    return sum(state.playing) == 1 and bool(state.legal)


def cards_stuck(state: PenguinPartyState, limit: int) -> dict[Move, int] | None:
    """For every move of the last player how many cards it keeps at best; None if that takes more than `limit`
    positions.
    """
    known: dict[bytes, int] = {}

    def fewest(state: PenguinPartyState) -> int:
        key = bytes(state.board)
        if key in known:
            return known[key]
        if len(known) >= limit:
            raise _TooLong
        best = state.left[state.turn]
        known[key] = best  # for the limit; nothing comes back to the same board
        for move in state.legal:
            best = min(best, fewest(state.after(move)))
            if best == 0:
                break
        known[key] = best
        return best

    try:
        return {move: fewest(state.after(move)) for move in state.legal}
    except _TooLong:
        return None
