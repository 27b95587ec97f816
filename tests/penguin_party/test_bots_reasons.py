"""Why a move may be made: true, few, and nearly always something."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots import decide
from parlour.errors import Facts
from parlour.games.penguin_party import GAME, PenguinPartyState


def reasons(state: PenguinPartyState, text: str) -> dict[str, Facts]:
    view = state.view(state.turn)
    return {each.message: each.facts for each in GAME.reasons(view, GAME.parse(text))}


@pytest.mark.parametrize("seats", GAME.seats)
def test_nearly_every_sensible_move_has_one_to_three_reasons(seats: int) -> None:
    rng = Random(seats)
    setup = GAME.setup(seats)
    without = total = 0
    for _ in range(12):
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            move = decide(GAME.bots()["greedy"], state.view(state.turn), rng)
            found = GAME.reasons(state.view(state.turn), move)
            assert len(found) <= 3
            assert len({each.message for each in found}) == len(found)
            total += 1
            without += not found
            state.play(move)
    assert without < total / 20


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_reasons_say_of_places_comes_true_when_the_move_is_made(seats: int) -> None:
    rng = Random(10 + seats)
    setup = GAME.setup(seats)
    kinds = set()
    for _ in range(12):
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            seat = state.turn
            before = state.view(seat)
            move = state.moves()[int(rng.random() * len(state.moves()))]
            after = state.after(move).view(seat)
            places = [colours or ("any",) for colours in after.open_places().values()]
            for each in GAME.reasons(before, move):
                kinds.add(each.message)
                facts = each.facts
                if each.message == "reason-closes":
                    cards = facts["cards"]
                    assert isinstance(cards, tuple)
                    assert not {*map(str, cards)} & {*after.fitting}
                    assert not {*map(str, cards)} & {*after.hand}
                    assert {*map(str, cards)} <= {*before.fitting}
                if each.message == "reason-keeps":
                    card = str(facts["card"])
                    assert facts["left"] == after.hand.count(card)
                    assert facts["count"] == sum(card in place or "any" in place for place in places)
                if each.message == "reason-last-card":
                    assert after.points[seat] == before.points[seat] - int(str(facts["count"]))
                if each.message == "reason-rid":
                    assert facts["card"] not in after.hand
            state.play(move)
    assert {"reason-closes", "reason-keeps", "reason-rid"} <= kinds


def test_a_move_that_is_not_legal_has_no_reason() -> None:
    state = GAME.start(GAME.setup(3), GAME.shuffle(GAME.setup(3), Random(1)))
    assert GAME.reasons(state.view(0 if state.turn else 1), state.moves()[0]) == ()
    assert GAME.reasons(state.view(None), state.moves()[0]) == ()


def test_the_last_card_says_only_what_it_gives_back() -> None:
    rng = Random(1)
    while True:
        state = GAME.start(GAME.setup(6), GAME.shuffle(GAME.setup(6), rng))
        while state.moves() and state.left[state.turn] > 1:
            state.play(state.moves()[0])
        if state.moves():
            break
    assert reasons(state, str(state.moves()[0])) == {"reason-last-card": {"count": 0}}
