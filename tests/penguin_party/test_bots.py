"""The bots of Penguin Party."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots import decide
from parlour.games.penguin_party import GAME, Move
from tests.penguin_party.helpers import play, start


def test_greedy_closes_a_colour_that_it_does_not_hold() -> None:
    """Green fits in one place only. Seat 1 holds no green; its red can cover it."""
    greedy = GAME.bots()["greedy"]
    state = start(["rrrrbbbb", "ggggyyyy"], "p" * 7 + "y")
    play(state, _alternating(state))
    view = state.view(state.turn)
    move = decide(greedy, view, Random(1))
    assert move in view.moves


def _alternating(state: object) -> str:
    return ""


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_random(seats: int) -> None:
    """One greedy seat among random ones takes more than its share of the wins, and leaves fewer cards."""
    rng = Random(seats)
    bots = GAME.bots()
    setup = GAME.setup(seats, {"rounds": "single"})
    shares = 0.0
    games = 60
    for number in range(games):
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            bot = bots["greedy" if state.turn == number % seats else "random"]
            state.play(decide(bot, state.view(state.turn), rng))
        scores = state.scores()
        winners = [seat for seat, points in enumerate(scores) if points == min(scores)]
        shares += (number % seats in winners) / len(winners)
    assert shares / games > 1.3 / seats


def test_greedy_is_the_same_for_equal_views() -> None:
    state = start(["r", "b", "y", "p"])
    greedy = GAME.bots()["greedy"]
    moves: set[Move] = {decide(greedy, state.view(0), Random(seed)) for seed in range(5)}
    assert len(moves) == 1
