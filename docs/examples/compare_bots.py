"""Compares two bots with intervals, by the arena's public functions.

    python docs/examples/compare_bots.py
    python docs/examples/compare_bots.py penguin-party greedy rockhopper --seats 4 --matches 200

One bot sits on one seat, the other on all others; the first takes every seat in turn over the same deals,
so that neither cards nor seats favour it. Then the other way round. Two intervals that leave out the even
share on different sides say who is stronger.
"""

from __future__ import annotations

import argparse
from functools import partial

import parlour
from parlour.arena import Pairing, Plan, play_plan, result
from parlour.arena.pool import cores, in_processes


def compare(game: str, one: str, other: str, seats: int, matches: int, workers: int) -> None:
    """Plays both ways and prints what was found."""
    setup = parlour.find(game).setup(seats)
    plan = Plan(
        (Pairing(game, setup, one, other), Pairing(game, setup, other, one)), matches=matches, seed="compare"
    )
    found = result(plan, play_plan(plan, partial(in_processes, workers=workers)))
    even = 1 / seats
    for pairing, share in found.shares:
        verdict = "stronger" if share.low > even else "weaker" if share.high < even else "no clear difference"
        print(f"{pairing.bot} among {pairing.others}: {share} (even: {even:.3f}): {verdict}")
    for rating in found.ratings:
        print(
            f"{rating.bot}: rating {rating.mean:.2f} ± {rating.deviation:.2f} from {rating.matches} matches"
        )


def main() -> None:
    """Reads who plays what."""
    parser = argparse.ArgumentParser(description="compare two bots with intervals")
    parser.add_argument("game", nargs="?", default="penguin-party")
    parser.add_argument("one", nargs="?", default="greedy")
    parser.add_argument("other", nargs="?", default="rockhopper")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=cores())
    options = parser.parse_args()
    compare(options.game, options.one, options.other, options.seats, options.matches, options.workers)


if __name__ == "__main__":
    main()
