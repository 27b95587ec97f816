"""`parlour arena` as a command: what it plays, tells, refuses; its extras; how it stops."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

import parlour
from parlour import cli
from parlour.arena import (
    Job,
    Plan,
    Played,
)
from parlour.arena.progress import Lines, progress
from parlour.sentences import Sentences


def run(*arguments: str) -> int:
    return cli.main(["arena", *arguments])


SMALL = ["greedy", "--against", "random", "--seats", "2,3", "--matches", "6", "--game"]


@pytest.mark.parametrize("name", sorted(parlour.games()))
def test_the_result_does_not_depend_on_how_many_play(name: str, tmp_path: Path) -> None:
    for workers in "12":
        assert run(*SMALL, name, "--workers", workers, "--json", str(tmp_path / workers)) == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    told = json.loads((tmp_path / "1").read_text("utf-8"))
    assert told["depends_on_machine"] is False
    assert [(share["seats"], share["even"]) for share in told["shares"]] == [(2, 0.5), (3, 0.333333)]
    assert {rating["bot"] for rating in told["ratings"]} == {"greedy", "random"}


def test_bots_that_search_play_with_the_budgets_that_are_asked_for(tmp_path: Path) -> None:
    for workers in "12":
        asked = [
            "emperor/3",
            "--against",
            "emperor/20",
            "--game",
            "template",
            "--seats",
            "3",
            "--matches",
            "12",
        ]
        assert run(*asked, "--workers", workers, "--json", str(tmp_path / workers)) == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    (share,) = json.loads((tmp_path / "1").read_text("utf-8"))["shares"]
    assert (share["bot"], share["others"], share["matches"]) == ("emperor/3", "emperor/20", 12)


def test_by_default_the_levels_of_every_game_climb_a_ladder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plans: list[Plan] = []

    def noted(plan: Plan, *_: object) -> list[tuple[Job, Played]]:
        plans.append(plan)
        return [(job, Played((0,), (0,) * job.pairing.setup.seats)) for job in plan.jobs()]

    monkeypatch.setattr("parlour.arena.command.play_plan", noted)
    assert run("--matches", "1") == 0
    wanted = [
        (name, seats, upper.name, lower.name)
        for name, game in parlour.games().items()
        for seats in game.seats
        for lower, upper in zip(game.bot_infos(), game.bot_infos()[1:], strict=False)
    ]
    found = [
        (pairing.game, pairing.setup.seats, pairing.bot, pairing.others) for pairing in plans[0].pairings
    ]
    assert found == wanted
    assert all(name in capsys.readouterr().out for name in ["blue-penguin"])


def test_results_by_the_clock_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    arguments = ["--workers", "1", "--seconds", "0.5", "--json", str(file)]
    assert run(*SMALL, "blue-penguin", *arguments) == 0
    told = json.loads(file.read_text("utf-8"))
    assert (told["depends_on_machine"], told["seconds"]) == (True, 0.5)
    said = "A move had 0.5 s of CPU time at most: these results depend on the machine."
    assert said in capsys.readouterr().out


def test_options_are_played_and_told_where_they_are_not_as_usual(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*SMALL, "blue-penguin", "--workers", "1", "--option", "experts=on") == 0
    out = capsys.readouterr().out
    assert "experts=on" in out
    assert "open-scores" not in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["genius", "--against", "greedy"],
            "rockhopper, greedy, gentoo, emperor. (bot of blue-penguin, genius)",
        ),
        (["greedy", "--against", "genius"], "There is no bot “genius”"),
        (["greedy/10", "--against", "random"], "does not search, so it takes no budget."),
        (["greedy/no", "--against", "random"], "(bot of blue-penguin, greedy/no)"),
        (
            ["emperor/0", "--against", "random", "--game", "template"],
            "is a whole number of steps, 1 or more, not “0”",
        ),
        (["greedy"], "Nobody plays"),
        (
            ["--game", "whist"],
            "no game “whist”. Possible: blue-penguin, penguin-party, penguin-ultimatum. (game)",
        ),
        (["--game", "penguin-ultimatum", "--seats", "5"], "for 2 to 4 players, not 5. (--seats)"),
        (["--seats", "7"], "for 2 to 6 players, not 7. (--seats)"),
        (["--seats", "two"], "“two” is not a whole number. (--seats)"),
        (["--option", "experts=on", "--game", "penguin-party"], "(option experts of penguin-party)"),
        (["--option", "experts"], "“experts” is not NAME=VALUE"),
        (["--matches", "0"], "At least 1 match is to be played, not 0."),
        (["--matches", "many"], "(--matches)"),
        (["--seconds", "0"], "more than 0 seconds, not 0.0"),
        (["--seconds", "nan"], "more than 0 seconds, not nan"),
        (["--seconds", "soon"], "“soon” is not a number of seconds. (--seconds)"),
        (["--workers", "0"], "At least 1 process has to play, not 0. (--workers)"),
        (["--seed", ""], "A seed is a short text"),
        (
            ["--json", "no/such/folder/file"],
            "This file cannot be used: No such file or directory. (no/such/folder/file)",
        ),
        (["--resume", "."], "This file cannot be used"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_and_where(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    assert said in capsys.readouterr().err


def test_nothing_of_the_arena_comes_with_the_engine_and_nothing_else_with_the_arena() -> None:
    script = """
import sys
import parlour.desk
late = {"parlour.arena", "multiprocessing", "openskill", "ray", "rich"}
assert not late & set(sys.modules)
import parlour.arena
assert not late - {"parlour.arena"} & set(sys.modules)
"""
    environment = {**os.environ, "PYTHONPATH": str(Path(parlour.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)


NEED_EXTRAS = ["parlour.sentences", "parlour.arena.rating", "parlour.arena.report", "parlour.arena.progress"]


@pytest.mark.parametrize("module", ["openskill", "rich", "fluent"])
def test_a_missing_extra_is_named_before_anything_is_played(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in list(sys.modules):
        if name in NEED_EXTRAS or name.partition(".")[0] == module:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    for name in NEED_EXTRAS:
        monkeypatch.delattr(name, raising=False)
    assert run("--matches", "1") == 2
    assert "penguin-parlour[arena]" in capsys.readouterr().err


def test_stopping_says_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("parlour.arena.command.play_plan", stopped)
    file = tmp_path / "journal"
    assert run("--resume", str(file)) == 130
    assert f"The same command goes on from {file}." in capsys.readouterr().err
    assert run() == 130
    assert "With “--resume FILE” an arena can go on later." in capsys.readouterr().err


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_a_bar_on_a_terminal_and_lines_elsewhere() -> None:
    sentences = Sentences(None)
    for out, wanted in ((Terminal(), "Playing"), (StringIO(), "40 of 40 matches\n")):
        with progress(40, 10, sentences, out) as tick:
            for _ in range(30):
                tick()
        assert wanted in out.getvalue()
        assert ("\x1b[" in out.getvalue()) == isinstance(out, Terminal)
    assert out.getvalue().count("\n") == 15  # one for each twentieth


def test_where_matches_take_long_a_line_comes_all_the_same() -> None:
    out, clock = StringIO(), iter([0.0, 10.0, 31.0, 31.0])
    lines = Lines(1000, 0, Sentences(None), out, lambda: next(clock))
    lines.tick()
    assert out.getvalue() == ""
    lines.tick()
    assert out.getvalue() == "2 of 1000 matches\n"
