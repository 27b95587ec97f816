"""How moves are written, and why one is not possible."""

from __future__ import annotations

from random import Random

import pytest
from penguin_party.helpers import play, random_round, start, texts

from parlour.errors import Illegal, Unreadable
from parlour.games.penguin_party import GAME, Move


@pytest.mark.parametrize("text", ["red:0:0", "green:7:0", "blue:1:-7", "purple:0:12", "yellow:-3:4"])
def test_a_move_survives_its_text(text: str) -> None:
    move = GAME.parse(text)
    assert str(move) == text
    assert GAME.parse(str(move)) == move
    assert hash(GAME.parse(text)) == hash(move)


@pytest.mark.parametrize(
    "text",
    [
        "", "red", "red:0", "red:0:0:0", "Red:0:0", "pink:0:0", "r:0:0", "red:+1:0", "red:0:01", "red:0:-0",
        "red:x:0", " red:0:0", "red:0:0 ", "red:0:0\n", "red::", "red:1.5:0", "red:0:٣", "red:0:1234567890",
        "37", "🐧",
    ],
)  # fmt: skip
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse(text)
    assert caught.value.code == "move-unreadable"
    assert caught.value.facts["text"] == text


# On the bottom tier from column −1: blue, red, yellow, purple.
OPENING = "red:0:0 blue:0:-1 yellow:0:1 purple:0:2"
HANDS = ["rrrgb", "bryp", "yyyy", "pppp"]


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ("yellow:1:0", "not-in-hand", "PP-6"),
        ("red:0:0", "place-taken", "PP-4"),
        ("red:0:4", "not-connected", "PP-4"),
        ("red:0:-3", "not-connected", "PP-4"),
        ("red:-1:0", "below-bottom", "PP-4"),
        ("red:1:1", "colour-fits-neither", "PP-5"),
        ("red:1:2", "gap", "PP-5"),
        ("red:2:0", "gap", "PP-5"),
        ("red:9:40", "gap", "PP-5"),
    ],
)
def test_why_not(move: str, code: str, rule: str) -> None:
    state = start(HANDS, "")
    play(state, OPENING)
    assert "yellow" not in state.view(0).hand
    reason = state.why_not(GAME.parse(move))
    assert reason is not None
    assert (reason.code, reason.rule) == (code, rule)
    with pytest.raises(Illegal, match=code):
        play(state, move)


def test_why_not_of_the_facts() -> None:
    state = start(HANDS, "")
    play(state, OPENING)
    assert _facts(state.why_not(GAME.parse("red:0:9"))) == {"column": 9, "left": -2, "right": 3}
    fits = _facts(state.why_not(GAME.parse("red:1:1")))
    assert fits == {"card": "red", "left_card": "yellow", "right_card": "purple"}
    assert _facts(state.why_not(GAME.parse("red:1:2")))["count"] == 1
    assert _facts(state.why_not(GAME.parse("red:3:2")))["count"] == 0
    play(state, "red:1:0")
    play(state, "red:0:-2 yellow:0:3 purple:0:4")
    taken = state.why_not(GAME.parse("red:1:0"))
    assert taken is not None
    assert (taken.code, taken.rule, taken.facts["card"]) == ("place-taken", "PP-5", "red")


def _facts(reason: Illegal | None) -> dict[str, object]:
    assert reason is not None
    return dict(reason.facts)


def test_legal_moves_have_no_reason_against_them() -> None:
    state = start(HANDS, "")
    assert [state.why_not(move) for move in state.moves()] == [None] * len(state.moves())


def test_the_first_card_lies_in_column_0() -> None:
    reason = start(HANDS, "").why_not(GAME.parse("red:0:1"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("first-card", "PP-4")


@pytest.mark.parametrize(("seats", "limit", "rule"), [(2, 7, "PP-3"), (4, 8, "PP-4")])
def test_PP_3_PP_4_the_bottom_tier_is_full(seats: int, limit: int, rule: str) -> None:
    state = start(["rrr", "bbb", "yyy", "ppp"][:seats], "")
    for column in range(limit):
        play(state, [f"{state.moves()[0].colour}:0:{column}"])
    reason = state.why_not(Move(state.view(state.turn).hand[0], 0, limit))
    assert reason is not None
    assert (reason.code, reason.rule, reason.facts["limit"]) == ("bottom-full", rule, limit)


def test_a_colour_that_the_game_has_not() -> None:
    reason = start(HANDS, "").why_not(Move("pink", 0, 0))
    assert reason is not None
    assert (reason.code, reason.rule) == ("no-such-card", "PP-1")


def test_PP_9_nothing_can_be_played_after_the_end() -> None:
    state = start(HANDS, "")
    random_round(state, Random(4))
    reason = state.why_not(GAME.parse("red:0:0"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("round-over", "PP-9")


def test_moves_come_by_tier_column_and_colour() -> None:
    state = start(["rbyp", "rbyp", "rbyp", "rbyp"])
    play(state, "red:0:0 blue:0:1 purple:0:-1")
    order = ["red", "blue", "yellow", "purple", "green"]
    keys = [(move.tier, move.column, order.index(move.colour)) for move in state.moves()]
    assert keys == sorted(keys)
    assert texts(state.moves()) == texts(state.copy().moves())
