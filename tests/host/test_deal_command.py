"""`python -m parlour deal`: anybody can check a finished match outside the page."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from parlour import cli
from parlour.fairness import fingerprint
from parlour.record import read_record

RECORD = Path(__file__).parents[1] / "goldens" / "penguin-party-3.record"


def test_the_printed_text_has_the_fingerprint(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = fingerprint(read_record(RECORD.read_text("utf-8")), 2)
    assert cli.main(["deal", str(RECORD)]) == 0
    assert f"round 2: {wanted}" in capsys.readouterr().out
    assert cli.main(["deal", str(RECORD), "--round", "2"]) == 0
    assert sha256(capsys.readouterr().out.encode()).hexdigest() == wanted
    grouped = " ".join(wanted[place : place + 8] for place in range(0, 64, 8)).upper()
    assert cli.main(["deal", str(RECORD), "--fingerprint", grouped]) == 0
    assert capsys.readouterr().out == "round 2: the same\n"


@pytest.mark.parametrize("other", ["0" * 64, "", "no fingerprint"])
def test_another_fingerprint_is_told(other: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["deal", str(RECORD), "--fingerprint", other]) == 1
    assert "no round" in capsys.readouterr().out


def test_what_cannot_be_shown_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = RECORD.read_text("utf-8").splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("moves:"))
    lines[last] = "moves:"
    unfinished = tmp_path / "unfinished.record"
    unfinished.write_text("\n".join(lines), "utf-8")
    assert cli.main(["deal", str(unfinished)]) == 2
    assert "when the match is over" in capsys.readouterr().err
    assert cli.main(["deal", str(RECORD), "--round", "9"]) == 2
    assert "There is no such moment: 9" in capsys.readouterr().err
    assert cli.main(["deal", str(tmp_path / "nothing")]) == 2
