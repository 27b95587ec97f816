"""Blue Penguin, rule by rule."""

from __future__ import annotations

from random import Random

import pytest

from parlour.errors import BadDeal, Illegal, NotYourTurn
from parlour.game import Event
from parlour.games.blue_penguin import GAME, BluePenguinDeal, BluePenguinState
from parlour.games.blue_penguin.cards import CARDS, COLOURS, VALUES, colour
from parlour.playout import playout
from parlour.record import Player
from parlour.table import Table


def deal_of(seats: int, hands: list[int], pile: list[int], starter: int = 0) -> BluePenguinDeal:
    """A deal that begins with these hands and this pile; the other cards follow from the highest down."""
    first = [*hands, *pile]
    rest = [card for card in reversed(CARDS) if card not in first]
    assert len(hands) == 2 * seats
    return BluePenguinDeal((*first, *rest), starter)


def started(seats: int, hands: list[int], pile: list[int], starter: int = 0) -> BluePenguinState:
    return GAME.start(GAME.setup(seats), deal_of(seats, hands, pile, starter))


def told(state: BluePenguinState, *moves: int) -> list[Event]:
    events: list[Event] = []
    for move in moves:
        state.play(move, events.append)
    return events


def test_BP_1_sixty_penguins_twelve_of_each_colour_in_order() -> None:
    by_colour = {name: [card for card in CARDS if COLOURS[colour(card)] == name] for name in COLOURS}
    assert {name: (cards[0], cards[-1], len(cards)) for name, cards in by_colour.items()} == {
        "blue": (1, 12, 12),
        "purple": (13, 24, 12),
        "red": (25, 36, 12),
        "orange": (37, 48, 12),
        "yellow": (49, 60, 12),
    }


@pytest.mark.parametrize("cards", [CARDS[:-1], (*CARDS, 61), (*CARDS[:-1], 1), (0, *CARDS[1:])])
def test_BP_1_a_deal_holds_each_card_once(cards: tuple[int, ...]) -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.start(GAME.setup(3), BluePenguinDeal(cards, 0))
    assert (caught.value.rule, caught.value.where) == ("BP-1", "cards")


WORTH = {1: 2, 12: 2, 13: 1, 24: 1, 25: 0, 36: 0, 37: -1, 48: -1, 49: -2, 60: -2}


@pytest.mark.parametrize(("card", "value"), WORTH.items())
def test_BP_2_what_the_colours_are_worth(card: int, value: int) -> None:
    state = started(2, [card, 33, 34, 35], [31, 32])  # all the others are red
    for move in (card, 34, 33, 35):
        state.play(move)
    assert sum(state.scores()) == value


def test_BP_3_two_cards_each_the_rest_is_the_pile_and_the_deal_says_who_leads() -> None:
    for seats in GAME.seats:
        deal = GAME.shuffle(GAME.setup(seats), Random(5))
        state = GAME.start(GAME.setup(seats), deal)
        assert [len(hand) for hand in state.hands] == [2] * seats
        assert state.hands[1] == deal.cards[2:4]
        assert len(state.pile) == 60 - 2 * seats
        assert state.turn == deal.starter
        hidden = state.view(0)
        assert hidden.hand == deal.cards[:2]
        assert state.view(None).hand == ()


def test_BP_3_every_seat_may_lead_first() -> None:
    rng = Random(1)
    assert {GAME.shuffle(GAME.setup(5), rng).starter for _ in range(200)} == set(range(5))


def test_BP_3_a_starter_that_is_no_seat_is_refused() -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.start(GAME.setup(2), BluePenguinDeal(CARDS, 2))
    assert caught.value.where == "starter"


def test_BP_4_either_card_may_be_played_and_one_is_drawn() -> None:
    state = started(3, [50, 3, 20, 21, 40, 41], [7, 8])
    assert state.moves() == (50, 3)
    state.play(50)
    assert state.hands[0] == (3, 7)
    assert state.turn == 1
    assert set(state.moves()) == {20, 21}


def test_BP_4_nothing_is_drawn_from_an_empty_pile() -> None:
    state = GAME.start(GAME.setup(4), GAME.shuffle(GAME.setup(4), Random(3)))
    for _ in range(52):
        state.play(state.moves()[0])
    assert state.pile == []
    before = len(state.moves())
    seat = state.turn
    events = told(state, state.moves()[0])
    assert len(state.hands[seat]) == before - 1
    assert "drew" not in [event.kind for event in events]


@pytest.mark.parametrize(("card", "rule"), [(20, "BP-4"), (60, "BP-4"), (61, "BP-1"), (0, "BP-1")])
def test_BP_4_a_card_that_is_not_in_the_hand_is_refused(card: int, rule: str) -> None:
    state = started(3, [50, 3, 20, 21, 40, 41], [7, 8])
    with pytest.raises(Illegal) as caught:
        state.play(card)
    assert caught.value.rule == rule
    assert state.moves() == (50, 3)


def test_BP_4_a_drawn_card_is_told_to_its_owner_alone() -> None:
    drew = told(started(3, [50, 3, 20, 21, 40, 41], [7, 8]), 50)[1]
    assert drew.seen_by(0).secret == {"card": "7"}
    assert drew.seen_by(1).secret == {}
    assert drew.seen_by(None).secret == {}


@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_BP_5_a_trick_has_a_card_of_everybody_two_with_two_players(seats: int, size: int) -> None:
    state = GAME.start(GAME.setup(seats), GAME.shuffle(GAME.setup(seats), Random(9)))
    order = []
    while len(state.history) < size:
        assert state.view(None).tricks().__next__().winner is None
        order.append(state.turn)
        state.play(state.moves()[0])
    assert order == [(state.deal.starter + place) % seats for place in range(size)]
    assert state.trick == []


def test_BP_6_the_highest_number_takes_the_trick_and_leads() -> None:
    # the end of a trick of four: the second player has put the highest card and takes all four
    state = started(4, [17, 60, 43, 59, 9, 58, 30, 57], [1, 2, 3, 4])
    events = told(state, 17, 43, 9, 30)
    trick = events[-1]
    assert (trick.kind, trick.rule, trick.seat, trick.points) == ("trick", "BP-6", 1, 1 - 1 + 2 + 0)
    assert trick.facts["cards"] == ("17", "43", "9", "30")
    assert state.turn == 1
    assert state.scores() == (0, 2, 0, 0)


def test_BP_6_with_two_players_the_second_card_of_a_player_can_take_the_trick() -> None:
    state = started(2, [1, 50, 20, 21], [51, 22])
    assert told(state, 1, 20, 50, 21)[-1].seat == 0
    state = started(2, [1, 2, 20, 21], [51, 22])
    assert told(state, 1, 20, 2, 21)[-1].seat == 1


@pytest.mark.parametrize(("seats", "tricks"), [(2, 15), (3, 20), (4, 15), (5, 12)])
def test_BP_7_the_game_ends_when_pile_and_hands_are_empty(seats: int, tricks: int) -> None:
    state = GAME.start(GAME.setup(seats), GAME.shuffle(GAME.setup(seats), Random(2)))
    playout(state, Random(3))
    assert state.hands == [()] * seats
    assert state.pile == []
    outcome = state.verdict()
    assert outcome is not None
    assert (outcome.reason, outcome.ended_by) == ("hands-empty", "BP-7")
    assert len([trick for trick in state.view(None).tricks() if trick.winner is not None]) == tricks


def test_BP_8_the_score_is_the_worth_of_the_cards_taken_and_all_add_up_to_nothing() -> None:
    for seed in range(40):
        setup = GAME.setup(2 + seed % 4, {"experts": "on"})
        state = GAME.start(setup, GAME.shuffle(setup, Random(seed)))
        playout(state, Random(seed))
        taken = [0] * setup.seats
        for trick in state.view(None).tricks():
            for card in trick.cards:
                assert trick.winner is not None
                taken[trick.winner] += state.deal.values[(card - 1) // 12]
        assert state.scores() == tuple(taken)
        assert sum(taken) == 0
        outcome = state.verdict()
        assert outcome is not None
        assert {part.rule for part in outcome.parts} == {"BP-8"}


def test_BP_9_the_highest_score_wins_and_a_tie_is_shared() -> None:
    found = set()
    for seed in range(300):
        state = GAME.start(GAME.setup(5), GAME.shuffle(GAME.setup(5), Random(seed)))
        playout(state, Random(seed))
        outcome = state.verdict()
        assert outcome is not None
        best = max(outcome.scores)
        assert outcome.winners == tuple(seat for seat in range(5) if outcome.scores[seat] == best)
        assert outcome.decided == ("highest" if len(outcome.winners) == 1 else "highest-shared")
        assert outcome.rule == "BP-9"
        found.add(len(outcome.winners))
    assert {1, 2} <= found


def test_BP_10_experts_deal_the_values_at_random() -> None:
    setup = GAME.setup(3, {"experts": "on"})
    rng = Random(4)
    dealt = {GAME.shuffle(setup, rng).values for _ in range(600)}
    assert len(dealt) > 100
    assert all(sorted(values) == sorted(VALUES) for values in dealt)
    assert {GAME.shuffle(GAME.setup(3), rng).values for _ in range(50)} == {VALUES}


def test_BP_10_dealt_values_count() -> None:
    setup = GAME.setup(2, {"experts": "on"})
    events: list[Event] = []
    deal = BluePenguinDeal(deal_of(2, [1, 50, 20, 21], [51, 22]).cards, 0, (-2, 0, 2, 1, -1))
    state = GAME.start(setup, deal, tell=events.append)
    assert (events[0].kind, events[0].rule, events[0].facts["blue"]) == ("values", "BP-10", -2)
    told(state, 1, 20, 50, 21)
    assert state.scores() == (-2 + 0 - 1 + 0, 0)


@pytest.mark.parametrize(
    ("experts", "values", "rule"), [("off", (1, 2, 0, -1, -2), "BP-2"), ("on", (2, 2, 0, -1, -2), "BP-10")]
)
def test_BP_10_values_that_cannot_be_dealt_are_refused(
    experts: str, values: tuple[int, ...], rule: str
) -> None:
    with pytest.raises(BadDeal) as caught:
        GAME.start(GAME.setup(2, {"experts": experts}), BluePenguinDeal(CARDS, 0, values))
    assert (caught.value.where, caught.value.rule) == ("values", rule)


@pytest.mark.parametrize("open_scores", ["off", "on"])
def test_BP_11_scores_are_hidden_until_the_end_unless_agreed(open_scores: str) -> None:
    setup = GAME.setup(3, {"open-scores": open_scores})
    state = GAME.start(setup, GAME.shuffle(setup, Random(8)))
    while state.moves():
        lines = [line.score for line in GAME.picture(state.view(1)).seats]
        assert lines == (list(state.scores()) if open_scores == "on" else [None] * 3)
        state.play(state.moves()[0])
    assert [line.score for line in GAME.picture(state.view(1)).seats] == list(state.scores())


def test_BP_11_the_count_of_taken_cards_is_that_of_the_pile_and_the_last_trick_is_told_apart() -> None:
    state = GAME.start(GAME.setup(3), GAME.shuffle(GAME.setup(3), Random(8)))
    while True:
        picture = GAME.picture(state.view(0))
        last = [piece.zone for piece in picture.pieces].count("last")
        told = [line.notes[0] for line in picture.seats]
        for seat, said in enumerate(told):
            in_pile = [piece.zone for piece in picture.pieces].count(f"taken-{seat}")
            assert said.facts == {"count": in_pile}
        took = [said.message for said in told].count("count-taken-last")
        assert took == (1 if last else 0)
        assert sum(int(str(said.facts["count"])) for said in told) + last == len(state.history) // 3 * 3
        if not state.moves():
            break
        state.play(state.moves()[0])


def test_BP_11_taken_cards_lie_face_down_save_the_last_trick() -> None:
    state = GAME.start(GAME.setup(3), GAME.shuffle(GAME.setup(3), Random(8)))
    for _ in range(12):
        state.play(state.moves()[0])
    pieces = GAME.picture(state.view(0)).pieces
    taken = [piece for piece in pieces if piece.zone.startswith("taken")]
    assert len(taken) == 9
    assert {piece.face for piece in taken} == {None}
    assert {piece.face for piece in pieces if piece.zone == "last"} == {
        str(card) for card in state.history[-3:]
    }


def test_BP_11_no_event_gives_a_sum() -> None:
    state = GAME.start(GAME.setup(3), GAME.shuffle(GAME.setup(3), Random(8)))
    events: list[Event] = []
    while state.moves():
        state.play(state.moves()[0], events.append)
    facts = {event.kind: set(event.facts) for event in events}
    assert facts == {"played": {"card"}, "drew": {"left"}, "trick": {"card", "cards", "value"}, "over": set()}


def test_BP_4_who_is_not_on_turn_may_not_play() -> None:
    table = Table.new("blue-penguin", [Player("Ada"), Player("Bo")], "3")
    other = 1 - table.view(None).starter
    card = table.view(other).hand[0]  # type: ignore[attr-defined]  # a table knows views of any game
    with pytest.raises(NotYourTurn):
        table.play(other, str(card))
