"""Times whole random games with dealing, on whatever Python runs it: CPython as well as Pyodide.

Arguments: seconds for each line, and the folder where the engine is. Prints JSON: the calibration, and for
each line [game, seats, games a second]. Seconds are this process's own: others may use the machine too.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random

sys.path.insert(0, sys.argv[2])

from parlour.playout import random_game
from parlour.registry import games

BATCH = 16
"""Games between two looks at the clock, which costs a call into JavaScript."""


def _node_clock() -> Callable[[], float]:
    from js import process  # type: ignore[import-not-found] # Node's, seen from Pyodide

    def seconds() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

    return seconds


# Pyodide's own process_time is a wall clock.
clock = _node_clock() if sys.platform == "emscripten" else time.process_time


def calibration() -> float:
    """Million steps a second of a plain loop with a list and a dictionary: this Python's speed now."""
    best = 0.0
    for _ in range(5):
        numbers = list(range(64))
        counts = dict.fromkeys(numbers, 0)
        started = clock()
        for step in range(400_000):
            number = numbers[step & 63]
            counts[number] += number
        best = max(best, 0.4 / (clock() - started))
    return best


def rate(name: str, seats: int, seconds: float) -> float:
    """Games a second, the best of three runs: others only ever slow it, by caches and clock rates."""
    game = games()[name]
    setup = game.setup(seats)
    best = 0.0
    for run in range(3):
        rng = Random(f"{name}/{seats}/{run}")
        played = 0
        started = clock()
        while (spent := clock() - started) < seconds / 3:
            for _ in range(BATCH):
                random_game(game, setup, rng)
            played += BATCH
        best = max(best, played / spent)
    return best


def main(seconds: float) -> None:
    """Print the figures of every game and number of seats."""
    figures = [
        [name, seats, rate(name, seats, seconds)] for name, game in games().items() for seats in game.seats
    ]
    print(json.dumps({"python": sys.version.split()[0], "calibration": calibration(), "figures": figures}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
