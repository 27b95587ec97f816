"""`python3 build bench bots`: how often one greedy bot wins with random bots in all other seats."""

import sys

from folders import ROOT
from say import note

MATCHES = 400
"""At least so many a row; The Penguin Ultimatum takes the longest, about a quarter of a second each."""


def bench_bots(matches: int = MATCHES) -> None:
    """Print a row per game and number of seats, default options: share won, 95 % interval, the even share."""
    sys.path.insert(0, str(ROOT / "core"))
    from parlour.arena import win_share
    from parlour.registry import games

    note("one greedy bot, random bots in all other seats; ties split; seats rotated over the same deals")
    for name, game in games().items():
        for seats in game.seats:
            share = win_share(game, game.setup(seats), "greedy", "random", matches)
            note(f"{name:18} {seats} seats  {share}  even {1 / seats:.3f}")
