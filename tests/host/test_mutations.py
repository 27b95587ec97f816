"""Each rule's tests fail when its line is disabled: tried for every rule number, in a copy of the engine.

`tests/<game>/mutations.toml` says for each rule which line is changed, and how.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from parlour.registry import all_games

ROOT = Path(__file__).parents[2]
SECONDS = 120  # a mutation that makes a match endless is a bad one
TESTS_FAILED = 1  # pytest's exit code; an error while collecting would be 2


def mutations() -> list[tuple[str, dict[str, str]]]:
    found = []
    for path in sorted((ROOT / "tests").glob("*/mutations.toml")):
        found += [(path.parent.name, each) for each in tomllib.loads(path.read_text("utf-8"))["mutation"]]
    return found


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_rule_number_is_tried(name: str) -> None:
    tried = {each["rule"] for folder, each in mutations() if folder == name.replace("-", "_")}
    rules = re.findall(r"^##+ ([A-Z]{2}-\d+)\b", all_games()[name].text("rules.en.md"), re.MULTILINE)
    assert [rule for rule in rules if rule not in tried] == []


@pytest.mark.parametrize(
    ("folder", "mutation"),
    [pytest.param(*each, id=f"{each[1]['rule']}-{number}") for number, each in enumerate(mutations())],
)
def test_a_rules_tests_fail_without_its_line(folder: str, mutation: dict[str, str], tmp_path: Path) -> None:
    # With the compiled files of what stays as it is, save those that are just being written.
    half_written = shutil.ignore_patterns("*.pyc.*")
    shutil.copytree(ROOT / "core", tmp_path / "core", ignore=half_written)
    shutil.copytree(ROOT / "tests" / folder, tmp_path / "tests" / folder, ignore=half_written)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    changed = tmp_path / "core" / "parlour" / "games" / folder / mutation["file"]
    text = changed.read_text("utf-8")
    assert text.count(mutation["old"]) == 1, "the line to change is there once"
    changed.write_text(text.replace(mutation["old"], mutation["new"]), "utf-8")
    rule = mutation["rule"].replace("-", "_")
    tests = sorted((tmp_path / "tests" / folder).glob("test_*.py"))
    files = [path for path in tests if f"{rule}_" in path.read_text("utf-8")]
    assert files, "no test names the rule"
    command = [
        sys.executable,
        "-m",
        "pytest",
        *map(str, files),
        "-x",
        "-p",
        "no:cacheprovider",
        "-k",
        f"{rule}_",
    ]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "core"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=SECONDS
    )
    assert done.returncode == TESTS_FAILED, done.stdout[-3000:] + done.stderr[-1000:]
