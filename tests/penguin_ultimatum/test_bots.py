"""The bots of The Penguin Ultimatum."""

from __future__ import annotations

from random import Random

import pytest
from penguin_ultimatum.helpers import play, position, start

from parlour.bots import decide
from parlour.chance import pick, stream
from parlour.games.penguin_ultimatum import GAME, PenguinUltimatumState

GREEDY = GAME.bots()["greedy"]


def greedy(state: PenguinUltimatumState) -> str:
    return str(decide(GREEDY, state.view(state.turn), Random(1)))


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_wins_against_random_players(seats: int) -> None:
    wins = 0
    for number in range(4):
        rng = stream("greedy", seats, number)
        setup = GAME.setup(seats)
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        mine = number % seats
        while state.moves():
            move = pick(state.moves(), rng)
            if state.turn == mine:
                move = decide(GREEDY, state.view(mine), rng)
                assert move in state.moves()
            state.play(move)
        verdict = state.verdict()
        assert verdict is not None
        wins += verdict.winners == (mine,)
    assert wins == 4


def test_it_sets_its_stone_where_a_show_is_due() -> None:
    # The sheep lacks d6 alone; a green or juggling penguin with a stone beside it scores at once.
    state = position("e5=shj d4=curtain f4=curtain f6=grj5 h8=blm5", ["blm2 bld3 rea2 rem3", ""])
    assert greedy(state).endswith(":d6")
    play(state, "place:blm2:d6")
    assert greedy(state) == "stone:supply:f6"


def test_it_avoids_a_penalty_that_brings_nothing() -> None:
    state = start(["grj3 bra2 red4 blm5", "grd5"], entertainers="sed kam bej shj")
    play(state, "place:bra2:d6 stay place:grd5:c5 stay")
    move = greedy(state)
    state.play(GAME.parse(move))
    assert state.scores()[0] == 10


def test_it_yields_at_once_and_then_only_better_or_equal_moves() -> None:
    state = start()
    moves = list(GREEDY.think(state.view(0), Random(1)))
    assert len(moves) > 1
    assert all(move in state.moves() for move in moves)
