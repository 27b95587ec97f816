"""Two Fish, rule by rule."""

from __future__ import annotations

from random import Random

import pytest

from parlour.errors import BadDeal, Illegal
from parlour.game import Event, Outcome
from parlour.games.template import GAME, TwoFishDeal, TwoFishState
from parlour.games.template.game import CARDS


def started(seats: int = 2, *first: int, starter: int = 0) -> TwoFishState:
    """A state whose hands begin with these cards; the others follow in their order."""
    cards = (*first, *(card for card in CARDS if card not in first))
    return GAME.start(GAME.setup(seats), TwoFishDeal(cards, starter))


def test_TF_1_twelve_cards_each_once() -> None:
    assert CARDS == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    with pytest.raises(BadDeal, match="cards-wrong"):
        GAME.start(GAME.setup(2), TwoFishDeal((1, 1, *CARDS[2:]), 0))
    with pytest.raises(Illegal, match="TF-1"):
        started().play(13)


def test_TF_2_three_cards_each_and_chance_says_who_starts() -> None:
    state = started(4, starter=2)
    assert state.hands == [(1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12)]
    assert state.turn == 2
    starters = {GAME.shuffle(GAME.setup(4), Random(seed)).starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_TF_3_a_card_of_the_own_hand_scores_and_the_left_neighbour_is_on_turn() -> None:
    state = started(3, starter=2)
    events: list[Event] = []
    with pytest.raises(Illegal, match="TF-3"):
        state.play(1)
    state.play(9, events.append)
    assert (state.scores(), state.turn) == ((0, 0, 9), 0)
    assert [(event.rule, event.seat, event.points) for event in events] == [("TF-3", 2, 9)]


def test_TF_4_the_end_is_when_all_have_played_two() -> None:
    state = started(3)
    for turn in range(6):
        assert state.moves(), turn
        state.play(state.moves()[0])
    assert state.moves() == ()
    assert [len(hand) for hand in state.hands] == [1, 1, 1]


@pytest.mark.parametrize(("moves", "winners"), [((1, 4, 2, 5), (1,)), ((2, 4, 9, 7), (0, 1))])
def test_TF_5_the_highest_score_wins_and_is_shared(moves: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = started(2, 1, 2, 9, 4, 5, 7)
    for card in moves:
        state.play(card)
    verdict = state.verdict()
    assert isinstance(verdict, Outcome)
    assert (verdict.winners, verdict.rule) == (winners, "TF-5")
