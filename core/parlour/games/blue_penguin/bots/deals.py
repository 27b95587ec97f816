"""The hidden cards of a look ahead: drawn at random as they are plausible, or all of them in turn."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, combinations, permutations
from random import Random

from parlour.games.blue_penguin.deal import HAND_SIZE
from parlour.games.blue_penguin.state import BluePenguinState

TRIES = 20
"""Draws for a plausible card that no other seat has been given, before any free one will do."""

Kept = Mapping[int, Sequence[float]]


def with_cards(base: BluePenguinState, hands: list[tuple[int, ...]], pile: list[int]) -> BluePenguinState:
    """The position with other hidden cards. Its `deal` stays that of the base: it is for playing on only."""
    state = base.copy()
    state.hands = hands
    state.pile = pile
    return state


def sampled(
    base: BluePenguinState, seat: int, hidden: Sequence[int], kept: Kept, reach: int, rng: Random
) -> Iterator[tuple[float, BluePenguinState]]:
    """Endless random positions that look the same to the seat, each of weight 1. Only the next `reach` cards
    of the pile are shuffled.
    """
    draw = rng.random
    believed = [(other, list(accumulate(weights))) for other, weights in kept.items() if base.hands[other]]
    others = [other for other in range(base.seats) if other != seat]
    while True:
        hands = base.hands[:]
        taken: dict[int, int] = {}  # place in `hidden` to the seat that keeps it
        for other, sums in believed:
            for _ in range(TRIES):
                place = bisect(sums, draw() * sums[-1], 0, len(sums) - 1)
                if place not in taken:
                    break
            else:
                place = next(free for free in range(len(hidden)) if free not in taken)
            taken[place] = other
        first = {other: hidden[place] for place, other in taken.items()}
        pool = [card for place, card in enumerate(hidden) if place not in taken]
        size = len(pool)
        for place in range(min(size - 1, HAND_SIZE * len(others) + reach)):
            other_place = place + int(draw() * (size - place))
            pool[place], pool[other_place] = pool[other_place], pool[place]
        used = 0
        for other in others:
            known = (first[other],) if other in first else ()
            needed = len(hands[other]) - len(known)
            hands[other] = (*known, *pool[used : used + needed])
            used += needed
        yield 1.0, with_cards(base, hands, pool[: used - 1 : -1] if used else pool[::-1])


def count_deals(base: BluePenguinState, seat: int) -> int:
    """In how many ways the hidden cards can lie."""
    left = len(base.pile) + sum(len(hand) for other, hand in enumerate(base.hands) if other != seat)
    ways = 1
    for other, hand in enumerate(base.hands):
        if other != seat:
            for place in range(len(hand)):
                ways = ways * (left - place) // (place + 1)
            left -= len(hand)
    for place in range(left):
        ways *= place + 1
    return ways


def all_deals(
    base: BluePenguinState, seat: int, hidden: Sequence[int], kept: Kept
) -> Iterator[tuple[float, BluePenguinState]]:
    """Every position that looks the same to the seat, once, with how plausible it is."""
    others = [other for other in range(base.seats) if other != seat and base.hands[other]]
    belief = {other: dict(zip(hidden, weights, strict=True)) for other, weights in kept.items()}

    def rest(
        number: int, free: tuple[int, ...], weight: float
    ) -> Iterator[tuple[float, list[tuple[int, ...]], list[int]]]:
        if number == len(others):
            for order in permutations(free):
                yield weight, base.hands[:], list(order)
            return
        other = others[number]
        for hand in combinations(free, len(base.hands[other])):
            likely = 1.0
            if other in belief:
                likely = 0.0
                for card in hand:
                    likely += belief[other][card]  # either may be the one that was kept
            left = tuple(card for card in free if card not in hand)
            for found, hands, pile in rest(number + 1, left, weight * likely):
                hands[other] = hand
                yield found, hands, pile

    for weight, hands, pile in rest(0, tuple(hidden), 1.0):
        yield weight, with_cards(base, hands, pile)
