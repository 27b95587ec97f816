"""PettingZoo and Gymnasium: their own tests, and what these do not look at."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from parlour.errors import BadSetup, Illegal, ParlourError, Unreadable
from parlour.game import Outcome
from parlour.learning import aec
from parlour.learning.matches import rewards
from parlour.learning.registration import environment_id
from parlour.registry import all_games, games

CASES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name, game in all_games().items()
    for seats in game.seats
]
LISTED = [case for case in CASES if case.values[0] in games()]
# What PettingZoo's test says of every environment with masks, its own chess and poker too
masks_are_new_to_it = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
CORE = Path(__file__).parents[2] / "core"


@masks_are_new_to_it
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pettingzoos_api_test(name: str, seats: int) -> None:
    api_test(aec.env(name, seats), num_cycles=100)
    api_test(aec.CardTable(name, seats), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_pettingzoos_seed_test(name: str, seats: int) -> None:
    seed_test(lambda: aec.env(name, seats), num_cycles=50)


@pytest.mark.parametrize("name", sorted(games()))
def test_pettingzoos_performance_benchmark(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()  # it would run for five seconds; so it makes 60 rounds

    class Clock:
        time = staticmethod(lambda: next(clock) / 12)

    monkeypatch.setitem(performance_benchmark.__globals__, "time", Clock)
    performance_benchmark(aec.env(name))


def played(table: Any, seed: int, choose: Callable[[Any, str], int] | None = None) -> dict[str, float]:
    """A whole match by masks; the sums of rewards by agent."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    sums = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        sums[agent] += reward
        if terminated or truncated:
            table.step(None)
            continue
        others = [other for other in table.agents if other != agent]
        assert not any(table.observe(other)["action_mask"].any() for other in others)
        legal = np.flatnonzero(observation["action_mask"])
        table.step(int(rng.choice(legal)) if choose is None else choose(observation, agent))
    return sums


@pytest.mark.parametrize(("name", "seats"), LISTED)
def test_rewards_are_what_the_outcome_says_and_add_up_to_0(name: str, seats: int) -> None:
    table = aec.CardTable(name, seats)
    sums = played(table, 5)
    outcome = table.match.outcome
    assert outcome is not None
    assert tuple(sums.values()) == rewards(outcome)
    assert abs(sum(sums.values())) < 1e-9
    if name == "penguin-party":  # whole matches: PP-10
        assert table.match.state.carry.round == seats


def test_what_several_win_is_split() -> None:
    def outcome(winners: tuple[int, ...], seats: int) -> Outcome:
        return Outcome(winners, (0,) * seats, "", "", "", "", ())

    assert rewards(outcome((1,), 2)) == (-1.0, 1.0)
    assert rewards(outcome((0, 1), 2)) == (0.0, 0.0)
    assert rewards(outcome((2,), 3)) == (-0.5, -0.5, 1.0)
    assert rewards(outcome((0, 1), 3)) == (0.25, 0.25, -0.5)


def test_the_same_seed_deals_the_same_and_another_one_another() -> None:
    def first(seed: int | None) -> bytes:
        table = aec.env("penguin-party", 4)
        table.reset(seed=seed)
        return bytes(table.observe("seat_1")["observation"])

    assert first(3) == first(3) != first(4)
    assert first(None) != first(None)


def test_one_seed_is_a_whole_series_of_matches() -> None:
    def series() -> list[Any]:
        table = aec.CardTable("blue-penguin", 3)
        table.reset(seed=9)
        deals = []
        for _ in range(3):
            table.reset()
            deals.append(table.match.state.deal)
        return deals

    assert series() == series()
    assert len(set(series())) == 3


def test_an_illegal_action_ends_the_match_in_the_wrappers_and_is_told_without() -> None:
    table = aec.env("blue-penguin", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())
    bare = aec.CardTable("blue-penguin", 2)
    bare.reset(seed=1)
    before = bare.match.state.view(None)
    with pytest.raises(Illegal, match=r"not-in-hand \(BP-4\)"):
        bare.step(illegal)
    with pytest.raises(Unreadable, match="action-outside"):
        bare.step(60)
    for nonsense in (None, 1.0, "1", [1]):
        with pytest.raises(Unreadable, match="not-a-number at action"):
            bare.step(nonsense)
    assert bare.match.state.view(None) == before
    assert not any(bare.terminations.values())


def test_a_match_without_end_is_truncated() -> None:
    table = aec.CardTable("penguin-party", 3, {"ties": "play-on"}, max_moves=30)
    assert set(played(table, 2).values()) == {0.0}
    table.reset(seed=2)
    while not any(table.truncations.values()):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert table.match.moves == 30
    assert not any(table.terminations.values())
    single = gymnasium.make("parlour/PenguinParty-v0", rivals="random", max_moves=9).unwrapped
    observation, _ = single.reset(seed=2)
    truncated = False
    while not truncated:
        observation, reward, terminated, truncated, _ = single.step(
            int(np.flatnonzero(observation["action_mask"])[0])
        )
        assert (reward, terminated) == (0.0, False)


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_the_table_can_be_looked_at(mode: str) -> None:
    table = aec.CardTable("penguin-party", 3, render_mode=mode)
    table.reset(seed=1)
    shown = table.render()
    assert shown.startswith("<svg") if mode == "svg" else "seat_3" in shown
    quiet = aec.CardTable("penguin-party", 3)
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_bad_settings_are_told_apart() -> None:
    tables: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "blue-penguin", "seats": 9}, "seats"),
        ({"game": "blue-penguin", "options": {"experts": "maybe"}}, "option-value"),
        ({"game": "blue-penguin", "render_mode": "human"}, "render-mode"),
        ({"game": "blue-penguin", "max_moves": 0}, "learning-moves"),
    ]
    for settings, code in tables:
        with pytest.raises(ParlourError, match=f"^{code} "):
            aec.env(**settings)
    rivals: list[tuple[dict[str, Any], str]] = [
        ({"rivals": "stockfish"}, "bot-unknown"),
        ({"rivals": ["greedy"], "seats": 3}, "rivals-count at rivals value=1, count=2"),
        ({"max_moves": -1}, "learning-moves at max_moves value='-1'"),
        ({"seat": 3}, "no-such-seat at seat value=3, count=2"),
    ]
    for settings, code in rivals:
        with pytest.raises(BadSetup, match=code):
            gymnasium.make("parlour/BluePenguin-v0", **settings)


@pytest.mark.parametrize(("name", "seats"), LISTED)
def test_gymnasiums_check_env(name: str, seats: int) -> None:
    check_env(gymnasium.make(environment_id(name), seats=seats, rivals="random").unwrapped)


@pytest.mark.parametrize("rivals", ["greedy", ["little", "random"]])
def test_a_match_against_bots_is_the_same_for_the_same_seed(rivals: str | list[str]) -> None:
    def match() -> list[Any]:
        table = gymnasium.make("parlour/PenguinParty-v0", seats=3, rivals=rivals)
        rng = Random(4)
        observation, info = table.reset(seed=11)
        seen: list[Any] = [observation["observation"].tobytes(), info]
        over, reward = False, 0.0
        while not over:
            legal = np.flatnonzero(observation["action_mask"])
            observation, gain, over, _, info = table.step(legal[int(rng.random() * len(legal))])
            reward = float(gain)
            seen += [observation["observation"].tobytes(), reward, info]
        assert set(info) == {"seat", "scores", "winners"}
        assert reward in {1.0, -0.5, 0.25, 0.0}
        return seen

    assert match() == match()


def test_the_learner_sits_where_it_wants_to_or_anywhere() -> None:
    fixed = gymnasium.make("parlour/BluePenguin-v0", seats=4, seat=3)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(8)} == {3}
    drawn = gymnasium.make("parlour/BluePenguin-v0", seats=4)
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(30)} == {1, 2, 3, 4}


def test_an_illegal_action_against_bots_ends_the_match_and_says_why() -> None:
    table: Any = gymnasium.make("parlour/BluePenguin-v0", rivals="random").unwrapped
    observation, _ = table.reset(seed=1)
    assert (table.action_masks() == observation["action_mask"].astype(bool)).all()
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = table.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].startswith("not-in-hand (BP-4)")


def test_one_line_registers_and_makes() -> None:
    script = (
        "import gymnasium; name = 'parlour.learning.registration:parlour/PenguinParty-v0'; "
        "print(gymnasium.make(name, seats=4, rivals='greedy').reset(seed=1)[1])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=CORE
    )
    assert done.stdout.startswith("{'seat': ")


def test_a_missing_package_is_told_with_its_extra() -> None:
    script = (
        "import sys; sys.modules['numpy'] = sys.modules['pyspiel'] = None\n"
        "from parlour.errors import MissingExtra\n"
        "for name in ('aec', 'single', 'spaces', 'registration'):\n"
        "    try: __import__(f'parlour.learning.{name}')\n"
        "    except MissingExtra as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=CORE
    )
    assert done.stdout.splitlines()[0] == "extra-missing at numpy install='penguin-parlour[learning]'"
    assert len(done.stdout.splitlines()) == 4
