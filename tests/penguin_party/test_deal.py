"""Setups and deals: what is accepted, what is refused and why."""

from __future__ import annotations

from random import Random

import pytest

from parlour.errors import BadDeal, BadSetup, ParlourError, Unreadable
from parlour.game import Carry, Deal
from parlour.games.penguin_party import GAME, PenguinPartyDeal
from parlour.games.penguin_party.cards import CARDS


@pytest.mark.parametrize("seats", [0, 1, 7, True, "4"])
def test_seats_that_the_game_has_not(seats: int) -> None:
    with pytest.raises(BadSetup, match="seats"):
        GAME.setup(seats)


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": "3"},
        {"ties": "none"},
        {"starter": "0"},
        {"starter": "5"},
        {"starter": "01"},
        {"experts": "on"},
    ],
)
def test_options_that_the_game_has_not(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(4, options)


def test_the_defaults() -> None:
    assert GAME.setup(3).options == {"rounds": "match", "ties": "shared", "starter": "random"}


def _refused(cards: tuple[str, ...], starter: int = 0) -> ParlourError:
    with pytest.raises(BadDeal) as caught:
        GAME.start(GAME.setup(4), PenguinPartyDeal(cards, starter))
    return caught.value


def test_PP_1_a_deal_has_each_card_of_the_game() -> None:
    assert GAME.start(GAME.setup(4), PenguinPartyDeal(CARDS, 0)).turn == 0
    short = _refused(CARDS[:-1])
    assert (short.code, short.rule, short.where, short.facts["count"]) == ("cards-wrong", "PP-1", "cards", 35)
    assert _refused((*CARDS, "red")).facts["count"] == 37
    assert _refused(("green", *CARDS[1:])).facts["card"] == "green"
    pink = _refused((*CARDS[:-1], "pink"))
    assert (pink.where, pink.facts["text"]) == ("cards[35]", "pink")


def test_PP_13_the_starter_is_a_seat_and_the_chosen_one() -> None:
    assert _refused(CARDS, starter=4).code == "no-such-seat"
    assert _refused(CARDS, starter=-1).code == "no-such-seat"
    setup = GAME.setup(4, {"starter": "3"})
    assert GAME.start(setup, PenguinPartyDeal(CARDS, 2)).turn == 2
    with pytest.raises(BadDeal) as caught:
        GAME.start(setup, PenguinPartyDeal(CARDS, 1))
    assert (caught.value.code, caught.value.rule, caught.value.where) == ("starter-wrong", "PP-13", "starter")


def test_PP_10_later_rounds_start_with_the_seat_to_the_left_whoever_was_chosen_first() -> None:
    setup = GAME.setup(4, {"starter": "3"})
    carry = Carry(((0, 0, 0, 0),), 3)
    assert GAME.shuffle(setup, Random(1), carry).starter == 3
    assert GAME.start(setup, PenguinPartyDeal(CARDS, 3), carry).turn == 3
    with pytest.raises(BadDeal) as caught:
        GAME.start(setup, PenguinPartyDeal(CARDS, 2), carry)
    assert caught.value.rule == "PP-10"


def test_deals_survive_their_texts() -> None:
    setup = GAME.setup(5)
    deal = GAME.shuffle(setup, Random(3))
    assert GAME.read_deal(setup, deal.fields()) == deal
    assert deal.fields()["starter"] == str(deal.starter + 1)
    assert deal.fields()["cards"].split() == list(deal.cards)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"cards": None}, Unreadable), ({"starter": None}, Unreadable), ({"starter": "x"}, Unreadable),
        ({"starter": "0"}, BadDeal), ({"starter": "7"}, BadDeal), ({"extra": "1"}, Unreadable),
    ],
)  # fmt: skip
def test_texts_of_no_deal(change: dict[str, str | None], error: type[ParlourError]) -> None:
    setup = GAME.setup(4)
    fields = GAME.shuffle(setup, Random(3)).fields() | change
    with pytest.raises(error):
        GAME.read_deal(setup, {name: text for name, text in fields.items() if text is not None})


def test_a_deal_of_another_game() -> None:
    class Other(Deal):
        def fields(self) -> dict[str, str]:
            return {}

    with pytest.raises(BadDeal, match="deal-of-another-game"):
        GAME.start(GAME.setup(4), Other())
