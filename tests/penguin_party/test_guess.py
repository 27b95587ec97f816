"""Guesses: always possible, and exactly as likely as the cards make them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb, sqrt
from random import Random

import pytest

from parlour.chance import below, pick
from parlour.errors import Illegal
from parlour.game import Carry
from parlour.games.penguin_party import GAME, PenguinPartyDeal, PenguinPartyState, PenguinPartyView
from parlour.games.penguin_party.cards import CARDS, COLOURS

SAMPLES = 1500


def _somewhere(seats: int, rng: Random, left: int) -> PenguinPartyState:
    """A random position with about so many cards left in all hands together, or at the end."""
    setup = GAME.setup(seats)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.moves() and sum(state.left) > left:
        state.play(pick(state.moves(), rng))
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_guess_gives_the_same_view_again(seats: int) -> None:
    rng = Random(seats)
    for _ in range(60):
        state = _somewhere(seats, rng, below(37, rng))
        for seat in (*range(seats), None):
            view = state.view(seat)
            guess = GAME.guess(view, rng)
            assert guess.view(seat) == view
            assert sorted(guess.deal.cards) == sorted(CARDS)
            assert guess.deal.starter == state.deal.starter


def test_PP_7_who_dropped_out_held_nothing_that_fitted() -> None:
    rng = Random(7)
    seen = 0
    for _ in range(100):
        state = _somewhere(6, rng, 0)
        guess = GAME.guess(state.view(None), rng)
        for dropout in state.view(None).dropouts:
            seen += 1
            assert not set(dropout.fitting) & set(guess.view(dropout.seat).hand)
            assert len(guess.view(dropout.seat).hand) == dropout.left
    assert seen > 100


def _splits(pool: Counter[str], size: int) -> Iterator[Counter[str]]:
    ranges = [range(min(size, pool[colour]) + 1) for colour in COLOURS]
    for counts in product(*ranges):
        if sum(counts) == size:
            yield Counter({colour: count for colour, count in zip(COLOURS, counts, strict=True) if count})


def _hidden_hands(
    view: PenguinPartyView, seats: list[int], pool: Counter[str]
) -> Iterator[tuple[int, list[Counter[str]]]]:
    """Every way to fill these seats' hands, with the number of deals of distinct cards that do so."""
    if not seats:
        yield 1, []
        return
    for hand in _splits(pool, view.cards_left(seats[0])):
        ways = 1
        for colour, count in hand.items():
            ways *= comb(pool[colour], count)
        for more, hands in _hidden_hands(view, seats[1:], pool - hand):
            yield ways * more, [hand, *hands]


def _looks_the_same(
    view: PenguinPartyView, seats: list[int], hands: list[Counter[str]], pool: Counter[str]
) -> bool:
    """Whether the deal with these hidden hands gives this view, by playing it."""
    filled = dict(zip(seats, hands, strict=True))
    cards: list[str] = []
    for seat in range(view.setup.seats):
        cards += view.own if seat == view.seat else (*view.played(seat), *filled[seat].elements())
    rest = pool - sum(hands, Counter())
    cards += [*rest.elements(), *(() if view.first is None else (view.first,))]
    state = GAME.start(view.setup, PenguinPartyDeal(tuple(cards), view.starter), view.carry)
    try:
        for move in view.history:
            state.play(move)
    except Illegal:
        return False
    return state.view(view.seat) == view


Hands = tuple[tuple[str, ...], ...]


def _allowed(view: PenguinPartyView, others: list[int]) -> dict[Hands, int]:
    """All hidden hands that give this view, each with the number of deals of distinct cards."""
    pool = Counter(CARDS) - Counter(view.own) - Counter([] if view.first is None else [view.first])
    pool -= Counter(m.colour for m, seat in zip(view.history, view.players, strict=True) if seat != view.seat)
    return {
        tuple(tuple(sorted(hand.elements())) for hand in hands): ways
        for ways, hands in _hidden_hands(view, others, pool)
        if _looks_the_same(view, others, hands, pool)
    }


@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 10), (3, 12), (4, 11), (5, 9), (6, 10)])
def test_guesses_are_uniform_over_all_deals_that_the_view_allows(seats: int, left: int) -> None:
    """Chance of every combination of hidden hands, by playing all of them, against the frequencies of
    guesses."""
    rng = Random(seats * left)
    while True:
        state = _somewhere(seats, rng, left)
        if not state.dropouts:
            continue
        view = state.view((state.turn + below(2, rng)) % seats)
        others = [seat for seat in range(seats) if seat != view.seat]
        weights = _allowed(view, others)
        if len(weights) >= 6:
            break
    total = sum(weights.values())
    counts: Counter[Hands] = Counter()
    for _ in range(SAMPLES):
        guess = GAME.guess(view, rng)
        counts[tuple(tuple(sorted(guess.view(seat).hand)) for seat in others)] += 1
    assert set(counts) <= set(weights)
    _check_chi_square(counts, {hands: SAMPLES * ways / total for hands, ways in weights.items()})


def _check_chi_square(counts: Counter[Hands], expected: dict[Hands, float]) -> None:
    """Rare ones are put together, so that each bin expects at least five; five standard deviations are
    allowed."""
    rare = [hands for hands, wanted in expected.items() if wanted < 5]
    bins = [(counts[hands], wanted) for hands, wanted in expected.items() if wanted >= 5]
    if sum(expected[hands] for hands in rare) >= 5:
        bins.append((sum(counts[hands] for hands in rare), sum(expected[hands] for hands in rare)))
    square = sum((found - wanted) ** 2 / wanted for found, wanted in bins)
    free = max(1, len(bins) - 1)
    assert square < free + 5 * sqrt(2 * free), (square, free)


def test_PP_6_the_seat_on_turn_holds_a_card_that_fits() -> None:
    rng = Random(11)
    seen = 0
    for _ in range(200):
        state = _somewhere(4, rng, 12)
        if not state.moves() or len(state.view(None).fitting) > 2:
            continue
        seen += 1
        guess = GAME.guess(state.view(None), rng)
        assert set(guess.view(state.turn).hand) & set(state.view(None).fitting)
    assert seen > 20


def test_a_guess_is_a_state_of_its_own() -> None:
    setup = GAME.setup(3)
    carry = Carry(((1, 2, 3),), 1)
    state = GAME.start(setup, GAME.shuffle(setup, Random(1), carry), carry)
    before = state.view(0)
    guess = GAME.guess(before, Random(1))
    assert guess.scores() == (1, 2, 3)
    guess.play(guess.moves()[0])
    assert state.view(0) == before
