"""Why a card might be played: each reason on a position where it is true."""

from __future__ import annotations

import pytest
from blue_penguin.test_rules import started

from parlour.errors import Facts
from parlour.games.blue_penguin import GAME


def reasons(seats: int, hands: list[int], played: list[int], move: int) -> dict[str, Facts]:
    """The reasons of the seat on turn, after these moves from seat 0 on; the pile goes down from 60."""
    state = started(seats, hands, [])
    for card in played:
        state.play(card)
    return {note.message: note.facts for note in GAME.reasons(state.view(state.turn), move)}


HANDS = [10, 20, 30, 40, 50, 15]


@pytest.mark.parametrize(
    ("played", "move", "expected"),
    [
        ([10, 30], 50, {"reason-takes": {"count": 0}, "reason-keeps": {"card": "15", "count": 1}}),
        ([10, 30], 15, {"reason-leaves": {"top_seat": 1, "count": 3}}),
        ([10], 30, {"reason-highest": {"count": 29, "unseen": 57}, "reason-shown": {"count": 2}}),
        ([20], 40, {"reason-highest": {"count": 20, "unseen": 57}, "reason-shown": {"count": 1}}),
        (
            [],
            20,
            {"reason-highest": {"count": 40, "unseen": 58}, "reason-leads": {"count": 1, "colour": "purple"}},
        ),
        ([20, 40], 15, {"reason-leaves": {"top_seat": 1, "count": 1}}),
    ],
)
def test_reasons_of_three_players(played: list[int], move: int, expected: dict[str, Facts]) -> None:
    found = reasons(3, HANDS, played, move)
    assert {name: found[name] for name in expected} == expected


def test_reasons_below_another_card() -> None:
    hands = [55, 20, 30, 40, 50, 15, 1, 2]
    found = reasons(4, hands, [55], 40)
    assert found["reason-ducks"] == {"card": "55", "count": -2}
    assert found["reason-gets-rid"] == {"top_seat": 0, "count": -1}
    assert "reason-gets-rid" not in reasons(4, hands, [55], 30)


def test_reasons_of_two_players_who_play_twice() -> None:
    assert reasons(2, [20, 21, 10, 30], [20], 10)["reason-below"] == {"card": "20", "top_seat": 0}
    assert "reason-below" not in reasons(2, [20, 21, 10, 30], [20, 30], 21)
    assert reasons(2, [20, 21, 10, 30], [20, 30], 21)["reason-ducks"] == {"card": "30", "count": 1}
    # Its own first card still leads: the lower second one leaves the trick its own.
    assert "reason-highest" in reasons(2, [50, 21, 10, 30], [50, 30], 21)


def test_a_trick_that_can_no_longer_be_lost() -> None:
    assert reasons(3, [60, 1, 30, 40, 50, 15], [], 60)["reason-takes-surely"] == {"count": -2}
