"""The hidden cards of a look ahead: drawn at random as they are plausible, or all of them in turn."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, permutations
from random import Random
from typing import NamedTuple

from parlour.games.blue_penguin.bots.belief import Habits
from parlour.games.blue_penguin.bots.rule import Rule, careful
from parlour.games.blue_penguin.deal import HAND_SIZE
from parlour.games.blue_penguin.state import BluePenguinState

TRIES = 20
"""Draws for a plausible card that no other seat has been given, before any free one will do."""


class Guess(NamedTuple):
    """A position that looks the same to the seat, how much it weighs, and the rule of every seat in it."""

    weight: float
    state: BluePenguinState
    rules: Sequence[Rule]


def with_cards(base: BluePenguinState, hands: list[tuple[int, ...]], pile: list[int]) -> BluePenguinState:
    """The position with other hidden cards. Its `deal` stays that of the base: it is for playing on only."""
    state = base.copy()
    state.hands = hands
    state.pile = pile
    return state


def sampled(
    base: BluePenguinState, hidden: Sequence[int], habits: Habits, reach: int, rng: Random
) -> Iterator[Guess]:
    """Endless random guesses, each of weight 1. Only the next `reach` cards of the pile are shuffled."""
    draw = rng.random
    seats = [
        (
            seat,
            list(accumulate(habit.chance for habit in found)),
            [habit.rule for habit in found],
            [None if habit.kept is None else list(accumulate(habit.kept)) for habit in found],
        )
        for seat, found in habits.items()
    ]
    while True:
        hands = base.hands[:]
        rules: list[Rule] = [careful] * base.seats
        taken: dict[int, int] = {}  # place in `hidden` to the seat that keeps it
        for seat, chances, by_rule, kept in seats:
            number = bisect(chances, draw(), 0, len(chances) - 1)
            rules[seat] = by_rule[number]
            sums = kept[number]
            if sums is not None and hands[seat]:
                taken[_place(sums, taken, rng)] = seat
        first = {seat: hidden[place] for place, seat in taken.items()}
        pool = [card for place, card in enumerate(hidden) if place not in taken]
        size = len(pool)
        for place in range(min(size - 1, HAND_SIZE * len(seats) + reach)):
            other = place + int(draw() * (size - place))
            pool[place], pool[other] = pool[other], pool[place]
        used = 0
        for seat, *_ in seats:
            known = (first[seat],) if seat in first else ()
            needed = len(hands[seat]) - len(known)
            hands[seat] = (*known, *pool[used : used + needed])
            used += needed
        yield Guess(1.0, with_cards(base, hands, pool[used:][::-1]), rules)


def _place(sums: Sequence[float], taken: dict[int, int], rng: Random) -> int:
    """A place drawn by its weight, not one of those taken."""
    for _ in range(TRIES):
        place = bisect(sums, rng.random() * sums[-1], 0, len(sums) - 1)
        if place not in taken:
            return place
    return next(free for free in range(len(sums)) if free not in taken)


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


def all_deals(base: BluePenguinState, hidden: Sequence[int], habits: Habits) -> Iterator[Guess]:
    """Every position that looks the same to the seat, once, weighed by how plausible it is; each other seat
    plays by the first of its habits.
    """
    others = [(seat, len(base.hands[seat]), found[0]) for seat, found in habits.items() if base.hands[seat]]
    belief = {
        seat: dict(zip(hidden, habit.kept, strict=True))
        for seat, _, habit in others
        if habit.kept is not None
    }
    rules: list[Rule] = [careful] * base.seats
    for seat, _, habit in others:
        rules[seat] = habit.rule

    def rest(number: int, free: tuple[int, ...], weight: float) -> Iterator[Guess]:
        if number == len(others):
            for order in permutations(free):
                yield Guess(weight, with_cards(base, base.hands[:], list(order)), rules)
            return
        seat, size, _ = others[number]
        for hand in combinations(free, size):
            likely = 1.0
            if seat in belief:
                likely = 0.0
                for card in hand:
                    likely += belief[seat][card]  # either may be the one that was kept
            left = tuple(card for card in free if card not in hand)
            for found in rest(number + 1, left, weight * likely):
                found.state.hands[seat] = hand
                yield found

    return rest(0, tuple(hidden), 1.0)
