"""`python3 build bench bots`: how often one greedy bot wins with random bots in all other seats."""

import sys

from folders import ROOT
from say import Failure

sys.path.insert(0, str(ROOT / "core"))  # here, so that the arena's processes find it too


def bench_bots() -> None:
    """Let the arena play every game and number of seats, default options. Raises Failure."""
    from parlour.cli import main

    if main(["arena", "greedy", "--against", "random"]) != 0:
        raise Failure("the arena did not come to its end")
