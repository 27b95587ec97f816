"""The exit codes of docs/terminal.md, and the streams of JSON that programs read."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import cli
from parlour.commands import DONE, NO, REFUSED, STOPPED
from parlour.record import read_record
from parlour.table import Table
from parlour.wire import data

ROOT = Path(__file__).parents[2]
GOLDENS = ROOT / "tests" / "goldens"
PARTY = str(GOLDENS / "penguin-party-2.record")
Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (["validate", PARTY], DONE),
        (["deal", PARTY, "--round", "1"], DONE),
        (["validate", "no/such/file"], NO),
        (["deal", PARTY, "--fingerprint", "0"], NO),
        (["deal", PARTY, "--fingerprint", "0", "--json"], NO),
        (["show", "no/such/file"], REFUSED),
        (["show", PARTY, "--round", "99"], REFUSED),
        (["show", PARTY, "--match", "0"], REFUSED),
        (["watch", "template", "--seats", "2", "--seed", ""], REFUSED),
        (["play", "nothing"], REFUSED),
        (["table", "blue-penguin"], REFUSED),  # no terminal here
        (["table", "--pace", "slow"], REFUSED),
        (["arena", "nobody"], REFUSED),
    ],
)
def test_exit_codes_are_those_of_the_page(given: list[str], code: int, capsys: Out) -> None:
    assert cli.main(given) == code
    assert bool(capsys.readouterr().err) == (code == REFUSED)


def test_the_page_documents_every_exit_code() -> None:
    page = (ROOT / "docs" / "terminal.md").read_text("utf-8")
    assert all(f"| {code} | " in page for code in (DONE, NO, REFUSED, STOPPED))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(
    "given", [["play", "blue-penguin"], ["watch", "penguin-ultimatum", "--bot", "emperor"]]
)
def test_ctrl_c_leaves_a_record(given: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "parlour", *given, "--seats", "2"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "core"), "LANGUAGE": "en"}
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=tmp_path,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()  # it plays
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == STOPPED
    assert "Traceback" not in err
    read_record(out[out.index("penguin-parlour-record") :])


def test_a_replay_streams_every_position_as_a_seat_may_know_it(capsys: Out) -> None:
    assert cli.main(["replay", PARTY, "--json", "--seat", "1"]) == DONE
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    record = read_record(Path(PARTY).read_text("utf-8"))
    table = Table(record)
    assert len(lines) == sum(1 + len(part.moves) for part in record.rounds)
    assert [line["move"] for line in lines if line["moves"]] == [
        move for part in record.rounds for move in part.moves
    ]
    events = [event for line in lines for event in line["events"]]
    assert events == json.loads(json.dumps(data(table.events(0))))
    assert lines[-1]["picture"] == json.loads(json.dumps(data(table.picture(0))))
    assert lines[-1]["outcome"] == json.loads(json.dumps(data(table.outcome)))
    assert all(line["outcome"] is None for line in lines[:-1])
    assert cli.main(["replay", PARTY, "--json", "--events"]) == DONE
    assert all("picture" not in json.loads(line) for line in capsys.readouterr().out.splitlines())


def test_a_watched_match_streams_what_its_record_replays(capsys: Out, tmp_path: Path) -> None:
    given = ["watch", "template", "--seats", "2", "--bot", "random", "--seed", "7", "--json"]
    assert cli.main(given) == DONE
    watched = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert watched[-1]["outcome"]["winners"]
    assert [line["moves"] for line in watched] == list(range(len(watched)))
    assert cli.main(given) == DONE
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == watched


def test_json_loses_nothing_in_an_encoding_that_lacks_signs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "named.record"
    file.write_text(Path(PARTY).read_text("utf-8").replace("player 1: Ada", "player 1: Zoë 🐧"), "utf-8")
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert cli.main(["validate", "--json", str(file)]) == DONE
    assert json.loads(raw.getvalue())["players"][0]["name"] == "Zoë 🐧"


def test_the_arena_writes_json_to_the_output(capsys: Out) -> None:
    small = ["arena", "greedy", "--against", "random", "--game", "template", "--seats", "2", "--matches", "2"]
    assert cli.main([*small, "--workers", "1", "--json", "-"]) == DONE
    assert json.loads(capsys.readouterr().out)["shares"][0]["matches"] == 2


@pytest.mark.parametrize("given", [["show", PARTY], ["analyse", "no/such/file"], ["play", "blue-penguin"]])
def test_without_the_extra_one_is_told_what_to_install(
    given: list[str], capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "parlour.sentences", raising=False)
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    for name in [name for name in sys.modules if name.startswith("parlour.terminal")]:
        monkeypatch.delitem(sys.modules, name)
    assert cli.main([*given, "--language", "de"]) == REFUSED
    error = capsys.readouterr().err
    assert "Das Paket fluent.runtime fehlt." in error
    assert "pip install 'penguin-parlour[terminal]'" in error
    assert ("file-refused" in error) == ("no/such/file" in given)
    assert cli.main(["validate", PARTY]) == DONE
