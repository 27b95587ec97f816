"""The same seed gives the same move in every Python, and how strong the levels are on a few fixed deals. This
file runs on CPython and in Pyodide.
"""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots import Searcher, decide, find_bot
from parlour.chance import pick, stream
from parlour.games.penguin_party import GAME

# Bot, seats, random moves before; then the best move, its points and its share.
GOLDEN = (
    ("emperor/60", 2, 3, "blue:0:-3 1.916667 0.530172"),
    ("emperor/60", 2, 9, "red:0:-3 4.875000 0.237199"),
    ("emperor/60", 3, 3, "green:0:-2 1.333333 0.452169"),
    ("emperor/60", 3, 9, "purple:1:-1 2.000000 0.902272"),
    ("emperor/60", 3, 14, "red:2:-3 2.291667 0.486915"),
    ("emperor/60", 4, 3, "purple:0:3 1.375000 0.278973"),
    ("emperor/60", 4, 9, "blue:0:3 1.600000 0.346343"),
    ("emperor/60", 4, 14, "red:1:-4 5.000000 0.279330"),
    ("emperor/60", 5, 3, "green:0:1 1.000000 0.225532"),
    ("emperor/60", 5, 9, "red:1:1 3.266667 0.138155"),
    ("emperor/60", 5, 14, "yellow:2:-3 2.714286 0.173192"),
    ("emperor/60", 6, 3, "green:0:2 1.250000 0.175788"),
    ("emperor/60", 6, 9, "green:1:2 1.300000 0.189955"),
    ("gentoo/40", 2, 3, "blue:0:-3 1.900000 0.598139"),
    ("gentoo/40", 2, 9, "red:0:4 4.142857 0.438776"),
    ("gentoo/40", 3, 3, "blue:0:-2 1.200000 0.531538"),
    ("gentoo/40", 3, 9, "purple:1:-1 2.000000 0.914453"),
    ("gentoo/40", 3, 14, "red:2:-3 2.066667 0.598979"),
    ("gentoo/40", 4, 3, "purple:0:-1 1.600000 0.254541"),
    ("gentoo/40", 4, 9, "blue:0:3 1.666667 0.318367"),
    ("gentoo/40", 4, 14, "red:1:-4 5.000000 0.279330"),
    ("gentoo/40", 5, 3, "green:0:-4 1.500000 0.207476"),
    ("gentoo/40", 5, 9, "green:1:0 3.000000 0.168631"),
    ("gentoo/40", 5, 14, "yellow:2:-3 2.428571 0.201926"),
    ("gentoo/40", 6, 3, "green:0:2 1.375000 0.159703"),
    ("gentoo/40", 6, 9, "green:1:1 1.571429 0.174371"),
)


@pytest.mark.parametrize(("name", "seats", "played", "best"), GOLDEN)
def test_golden_moves_of_the_searchers(name: str, seats: int, played: int, best: str) -> None:
    rng = Random(f"golden/{seats}/{played}")
    setup = GAME.setup(seats)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    for _ in range(played):
        state.play(pick(state.moves(), rng))
    bot = find_bot(GAME, name)
    assert isinstance(bot, Searcher)
    *_, weighed = bot.weigh(state.view(state.turn), Random(1))
    first = weighed[0]
    assert f"{first.move} {first.points:.6f} {first.share:.6f}" == best


def rounds_won(seats: int, bot: str, others: str, rounds: int) -> float:
    """The share of single rounds in which one bot among others has the fewest points, ties split."""
    setup = GAME.setup(seats, {"rounds": "single"})
    players = find_bot(GAME, bot), find_bot(GAME, others)
    won = 0.0
    for number in range(rounds):
        deal = stream("floors", seats, number // seats)
        state = GAME.start(setup, GAME.shuffle(setup, deal))
        while state.moves():
            player = players[state.turn != number % seats]
            state.play(decide(player, state.view(state.turn), stream("floors", number, len(state.history))))
        scores = state.scores()
        if scores[number % seats] == min(scores):
            won += 1 / scores.count(min(scores))
    return won / rounds


# Single rounds and small budgets, so less than in docs/bots/penguin-party.md; a little below what they give.
FLOORS = (
    (2, "little", "random", 60, 0.75),
    (4, "little", "random", 60, 0.35),
    (2, "rockhopper", "little", 60, 0.55),
    (2, "greedy", "rockhopper", 60, 0.65),
    (2, "gentoo/20", "greedy", 30, 0.5),
    (2, "emperor/40", "greedy", 30, 0.65),
    (2, "emperor/40", "gentoo/20", 30, 0.6),
    (3, "emperor/40", "greedy", 30, 0.5),
    (4, "emperor/60", "greedy", 40, 0.45),
)


@pytest.mark.parametrize(("seats", "bot", "others", "rounds", "floor"), FLOORS)
def test_each_level_wins_more_than_its_part(
    seats: int, bot: str, others: str, rounds: int, floor: float
) -> None:
    """Nothing here depends on a clock, so the result is always the same."""
    assert rounds_won(seats, bot, others, rounds) >= floor
