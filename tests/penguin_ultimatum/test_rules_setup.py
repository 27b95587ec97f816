"""The Penguin Ultimatum, PU-1 to PU-8: components and the start."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from penguin_ultimatum.helpers import (
    deal_of,
    game_with,
    only,
    play,
    position,
    refused,
    start,
    texts,
)

from parlour.errors import BadDeal
from parlour.game import Event
from parlour.games.penguin_ultimatum import GAME
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, ENTERTAINERS, PENGUINS
from parlour.games.penguin_ultimatum.cells import DIRECTIONS, cell_name, read_cell
from parlour.games.penguin_ultimatum.tables import turn


def names(mask: int) -> set[str]:
    return {name for bit, name in enumerate(DIRECTIONS) if mask >> bit & 1}


def test_PU_1_sixty_four_penguins_one_of_each() -> None:
    assert set(PENGUINS) == {
        f"{family}{form}{value}" for family, form, value in product(("gr", "br", "re", "bl"), "jadm", "2345")
    }
    assert len(PENGUINS) == 64
    assert sorted(GAME.shuffle(GAME.setup(2), Random(1)).penguins) == sorted(PENGUINS)


@pytest.mark.parametrize("wrong", ["twice", "short", "unknown"])
def test_PU_1_a_deal_of_other_penguins_is_refused(wrong: str) -> None:
    deal = deal_of()
    first = {"twice": deal.penguins[1], "short": "", "unknown": "grj6"}[wrong]
    penguins = tuple(code for code in (first, *deal.penguins[1:]) if code)
    changed = type(deal)(penguins, deal.entertainers, deal.performances, 0)
    with pytest.raises(BadDeal, match="PU-1"):
        GAME.start(GAME.setup(2), changed)


def test_PU_2_sixteen_entertainers_and_the_family_that_each_animal_pleases() -> None:
    assert set(ENTERTAINERS) == {
        f"{animal}{form}" for animal, form in product(("sh", "ka", "se", "be"), "jadm")
    }
    for animal, family in [("sh", "gr"), ("ka", "br"), ("se", "re"), ("be", "bl")]:
        # A dancing animal, a juggling penguin of each family above it and one stone on each.
        for other in ("gr", "br", "re", "bl"):
            state = position(f"e5={animal}m f6={other}j3@0", ["blm2", ""])
            gains = state.board.audience(read_cell("e5"))
            assert bool(gains) == (other == family)


@pytest.mark.parametrize("wrong", ["twice", "unknown"])
def test_PU_2_a_deal_of_other_entertainers_is_refused(wrong: str) -> None:
    deal = deal_of()
    first = {"twice": deal.entertainers[1], "unknown": "shx"}[wrong]
    changed = type(deal)(deal.penguins, (first, *deal.entertainers[1:]), deal.performances, 0)
    with pytest.raises(BadDeal, match="PU-2"):
        GAME.start(GAME.setup(2), changed)


def test_PU_3_the_dots_are_spread_evenly_and_no_card_is_like_another() -> None:
    masks = GAME.tables.masks
    sizes = [len(names(mask)) for mask in masks]
    for place in range(4):
        assert sorted(sizes[4 * place : 4 * place + 4]) == [3, 4, 5, 6]
        assert sorted(sizes[place::4]) == [3, 4, 5, 6]
    assert Counter(name for mask in masks for name in names(mask)) == dict.fromkeys(DIRECTIONS, 9)
    swap = {"NW": "NE", "W": "E", "SW": "SE"}
    swap |= {there: here for here, there in swap.items()}
    looks = [{frozenset(names(mask)), frozenset(names(turn(mask)))} for mask in masks]
    looks = [two | {frozenset(swap.get(name, name) for name in way) for way in two} for two in looks]
    assert all(not one & other for place, one in enumerate(looks) for other in looks[:place])
    assert all(turn(mask) != mask for mask in masks)


def test_PU_3_the_dancing_seal_has_four_dots_one_of_them_bottom_right() -> None:
    assert names(GAME.tables.masks[ENTERTAINER["sed"]]) == {"N", "W", "SW", "SE"}


def test_PU_3_a_turned_card_has_its_dots_on_the_other_side() -> None:
    assert names(turn(GAME.tables.masks[ENTERTAINER["shj"]])) == {"SE", "SW", "NE"}
    assert names(turn(GAME.tables.masks[ENTERTAINER["sha"]])) == {"E", "W", "N", "NW"}
    # W E S SE of the acrobatic sheep become E W N NW.
    cards = "e5=sha/ d5=grj2 f5=grj3 e4=grj4"
    assert not position(cards).board.ready
    assert position(f"{cards} d4=grj5").board.ready == [read_cell("e5")]


def test_PU_4_ten_points_three_stones_and_different_performance_cards() -> None:
    told: list[Event] = []
    state = start(["", "", ""], performances="music dance juggling", told=told)
    assert state.scores() == (10, 10, 10)
    assert state.supply == [3, 3, 3]
    seated = [(event.seat, event.facts["card"], event.points) for event in told if event.kind == "seated"]
    assert seated == [(0, "music", 10), (1, "dance", 10), (2, "juggling", 10)]


@pytest.mark.parametrize(
    "forms", ["music music", "music", "music dance juggling", "music dance music", "music opera"]
)
def test_PU_4_performance_cards_are_one_a_seat_and_all_different(forms: str) -> None:
    deal = deal_of()
    changed = type(deal)(deal.penguins, deal.entertainers, tuple(forms.split()), 0)
    with pytest.raises(BadDeal, match="PU-4"):
        GAME.start(GAME.setup(2), changed)


def test_PU_4_points_drop_below_0_and_pass_100() -> None:
    state = position("e5=shj d6=grj5", ["grm2", ""], points=(3, 98))
    play(state, "place:grm2:e6")
    assert state.scores() == (-2, 98)
    state = position("e5=shj d4=grj5@1 f4=grm2", ["blm2", ""], points=(3, 98))
    play(state, "place:blm2:d6 stay")
    assert state.scores() == (3, 103)


@pytest.mark.parametrize(
    ("iceberg", "middle", "corner", "outside"),
    [("standard", "e5", "i9", "i10"), ("small", "e4", "i7", "i8"), ("large", "f6", "k11", "l1")],
)
def test_PU_5_sizes_of_the_iceberg_and_the_curtain_in_the_middle(
    iceberg: str, middle: str, corner: str, outside: str
) -> None:
    state = start(options={"iceberg": iceberg})
    spots = {cell_name(spot.cell): spot.card for spot in state.view(None).spots}
    assert spots[middle] == "curtain"
    assert len(spots) == 4
    assert cell_name(state.board.iceberg.cells[-1]) == corner
    error = refused(state, f"place:{PENGUINS[state.hands[0][0]]}:{outside}")
    assert (error.code, error.rule) == ("off-iceberg", "PU-5")


def test_PU_5_neighbours_are_the_eight_cells_around() -> None:
    state = position("e5=shm", ["grj3", ""])
    assert texts(state, "place:grj3") == [
        f"place:grj3:{cell}" for cell in ("d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6")
    ]


@pytest.mark.parametrize(("seats", "cells"), [(2, "d5 f5 e4"), (3, "d5 f5 e4"), (4, "d5 f5 e4 e6")])
def test_PU_6_the_first_entertainers_left_right_above_and_below(seats: int, cells: str) -> None:
    told: list[Event] = []
    state = start([""] * seats, entertainers="sed kam bej shj", told=told)
    laid = [(event.facts["cell"], event.facts["card"]) for event in told if event.kind == "laid"]
    assert laid == list(zip(cells.split(), ["sed", "kam", "bej", "shj"], strict=False))
    assert not any(spot.turned for spot in state.view(None).spots)
    assert len(state.entertainers) == 16 - len(laid)


def test_PU_6_one_that_is_complete_at_the_start_is_turned() -> None:
    # The left one at d5 points at the curtain (E), the right one at f5 away from it.
    told: list[Event] = []
    game = game_with(sed="E", kam="E")
    state = start(entertainers="sed kam bej", game=game, told=told)
    assert [event.facts["turned"] for event in told if event.kind == "laid"] == [1, 0, 0]
    assert not state.board.ready
    assert {cell_name(spot.cell) for spot in state.view(None).spots if spot.turned} == {"d5"}


def test_PU_6_completeness_is_judged_once_all_lie() -> None:
    # d5 is completed only by e4, which is laid last (NE of it).
    state = start(entertainers="sed kam bej", game=game_with(sed="E NE"))
    assert {cell_name(spot.cell) for spot in state.view(None).spots if spot.turned} == {"d5"}


def test_PU_6_none_is_complete_at_the_start_with_our_dots() -> None:
    for seed in range(30):
        state = GAME.start(setup := GAME.setup(2 + seed % 3), GAME.shuffle(setup, Random(seed)))
        assert not state.board.ready
        assert not any(spot.turned for spot in state.view(None).spots)


def test_PU_7_fixed_setup_passes_over_cards_that_share_animal_or_form() -> None:
    order = "shj sha kaj kaa bej sed sem bem"
    told: list[Event] = []
    state = start([""] * 4, options={"fixed-setup": "on"}, entertainers=order, told=told)
    laid = [event for event in told if event.kind == "laid"]
    assert [event.facts["card"] for event in laid] == ["shj", "kaa", "sed", "bem"]
    assert {event.rule for event in laid} == {"PU-7"}
    # The cards passed over keep their order.
    left = [ENTERTAINERS[card] for card in reversed(state.entertainers)]
    assert left[:4] == ["sha", "kaj", "bej", "sem"]
    assert len(left) == 12


def test_PU_7_off_deals_as_they_come() -> None:
    state = start(entertainers="shj sha kaj")
    assert [spot.card for spot in state.view(None).spots] == ["kaj", "shj", "curtain", "sha"]


def test_PU_8_four_penguins_each_and_the_next_entertainer_open() -> None:
    deal = deal_of(["", "", ""])
    told: list[Event] = []
    state = GAME.start(GAME.setup(3), deal, tell=told.append)
    for seat in range(3):
        assert [PENGUINS[card] for card in state.hands[seat]] == list(deal.penguins[4 * seat : 4 * seat + 4])
        dealt = next(event for event in told if event.kind == "dealt" and event.seat == seat)
        assert dealt.secret["cards"] == deal.penguins[4 * seat : 4 * seat + 4]
        assert dealt.seen_by((seat + 1) % 3).secret == {}
    assert [PENGUINS[card] for card in reversed(state.pile)] == list(deal.penguins[12:])
    assert state.view(None).next_entertainer == deal.entertainers[3]
    assert only(told, "turned-up").facts == {"card": deal.entertainers[3], "left": 13}
    assert state.view(1).own == deal.penguins[4:8]
    assert state.view(None).own == ()
