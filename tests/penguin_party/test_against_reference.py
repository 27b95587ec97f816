"""The engine beside the slow reference: the same moves, scores, dropouts and ends, move by move."""

from __future__ import annotations

from random import Random

import pytest
from penguin_party.helpers import texts
from penguin_party.reference import Reference, after_round

from parlour.chance import pick, stream
from parlour.conformance import draw_options
from parlour.game import Carry, Outcome
from parlour.games.penguin_party import GAME

MATCHES = 25


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_matches_agree(seats: int) -> None:
    for number in range(MATCHES):
        rng = stream("reference", seats, number)
        _match(seats, draw_options(GAME, seats, rng), rng)


def _match(seats: int, options: dict[str, str], rng: Random) -> None:
    setup = GAME.setup(seats, options)
    carry = Carry()
    while True:
        deal = GAME.shuffle(setup, rng, carry)
        state = GAME.start(setup, deal, carry)
        slow = Reference(seats, list(deal.cards), deal.starter, list(carry.points or [0] * seats))
        while moves := state.moves():
            assert state.turn == slow.turn
            assert set(texts(moves)) == slow.moves()
            assert len(set(moves)) == len(moves)
            move = pick(moves, rng)
            state.play(move)
            slow.play(str(move))
            assert list(state.scores()) == slow.points
            assert state.view(None).out() == {seat for seat in range(seats) if slow.out[seat]}
            assert state.view(None).pyramid() == slow.pyramid
            assert [sorted(state.view(seat).hand) for seat in range(seats)] == [
                sorted(hand) for hand in slow.hands
            ]
        assert slow.turn is None
        single, play_on = options["rounds"] == "single", options["ties"] == "play-on"
        kind, result = after_round(
            seats, carry.round, deal.starter, slow.points, single=single, play_on=play_on
        )
        verdict = state.verdict()
        if isinstance(verdict, Outcome):
            assert (kind, result) == ("winners", list(verdict.winners))
            played_on = carry.round > (1 if single else seats)
            assert verdict.reason == ("alone-in-front" if played_on else "rounds-played")
            return
        assert isinstance(verdict, Carry)
        assert (kind, result) == ("next", verdict.starter)
        carry = verdict
