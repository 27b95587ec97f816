"""What a bot that looks ahead knows: guessed deals, how likely they are, how moves are rated."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from math import exp
from random import Random

import pytest
from penguin_party.helpers import random_positions, start, words

from parlour.game import Carry
from parlour.games.penguin_party import GAME, PenguinPartyState, PenguinPartyView
from parlour.games.penguin_party.bots.belief import BLUNDER, KEENNESS, Belief, Pool, decay
from parlour.games.penguin_party.bots.greedy import GreedyBot, rivals
from parlour.games.penguin_party.bots.rating import greedy_move, greedy_playout, prospects, rate
from parlour.games.penguin_party.bots.standing import FACTORS, MOST, Standing
from parlour.games.penguin_party.cards import COLOURS
from parlour.games.penguin_party.guess import Guesser
from parlour.games.penguin_party.outlook import Outlook


def counts(state: PenguinPartyState, seat: int) -> tuple[int, ...]:
    return tuple(map(state.view(seat).hand.count, COLOURS))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_fast_rating_is_greedys_value_up_to_a_constant(seats: int) -> None:
    """While nobody is out, all cards of the rivals are known together; so both see the same."""
    tried = 0
    for state in random_positions(seats, Random(seats)):
        if not all(state.playing):
            continue
        view = state.view(state.turn)
        outlook = Outlook(view)
        values = [GreedyBot().value(outlook, rivals(view, outlook), move) for move in view.moves]
        differences = [a - b for a, b in zip(values, rate(state, view.moves), strict=True)]
        assert max(differences) - min(differences) < 1e-9
        tried += 1
    assert tried > 50


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_foretold_move_is_greedys_and_takes_nothing_from_the_cards_of_others(seats: int) -> None:
    rng = Random(seats)
    for state in random_positions(seats, rng):
        view = state.view(state.turn)
        outlook = Outlook(view)
        values = {move: GreedyBot().value(outlook, rivals(view, outlook), move) for move in view.moves}
        foretold = greedy_move(state)
        assert values[foretold] == pytest.approx(max(values.values()), abs=1e-9)
        assert greedy_move(GAME.guess(view, rng)) == foretold


def test_a_guesser_draws_what_the_view_allows_and_one_that_forgets_keeps_the_numbers() -> None:
    rng = Random(6)
    for state in islice(random_positions(5, rng), 12, None, 6):
        view: PenguinPartyView = state.view(state.turn)
        remembers, forgets = Guesser(view), Guesser(view, remember=False)
        for _ in range(5):
            assert remembers.draw(rng).view(view.seat) == view
            drawn = forgets.draw(rng)
            assert drawn.left == state.left
            assert [sum(drawn.held[5 * seat : 5 * seat + 5]) for seat in range(5)] == drawn.left
            assert drawn.moves() == list(view.moves)


def test_a_greedy_playout_plays_what_is_rated_highest() -> None:
    for state in random_positions(4, Random(1)):
        greedy = state.copy()
        while greedy.moves():
            rated = rate(greedy, greedy.moves())
            greedy.play(greedy.moves()[rated.index(max(rated))])
        greedy_playout(state.copy())
        after = state.copy()
        greedy_playout(after)
        assert after.view(None) == greedy.view(None)
        break


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_chance_of_a_move_is_by_greedys_values_in_the_eyes_of_who_made_it(seats: int) -> None:
    """The true hand of a rival, its last move: against the reference bot's values in the rival's view."""
    rng = Random(seats)
    tried = 0
    while tried < 12:
        setup = GAME.setup(seats)
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        first = state.copy()
        before, mover = state.copy(), state.turn
        for _ in range(2 * seats + int(rng.random() * seats)):
            if state.moves():
                before, mover = state.copy(), state.turn
                state.play(state.moves()[int(rng.random() * len(state.moves()))])
        view = state.view((mover + 1) % seats)
        belief = Belief(view, first)
        moment = belief.seen[mover][0]  # the last one was added first
        belief.seen[mover] = [moment]
        seen = before.view(mover)
        outlook = Outlook(seen)
        values = [GreedyBot().value(outlook, rivals(seen, outlook), move) for move in seen.moves]
        odds = [decay(KEENNESS * (max(values) - value)) for value in values]
        offers = prospects(before, before.moves())
        twins = [moment.taken == each for each in offers]
        chosen = sum(each for each, twin in zip(odds, twins, strict=True) if twin) / sum(odds)
        found = belief.likelihood(mover, counts(state, mover))
        assert found == pytest.approx(BLUNDER / len(set(offers)) + (1 - BLUNDER) * chosen, rel=1e-9)
        tried += 1


# The bottom tier becomes g r r b b b b b: red at 1:0 takes the only place where green fits.
ROW = "green:0:0 red:0:1 red:0:2 blue:0:3 blue:0:4 blue:0:5 blue:0:6 blue:0:7"


def test_who_closes_a_colour_is_believed_to_hold_less_of_it() -> None:
    ratios = []
    for last in ("red:1:0", "red:1:1"):
        state = start(["gbrrryyyy", "rb", "rb", "bb"])
        first = state.copy()
        for text in (*ROW.split(), last):
            state.play(GAME.parse(text))
        belief = Belief(state.view(1), first)
        green, yellow = (tuple(map(words(hand).count, COLOURS)) for hand in ("rggyyy", "ryyyyy"))
        ratios.append(belief.likelihood(0, green) / belief.likelihood(0, yellow))
    assert ratios[0] < ratios[1]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_pool_holds_deals_that_the_view_allows(seats: int) -> None:
    rng = Random(seats)
    for number, state in enumerate(random_positions(seats, rng)):
        if number % 7 == 3:
            view = state.view(state.turn)
            pool = Pool(Guesser(view), 24)
            for _ in range(6):
                assert pool.draw(rng).view(view.seat) == view
            assert len(pool.hands) == 24


def test_the_pool_draws_deals_by_how_likely_they_are() -> None:
    rng = Random(3)
    state = next(state for state in random_positions(4, rng) if len(state.history) == 16)
    pool = Pool(Guesser(state.view(state.turn)), 16)
    pool.draw(rng)
    pool.draw(rng)
    drawn = Counter(pool.draw(rng).deal.cards for _ in range(4000))
    steps = [high - low for low, high in zip([0.0, *pool.totals], pool.totals, strict=False)]
    wanted: Counter[tuple[str, ...]] = Counter()
    for step, hands in zip(steps, pool.hands, strict=True):
        likely = 1.0
        for seat, cards in hands.kept.items():
            likely *= pool.belief.likelihood(seat, tuple(map(cards.count, COLOURS)))
        assert step == pytest.approx(likely, rel=1e-6)
        wanted[pool.guesser.state(hands).deal.cards] += step / pool.totals[-1]  # type: ignore[assignment]
    for dealt, share in wanted.items():
        assert drawn[dealt] / 4000 == pytest.approx(share, abs=0.04)


def test_the_decay_is_about_that_of_e() -> None:
    for loss in (0.0, 0.5, 1.0, 3.0):
        assert decay(loss) == pytest.approx(exp(-loss), abs=0.03)


def test_standings_add_up_and_every_point_counts() -> None:
    setup = GAME.setup(3)
    for earlier in range(6):
        standing = Standing(setup, Carry(((1, 2, 3),) * earlier, 0))
        points = (4, 4, 6)
        assert sum(standing.rewards(points)) == pytest.approx(1)
        assert sum(standing.share(points, seat) for seat in range(3)) == pytest.approx(1)
        assert standing.share(points, 0) == standing.share(points, 1)
        rewards = standing.rewards(points)
        assert rewards[0] > rewards[2] > 0
    last = Standing(setup, Carry(((1, 2, 3), (2, 3, 4)), 0))
    assert [last.share((4, 4, 6), seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert Standing(setup, Carry()).share((0, 2 * MOST, 0), 1) < 1e-9
    assert list(FACTORS) == sorted(FACTORS)
