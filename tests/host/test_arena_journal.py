"""The journal: a stopped arena goes on, and a file that is not its own stays as it is."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import parlour
from parlour import cli
from parlour.arena import Job, Plan, Played, against, play_plan, result
from parlour.arena.journal import Journal, header_of
from parlour.arena.pool import one_by_one
from parlour.arena.sources import fingerprint
from parlour.errors import BadSetup, NewerVersion, ParlourError, Unreadable
from parlour.wire import dump

SETUP = parlour.find("blue-penguin").setup(3)
PLAN = Plan(tuple(against("blue-penguin", SETUP, ["greedy"], "random")), 12)


def stopped_after(count: int) -> Iterator[tuple[Job, Played]]:
    def runner(jobs: Iterable[Job]) -> Iterator[tuple[Job, Played]]:
        for number, pair in enumerate(one_by_one(jobs)):
            if number == count:
                raise KeyboardInterrupt
            yield pair

    return runner  # type: ignore[return-value] # a runner


def full(path: Path) -> list[str]:
    """A whole journal of the plan; its lines."""
    with Journal(path, PLAN) as journal:
        play_plan(PLAN, journal=journal)
    return path.read_text("utf-8").splitlines()


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = play_plan(PLAN)
    path = tmp_path / "journal"
    with Journal(path, PLAN) as journal, pytest.raises(KeyboardInterrupt):
        play_plan(PLAN, stopped_after(5), journal)  # type: ignore[arg-type] # a runner
    assert len(path.read_text("utf-8").splitlines()) == 1 + 5
    ticks: list[None] = []
    with Journal(path, PLAN) as journal:
        assert len(journal.played) == 5
        resumed = play_plan(PLAN, journal=journal, tick=lambda: ticks.append(None))
    assert len(ticks) == 7
    assert resumed == whole
    assert result(PLAN, resumed) == result(PLAN, whole)
    assert len(path.read_text("utf-8").splitlines()) == 1 + 12


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_stops_at_once_and_the_same_command_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "parlour", "arena", "greedy", "--against", "random", "--workers", "2"]
    command += ["--game", "blue-penguin", "--seats", "3", "--matches", "300"]
    environment = {**os.environ, "PYTHONPATH": str(Path(parlour.__file__).parents[1])}
    whole, journal, found = tmp_path / "whole.json", tmp_path / "journal", tmp_path / "found.json"
    subprocess.run([*command, "--json", whole], env=environment, check=True, capture_output=True)
    command += ["--resume", str(journal), "--json", str(found)]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "15 of 300 matches\n"
        process.send_signal(signal.SIGINT)
        assert f"The same command goes on from {journal}." in process.stderr.read()
        assert process.wait(timeout=60) == 130
    assert 15 <= len(journal.read_text("utf-8").splitlines()) - 1 < 300
    assert found.read_text("utf-8") == ""
    subprocess.run(command, env=environment, check=True, capture_output=True)
    assert found.read_bytes() == whole.read_bytes()


def test_when_the_arena_is_killed_its_processes_end() -> None:
    command = [sys.executable, "-m", "parlour", "arena", "greedy", "--against", "random", "--workers", "2"]
    command += ["--game", "blue-penguin", "--seats", "3", "--matches", "3000"]
    environment = {**os.environ, "PYTHONPATH": str(Path(parlour.__file__).parents[1])}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "150 of 3000 matches\n"
        process.kill()
        process.communicate(timeout=60)  # it ends when nobody has the pipe any more


def test_more_matches_can_be_added_later(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    full(path)
    more = Plan(PLAN.pairings, 18)
    with Journal(path, more) as journal:
        assert play_plan(more, journal=journal) == play_plan(more)
    with Journal(path, PLAN) as journal:
        assert len(journal.played) == 18
        assert play_plan(PLAN, journal=journal) == play_plan(PLAN)


@pytest.mark.parametrize("left", [1, 10, "all but the line's end"])
def test_a_half_written_last_line_is_played_again(left: int | str, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    lines = full(path)
    last = lines[-1] if isinstance(left, str) else lines[-1][:left]
    path.write_bytes("\n".join([*lines[:-1], last]).encode())
    with Journal(path, PLAN) as journal:
        assert journal.torn
        assert len(journal.played) == 11
        assert path.read_text("utf-8").splitlines() == lines[:-1]
        assert play_plan(PLAN, journal=journal) == play_plan(PLAN)
    assert path.read_text("utf-8").splitlines() == lines


def test_a_half_written_header_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    path.write_text(dump(header_of(PLAN))[:50], "utf-8")
    lines = full(path)
    assert json.loads(lines[0]) == header_of(PLAN)


def other(**changes: object) -> Plan:
    values = {"pairings": PLAN.pairings, "matches": 12, "seed": "arena", "seconds": None, **changes}
    return Plan(**values)  # type: ignore[arg-type] # as in the parametrisation


def one(game: str, seats: int, bot: str, others: str, **options: str) -> Plan:
    return other(pairings=tuple(against(game, parlour.find(game).setup(seats, options), [bot], others)))


@pytest.mark.parametrize(
    ("plan", "place"),
    [
        (other(seed="another"), "seed"),
        (other(seconds=0.5), "seconds"),
        (one("blue-penguin", 3, "random", "random"), "pairings[1].bot"),
        (one("blue-penguin", 3, "greedy", "greedy"), "pairings[1].others"),
        (one("blue-penguin", 4, "greedy", "random"), "pairings[1].seats"),
        (one("blue-penguin", 3, "greedy", "random", experts="on"), "pairings[1].options.experts"),
        (one("penguin-party", 3, "greedy", "random"), "sources.penguin-party"),
        (other(pairings=PLAN.pairings * 2), "pairings"),
    ],
)
def test_a_journal_of_another_arena_is_refused_and_stays(plan: Plan, place: str, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    full(path)
    before = path.read_bytes()
    with pytest.raises(BadSetup, match="journal-differs") as refused:
        Journal(path, plan)
    assert refused.value.where == f"{path}, line 1, {place}"
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["version", "sources"])
def test_another_version_or_a_changed_bot_is_another_arena(name: str, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    header = header_of(PLAN)
    header[name] = "0.0.1" if name == "version" else {"blue-penguin": "0"}
    path.write_text(dump(header) + "\n", "utf-8")
    with pytest.raises(BadSetup) as refused:
        Journal(path, PLAN)
    assert refused.value.where.startswith(f"{path}, line 1, {name}")


MATCH = '{"pairing":1,"deal":9,"seat":1,"winners":[1],"scores":[1,2,3]}'


@pytest.mark.parametrize(
    ("line", "kind", "where"),
    [
        ("", Unreadable, ""),
        ("nonsense", Unreadable, ""),
        ("[]", Unreadable, ""),
        ("[" * 5000, Unreadable, ""),
        ("{}", Unreadable, ", pairing"),
        (MATCH.replace('"pairing":1', '"pairing":2'), Unreadable, ", pairing"),
        (MATCH.replace('"deal":9', '"deal":0'), Unreadable, ", deal"),
        (MATCH.replace('"seat":1', '"seat":4'), Unreadable, ", seat"),
        (MATCH.replace('"seat":1', '"seat":true'), Unreadable, ", seat"),
        (MATCH.replace("[1]", "[]"), Unreadable, ", winners"),
        (MATCH.replace("[1]", "[0]"), Unreadable, ", winners"),
        (MATCH.replace("[1]", "[1,1]"), Unreadable, ""),
        (MATCH.replace("[1,2,3]", "[1,2]"), Unreadable, ", scores"),
        (MATCH.replace("[1,2,3]", '[1,2,"3"]'), Unreadable, ", scores"),
        (f"{MATCH}\n{MATCH.replace('[1]', '[2]')}", Unreadable, "next"),
    ],
)
def test_a_line_that_is_no_match_is_named_and_nothing_is_lost(
    line: str, kind: type[ParlourError], where: str, tmp_path: Path
) -> None:
    path = tmp_path / "journal"
    lines = full(path)
    path.write_text("\n".join([*lines, line, lines[1]]) + "\n", "utf-8")
    before = path.read_bytes()
    with pytest.raises(kind) as refused:
        Journal(path, PLAN)
    wanted = f"line {15 if where == 'next' else 14}{where.removeprefix('next')}"
    assert refused.value.where == f"{path}, {wanted}"
    assert path.read_bytes() == before


def test_a_line_that_comes_twice_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    lines = full(path)
    path.write_text("\n".join([*lines, lines[3]]) + "\n", "utf-8")
    with Journal(path, PLAN) as journal:
        assert len(journal.played) == 12


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"my diary\n", Unreadable),
        (b"my diary, not ended", Unreadable),
        (b'{"a":1}\n', Unreadable),
        (b'{"parlour-arena":"1"}\n', Unreadable),
        (b'{"parlour-arena":2}\n', NewerVersion),
        (b"\xff\xfe\n", Unreadable),
    ],
)
def test_what_is_no_journal_stays_as_it_is(content: bytes, error: type[ParlourError], tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    with pytest.raises(error, match=r"diary"):
        Journal(path, PLAN)
    assert path.read_bytes() == content


def test_the_command_says_where_another_arena_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "journal"
    arguments = ["arena", "random", "greedy", "--game", "blue-penguin", "--seats", "2", "--matches", "2"]
    arguments += ["--workers", "1", "--resume", str(path)]
    assert cli.main(arguments) == 0
    assert cli.main(arguments) == 0
    assert f"2 of 2 matches are in {path} already." in capsys.readouterr().err
    assert cli.main([*arguments, "--seed", "other"]) == 2
    said = 'This journal is of another arena: it says "arena", and "other" is wanted.'
    assert f"{said} ({path}, line 1, seed)" in capsys.readouterr().err


def test_a_fingerprint_changes_with_rules_and_bots_and_not_with_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "parlour"
    shutil.copytree(Path(parlour.__file__).parent, engine, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(
        "parlour.arena.sources.resources.files", lambda name: tmp_path.joinpath(*name.split("."))
    )
    before = fingerprint("blue-penguin")
    for file in ("games/blue_penguin/messages.en.ftl", "games/penguin_party/state.py", "desk.py"):
        with (engine / file).open("a") as text:
            text.write("\n")
        assert fingerprint("blue-penguin") == before
    for file in ("games/blue_penguin/state.py", "bots/__init__.py", "chance.py", "arena/matches.py"):
        with (engine / file).open("a") as text:
            text.write("\n")
        assert fingerprint("blue-penguin") != before
        before = fingerprint("blue-penguin")
