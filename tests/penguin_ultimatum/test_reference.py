"""The engine beside the slow reference: the same legal moves, scores, winner and end, move by move."""

from __future__ import annotations

import sys

import pytest
from penguin_ultimatum.reference import Reference

from parlour.bots import decide
from parlour.chance import pick, stream
from parlour.conformance import draw_options
from parlour.game import Outcome
from parlour.games.penguin_ultimatum import GAME, PenguinUltimatumDeal, PenguinUltimatumState
from parlour.setup import Setup

DEALS = 2 if sys.platform == "emscripten" else 12


def _reference(setup: Setup, deal: PenguinUltimatumDeal) -> Reference:
    return Reference(
        setup.seats,
        setup.options["iceberg"],
        setup.options["fixed-setup"] == "on",
        list(setup.numbers("height")),
        list(deal.penguins),
        list(deal.entertainers),
        list(deal.performances),
        deal.starter,
    )


def _same(state: PenguinUltimatumState, plain: Reference) -> None:
    moves = [str(move) for move in state.moves()]
    assert len(set(moves)) == len(moves)
    assert set(moves) == plain.legal()
    assert list(state.scores()) == plain.points
    if moves:
        assert state.turn == plain.turn


def _ended_alike(state: PenguinUltimatumState, plain: Reference) -> None:
    verdict = state.verdict()
    assert isinstance(verdict, Outcome)
    assert verdict.reason == plain.over
    assert list(verdict.scores) == plain.points
    assert (verdict.winners, verdict.decided) == ((plain.winner()[0],), plain.winner()[1])


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("iceberg", ["standard", "small", "large"])
@pytest.mark.parametrize("fixed", ["off", "on"])
def test_whole_games_agree(seats: int, iceberg: str, fixed: str) -> None:
    for number in range(DEALS):
        rng = stream("reference", seats, iceberg, fixed, number)
        options = draw_options(GAME, seats, rng) | {"iceberg": iceberg, "fixed-setup": fixed}
        setup = GAME.setup(seats, options)
        deal = GAME.shuffle(setup, rng)
        state, plain = GAME.start(setup, deal), _reference(setup, deal)
        while state.moves():
            _same(state, plain)
            move = pick(state.moves(), rng)
            state.play(move)
            plain.play(str(move))
        _same(state, plain)
        _ended_alike(state, plain)


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_sensible_players_agree(seats: int) -> None:
    for number in range(2):
        rng = stream("sensible", seats, number)
        setup = GAME.setup(seats, {"iceberg": "small"})
        deal = GAME.shuffle(setup, rng)
        state, plain = GAME.start(setup, deal), _reference(setup, deal)
        while state.moves():
            _same(state, plain)
            move = decide(GAME.bots()["greedy"], state.view(state.turn), rng)
            state.play(move)
            plain.play(str(move))
        _ended_alike(state, plain)
