"""Sensible rules by which seats play in a look ahead: each says how much rather it would play one card of
a hand than the other, from the trick on the table and from what that seat itself may know.

Of the cards still out only sums are needed, so they are carried along as three numbers, `Out`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from parlour.games.blue_penguin.state import BluePenguinState

SECOND_CARD = 0.25
"""With 2 players: how likely a seat takes the trick with its second card when its first does not lead."""


class Out(NamedTuple):
    """The cards not played so far: one bit of `mask` each, how many, and their values added up."""

    mask: int
    cards: int
    total: int


class Table(NamedTuple):
    """What stays the same in a game: seats, cards in a trick, the value of each card by its number."""

    seats: int
    size: int
    worth: Sequence[int]


Rule = Callable[[Sequence[int], Table, Out, int, int], float]
"""From the trick, the table, the cards out and the two cards of a hand: above 0 for the first of them, below
for the second; 0 means the lower one.
"""


def out_before(played: Sequence[int], worth: Sequence[int]) -> Out:
    """What was out after these cards."""
    gone = set(played)
    left = [card for card in range(1, len(worth)) if card not in gone]
    mask = 0
    for card in left:
        mask |= 1 << card
    return Out(mask, len(left), sum(worth[card] for card in left))


def careful(trick: Sequence[int], table: Table, out: Out, one: int, two: int) -> float:
    """How many points more the first card promises than the second, in this trick, as `GreedyBot` reckons.

    Whoever is still to play is thought to play any card that this seat has not seen. A trick that another
    player takes counts against this seat, shared among the others, because all scores together are 0 (BP-8).
    """
    seats, size, worth = table
    mask, count, total = out
    to_come = size - 1 - len(trick)
    shown = top = 0
    mine = False
    for place, card in enumerate(trick):
        shown += worth[card]
        if card > top:
            top = card
            mine = seats == 2 and len(trick) - place == 2  # its own first card
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


def plain(trick: Sequence[int], table: Table, out: Out, one: int, two: int) -> float:  # noqa: ARG001 (a Rule)
    """As `RockhopperBot` does: as if the trick ended with this card, for whoever is highest then."""
    seats, _, worth = table
    shown = top = 0
    mine = False
    for place, card in enumerate(trick):
        shown += worth[card]
        if card > top:
            top = card
            mine = seats == 2 and len(trick) - place == 2
    first, second = shown + worth[one], shown + worth[two]
    return (first if mine or one > top else -first / (seats - 1)) - (
        second if mine or two > top else -second / (seats - 1)
    )


def bold(trick: Sequence[int], table: Table, out: Out, one: int, two: int) -> float:  # noqa: ARG001 (a Rule)
    """The higher card on a trick that is worth having so far, the lower card on any other."""
    shown = 0
    for card in trick:
        shown += table.worth[card]
    return float(one - two if shown > 0 else two - one)


def tidy(trick: Sequence[int], table: Table, out: Out, one: int, two: int) -> float:  # noqa: ARG001 (a Rule)
    """The higher card on a trick worth having so far; on any other the worst card that stays below."""
    seats, _, worth = table
    shown = top = 0
    mine = False
    for place, card in enumerate(trick):
        shown += worth[card]
        if card > top:
            top = card
            mine = seats == 2 and len(trick) - place == 2
    if shown > 0:
        return float(one - two)
    if mine:
        return 0.0
    if one > top or two > top:
        return float((two > top) - (one > top))
    return float(worth[two] - worth[one])


def play_tricks(state: BluePenguinState, tricks: int, out: Out, rules: Sequence[Rule]) -> None:
    """Plays in place, every seat by its rule, until so many tricks more are complete (the one on the table
    counts), or all is over.
    """
    hands, play = state.hands, state.play
    table = Table(state.seats, state.size, state.worth)
    worth = state.worth
    while tricks:
        hand = hands[state.turn]
        if len(hand) == 2:
            one, two = hand
            better = rules[state.turn](state.trick, table, out, one, two)
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
