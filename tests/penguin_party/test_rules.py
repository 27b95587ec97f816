"""The rules of a round of Penguin Party by their numbers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from penguin_party.helpers import kinds, play, position, random_round, start, texts

from parlour.errors import Illegal
from parlour.games.penguin_party import GAME


def test_PP_1_seven_of_four_colours_and_eight_green() -> None:
    cards = GAME.shuffle(GAME.setup(4), Random(1)).cards
    assert Counter(cards) == {"red": 7, "blue": 7, "yellow": 7, "purple": 7, "green": 8}


def test_PP_1_PP_12_points_lie_there_as_chips_of_5_and_1() -> None:
    state = position(["rr", "b", "b"], "rbg", points=(13, 5, 4))
    chips = {
        (p.zone, p.face): p.count for p in GAME.picture(state.view(None)).pieces if p.zone.startswith("chips")
    }
    assert chips == {
        ("chips-0", "chip:5"): 2, ("chips-0", "chip:1"): 3, ("chips-1", "chip:5"): 1, ("chips-2", "chip:1"):
        4, }  # fmt: skip


def test_PP_12_the_supply_of_84_points_is_no_limit() -> None:
    state = position(["rr", "b", "b"], "rbg", points=(200, 5, 4))
    chips = [p for p in GAME.picture(state.view(None)).pieces if p.zone == "chips-0"]
    assert [(p.face, p.count) for p in chips] == [("chip:5", 40)]


@pytest.mark.parametrize(("seats", "each"), [(3, 12), (4, 9), (5, 7), (6, 6)])
def test_PP_2_all_cards_are_dealt_evenly(seats: int, each: int) -> None:
    setup = GAME.setup(seats)
    deal = GAME.shuffle(setup, Random(2))
    state = GAME.start(setup, deal)
    for seat in range(seats):
        assert state.view(seat).own == deal.cards[each * seat : each * (seat + 1)]
        assert len(state.view(seat).hand) == each == state.view(None).cards_left(seat)


def test_PP_2_with_five_players_the_card_left_over_starts_the_bottom_tier() -> None:
    state = start(["r", "r", "r", "r", "r"], rest="p")
    assert state.view(None).pyramid() == {(0, 0): "purple"}
    assert {(move.tier, move.column) for move in state.moves()} == {(0, -1), (0, 1)}
    assert state.turn == 0


def test_PP_3_two_players_get_fourteen_each_and_eight_lie_aside() -> None:
    setup = GAME.setup(2)
    deal = GAME.shuffle(setup, Random(2))
    state = GAME.start(setup, deal)
    assert state.view(0).own == deal.cards[:14]
    assert state.view(1).own == deal.cards[14:28]
    aside = [piece for piece in GAME.picture(state.view(0)).pieces if piece.zone == "aside"]
    assert len(aside) == 8
    assert all(piece.face is None for piece in aside)


def test_PP_3_with_two_players_the_bottom_tier_holds_seven() -> None:
    assert "red:0:7" not in texts(position(["rr", "rr"], "rbypgrb").moves())
    assert "red:0:6" in texts(position(["rr", "rr"], "rbypgr").moves())


def test_PP_4_the_bottom_tier_holds_eight() -> None:
    assert {move.tier for move in position(["rbypg"] * 3, "rbypgrby").moves()} == {1}
    assert {"red:0:7", "red:0:-1"} <= set(texts(position(["rr"] * 3, "rbypgrb").moves()))


def test_PP_4_the_first_card_may_be_any_and_starts_at_column_0() -> None:
    assert texts(position(["rbypg"] * 3).moves()) == [
        "red:0:0",
        "blue:0:0",
        "yellow:0:0",
        "purple:0:0",
        "green:0:0",
    ]


def test_PP_4_any_colour_joins_at_either_end_only() -> None:
    state = position(["bg"] * 3, "rr")
    assert texts(state.moves()) == ["blue:0:-1", "green:0:-1", "blue:0:2", "green:0:2"]
    play(state, "blue:0:-1")
    assert {move.column for move in state.moves() if move.tier == 0} == {-2, 2}


def test_PP_4_the_row_grows_by_eight_to_either_side() -> None:
    for step in (-1, 1):
        state = position(["rbypgrby", "rbypgrby", "rbypgrby"])
        for number in range(8):
            colour = state.moves()[0].colour
            play(state, [f"{colour}:0:{step * number}"])
        assert all(move.tier > 0 for move in state.moves())


def test_PP_5_the_rulebooks_correct_placements() -> None:
    """Yellow on a yellow and another colour; blue on two blues."""
    assert "yellow:1:0" in texts(position(["y"] * 3, "yp").moves())
    assert "blue:1:0" in texts(position(["b"] * 3, "bb").moves())
    assert "blue:1:0" in texts(position(["b"] * 3, "gb").moves())


def test_PP_5_the_rulebooks_incorrect_placements() -> None:
    """Red on yellow and green; green where only one of the two cards below lies."""
    assert "red:1:0" not in texts(position(["r"] * 3, "yg").moves())
    assert {"green:1:-1", "green:1:1"}.isdisjoint(texts(position(["g"] * 3, "gg").moves()))


def test_PP_5_higher_tiers_rest_on_tiers_above_the_bottom() -> None:
    state = position(["rbypg"] * 3, "rbr", {(1, 0): "b", (1, 1): "r"})
    assert [text for text in texts(state.moves()) if text.split(":")[1] == "2"] == ["red:2:0", "blue:2:0"]
    assert not [text for text in texts(state.moves()) if text.split(":")[1] == "1"]  # both places are taken


def test_PP_5_up_to_eight_tiers_can_be_built() -> None:
    green = position(["gg", "gg", "gg"], "gggggggg")
    for tier in range(1, 8):
        for column in range(8 - tier):
            assert f"green:{tier}:{column}" in texts(green.moves())
            green._lay(tier * 16 + column + 8, 16)
            green.legal = green._moves(green.turn)
    assert green.moves() == []


def test_PP_6_the_moves_are_exactly_the_cards_that_fit() -> None:
    state = position(["rg", "b", "y"], "rrrrrrrr", {(1, 0): "r"})
    assert texts(state.moves()) == [f"red:1:{column}" for column in range(1, 7)]


def test_PP_6_there_is_no_passing_and_no_other_move() -> None:
    state = start(["r", "b", "y", "p"])
    assert all(len(text.split(":")) == 3 for text in texts(state.moves()))
    assert state.moves()


def test_PP_6_turns_go_clockwise() -> None:
    state = start(["r", "b", "y", "p"], starter=2)
    turns = [state.turn]
    for move in ("red:0:0", "red:0:1", "red:0:2", "red:0:3"):
        colour = state.moves()[0].colour
        play(state, [move.replace("red", colour)])
        turns.append(state.turn)
    assert turns == [2, 3, 0, 1, 2]


def test_PP_7_who_cannot_play_is_out_and_pays_for_each_card() -> None:
    """Markus of the rulebook: two cards left, two points."""
    state = position(["rr", "gg", "rr"], "rrrrrrrr", points=(0, 3, 0))
    told = play(state, "red:1:0")
    (out,) = kinds(told, "out")
    assert (out.seat, out.points, out.rule, out.facts["count"]) == (1, 2, "PP-7", 2)
    assert out.facts["fitting_cards"] == ("red",)
    assert state.scores() == (0, 5, 0)
    assert state.turn == 2
    assert state.view(None).out() == {1}


def test_PP_7_it_is_tested_on_the_players_own_turn_only() -> None:
    """Nothing fits seat 2 while seat 1 is on turn; seat 1 opens a place for it just in time."""
    state = position(["rr", "yy", "ry"], "yrrrrrrr", {(1, 0): "y"})
    assert state._moves(1) == []
    told = play(state, "red:1:1")
    assert not kinds(told, "out")
    assert state.turn == 1
    assert texts(state.moves()) == ["yellow:2:0"]


def test_PP_7_who_is_out_stays_out_even_if_a_place_opens_later() -> None:
    state = position(["rrr", "gg", "rrr"], "grrrrrrr", {(1, 0): "g"})
    told = play(state, "red:1:4")
    assert [event.seat for event in kinds(told, "out")] == [1]
    assert state.turn == 2
    play(state, "red:1:1")
    assert texts(state._moves(1)) == ["green:2:0"]  # now one would fit
    told = play(state, "red:1:5")
    assert state.turn == 2
    assert not kinds(told, "out")
    assert state.scores() == (0, 2, 0)


def test_PP_7_the_hand_of_who_is_out_stays_face_down() -> None:
    state = GAME.start(GAME.setup(4), GAME.shuffle(GAME.setup(4), Random(5)))
    told = random_round(state, Random(5))
    out = kinds(told, "out")[0]
    assert out.seat is not None
    hand = [p for p in GAME.picture(state.view(None)).pieces if p.zone == f"hand-{out.seat}"]
    assert len(hand) == out.points > 0
    assert all(piece.face is None for piece in hand)
    assert not out.secret


def test_PP_8_the_last_card_gives_back_two_points_never_below_0() -> None:
    """Barbara and Giulia of the rulebook: five become three, one becomes none."""
    state = position(["r", "r", "rr"], "rrrrrrrr", points=(5, 1, 0))
    (barbara,) = kinds(play(state, "red:1:0"), "emptied")
    assert (barbara.points, barbara.facts["returned"]) == (-2, 2)
    assert state.scores() == (3, 1, 0)  # at once
    (giulia,) = kinds(play(state, "red:1:1"), "emptied")
    assert (giulia.points, giulia.facts["returned"]) == (-1, 1)
    assert state.scores() == (3, 0, 0)


def test_PP_8_nothing_is_given_back_where_there_is_nothing() -> None:
    state = position(["r", "r", "rr"], "rrrrrrrr")
    (emptied,) = kinds(play(state, "red:1:0"), "emptied")
    assert (emptied.points, emptied.rule) == (0, "PP-8")


def test_PP_9_the_last_player_goes_on_alone_until_nothing_fits() -> None:
    state = position(["rrb", "gg", "y"], "rrrrrrrr")
    told = play(state, "red:1:0")
    assert [event.seat for event in kinds(told, "out")] == [1, 2]
    assert state.turn == 0
    assert not kinds(told, "round-over")
    told = play(state, "red:1:1")
    assert [(event.seat, event.points) for event in kinds(told, "out")] == [(0, 1)]
    assert len(kinds(told, "round-over")) == 1
    assert state.moves() == []
    assert state.view(0).turn is None


def test_PP_9_an_empty_hand_is_skipped_and_is_not_out() -> None:
    state = position(["r", "rr", "rr"], "rrrrrrrr", points=(4, 0, 0))
    play(state, "red:1:0 red:1:1 red:1:2")
    assert state.turn == 1
    assert state.view(None).out() == set()
    assert state.scores() == (2, 0, 0)
    told = play(state, "red:1:3 red:1:4")
    assert not kinds(told, "out")
    assert len(kinds(told, "round-over")) == 1


def test_illegal_moves_change_nothing() -> None:
    state = start(["r", "b", "y", "p"])
    before = state.view(0)
    for text in ("red:0:1", "red:1:0", "red:7:7", "red:0:99", "red:-1:0"):
        with pytest.raises(Illegal):
            state.play(GAME.parse(text))
    assert state.view(0) == before
