"""The arena where there are no other processes and no extras: in the page's Python, too."""

from __future__ import annotations

import parlour
from parlour.arena import Plan, against, play_plan, win_share
from parlour.registry import all_games


def test_every_game_and_count_can_be_played() -> None:
    for game in all_games().values():
        bot = "greedy" if "greedy" in game.bots() else "random"
        for seats in game.seats:
            share = win_share(game, game.setup(seats), bot, "random", 1)
            assert share.matches == seats
            assert 0 <= share.low <= share.won <= share.high <= 1


def test_the_same_seed_gives_the_same_matches_and_another_one_others() -> None:
    setup = parlour.find("blue-penguin").setup(3)
    pairings = tuple(against("blue-penguin", setup, ["greedy"], "random"))
    first, again = (play_plan(Plan(pairings, 12, "seed")) for _ in range(2))
    other = play_plan(Plan(pairings, 12, "another"))
    ends = [played for _, played in first]
    assert ends == [played for _, played in again]
    assert ends != [played for _, played in other]
