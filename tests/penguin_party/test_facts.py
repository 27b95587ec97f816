"""Penguin Party: what deals and refusals say, fact by fact, and a hand that is dealt again."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from random import Random

import pytest
from penguin_party.helpers import deal_of, position, start, texts

from parlour.chance import pick
from parlour.errors import BadDeal, Illegal
from parlour.game import Carry, Event, Outcome
from parlour.games.penguin_party import GAME, Move, PenguinPartyDeal
from parlour.games.penguin_party.cards import CARDS, CODES, COLOURS, NAMES
from parlour.games.penguin_party.deal import hand_places, left_over
from parlour.games.penguin_party.refusal import fits_nowhere
from parlour.games.penguin_party.scoring import verdict
from parlour.games.penguin_party.state import CLOCKWISE
from parlour.games.penguin_party.view import Dropout
from parlour.picture import Heap, Note


def test_a_deal_is_written_with_seats_from_1_and_cannot_be_changed() -> None:
    deal = PenguinPartyDeal(CARDS, 1)
    assert deal.fields() == {"starter": "2", "cards": " ".join(CARDS)}
    assert GAME.read_deal(GAME.setup(3), deal.fields()) == deal
    with pytest.raises(FrozenInstanceError):
        deal.starter = 0  # type: ignore[misc]  # that is what is tried


@pytest.mark.parametrize(
    ("seats", "size", "rest"),
    [(2, 14, "heap-aside"), (3, 12, ""), (4, 9, ""), (5, 7, "heap-left-over"), (6, 6, "")],
)
def test_the_heaps_of_a_deal_are_all_its_cards_by_where_they_go(seats: int, size: int, rest: str) -> None:
    starter, *heaps = GAME.heaps(GAME.setup(seats), PenguinPartyDeal(CARDS, 1))
    assert starter == Heap(Note("heap-starter", {"seat": 1}))
    for seat in range(seats):
        assert heaps[seat] == Heap(Note("heap-hand", {"seat": seat}), CARDS[size * seat : size * (seat + 1)])
        assert [CARDS[place] for place in hand_places(seats, seat)] == list(heaps[seat].cards)
    others = [Heap(Note(rest), CARDS[size * seats :])] if rest else []
    assert heaps[seats:] == others
    assert [CARDS[place] for place in left_over(seats)] == list(CARDS[size * seats :])


@pytest.mark.parametrize(("starter", "value"), [(4, 5), (-1, 0)])
def test_a_seat_that_is_not_there_cannot_start(starter: int, value: int) -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.start(GAME.setup(4), PenguinPartyDeal(CARDS, starter))
    assert (caught.value.where, caught.value.rule) == ("starter", "PP-13")
    assert caught.value.facts == {"value": value, "count": 4}


def test_a_round_that_must_start_elsewhere_says_where() -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.start(GAME.setup(4), PenguinPartyDeal(CARDS, 2), Carry(((1, 2, 3, 4),), 1))
    assert (caught.value.where, caught.value.rule) == ("starter", "PP-10")
    assert caught.value.facts == {"seat": 2, "wanted_seat": 1}


def test_a_colour_that_fits_nowhere_says_what_would() -> None:
    state = position(["gr", "y"], "rrrrrrr")
    refused = fits_nowhere(state.view(0), "green")
    assert refused is not None
    assert (refused.code, refused.rule) == ("fits-nowhere", "PP-5")
    assert refused.facts == {"card": "green", "fitting_cards": ("red",)}
    assert fits_nowhere(state.view(0), "red") is None
    over = position(["", ""], "rrrrrrr")
    over.legal = []
    assert fits_nowhere(over.view(0), "green") is None


def test_hands_that_are_dealt_again_have_the_moves_of_their_new_cards() -> None:
    state = start(["rrrrrrrbbbbbbb", "yyyyyyyppppppp"], "gggggggg")
    again = deal_of(["ggggggggrrrrrr", "yyyyyyyppppppp"], "rbbbbbbb")
    state.deal_again(again, {0: again.cards[:14]})
    assert state.deal == again
    assert texts(state.moves()) == ["red:0:0", "green:0:0"]
    assert list(state.held) == [6, 0, 0, 0, 8, 0, 0, 7, 7, 0]
    assert state.colours == [0b10001, 0b01100]
    state.play(Move("green", 0, 0))
    assert state.view(0).hand.count("green") == 7
    over = position(["r", "b"], "rrrrrrr")
    over.legal = []
    over.deal_again(over.deal, {0: ("blue",)})
    assert over.moves() == []


def test_why_not_says_nothing_of_what_may_be_played() -> None:
    state = start(["r", "b"])
    for move in state.moves():
        assert state.why_not(move) is None
    refused = state.why_not(Move("red", 0, 1))
    assert isinstance(refused, Illegal)
    assert (refused.code, refused.rule, refused.facts) == ("first-card", "PP-4", {"column": 1})
    assert len(COLOURS) == 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_whether_anybody_is_told_changes_nothing(seats: int) -> None:
    rng = Random(seats)
    for _ in range(20):
        told = GAME.start(GAME.setup(seats), GAME.shuffle(GAME.setup(seats), rng))
        quiet = told.copy()
        points = [0] * seats
        while moves := told.moves():
            events: list[Event] = []
            move = pick(moves, rng)
            told.play(move, events.append)
            quiet.play(move)
            for event in events:
                if event.seat is not None:
                    points[event.seat] += event.points
            assert quiet.view(None) == told.view(None)
        assert quiet.scores() == tuple(points)


@pytest.mark.parametrize(
    ("seats", "last"),
    [
        (2, [Event("laid-aside", "PP-3", None, {"count": 8})]),
        (3, []),
        (4, []),
        (5, [Event("left-over", "PP-2", None, {"card": "yellow"})]),
        (6, []),
    ],
)
def test_the_start_is_told_with_every_hand_to_its_seat_alone(seats: int, last: list[Event]) -> None:
    told: list[Event] = []
    cards = (*CARDS[:14], *CARDS[15:], CARDS[14])  # the last is yellow, the one before it green
    GAME.start(GAME.setup(seats), PenguinPartyDeal(cards, 1), tell=told.append)
    hands = [tuple(cards[place] for place in hand_places(seats, seat)) for seat in range(seats)]
    rule = "PP-3" if seats == 2 else "PP-2"
    assert told == [
        Event("round", "PP-10", None, {"round": 1}),
        *(
            Event("dealt", rule, seat, {"count": len(hand)}, 0, {"cards": hand})
            for seat, hand in enumerate(hands)
        ),
        *last,
        Event("starts", "PP-13", 1),
    ]


def test_the_parts_of_a_score_name_the_rule_of_each_round() -> None:
    setup = GAME.setup(2, {"ties": "play-on"})
    carry = Carry(((1, 2), (3, 3), (4, 5)), 1)
    ended = verdict(setup, carry, 1, (4, 6), [Dropout(1, 9, 1, ("red",))])
    assert isinstance(ended, Outcome)
    assert [(part.kind, part.rule, part.seat, part.points, dict(part.facts)) for part in ended.parts] == [
        ("round", "PP-10", 0, 1, {"round": 1}),
        ("round", "PP-10", 0, 2, {"round": 2}),
        ("round", "PP-11", 0, 1, {"round": 3}),
        ("emptied", "PP-8", 0, 0, {"returned": 0}),
        ("round", "PP-10", 1, 2, {"round": 1}),
        ("round", "PP-10", 1, 1, {"round": 2}),
        ("round", "PP-11", 1, 2, {"round": 3}),
        ("cards-left", "PP-7", 1, 1, {"count": 1}),
    ]
    first = verdict(GAME.setup(2, {"rounds": "single"}), Carry(), 0, (0, 3), [Dropout(1, 9, 3, ())])
    assert isinstance(first, Outcome)
    assert [(part.kind, part.points) for part in first.parts] == [("emptied", 0), ("cards-left", 3)]


def test_every_set_of_colours_has_its_names() -> None:
    assert NAMES[0] == ()
    assert [NAMES[1 << kind] for kind in range(5)] == [(colour,) for colour in COLOURS]
    assert NAMES[0b10101] == ("red", "yellow", "green")
    assert len(NAMES) == 32


def test_PP_4_there_are_moves_to_the_eight_tiers_of_a_full_pyramid() -> None:
    assert {move.tier for move in CODES} == set(range(8))
    assert {move.column for move in CODES} >= set(range(-7, 8))


def test_PP_6_PP_9_after_a_seat_come_those_to_its_left_and_itself_at_last() -> None:
    assert set(CLOCKWISE) == set(GAME.seats)
    assert CLOCKWISE[2] == ((1, 0), (0, 1))
    assert CLOCKWISE[4] == ((1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2), (0, 1, 2, 3))
