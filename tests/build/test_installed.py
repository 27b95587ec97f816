"""The wheel as somebody else gets it: alone in a fresh environment, used by the docs’ examples, typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import engine_wheel
from folders import ROOT

PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with nothing but our wheel."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder / "venv", with_pip=False)
    found = folder / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wheel = engine_wheel.build_wheel(folder)
    offline = ["--no-index", "--no-deps", "--no-compile", "--disable-pip-version-check"]
    run([sys.executable, "-m", "pip", "-q", "--python", str(found), "install", *offline, str(wheel)], folder)
    return found


def run(command: list[str], folder: Path, encoding: str = "utf-8", **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    done = subprocess.run(
        command, cwd=folder, env=clean | environment, capture_output=True, check=False, encoding=encoding
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_examples_run_where_nothing_else_is_installed(python: Path, tmp_path: Path) -> None:
    script = tmp_path / "examples.py"
    script.write_text("\n".join(EXAMPLES), "utf-8")
    # Every warning is an error, also that a file is opened in whatever encoding the machine has.
    run([str(python), "-X", "warn_default_encoding", "-W", "error", str(script)], tmp_path)


def test_the_examples_are_right_for_a_strict_checker_of_types(python: Path, tmp_path: Path) -> None:
    for number, example in enumerate(EXAMPLES):
        (tmp_path / f"example_{number}.py").write_text(example, "utf-8")
    (tmp_path / "mypy.ini").write_text("[mypy]\nstrict = True\n", "utf-8")
    said = run([sys.executable, "-m", "mypy", "--python-executable", str(python), "."], tmp_path)
    assert said == f"Success: no issues found in {len(EXAMPLES)} source files\n"


def test_all_that_the_library_promises_is_there_and_is_told(python: Path, tmp_path: Path) -> None:
    told = "import parlour; print([n for n in parlour.__all__ if not getattr(parlour, n).__doc__])"
    assert run([str(python), "-c", told], tmp_path) == "[]\n"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_the_command_line_runs_on_poor_terminals(python: Path, tmp_path: Path, encoding: str) -> None:
    """Whatever the locale: records in UTF-8 go in, and JSON comes out, also where its signs are not known."""
    record = (ROOT / "tests" / "records" / "version-3.record").read_text("utf-8")
    text = record.replace("player 1: Ada", "player 1: Ñandú 日本").replace("\n", "\r\n")
    (tmp_path / "märz.record").write_bytes(text.encode())
    command = [str(python), "-X", "warn_default_encoding", "-W", "error", "-m", "parlour"]
    poor = {
        "LC_ALL": "C",
        "LANG": "C",
        "PYTHONIOENCODING": encoding,
        "NO_COLOR": "1",
        "TERM": "dumb",
        "PYTHONUTF8": "0",
    }
    said = run([*command, "validate", "--json", "märz.record"], tmp_path, encoding, **poor)
    assert "\\u65e5\\u672c" in said
    assert run([*command, "validate", "märz.record"], tmp_path, encoding, **poor).count(": ok: ") == 1
    assert "play" in run([*command, "--help", "--language", "ja"], tmp_path, encoding, **poor)
