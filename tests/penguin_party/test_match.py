"""Rounds and matches of Penguin Party: who starts, what follows, who wins and why."""

from __future__ import annotations

from random import Random

import pytest
from penguin_party.helpers import kinds, play, position, random_round

from parlour.game import Carry, Event, Outcome
from parlour.games.penguin_party import GAME


@pytest.mark.parametrize("seats", range(2, 7))
def test_PP_10_as_many_rounds_as_players_each_starting_one(seats: int) -> None:
    setup = GAME.setup(seats)
    carry = Carry()
    starters = []
    decks = set()
    for number in range(1, seats + 1):
        deal = GAME.shuffle(setup, Random(number), carry)
        state = GAME.start(setup, deal, carry)
        assert state.scores() == (carry.points or (0,) * seats)
        starters.append(state.turn)
        decks.add(deal.cards)
        random_round(state, Random(number))
        verdict = state.verdict()
        if number < seats:
            assert isinstance(verdict, Carry)
            assert verdict == Carry((*carry.totals, state.scores()), (starters[-1] + 1) % seats)
            assert (verdict.round, verdict.points) == (number + 1, state.scores())
            carry = verdict
        else:
            assert isinstance(verdict, Outcome)
            assert (verdict.reason, verdict.ended_by) == ("rounds-played", "PP-10")
    assert starters == [(starters[0] + step) % seats for step in range(seats)]
    assert len(decks) == seats


def test_PP_10_by_option_a_single_round() -> None:
    setup = GAME.setup(4, {"rounds": "single"})
    state = GAME.start(setup, GAME.shuffle(setup, Random(1)))
    random_round(state, Random(1))
    assert isinstance(state.verdict(), Outcome)


def _ended(
    points: tuple[int, ...], number: int, ties: str = "shared", rounds: str = "match"
) -> Carry | Outcome | None:
    """What follows a round in which the last card of the last player was just played."""
    earlier = (((0, 0, 0),) * (number - 2) + (points,)) if number > 1 else ()
    carry = Carry(earlier, 0)
    state = position(["r", "", ""], "rrrrrrrr", points=points, carry=carry, ties=ties, rounds=rounds)
    play(state, "red:1:0")
    return state.verdict()


def test_PP_11_the_fewest_points_win() -> None:
    verdict = _ended((6, 5, 7), 3)
    assert isinstance(verdict, Outcome)
    assert (verdict.winners, verdict.scores) == ((0,), (4, 5, 7))
    assert (verdict.decided, verdict.rule) == ("fewest", "PP-11")


def test_PP_11_on_a_tie_all_of_them_win_by_default() -> None:
    verdict = _ended((7, 5, 5), 3)
    assert isinstance(verdict, Outcome)
    assert (verdict.winners, verdict.decided) == ((0, 1, 2), "fewest-shared")
    verdict = _ended((9, 5, 5), 1, rounds="single")
    assert isinstance(verdict, Outcome)
    assert verdict.winners == (1, 2)


def test_PP_11_by_option_all_play_on_until_one_is_alone_in_front() -> None:
    assert _ended((9, 5, 5), 3, ties="play-on") == Carry(((0, 0, 0), (9, 5, 5), (7, 5, 5)), 1)
    assert _ended((9, 5, 5), 1, ties="play-on", rounds="single") == Carry(((7, 5, 5),), 1)
    verdict = _ended((9, 5, 4), 5, ties="play-on")
    assert isinstance(verdict, Outcome)
    assert (verdict.winners, verdict.reason, verdict.ended_by) == ((2,), "alone-in-front", "PP-11")


def test_PP_11_the_starts_of_further_rounds_go_on_to_the_left() -> None:
    setup = GAME.setup(3, {"ties": "play-on"})
    carry = Carry(((1, 0, 3), (1, 2, 6), (2, 2, 9)), 1)
    told: list[Event] = []
    state = GAME.start(setup, GAME.shuffle(setup, Random(1), carry), carry, told.append)
    assert state.turn == 1
    assert [(event.seat, event.rule) for event in kinds(told, "starts")] == [(1, "PP-11")]
    assert len(state.view(None).points) == 3
    assert all(state.view(seat).hand for seat in range(3))


def test_PP_13_the_first_starter_is_random() -> None:
    setup = GAME.setup(6)
    assert {GAME.shuffle(setup, Random(seed)).starter for seed in range(60)} == set(range(6))


def test_PP_13_or_a_chosen_seat() -> None:
    setup = GAME.setup(6, {"starter": "5"})
    assert {GAME.shuffle(setup, Random(seed)).starter for seed in range(20)} == {4}
    told: list[Event] = []
    GAME.start(setup, GAME.shuffle(setup, Random(1)), Carry(), told.append)
    assert [(event.seat, event.rule) for event in kinds(told, "starts")] == [(4, "PP-13")]


def test_the_parts_of_a_score_say_why() -> None:
    carry = Carry(((3, 0, 5), (3, 1, 4)), 0)
    state = position(["r", "gg", ""], "rrrrrrrr", points=(3, 1, 4), carry=carry)
    play(state, "red:1:0")
    verdict = state.verdict()
    assert isinstance(verdict, Outcome)
    assert [(part.seat, part.kind, part.rule, part.points) for part in verdict.parts] == [
        (0, "round", "PP-10", 3), (0, "emptied", "PP-8", -2),
        (1, "round", "PP-10", 1), (1, "cards-left", "PP-7", 2),
        (2, "round", "PP-10", 5), (2, "round", "PP-10", -1), (2, "emptied", "PP-8", 0),
    ]  # fmt: skip
    assert [part.facts["round"] for part in verdict.parts if part.kind == "round"] == [1, 2, 1, 2]


def test_PP_11_the_rounds_of_a_tie_are_parts_under_their_own_rule() -> None:
    verdict = _ended((9, 5, 4), 5, ties="play-on")
    assert isinstance(verdict, Outcome)
    assert [(part.facts, part.rule) for part in verdict.parts if part.kind == "round"] == [
        ({"round": 4}, "PP-11")
    ] * 3
