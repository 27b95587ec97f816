"""The parts of the search of Blue Penguin, each against a plain second reading."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from blue_penguin.helpers import laid, position, searcher, shared_win, started, table_of
from blue_penguin.test_rules import started as dealt

from parlour.bots import decide
from parlour.games.blue_penguin import GAME
from parlour.games.blue_penguin.bots.belief import AT_FIRST, habits, likeliest, no_habits
from parlour.games.blue_penguin.bots.chances import share
from parlour.games.blue_penguin.bots.deals import all_deals, count_deals, sampled
from parlour.games.blue_penguin.bots.greedy import GreedyBot
from parlour.games.blue_penguin.bots.rule import (
    Rule,
    bold,
    careful,
    out_before,
    plain,
    play_tricks,
    tidy,
)
from parlour.games.blue_penguin.bots.simple import RockhopperBot
from parlour.games.blue_penguin.cards import trick_size
from parlour.games.blue_penguin.guessing import guess, unseen

GREEDY = GAME.bots()["greedy"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rules_of_playouts_are_those_of_the_bots(seats: int) -> None:
    for played in range(60 - seats):
        state = position(seats, "rule", played)
        view = state.view(state.turn)
        one, two = view.moves
        for rule, bot in ((careful, GreedyBot()), (plain, RockhopperBot())):
            better = rule(state.trick, table_of(state), out_before(state.history, state.worth), one, two)
            assert better == pytest.approx(bot.value(view, one) - bot.value(view, two))


def test_two_more_rules_of_playouts() -> None:
    state = started(4, "rules")
    out = out_before((), state.worth)
    for trick, hand, by_bold, by_tidy in (
        ([], (20, 50), 20, 20),
        ([30], (20, 50), 20, 20),
        ([40], (20, 30), 20, 30),
        ([40], (41, 39), 39, 39),
        ([5, 30], (20, 50), 50, 50),
        ([55, 1], (20, 50), 20, 50),
    ):
        for rule, card in ((bold, by_bold), (tidy, by_tidy)):
            better = rule(trick, table_of(state), out, *hand)
            assert (hand[0] if better > 0 else hand[1] if better < 0 else min(hand)) == card


@pytest.mark.parametrize("seats", GAME.seats)
def test_playouts_go_on_like_greedy_bots(seats: int) -> None:
    for number in range(10):
        state = position(seats, f"playout/{number}", number)
        other = state.copy()
        play_tricks(state, 3, out_before(state.history, state.worth), [careful] * seats)
        assert state.trick == []
        assert len(state.history) // state.size == number // state.size + 3
        while len(other.history) < len(state.history):
            other.play(decide(GREEDY, other.view(other.turn), Random(1)))
        assert other.history == state.history


def test_playouts_end_with_the_game() -> None:
    state = started(3, "end")
    play_tricks(state, 99, out_before((), state.worth), [careful, plain, tidy])
    assert state.moves() == ()


@pytest.mark.parametrize(("seats", "ways"), [(3, 6), (4, 90), (5, 2520)])
def test_all_deals_of_the_last_two_tricks(seats: int, ways: int) -> None:
    state = position(seats, "last", 60 - 2 * seats)
    view = state.view(state.turn)
    deals = list(all_deals(guess(view, Random(1)), unseen(view), no_habits(view)))
    assert count_deals(state, state.turn) == ways == len(deals)
    found = {tuple(tuple(sorted(hand)) for hand in deal.hands) for _, deal, _ in deals}
    assert len(found) == ways
    assert tuple(tuple(sorted(hand)) for hand in state.hands) in found
    assert {weight for weight, *_ in deals} == {1.0}


def test_all_deals_of_two_players_include_the_order_of_the_pile() -> None:
    state = position(2, "last", 52)
    view = state.view(state.turn)
    deals = list(all_deals(guess(view, Random(1)), unseen(view), no_habits(view)))
    assert count_deals(state, state.turn) == 360 == len(deals)
    assert len({(frozenset(deal.hands[1 - state.turn]), tuple(deal.pile)) for _, deal, _ in deals}) == 360


@pytest.mark.parametrize("seats", [3, 4])
def test_the_last_two_tricks_are_the_average_over_all_hidden_cards(seats: int) -> None:
    """Every way to lay the hidden cards, weighed by what is known of kept ones, the others playing by the
    rules that fit them best: no chance is left in the search.
    """
    for place in range(seats):
        state = position(seats, f"exact/{place}", 60 - 2 * seats + place)
        seat = state.turn
        view = state.view(seat)
        hidden = unseen(view)
        read = likeliest(habits(view, hidden))
        others = list(read)
        rules: list[Rule] = [careful] * seats
        kept = {}
        for other, (habit,) in read.items():
            assert habit.kept is not None
            rules[other] = habit.rule
            kept[other] = dict(zip(hidden, habit.kept, strict=True))
        weights = 0.0
        wins = dict.fromkeys(view.moves, 0.0)
        points = dict.fromkeys(view.moves, 0.0)
        for order in permutations(hidden):  # the first card of a hand is the one that was kept
            cards = iter(order)
            hands = [tuple(next(cards) for _ in state.hands[other]) for other in others]
            weight = 1.0
            for other, hand in zip(others, hands, strict=True):
                weight *= kept[other][hand[0]]
            weights += weight
            for move in view.moves:
                end = laid(view, dict(zip(others, hands, strict=True)), move)
                play_tricks(end, 2, out_before(end.history, end.worth), rules)
                assert end.moves() == ()
                wins[move] += weight * float(shared_win(end, seat))
                points[move] += weight * end.scores()[seat]
        *_, weighed = searcher("emperor").weigh(view, Random(3))
        assert {item.move: item.share for item in weighed} == pytest.approx(
            {move: won / weights for move, won in wins.items()}
        )
        assert {item.move: item.points for item in weighed} == pytest.approx(
            {move: won / weights for move, won in points.items()}
        )


def test_in_the_last_trick_of_two_either_card_brings_the_same() -> None:
    """All four cards are in one trick, and all are known: what remains is who holds the highest."""
    for number in range(10):
        state = position(2, f"open/{number}", 56)
        view = state.view(state.turn)
        end = state.copy()
        while end.moves():
            end.play(end.moves()[0])
        *_, weighed = searcher("emperor/1").weigh(view, Random(1))
        result = (float(end.scores()[state.turn]), float(shared_win(end, state.turn)))
        assert len(weighed) == 2
        for item in weighed:
            assert (item.points, item.share) == pytest.approx(result)
        assert GAME.reasons(view, view.moves[0])[0].message == "reason-same"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_look_to_the_end_of_the_trick_by_its_last_player_is_a_fact(seats: int) -> None:
    """All scores add up to 0 in the end (BP-8): of what is missing from that, each expects an even part."""
    for number in range(10):
        state = position(seats, f"fact/{number}", 24 // trick_size(seats) * trick_size(seats) - 1)
        *_, weighed = searcher("gentoo/3").weigh(state.view(state.turn), Random(1))
        assert {item.move: item.points for item in weighed} == {
            move: pytest.approx(after[state.turn] - sum(after) / seats)
            for move in state.moves()
            for after in [state.after(move).scores()]
        }


@pytest.mark.parametrize("seats", GAME.seats)
def test_sampled_deals_look_the_same_to_the_seat(seats: int) -> None:
    for played in (0, 5, 33, 60 - 2 * seats, 60 - seats - 1):
        state = position(seats, "sampled", played)
        seat = state.turn
        view = state.view(seat)
        hidden = unseen(view)
        deals = sampled(guess(view, Random(2)), hidden, habits(view, hidden), 12, Random(3))
        for _ in range(30):
            _, deal, rules = next(deals)
            assert len(rules) == seats
            assert deal.hands[seat] == state.hands[seat]
            assert [len(hand) for hand in deal.hands] == [len(hand) for hand in state.hands]
            assert len(deal.pile) == len(state.pile)
            lying = [card for other, hand in enumerate(deal.hands) if other != seat for card in hand]
            assert sorted([*lying, *deal.pile]) == hidden


def test_a_card_that_stayed_unplayed_is_less_plausible_the_better_it_was() -> None:
    """Seat 1 left a trick of two blue cards to seat 0: it held no card to keep that would have won it."""
    state = dealt(3, [11, 12, 5, 50, 60, 59], [])
    state.play(11)
    state.play(5)
    view = state.view(2)
    hidden = unseen(view)
    read = habits(view, hidden)
    assert set(read) == {0, 1}
    for habit in read[1]:
        assert habit.kept is not None
        weights = dict(zip(hidden, habit.kept, strict=True))
        assert weights[20] < weights[6]
        assert max(weights.values()) == 1.0


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("rule", [careful, bold, tidy, plain])
def test_after_a_game_the_rule_of_a_player_shows(rule: Rule, seats: int) -> None:
    believed = 0.0
    for number in range(5):
        state = started(seats, f"habit/{number}")
        while len(state.history) < 60 - seats * 2:
            play_tricks(state, 1, out_before(state.history, state.worth), [rule] * seats)
        view = state.view(0)
        for found in habits(view, unseen(view)).values():
            assert sum(habit.chance for habit in found) == pytest.approx(1)
            believed += sum(habit.chance for habit in found if habit.rule is rule) / 5 / (seats - 1)
    assert believed > 1.6 * dict(AT_FIRST)[rule] or believed > 0.75


def test_shares_add_up_and_grow_with_points() -> None:
    for seats in GAME.seats:
        for tricks in (0, 1, 5, 19):
            totals = [3, 3, -2, 1, -5][:seats]
            shares = [share(totals, seat, tricks, seats) for seat in range(seats)]
            assert sum(shares) == pytest.approx(1)
            assert shares[0] == pytest.approx(shares[1])
    assert share([4, -4], 0, 3, 2) > share([2, -2], 0, 3, 2) > share([2, -2], 0, 9, 2) > 0.5
    assert share([36, -36], 0, 1, 2) <= 1
