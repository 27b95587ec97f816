"""What moves leave behind, fast enough for the inside of a search.

How many open places fit each colour is one number of five fields, FIELD bits each, at most 30 bits in all:
those of the places that a move closes are subtracted, those of the places that it opens are added.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.games.penguin_party.bots.greedy import BOTTOM, CLOSED, COLOUR_HELD, RIVAL, SHUT
from parlour.games.penguin_party.cards import ANY, CODES, ROW, SIZES, Move
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


Prospect = tuple[int, int, float]
"""What a move does: a card of this colour gone, so many places then open to every colour, and a bonus."""


def prospects(state: PenguinPartyState, moves: Iterable[Move]) -> list[Prospect]:
    """The prospect of every move."""
    board, places = state.board, state.places
    total = 0
    for place in places:
        total += SPREAD[place & ANY]
    # PP-4: one more card fills the bottom tier, and closes both of its ends
    fills = len(places) > 1 and places[1] - places[0] == state.bottom * STEP
    bottom = total - 2 * SPREAD[ANY] if fills else total
    found = []
    for move in moves:
        slot, kind, bit = CODES[move]
        if slot < ROW:
            after, bonus = bottom, BOTTOM
        else:
            after, bonus = total - SPREAD[board[slot - ROW] | board[slot - ROW + 1]], 0.0
        if board[slot - 1]:
            after += SPREAD[bit | board[slot - 1]]
        if board[slot + 1]:
            after += SPREAD[bit | board[slot + 1]]
        found.append((kind, after, bonus))
    return found


def values(own: Sequence[int], weights: Sequence[float], found: Iterable[Prospect]) -> list[float]:
    """Greedy's value of every prospect, for who holds so many cards of each colour. `weights` say by colour
    what it is worth if the others lose it, less what it costs oneself.
    """
    w0, w1, w2, w3, w4 = weights
    t0, t1, t2, t3, t4 = [LOST if count else OTHERS for count in own]
    rated = []
    for kind, after, bonus in found:
        left = after >> FIELD * kind & LAST
        value = (
            bonus
            + w0 * t0[after & LAST]
            + w1 * t1[after >> FIELD & LAST]
            + w2 * t2[after >> 2 * FIELD & LAST]
            + w3 * t3[after >> 3 * FIELD & LAST]
            + w4 * t4[after >> 4 * FIELD]
            + LOST[left]
        )
        if own[kind] == 1:  # and after it none
            value -= COLOUR_HELD
            if not left:
                value += (weights[kind] + 1) * BONUS
        rated.append(value)
    return rated


def rate(state: PenguinPartyState, moves: Sequence[Move]) -> list[float]:
    """Greedy's value of every move for the seat on turn, which here knows what the others hold."""
    held, seat, seats = state.held, state.turn, state.seats
    own = held[seat * KINDS : seat * KINDS + KINDS]
    rivals = 0
    r0 = r1 = r2 = r3 = r4 = 0
    playing = state.playing
    for other in range(seats):
        if playing[other] and other != seat:
            rivals += 1
            h0, h1, h2, h3, h4 = held[other * KINDS : other * KINDS + KINDS]
            r0 += h0
            r1 += h1
            r2 += h2
            r3 += h3
            r4 += h4
    share = RIVAL / rivals if rivals else 0.0
    o0, o1, o2, o3, o4 = own
    weights = (share * r0 - o0, share * r1 - o1, share * r2 - o2, share * r3 - o3, share * r4 - o4)
    return values(own, weights, prospects(state, moves))


def greedy_move(state: PenguinPartyState) -> Move:
    """What greedy plays for the seat on turn, of which it sees the hand, and besides only the pyramid."""
    legal = state.legal
    if len(legal) == 1:
        return legal[0]
    seat, played, left = state.turn, state.board.count, state.left
    own = state.held[seat * KINDS : seat * KINDS + KINDS]
    hidden = [size - played(1 << kind) - own[kind] for kind, size in enumerate(SIZES)]
    sizes = [left[other] for other in range(state.seats) if state.playing[other] and other != seat]
    worth = RIVAL * sum(sizes) / (sum(hidden) * len(sizes)) if sizes else 0.0
    weights = [worth * unseen - held for unseen, held in zip(hidden, own, strict=True)]
    rated = values(own, weights, prospects(state, legal))
    return legal[rated.index(max(rated))]


def greedy_playout(state: PenguinPartyState) -> None:
    """Plays on to the end of the round, every seat the move that it rates highest."""
    while legal := state.legal:
        if len(legal) == 1:
            state.play(legal[0])
        else:
            rated = rate(state, legal)
            state.play(legal[rated.index(max(rated))])
