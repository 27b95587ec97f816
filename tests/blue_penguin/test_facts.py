"""Blue Penguin: what deals, events, views and outcomes say, fact by fact."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from random import Random

import pytest

from parlour.chance import pick
from parlour.errors import BadDeal
from parlour.game import Event
from parlour.games.blue_penguin import GAME, BluePenguinDeal
from parlour.games.blue_penguin.cards import CARDS, COLOURS, VALUES, colour
from parlour.picture import Heap, Note

DEAL = BluePenguinDeal(CARDS, 1)


def test_a_deal_is_written_with_seats_from_1_and_read_again() -> None:
    fields = DEAL.fields()
    assert fields == {"starter": "2", "values": "2 1 0 -1 -2", "cards": " ".join(map(str, CARDS))}
    assert GAME.read_deal(GAME.setup(3), fields) == DEAL


def test_a_deal_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        DEAL.starter = 0  # type: ignore[misc]  # that is what is tried
    with pytest.raises(FrozenInstanceError):
        GAME.start(GAME.setup(3), DEAL).view(0).own = ()  # type: ignore[misc]  # the same


def test_the_heaps_of_a_deal_are_all_its_cards_by_where_they_go() -> None:
    assert GAME.heaps(GAME.setup(3), DEAL) == (
        Heap(Note("heap-starter", {"seat": 1})),
        Heap(Note("heap-values"), ("blue:2", "purple:1", "red:0", "orange:-1", "yellow:-2")),
        Heap(Note("heap-hand", {"seat": 0}), ("1", "2")),
        Heap(Note("heap-hand", {"seat": 1}), ("3", "4")),
        Heap(Note("heap-hand", {"seat": 2}), ("5", "6")),
        Heap(Note("heap-pile"), tuple(map(str, range(7, 61)))),
    )


@pytest.mark.parametrize(("starter", "value"), [(3, 4), (-1, 0)])
def test_a_seat_that_is_not_there_cannot_start(starter: int, value: int) -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.start(GAME.setup(3), BluePenguinDeal(CARDS, starter))
    assert (caught.value.where, caught.value.rule) == ("starter", "BP-3")
    assert caught.value.facts == {"value": value, "count": 3}


def test_the_start_is_told_with_every_hand_to_its_seat_alone() -> None:
    told: list[Event] = []
    setup = GAME.setup(3, {"experts": "on"})
    GAME.start(setup, BluePenguinDeal(CARDS, 1, (0, -1, 2, 1, -2)), tell=told.append)
    assert told == [
        Event("values", "BP-10", None, {"blue": 0, "purple": -1, "red": 2, "orange": 1, "yellow": -2}),
        Event("dealt", "BP-3", 0, {"count": 2}, 0, {"cards": ("1", "2")}),
        Event("dealt", "BP-3", 1, {"count": 2}, 0, {"cards": ("3", "4")}),
        Event("dealt", "BP-3", 2, {"count": 2}, 0, {"cards": ("5", "6")}),
        Event("starts", "BP-3", 1),
    ]


def test_a_trick_is_told_card_by_card() -> None:
    told: list[Event] = []
    state = GAME.start(GAME.setup(3), DEAL)
    for move in (4, 5, 1):
        assert state.why_not(move) is None
        state.play(move, told.append)
    assert told == [
        Event("played", "BP-4", 1, {"card": "4"}),
        Event("drew", "BP-4", 1, {"left": 53}, 0, {"card": "7"}),
        Event("played", "BP-4", 2, {"card": "5"}),
        Event("drew", "BP-4", 2, {"left": 52}, 0, {"card": "8"}),
        Event("played", "BP-4", 0, {"card": "1"}),
        Event("drew", "BP-4", 0, {"left": 51}, 0, {"card": "9"}),
        Event("trick", "BP-6", 2, {"card": "5", "cards": ("4", "5", "1"), "value": 6}, 6),
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_view_knows_how_many_cards_lie_where(seats: int) -> None:
    rng = Random(seats)
    setup = GAME.setup(seats)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while True:
        view = state.view(0)
        assert view.pile_size == len(state.pile)
        assert [view.hand_size(seat) for seat in range(seats)] == [len(hand) for hand in state.hands]
        assert sorted(view.hand) == sorted(state.hands[0])
        if not state.moves():
            break
        state.play(pick(state.moves(), rng))
    tricks = list(view.tricks())
    assert tricks[-1].cards == ()
    assert sum(len(trick.cards) for trick in tricks) == len(CARDS)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_parts_of_the_outcome_are_the_cards_that_were_taken(seats: int) -> None:
    rng = Random(seats)
    setup = GAME.setup(seats)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.moves():
        state.play(pick(state.moves(), rng))
    outcome = state.verdict()
    assert outcome is not None
    taken = [(trick.winner, colour(card)) for trick in state.view(None).tricks() for card in trick.cards]
    assert [(part.seat, part.points, dict(part.facts)) for part in outcome.parts] == [
        (seat, count * value, {"colour": name, "count": count, "value": value})
        for seat in range(seats)
        for place, (name, value) in enumerate(zip(COLOURS, VALUES, strict=True))
        if (count := taken.count((seat, place)))
    ]
