"""Guesses: each deal that a view could come from, with the same probability."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest
from penguin_ultimatum.helpers import deal_of, start

from parlour.chance import pick, shuffled, stream
from parlour.games.penguin_ultimatum import GAME, guessing
from parlour.games.penguin_ultimatum.cards import ENTERTAINERS
from parlour.games.penguin_ultimatum.deal import lay


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("fixed", ["off", "on"])
def test_a_guess_gives_the_same_view_again(seats: int, fixed: str) -> None:
    for number in range(4):
        rng = stream("guess", seats, fixed, number)
        setup = GAME.setup(seats, {"fixed-setup": fixed})
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            if rng.random() < 0.1:
                for seat in (*range(seats), None):
                    guess = GAME.guess(state.view(seat), rng)
                    assert guess.view(seat) == state.view(seat)
                    assert sorted(guess.deal.penguins) == sorted(state.deal.penguins)
            state.play(pick(state.moves(), rng))


def test_hidden_hands_are_not_peeked_at() -> None:
    rng = stream("peek")
    state = start(["grj3 bra2", "rem2 bla3"])
    hands = {GAME.guess(state.view(0), rng).deal.penguins[4:8] for _ in range(50)}
    assert len(hands) > 40
    assert {GAME.guess(state.view(0), rng).deal.penguins[:4] for _ in range(5)} == {state.deal.penguins[:4]}


def test_with_fixed_setup_every_pile_that_fits_is_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of six entertainers, small enough to list every pile; three are laid, one is turned up."""
    cards = ("shj", "sha", "kaj", "kaa", "bed", "bem")
    monkeypatch.setattr(guessing, "ENTERTAINERS", cards)
    deal = deal_of()

    def seen(order: tuple[str, ...]) -> tuple[str, ...]:
        rest = tuple(code for code in ENTERTAINERS if code not in cards)
        laid, left = lay(type(deal)(deal.penguins, order + rest, deal.performances, 0), 3, fixed=True)
        return tuple(ENTERTAINERS[card] for card in (*laid, left[0]))

    fitting = [order for order in permutations(cards) if seen(order) == ("shj", "kaa", "bed", "sha")]
    view = start(options={"fixed-setup": "on"}, entertainers="shj sha kaa bed").view(None)
    assert view.entertainers == ("shj", "kaa", "bed", "sha")
    rng = stream("piles")
    samples = 400 * len(fitting)
    counts = Counter(guessing._entertainers(view, rng) for _ in range(samples))
    assert set(counts) == set(fitting)
    for order in fitting:
        assert abs(counts[order] - 400) < 5 * sqrt(400), (order, counts[order])


def test_with_fixed_setup_real_piles_are_sampled_as_often_as_they_are_dealt() -> None:
    """How many cards were passed over before the last was laid, in true deals and in guesses from their
    views."""
    rng = stream("passed")
    setup = GAME.setup(4, {"fixed-setup": "on"})
    dealt: Counter[int] = Counter()
    guessed: Counter[int] = Counter()
    for _ in range(1500):
        entertainers = tuple(shuffled(ENTERTAINERS, rng))
        deal = type(deal_of())(
            deal_of().penguins, entertainers, ("music", "dance", "juggling", "acrobatics"), 0
        )
        view = GAME.start(setup, deal).view(None)
        guess = guessing._entertainers(view, rng)
        last = view.entertainers[3]
        dealt[entertainers.index(last)] += 1
        guessed[guess.index(last)] += 1
    for place in range(3, 10):
        assert abs(dealt[place] - guessed[place]) < 5 * sqrt(dealt[place] + guessed[place] + 1), place
