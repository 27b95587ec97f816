"""What the engine is timed against plays by the same rules; the page says what the history says."""

from __future__ import annotations

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bench_history
from folders import ROOT
from parlour.games.blue_penguin import BluePenguinDeal
from parlour.games.penguin_party import PenguinPartyDeal
from parlour.games.penguin_party.cards import COLOURS, hand_size
from parlour.games.penguin_ultimatum import PenguinUltimatumDeal
from parlour.games.penguin_ultimatum.cards import ENTERTAINERS, FORMS, PENGUINS
from parlour.match import Outcome
from parlour.registry import find
from say import Failure

PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
pyspiel: Any = pytest.importorskip(
    "pyspiel", reason=f"OpenSpiel has no wheel for Python {PYTHON} on {sys.platform}"
)
twins: Any = import_module("openspiel_games")
twins.register()


@pytest.mark.parametrize("seats", find("blue-penguin").seats)
def test_the_trick_game_is_ours(seats: int) -> None:
    game, rng = find("blue-penguin"), Random(seats)
    setup = game.setup(seats)
    for _ in range(20):
        deal = game.shuffle(setup, rng)
        assert isinstance(deal, BluePenguinDeal)
        ours, twin = game.start(setup, deal), pyspiel.load_game("plain_tricks", {"players": seats})
        state = twin.new_initial_state()
        dealt = iter(deal.cards)
        state.apply_action(deal.starter)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(next(dealt) - 1)
                continue
            assert state.current_player() == ours.turn
            assert [action + 1 for action in state.legal_actions()] == sorted(ours.moves())
            action = rng.choice(state.legal_actions())
            state.apply_action(action)
            ours.play(action + 1)
        assert ours.verdict() is not None
        assert state.returns() == [float(score) for score in ours.scores()]


@pytest.mark.parametrize("seats", find("penguin-party").seats)
def test_the_pyramid_game_is_ours(seats: int) -> None:
    game, rng = find("penguin-party"), Random(seats)
    setup = game.setup(seats, {"rounds": "single"})
    for _ in range(20):
        deal = game.shuffle(setup, rng)
        assert isinstance(deal, PenguinPartyDeal)
        ours, twin = game.start(setup, deal), pyspiel.load_game("plain_pyramid", {"players": seats})
        state = twin.new_initial_state()
        state.apply_action(deal.starter)
        for card in deal.cards[: hand_size(seats) * seats + (seats == 5)]:
            state.apply_action(COLOURS.index(card))
        while not state.is_terminal():
            assert state.current_player() == ours.turn
            texts = {text_of(action): action for action in state.legal_actions()}
            assert set(texts) == set(map(str, ours.moves()))
            text = rng.choice(sorted(texts))
            state.apply_action(texts[text])
            ours.play(game.parse(text))
        assert ours.verdict() is not None
        assert [-score for score in state.returns()] == [float(score) for score in ours.scores()]


def text_of(action: int) -> str:
    place, colour = divmod(action, 5)
    return f"{COLOURS[colour]}:{place // 15}:{place % 15 - 7}"


@pytest.mark.parametrize("seats", find("penguin-ultimatum").seats)
def test_the_iceberg_game_is_ours(seats: int) -> None:
    game, rng = find("penguin-ultimatum"), Random(seats)
    setup = game.setup(seats)
    reasons = set()
    for _ in range(20):
        deal = game.shuffle(setup, rng)
        assert isinstance(deal, PenguinUltimatumDeal)
        ours, twin = game.start(setup, deal), pyspiel.load_game("plain_iceberg", {"players": seats})
        state = twin.new_initial_state()
        penguins, entertainers = (
            map(PENGUINS.index, deal.penguins),
            map(ENTERTAINERS.index, deal.entertainers),
        )
        forms = map(FORMS.index, deal.performances)
        state.apply_action(deal.starter)
        while not state.is_terminal():
            if state.is_chance_node():
                heap = {"performance": forms, "hand": penguins, "draw": penguins}.get(
                    state.step, entertainers
                )
                state.apply_action(next(heap))
                continue
            assert state.current_player() == ours.turn
            texts = {move_of(action): action for action in state.legal_actions()}
            assert set(texts) == set(map(str, ours.moves()))
            text = rng.choice(sorted(texts))
            state.apply_action(texts[text])
            ours.play(game.parse(text))
        outcome = ours.verdict()
        assert isinstance(outcome, Outcome)
        reasons.add(outcome.reason)
        assert state.returns() == [float(score) for score in ours.scores()]
    assert len(reasons) > 1


def move_of(action: int) -> str:
    iceberg = import_module("openspiel_iceberg")

    def cell(number: int) -> str:
        return "abcdefghi"[number % 9] + str(number // 9 + 1)

    if action < iceberg.STAY:
        place, given = divmod(action, 17)
        text = f"place:{PENGUINS[place // 81]}:{cell(place % 81)}"
        return f"{text}:{ENTERTAINERS[given - 1]}" if given else text
    if action == iceberg.STAY:
        return "stay"
    if action < iceberg.PERFORM:
        source, target = divmod(action - iceberg.STONE, 81)
        return f"stone:{cell(source - 1) if source else 'supply'}:{cell(target)}"
    if action < iceberg.ENTERTAIN:
        return f"perform:{cell(action - iceberg.PERFORM)}"
    number, turned = divmod(action - iceberg.ENTERTAIN, 2)
    return f"entertain:{cell(number)}:{'turned' if turned else 'upright'}"


def test_simulations_pass_on_the_twins_too() -> None:
    for name in ("plain_tricks", "plain_pyramid", "plain_iceberg"):
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


def test_the_pages_tables_are_those_of_the_history() -> None:
    """`python3 build bench engine --keep` makes both."""
    page = bench_history.PAGE.read_text("utf-8")
    assert bench_history.with_tables(page, bench_history.history()) == page
    assert page.count("| blue-penguin | 3 |") == 1


def test_a_broken_line_of_the_history_is_named(tmp_path: Path) -> None:
    file = tmp_path / "benchmarks.jsonl"
    good = bench_history.HISTORY.read_text("utf-8").splitlines()[0]
    for broken, what in (("{", "line 2"), ('{"commit": "a"}', "missing"), ("3", "line 2")):
        file.write_text(f"{good}\n{broken}\n", "utf-8")
        with pytest.raises(Failure, match=what):
            bench_history.history(file)


def test_the_history_names_no_path_and_no_host() -> None:
    for line in bench_history.HISTORY.read_text("utf-8").splitlines():
        assert set(json.loads(line)) >= {
            "commit",
            "date",
            "machine",
            "load",
            "cpython",
            "pyodide",
            "openspiel",
        }
        assert not re.search(r"/(home|root|tmp|work)/|://", line)
    assert bench_history.HISTORY.is_relative_to(ROOT)
