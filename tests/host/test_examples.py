"""The worked examples of docs/learning.md run to their ends, with small budgets, and do what they say."""

from __future__ import annotations

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from parlour.registry import find

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def load(name: str) -> ModuleType:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # its dataclasses look for themselves there
    spec.loader.exec_module(module)
    return module


def run(name: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    load(name).main()


def test_a_policy_is_trained_and_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.npz"
    run("train_party", ["--rounds", "60", "--matches", "4", "--save", str(file)], monkeypatch)
    told = capsys.readouterr().out
    for rival in ("random", "greedy"):
        assert re.search(rf"won against {rival}: [01]\.\d+ \[[01]\.\d+, [01]\.\d+\] of 4 matches", told)
    assert set(np.load(file)) == {"inward", "bias", "outward"}


def test_what_a_move_leaves_is_what_the_rules_leave() -> None:
    """The example works it out from the observation alone; the state after the move says the same."""
    example: Any = load("train_party")
    eyes = example.Eyes(4)
    game, rng = find("penguin-party"), Random(1)
    for _ in range(6):
        state = game.start(eyes.setup, game.shuffle(eyes.setup, rng))
        while state.moves():
            view: Any = state.view(state.turn)
            legal = eyes.encoding.legal(view)
            inputs = eyes.look(np.array(eyes.encoding.observation(view)), np.array(list(legal)))
            for row, move in zip(inputs, legal.values(), strict=True):
                after: Any = state.after(move).view(view.seat)
                places = after.open_places().values()
                for kind, colour in enumerate(("red", "blue", "yellow", "purple", "green")):
                    fits = sum(colours is None or colour in colours for colours in places)
                    assert round(row[kind][1] * 6) == min(fits, 6)
                    assert bool(row[kind][2]) == (fits == 0)
                    assert round(row[kind][0] * 4) == after.hand.count(colour)
                    unseen = [*after.pyramid().values(), *after.hand].count(colour)
                    assert round(row[kind][4] * 8) == example.SIZES[kind] - unseen
            state.play(rng.choice(state.moves()))


def test_the_gradient_is_that_of_the_logarithm() -> None:
    example: Any = load("train_party")
    rng = np.random.default_rng(1)
    policy = example.Policy.fresh(rng)
    inputs = rng.normal(size=(5, 5, example.INPUTS))
    chances, hidden = policy.chances(inputs)
    told = policy.gradient(inputs, chances, hidden, 2)
    for part, gradient in zip((policy.inward, policy.bias, policy.outward), told, strict=True):
        place = tuple(0 for _ in part.shape)
        before = np.log(policy.chances(inputs)[0][2])
        part[place] += 1e-6
        grown = (np.log(policy.chances(inputs)[0][2]) - before) / 1e-6
        part[place] -= 1e-6
        assert grown == pytest.approx(gradient[place], rel=1e-3)


def test_two_bots_are_compared(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(
        "compare_bots",
        ["penguin-party", "greedy", "random", "--seats", "3", "--matches", "12", "--workers", "1"],
        monkeypatch,
    )
    first, second, *ratings = capsys.readouterr().out.splitlines()
    assert first.startswith("greedy among random: ")
    assert first.endswith("stronger")
    assert second.startswith("random among greedy: ")
    assert {line.partition(":")[0] for line in ratings} == {"greedy", "random"}
