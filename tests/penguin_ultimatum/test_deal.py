"""Setups, deals and texts of moves: what is accepted, what is refused and why."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest
from penguin_ultimatum.helpers import deal_of

from parlour.errors import BadDeal, BadSetup, Unreadable
from parlour.game import Carry, Deal
from parlour.games.penguin_ultimatum import GAME


def test_the_defaults() -> None:
    assert GAME.setup(3).options == {
        "iceberg": "standard",
        "fixed-setup": "off",
        "starter": "random",
        "height": ",,",
    }


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_seats_that_the_game_has_not(seats: int) -> None:
    with pytest.raises(BadSetup, match="seats"):
        GAME.setup(seats)


@pytest.mark.parametrize(
    "options",
    [{"iceberg": "huge"}, {"fixed-setup": "yes"}, {"starter": "3"}, {"starter": "0"}, {"experts": "on"}],
)
def test_options_that_the_game_has_not(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, options)


def test_a_deal_survives_its_texts() -> None:
    for seats in GAME.seats:
        setup = GAME.setup(seats)
        deal = GAME.shuffle(setup, Random(seats))
        assert GAME.read_deal(setup, deal.fields()) == deal


def test_a_deal_may_be_set_in_public_terms() -> None:
    setup = GAME.setup(2)
    fields = deal_of(["grj3 bra2", "blm5"], "sed kam", starter=1).fields()
    assert fields["starter"] == "2"
    assert fields["penguins"].startswith("grj3 bra2 ")
    assert fields["entertainers"].startswith("sed kam ")
    assert fields["performances"] == "juggling acrobatics"
    state = GAME.start(setup, GAME.read_deal(setup, fields))
    assert state.view(1).own[0] == "blm5"


@pytest.mark.parametrize(
    ("change", "error", "where"),
    [
        ({"starter": "3"}, BadDeal, "starter"),
        ({"starter": "x"}, Unreadable, "starter"),
        ({"starter": None}, Unreadable, "starter"),
        ({"penguins": None}, Unreadable, "penguins"),
        ({"entertainers": None}, Unreadable, "entertainers"),
        ({"performances": None}, Unreadable, "performances"),
        ({"values": "1"}, Unreadable, "values"),
    ],
)
def test_deals_that_cannot_be_read(change: dict[str, str | None], error: type[Exception], where: str) -> None:
    fields = {**deal_of().fields(), **change}
    with pytest.raises(error) as caught:
        GAME.read_deal(GAME.setup(2), {name: text for name, text in fields.items() if text is not None})
    assert where in str(caught.value)


def test_a_deal_of_another_game_is_refused() -> None:
    class Other(Deal):
        def fields(self) -> dict[str, str]:
            return {}

    with pytest.raises(BadDeal, match="deal-of-another-game"):
        GAME.start(GAME.setup(2), Other(), Carry())


@pytest.mark.parametrize(
    "text",
    [
        "place:grj3:e5", "place:blm5:n14", "place:grj3:e5:shj", "stone:supply:a1", "stone:c4:e5", "stay",
        "perform:k11", "entertain:e5:upright", "entertain:e5:turned",
    ],
)  # fmt: skip
def test_a_move_survives_its_text(text: str) -> None:
    move = GAME.parse(text)
    assert str(move) == text
    assert GAME.parse(text) is move  # interned
    assert deepcopy(move) == move  # as one that comes back from another process


@pytest.mark.parametrize(
    "text",
    [
        "", "place", "place:grj3", "place:grj6:e5", "place:grj3:e0", "place:grj3:e05", "place:grj3:z5",
        "place:grj3:5e", "place:grj3:e5:", "place:grj3:e5:sed:kam", "place:sed:e5", "place:grj3:e5:grj3",
        "Place:grj3:e5", "stay:e5", "stone:e5", "stone:e5:supply", "stone:supply", "perform", "perform:e",
        "entertain:e5", "entertain:e5:up", "entertain:e5:turned:x", " stay", "stay ", "stay\n",
        "place:grj3:e٣", "place:grj3:e15", "37", "🐧",
    ],
)  # fmt: skip
def test_texts_that_are_no_move(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse(text)
    assert (caught.value.code, caught.value.facts["text"]) == ("move-unreadable", text)
