"""`parlour completion`: a real shell completes by it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from parlour import cli
from parlour.commands.completing import SHELLS
from parlour.registry import games

Out = pytest.CaptureFixture[str]
ASK = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_shtab_parlour 2>/dev/null
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_commands_games_bots_options_and_files(
    capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["completion", "bash", "--language", "de"]) == 0
    script = tmp_path / "parlour.bash"
    script.write_text(capsys.readouterr().out, "utf-8")
    (tmp_path / "match.record").touch()
    monkeypatch.chdir(tmp_path)

    def completed(*words: str) -> set[str]:
        done = subprocess.run(
            ["bash", "-c", ASK, "bash", str(script), "parlour", *words],  # noqa: S607 (the one that people have)
            capture_output=True,
            text=True,
            check=True,
        )
        return set(filter(None, done.stdout.splitlines()))

    assert completed("va") == {"validate"}
    assert {"play", "table", "arena", "completion"} <= completed("")
    assert completed("play", "") == set(games())
    assert completed("watch", "penguin-") == {name for name in games() if name.startswith("penguin-")}
    assert completed("play", "--bot", "em") == {"emperor"}
    assert completed("arena", "--game", "b") == {name for name in games() if name.startswith("b")}
    assert completed("show", "mat") == {"match.record"}
    assert "--svg" in completed("show", "--s")
    assert completed("show", "match.record", "--color", "a") == {"auto", "always"}
    assert completed("completion", "z") == {"zsh"}


@pytest.mark.parametrize("shell", SHELLS)
def test_there_is_a_script_for_every_shell(shell: str, capsys: Out) -> None:
    assert cli.main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "parlour" in script
    assert all(name in script for name in games())
