"""`python3 build bench engine --profile`: where the time of random games goes, function by function.

cProfile's own cost falls on every call, so functions that call much look worse than they are.
"""

import cProfile
import sys
from pathlib import Path
from random import Random
from types import CodeType

from folders import CORE
from say import note

GAMES = 400
ROWS = 10


def profile_engine() -> None:
    """Print the shares of own time for every game, with three players."""
    sys.path.insert(0, str(CORE))
    from parlour.playout import random_game
    from parlour.registry import games

    for name, game in games().items():
        setup, rng = game.setup(3), Random(name)
        random_game(game, setup, rng)  # what is made once is made
        profile = cProfile.Profile()
        profile.enable()
        for _ in range(GAMES):
            random_game(game, setup, rng)
        profile.disable()
        entries = sorted(profile.getstats(), key=lambda entry: -entry.inlinetime)
        whole = sum(entry.inlinetime for entry in entries)
        note(f"\n{name}, three players: own time")
        for entry in entries[:ROWS]:
            note(f"{entry.inlinetime / whole:7.1%}  {_named(entry.code)}")


def _named(code: CodeType | str) -> str:
    """A function and its module, or what Python says of one of its own."""
    return code if isinstance(code, str) else f"{Path(code.co_filename).stem}: {code.co_qualname}"
