"""`python -m parlour show`, `replay`, `analyse` and `validate`: looking at records outside the page."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from parlour import cli
from parlour.advice import Advice
from parlour.coach import Account, Coach, Judgement, Report, Turning
from parlour.commands import analysing, showing
from parlour.commands.saying import sentences_of
from parlour.commands.words import Words
from parlour.messages import languages
from parlour.record import read_record
from parlour.table import Table
from parlour.wire import data

ROOT = Path(__file__).parents[2]
GOLDENS = ROOT / "tests" / "goldens"
PARTY = GOLDENS / "penguin-party-3.record"
Out = pytest.CaptureFixture[str]


def test_all_goldens_are_valid_and_a_wrong_file_does_not_hide_the_others(tmp_path: Path, capsys: Out) -> None:
    files = sorted(map(str, GOLDENS.glob("*.record")))
    assert cli.main(["validate", *files]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(files)
    assert all(": ok: " in line and "finished" in line for line in lines)
    broken = tmp_path / "broken.record"
    broken.write_text(PARTY.read_text("utf-8").replace("starter: 2", "starter: 7"), "utf-8")
    assert cli.main(["validate", str(broken), files[0], "no/such/file"]) == 1
    wrong, right, missing = capsys.readouterr().out.splitlines()
    assert wrong == f"{broken}: There is no seat 7; the game has 3. (line 24, column 10, starter of {broken})"
    assert ": ok: " in right
    assert missing.startswith("no/such/file: This file cannot be used")


def test_a_file_in_another_encoding_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "latin.record"
    file.write_bytes(PARTY.read_text("utf-8").replace("player 1: ", "player 1: É").encode("latin-1"))
    assert cli.main(["--language", "en", "show", str(file)]) == 2
    assert capsys.readouterr().err == f"This file is not a text in UTF-8. ({file})\n"


def test_a_move_that_a_rule_forbids_is_told_in_the_words_of_the_game(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = PARTY.read_text("utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("moves:"))
    _, first, second, *others = lines[place].split()
    lines[place] = " ".join(["moves:", second, first, *others])
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines)))
    assert cli.main(["validate", "--json", "-"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["file"] == "-"
    assert found["error"]["rule"].startswith("PP-")
    assert found["error"]["where"] == "move 1 of round 1 of -"
    assert "first card" in found["error"]["text"]


def test_a_finished_match_is_summed_up_as_json(capsys: Out) -> None:
    assert cli.main(["validate", "--json", str(PARTY)]) == 0
    found = json.loads(capsys.readouterr().out)
    table = Table(read_record(PARTY.read_text("utf-8")))
    assert found["outcome"] == json.loads(json.dumps(data(table.outcome)))
    assert found["seed"] == table.record.seed
    assert "record" not in found


def test_the_table_is_shown_at_any_moment_as_a_seat_sees_it(capsys: Out) -> None:
    where = ["show", str(PARTY), "--round", "2", "--moves", "9"]
    table = Table(read_record(PARTY.read_text("utf-8")).until(2, 9))
    assert cli.main([*where, "--json", "--seat", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["picture"] == json.loads(json.dumps(data(table.picture(0))))
    assert found["record"] is None  # it would tell the others' cards
    assert cli.main([*where, "--svg"]) == 0
    assert capsys.readouterr().out == f"{table.view(None)._repr_svg_()}\n"
    assert cli.main(where) == 0
    assert "Hand of Ada: 9×#" in capsys.readouterr().out
    assert cli.main([*where, "--seat", "1", "--language", "de"]) == 0
    shown = capsys.readouterr().out
    assert "Hand von Ada: " in shown
    assert "Hand von Ada: 9×#" not in shown


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--round", "4"], "There is no such moment: 4"),
        (["--round", "0"], "There is no such moment: 0"),
        (["--moves", "99"], "There is no such moment: 99"),
        (["--seat", "4"], "There is no seat 4; the game has 3."),
        (["--seat", "0"], "There is no seat 0; the game has 3."),
    ],
)
def test_a_moment_or_seat_that_never_was_is_refused(asked: list[str], said: str, capsys: Out) -> None:
    assert cli.main(["show", str(PARTY), *asked]) == 2
    assert capsys.readouterr().err.startswith(said)


def test_a_match_is_watched_again_with_all_its_events(capsys: Out) -> None:
    assert cli.main(["replay", str(PARTY), "--events"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(Table(read_record(PARTY.read_text("utf-8"))).events(None))
    assert cli.main(["replay", str(PARTY), "--seat", "2"]) == 0
    again = capsys.readouterr().out.splitlines()
    assert [line for line in again if line.startswith("  Cy puts a ")] == [
        line for line in lines if line.startswith("  Cy puts a ")
    ]
    assert sum(line == "Pyramid of penguins:" for line in again) == 71 + 3  # before and after every move


def test_at_a_terminal_one_goes_on_by_enter_and_leaves_by_q(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("NO_COLOR", "1")  # whatever the terminal of whoever runs the tests can do
    typed = iter(["", "", "q"])
    arguments = cli.parser(Words("en")).parse_args(["replay", str(PARTY)])
    assert showing.run_replay(arguments, "en", lambda: next(typed)) == 0
    assert capsys.readouterr().out.count("Pyramid of penguins:") == 3


@pytest.fixture(scope="module")
def short_match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished round of Penguin Party, alone a match."""
    table = Table(read_record((GOLDENS / "penguin-party-2.record").read_text("utf-8")))
    text = str(table.record.until(1, len(table.record.rounds[0].moves)))
    file = tmp_path_factory.mktemp("records") / "short.record"
    file.write_text(text.replace("option rounds: match", "option rounds: single"), "utf-8")
    return file


def test_the_coach_says_every_decision_and_where_the_result_came_from(short_match: Path, capsys: Out) -> None:
    assert cli.main(["analyse", str(short_match), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (
        found["done"] == found["total"] == Coach(read_record(short_match.read_text("utf-8"))).report().total
    )
    assert cli.main(["analyse", str(short_match), "--language", "en"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""  # no progress bar where nobody looks
    decisions = [line for line in printed.out.splitlines() if " %" not in line and "%  " in line]
    assert len(decisions) == len(found["judgements"])
    assert all("Ada: Played" in line or "Bo: Played" in line for line in decisions)
    assert printed.out.count("+50.0 %  Everybody starts with") == 2


@pytest.mark.parametrize("language", languages())
def test_the_coach_speaks_every_language(short_match: Path, language: str) -> None:
    table = Table(read_record(short_match.read_text("utf-8")))
    advice = Advice("red:0:0", 1.5, 0.25, ())
    judgements = (Judgement(1, 0, 0, advice, replace(advice, share=0.5)), Judgement(1, 1, 1, advice, advice))
    turning = tuple(
        Turning(kind, 0, 0, change)
        for kind, change in (("missed", -0.25), ("fortune", 0.1), ("fortune", -0.1))
    )
    accounts = tuple(
        Account(seat, 0.5, 0.1, 0.1, 0.2, 0.5, cards) for seat, cards in ((0, 1.2), (1, -1.2), (1, 0.0))
    )
    report = Report(2, 2, judgements, accounts, turning)
    said = list(analysing.lines(report, sentences_of(table, language)))
    assert len(said) == 2 + 2 + 3 + 3 * 8
    assert all("Ada" in line or "Bo" in line for line in said[:2])


def test_an_unfinished_match_is_not_for_the_coach(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "begun.record"
    file.write_text(str(read_record(PARTY.read_text("utf-8")).until(1, 3)), "utf-8")
    assert cli.main(["analyse", str(file)]) == 2
    assert capsys.readouterr().err == "The coach looks at finished matches only. (record)\n"


def test_a_pipe_that_closes_early_is_no_error() -> None:
    command = [sys.executable, "-m", "parlour", "replay", str(PARTY)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "core")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() != ""
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 0


@pytest.fixture
def collection(short_match: Path, tmp_path: Path) -> Path:
    """A file of three matches, the second of which is damaged."""
    short = read_record(short_match.read_text("utf-8"))
    first = replace(short, comments=("A short one.",))
    damaged = str(short).replace("seats: 2", "seats: 9")
    file = tmp_path / "collection.record"
    file.write_text(f"{first}\n{damaged}\n{PARTY.read_text('utf-8')}", "utf-8")
    return file


def test_every_match_of_a_file_is_checked(collection: Path, capsys: Out) -> None:
    assert cli.main(["validate", str(collection)]) == 1
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{collection}: ok: ")
    wrong = collection.read_text("utf-8").splitlines().index("seats: 9") + 1
    assert second.startswith(
        f"{collection}, match 2: This game is for 2 to 6 players, not 9. (line {wrong}, column 8, "
    )
    assert third.startswith(f"{collection}, match 3: ok: ")
    assert cli.main(["validate", "--json", str(collection)]) == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["match"] for each in found] == [1, 2, 3]
    assert (found[1]["error"]["line"], found[1]["error"]["column"]) == (wrong, 8)


def test_one_match_of_a_file_is_asked_for_by_its_number(collection: Path, capsys: Out) -> None:
    assert cli.main(["replay", str(collection), "--events", "--match", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  {A short one.}" in lines
    assert cli.main(["show", str(collection), "--match", "3", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["players"]) == 3
    assert cli.main(["show", str(collection), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["players"]) == 2
    for number in ("0", "4"):
        assert cli.main(["replay", str(collection), "--events", "--match", number]) == 2
        assert f"There is no match {number} in this file; it has 3." in capsys.readouterr().err
    assert cli.main(["replay", str(collection), "--events"]) == 2  # up to the one that is damaged
    printed = capsys.readouterr()
    assert printed.out.splitlines() == lines
    assert "not 9" in printed.err


def test_all_matches_of_a_file_are_shown_one_after_the_other(
    short_match: Path, tmp_path: Path, capsys: Out
) -> None:
    text = short_match.read_text("utf-8")
    file = tmp_path / "two.record"
    file.write_text(text + text, "utf-8")
    assert cli.main(["replay", str(file), "--events"]) == 0
    lines = capsys.readouterr().out.splitlines()
    place = lines.index("match 2")
    assert lines[: place - 1] == lines[place + 1 :]
    assert cli.main(["replay", str(file), "--events", "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sum(line["outcome"] is not None for line in found) == 2
    assert cli.main(["play", "--record", str(file)]) == 2  # it would lose one of them
    assert "Another record begins here." in capsys.readouterr().err
