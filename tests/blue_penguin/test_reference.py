"""The engine beside the plain reference, move by move on the same deals."""

from __future__ import annotations

import pytest
from blue_penguin.reference import Reference

from parlour.chance import pick, stream
from parlour.games.blue_penguin import GAME

DEALS = 150


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("experts", ["off", "on"])
def test_engine_and_reference_agree_on_every_move_score_and_winner(seats: int, experts: str) -> None:
    for number in range(DEALS):
        rng = stream("reference", seats, experts, number)
        setup = GAME.setup(seats, {"experts": experts})
        deal = GAME.shuffle(setup, rng)
        hands = [list(deal.cards[2 * seat : 2 * seat + 2]) for seat in range(seats)]
        plain = Reference(seats, hands, list(deal.cards[2 * seats :]), deal.starter, deal.values)
        state = GAME.start(setup, deal)
        while state.moves():
            assert set(state.moves()) == plain.legal()
            assert state.turn == plain.turn
            assert list(state.scores()) == plain.scores()
            move = pick(state.moves(), rng)
            state.play(move)
            plain.play(move)
        assert plain.over()
        outcome = state.verdict()
        assert outcome is not None
        assert list(outcome.scores) == plain.scores()
        assert set(outcome.winners) == plain.winners()
