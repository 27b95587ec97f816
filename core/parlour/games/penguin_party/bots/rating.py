"""What moves leave behind, fast enough for the inside of a search.

How many open places fit each colour is one number of five fields, FIELD bits each, at most 30 bits in all:
those of the places that a move closes are subtracted, those of the places that it opens are added.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.penguin_party.bots.greedy import BOTTOM, CLOSED, COLOUR_HELD, RIVAL, SHUT
from parlour.games.penguin_party.cards import ANY, CODES, ROW, Move
from parlour.games.penguin_party.state import KINDS, STEP, PenguinPartyState

FIELD = 6
LAST = (1 << FIELD) - 1
SPREAD = tuple(sum(1 << FIELD * kind for kind in range(KINDS) if mask >> kind & 1) for mask in range(ANY + 1))
"""A mask of colours with one for each in its field."""
LOST = (*SHUT, *[SHUT[-1]] * (LAST + 1 - len(SHUT)))
"""By the number of places for a colour, how likely it is to be lost."""
BONUS = CLOSED / RIVAL
OTHERS = (LOST[0] + BONUS, *LOST[1:])
"""The same for a colour that the seat does not hold."""


def rate(state: PenguinPartyState, moves: Sequence[Move]) -> list[float]:
    """Greedy's value of every move for the seat on turn, which here knows what the others hold."""
    board, first = state.board, state.turn * KINDS
    own = state.held[first : first + KINDS]
    weights = _weights(state)
    w0, w1, w2, w3, w4 = weights
    t0, t1, t2, t3, t4 = [LOST if count else OTHERS for count in own]
    total = 0
    for place in state.places:
        total += SPREAD[place & ANY]
    values = []
    for move in moves:
        slot, kind, bit = CODES[move]
        after = total
        if slot < ROW:
            value = BOTTOM
            if _fills(state):
                after -= 2 * SPREAD[ANY]
        else:
            after -= SPREAD[board[slot - ROW] | board[slot - ROW + 1]]
            value = 0.0
        if board[slot - 1]:
            after += SPREAD[bit | board[slot - 1]]
        if board[slot + 1]:
            after += SPREAD[bit | board[slot + 1]]
        value += (
            w0 * t0[after & LAST]
            + w1 * t1[after >> FIELD & LAST]
            + w2 * t2[after >> 2 * FIELD & LAST]
            + w3 * t3[after >> 3 * FIELD & LAST]
            + w4 * t4[after >> 4 * FIELD]
            + LOST[after >> FIELD * kind & LAST]
        )
        if own[kind] == 1:  # and after it none
            value -= COLOUR_HELD
            if not after >> FIELD * kind & LAST:
                value += (weights[kind] + 1) * BONUS
        values.append(value)
    return values


def _fills(state: PenguinPartyState) -> bool:
    """Whether one more card fills the bottom tier (PP-4), and so closes two places."""
    places = state.places
    return len(places) > 1 and places[1] - places[0] == state.bottom * STEP


def _weights(state: PenguinPartyState) -> list[float]:
    """By colour what it is worth if the others lose it, less what it costs the seat on turn."""
    held, seat = state.held, state.turn
    weights = [-float(count) for count in held[seat * KINDS : seat * KINDS + KINDS]]
    rivals = [other for other, playing in enumerate(state.playing) if playing and other != seat]
    for other in rivals:
        for kind in range(KINDS):
            weights[kind] += RIVAL / len(rivals) * held[other * KINDS + kind]
    return weights
