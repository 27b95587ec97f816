"""Times whole random games of ours and of `openspiel_games.py` in turns, in one process, in CPU time.

Arguments: seconds for each line, and the folder where the engine is. Prints JSON: for each line [game,
seats, ours, by the example's loop, by a quick loop, by that without dealing]: games a second, the best of
several runs. Ours deal, always.
"""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

RUNS = 4
BATCH = 8


def _paths() -> None:
    sys.path[:0] = [sys.argv[2], str(Path(__file__).parent)]


def pairs() -> dict[str, tuple[str, dict[str, str]]]:
    """What our games are called there, and our options."""
    return {
        "blue-penguin": ("plain_tricks", {}),
        "penguin-party": ("plain_pyramid", {"rounds": "single"}),
        "penguin-ultimatum": ("plain_iceberg", {}),
    }


def by_example(game: Any, rng: Random) -> Any:
    """A whole random game, by the loop of OpenSpiel's own example: chance by numpy."""
    import numpy as np

    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(np.random.choice(actions, p=chances))
        else:
            state.apply_action(rng.choice(state.legal_actions(state.current_player())))
    return state


def deal_quickly(state: Any, rng: Random) -> None:
    """Follows chance until a player decides, by the quickest way that we know."""
    while state.is_chance_node():
        draw = rng.random()
        outcomes = iter(state.chance_outcomes())
        action, chance = next(outcomes)
        while draw >= chance:
            draw -= chance
            action, chance = next(outcomes, (action, 1.0))  # where the chances add up to a little less
        state.apply_action(action)


def quickly(game: Any, rng: Random) -> Any:
    """A whole random game, with as little around OpenSpiel's calls as we could do with."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            deal_quickly(state, rng)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
    return state


def rate(play: Callable[[], object], seconds: float) -> float:
    """Games a second of CPU time."""
    played, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(BATCH):
            play()
        played += BATCH
    return played / spent


def undealt(game: Any, rng: Random, seconds: float) -> float:
    """Games a second without the time that chance takes, which is measured beside it."""
    played, dealing, started = 0, 0.0, time.process_time()
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                before = time.process_time()
                deal_quickly(state, rng)
                dealing += time.process_time() - before
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
        played += 1
    return played / (time.process_time() - started - dealing)


def main(seconds: float) -> None:
    """Every game and number of seats."""
    _paths()
    import pyspiel

    import openspiel_games
    from parlour.playout import random_game
    from parlour.registry import find

    openspiel_games.register()
    figures = []
    for name, (other, options) in pairs().items():
        for seats in find(name).seats:
            game, twin = find(name), pyspiel.load_game(other, {"players": seats})
            setup, rng = game.setup(seats, options), Random(f"{name}/{seats}")
            best = [0.0] * 4
            for _ in range(RUNS):
                part = seconds / RUNS / 4
                runs = (
                    rate(lambda: random_game(game, setup, rng), part),  # noqa: B023 (called at once)
                    rate(lambda: by_example(twin, rng), part),  # noqa: B023
                    rate(lambda: quickly(twin, rng), part),  # noqa: B023
                    undealt(twin, rng, part),
                )
                best = [max(pair) for pair in zip(best, runs, strict=True)]
            figures.append([name, seats, *best])
    print(json.dumps(figures))


if __name__ == "__main__":
    main(float(sys.argv[1]))
