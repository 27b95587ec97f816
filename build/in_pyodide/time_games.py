"""Times whole random games with dealing, on whatever Python runs it: CPython as well as Pyodide.

Argument: seconds for each line. Prints JSON: the calibration, and [game, seats, games a second] lines.
"""

import json
import sys
import time
from random import Random

if len(sys.argv) > 2:
    sys.path.insert(0, sys.argv[2])  # where the engine is

from parlour.playout import random_game
from parlour.registry import games


def calibration() -> float:
    """Million steps a second of a plain loop with a list and a dictionary: this Python's speed now."""
    best = 0.0
    for _ in range(5):
        numbers = list(range(64))
        counts = dict.fromkeys(numbers, 0)
        started = time.perf_counter()
        for step in range(100_000):
            number = numbers[step & 63]
            counts[number] += number
        best = max(best, 0.1 / (time.perf_counter() - started))
    return best


def rate(name: str, seats: int, seconds: float) -> float:
    """Games a second, the best of three runs: others may use the machine too, and they only ever slow it."""
    game = games()[name]
    setup = game.setup(seats)
    best = 0.0
    for run in range(3):
        rng = Random(f"{name}/{seats}/{run}")
        played = 0
        started = time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds / 3:
            random_game(game, setup, rng)
            played += 1
        best = max(best, played / spent)
    return best


if __name__ == "__main__":
    figures = [
        [name, seats, rate(name, seats, float(sys.argv[1]))]
        for name in games()
        for seats in games()[name].seats
    ]
    print(json.dumps({"python": sys.version.split()[0], "calibration": calibration(), "figures": figures}))
