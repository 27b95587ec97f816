"""The sensible rule by which every seat plays in a look ahead: what `GreedyBot` would do, fast.

Of the cards still out only sums are needed, so they are carried along as three numbers, `Out`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from parlour.games.blue_penguin.state import BluePenguinState

SECOND_CARD = 0.25
"""With 2 players: how likely a seat takes the trick with its second card when its first does not lead."""


class Out(NamedTuple):
    """The cards not played so far: one bit of `mask` each, how many, and their values added up."""

    mask: int
    cards: int
    total: int


def out_before(played: Sequence[int], worth: Sequence[int]) -> Out:
    """What was out after these cards."""
    gone = set(played)
    left = [card for card in range(1, len(worth)) if card not in gone]
    mask = 0
    for card in left:
        mask |= 1 << card
    return Out(mask, len(left), sum(worth[card] for card in left))


def edge(
    trick: Sequence[int], seats: int, size: int, worth: Sequence[int], out: Out, one: int, two: int
) -> float:
    """How many points more the first card of a hand promises than the second, in this trick.

    Whoever is still to play is thought to play any card that this seat has not seen. A trick that another
    player takes counts against this seat, shared among the others, because all scores together are 0 (BP-8).
    """
    mask, count, total = out
    to_come = size - 1 - len(trick)
    shown = top = 0
    mine = False
    for place, card in enumerate(trick):
        shown += worth[card]
        if card > top:
            top = card
            mine = seats == 2 and (len(trick) - place) == 2  # its own first card
    count -= 2
    coming = shown + to_come * (total - worth[one] - worth[two]) / count if count else float(shown)
    late = SECOND_CARD if seats == 2 and to_come >= 2 else 0.0
    promised = []
    for card in (one, two):
        win = late
        if card > top or mine:
            highest = max(card, top)
            win = 1.0
            if to_come and count:
                above = (mask >> highest + 1).bit_count() - (one > highest) - (two > highest)
                stays = 1.0 - above / count
                for _ in range(to_come):
                    win *= stays
        promised.append((coming + worth[card]) * (win * seats - 1.0))
    return (promised[0] - promised[1]) / (seats - 1)


def play_tricks(state: BluePenguinState, tricks: int, out: Out) -> None:
    """Plays in place by the rule until so many tricks more are complete (the one on the table counts), or all
    is over.
    """
    hands, worth, seats, size, play = state.hands, state.worth, state.seats, state.size, state.play
    while tricks:
        hand = hands[state.turn]
        if len(hand) == 2:
            one, two = hand
            better = edge(state.trick, seats, size, worth, out, one, two)
            card = one if better > 0 or (better == 0 and one < two) else two
        elif hand:
            card = hand[0]
        else:
            return
        play(card)
        mask, count, total = out
        out = Out(mask ^ (1 << card), count - 1, total - worth[card])
        if not state.trick:
            tricks -= 1
