"""The Penguin Ultimatum: what deals and refusals say, fact by fact."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from penguin_ultimatum.helpers import deal_of, start

from parlour.errors import BadDeal
from parlour.games.penguin_ultimatum import GAME
from parlour.games.penguin_ultimatum.cards import ENTERTAINERS, PENGUINS
from parlour.games.penguin_ultimatum.view import ENTERTAIN, OVER, PERFORM, PLACE, STONE
from parlour.picture import Heap, Note


def test_the_heaps_of_a_deal_are_all_its_cards_by_where_they_go() -> None:
    deal = deal_of(["", "", ""], performances="music dance juggling", starter=2)
    assert GAME.heaps(GAME.setup(3), deal) == (
        Heap(Note("heap-starter", {"seat": 2})),
        Heap(Note("heap-performance", {"seat": 0}), ("music",)),
        Heap(Note("heap-performance", {"seat": 1}), ("dance",)),
        Heap(Note("heap-performance", {"seat": 2}), ("juggling",)),
        Heap(Note("heap-hand", {"seat": 0}), deal.penguins[:4]),
        Heap(Note("heap-hand", {"seat": 1}), deal.penguins[4:8]),
        Heap(Note("heap-hand", {"seat": 2}), deal.penguins[8:12]),
        Heap(Note("heap-entertainers"), deal.entertainers),
        Heap(Note("heap-pile"), deal.penguins[12:]),
    )
    assert (len(PENGUINS), len(ENTERTAINERS)) == (64, 16)


def test_a_deal_is_written_with_seats_from_1_and_cannot_be_changed() -> None:
    deal = deal_of(starter=1)
    assert deal.fields()["starter"] == "2"
    assert GAME.read_deal(GAME.setup(2), deal.fields()) == deal
    with pytest.raises(FrozenInstanceError):
        deal.starter = 0  # type: ignore[misc]  # that is what is tried


@pytest.mark.parametrize(("starter", "value"), [(2, 3), (-1, 0)])
def test_a_seat_that_is_not_there_cannot_start(starter: int, value: int) -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.start(GAME.setup(2), deal_of(starter=starter))
    assert (caught.value.where, caught.value.rule) == ("starter", "PU-33")
    assert caught.value.facts == {"value": value, "count": 2}


def test_a_seat_that_the_option_does_not_name_cannot_start() -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.start(GAME.setup(2, {"starter": "1"}), deal_of(starter=1))
    assert caught.value.facts == {"value": 2, "allowed": (1,)}


@pytest.mark.parametrize(
    ("step", "rule"),
    [(PLACE, "PU-10"), (STONE, "PU-13"), (PERFORM, "PU-15"), (ENTERTAIN, "PU-19"), (OVER, "PU-21")],
)
def test_a_move_of_another_step_is_refused_as_such(step: str, rule: str) -> None:
    state = start(["grj3", ""])
    state.step = step
    moves = {
        "place:grj3:e4": (PLACE, "cell-taken"),
        "stone:supply:e5": (STONE, "no-penguin"),
        "stay": (STONE, ""),
        "perform:e5": (PERFORM, "not-ready"),
        "entertain:e4:upright": (ENTERTAIN, "cell-taken"),
    }
    for text, (fitting, code) in moves.items():
        refused = state.why_not(GAME.parse(text))
        if step != fitting:
            assert refused is not None
            assert (refused.code, refused.rule, dict(refused.facts)) == ("other-step", rule, {"step": step})
        else:
            assert (refused.code if refused else "") == code


def test_the_step_goes_on_with_the_move() -> None:
    state = start()
    placed = state.moves()[0]
    assert state.why_not(placed) is None
    state.play(placed)
    refused = state.why_not(placed)
    assert refused is not None
    assert (refused.code, dict(refused.facts)) == ("other-step", {"step": "stone"})
