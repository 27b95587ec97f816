"""The bots of Penguin Party."""

from __future__ import annotations

from random import Random

import pytest
from penguin_party.helpers import play, start, texts

from parlour.bots import decide
from parlour.games.penguin_party import GAME, Move

# The bottom tier becomes g r r b b b b b: red at 1:0 would take the only place where green fits.
ROW = "green:0:0 red:0:1 red:0:2 blue:0:3 blue:0:4 blue:0:5 blue:0:6 blue:0:7"


def test_greedy_closes_a_colour_that_it_does_not_hold() -> None:
    state = start(["gbrrryyyy", "rb", "rb", "bb"])
    play(state, ROW)
    assert texts(state.moves()) == ["red:1:0", "red:1:1", "red:1:2"]
    assert str(decide(GAME.bots()["greedy"], state.view(0), Random(1))) == "red:1:0"


def test_greedy_keeps_open_a_colour_that_it_holds() -> None:
    state = start(["gbrrrgggg", "rb", "rb", "bb"])
    play(state, ROW)
    move = decide(GAME.bots()["greedy"], state.view(0), Random(1))
    assert "green" in state.after(move).view(None).fitting


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
