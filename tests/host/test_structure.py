"""What must stay true of the code itself: who names whom, who imports what, and that every rule has its
test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from parlour.registry import all_games

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "core" / "parlour"
GAMES = ENGINE / "games"
FORBIDDEN = {"json", "time", "os", "js", "pyodide", "socket", "urllib", "secrets"}


def modules() -> list[Path]:
    return sorted(ENGINE.rglob("*.py"))


def imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names.add(node.module)
    return names


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_module_outside_a_games_folder_names_the_game(game: str) -> None:
    words = re.compile(rf"\b{game}\b|\b{game.replace('-', '_')}\b", re.IGNORECASE)
    if game == "template":
        words = re.compile(r"games[./]template|TwoFish")
    outside = [path for path in modules() if not path.is_relative_to(GAMES / game.replace("-", "_"))]
    outside += [
        path for path in (ROOT / "web").rglob("*") if path.suffix in (".js", ".css", ".html", ".py", ".ftl")
    ]
    code = {path: _without_docstrings(path) for path in outside}
    assert [path for path, text in code.items() if words.search(text)] == []


def _without_docstrings(path: Path) -> str:
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return text
    return re.sub(r'"""[\s\S]*?"""', "", text)


def test_games_do_no_input_output_and_know_no_clock_or_page() -> None:
    found = {
        (path.relative_to(GAMES).as_posix(), name)
        for path in GAMES.rglob("*.py")
        for name in imported(path)
        if name.partition(".")[0] in FORBIDDEN
    }
    assert found == set()


def test_only_wire_says_json() -> None:
    assert {path.name for path in modules() if "json" in imported(path)} == {"wire.py"}


def test_randomness_is_only_ever_drawn_by_random() -> None:
    drawn = re.compile(r"\brng\.(?!random\b)\w+|\brandom\.(choice|shuffle|randrange|randint|sample|seed)\b")
    assert {path.name for path in modules() if drawn.search(path.read_text("utf-8"))} == set()


def rule_numbers(game: str) -> list[str]:
    page = all_games()[game].text("rules.en.md")
    return re.findall(r"^##+ ([A-Z]{2}-\d+)\b", page, re.MULTILINE)


@pytest.mark.parametrize("game", sorted(set(all_games()) - {"template"}))
def test_every_rule_number_has_a_test_that_names_it(game: str) -> None:
    tests = "\n".join(
        path.read_text("utf-8") for path in (ROOT / "tests" / game.replace("-", "_")).rglob("test_*.py")
    )
    named = {match.replace("_", "-") for match in re.findall(r"def test_([A-Z]{2}_\d+)(?!\d)", tests)}
    assert [rule for rule in rule_numbers(game) if rule not in named] == []


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_rule_number_in_the_code_is_on_the_rules_page(game: str) -> None:
    prefix = all_games()[game].prefix
    folder = GAMES / game.replace("-", "_")
    cited = {
        rule
        for path in folder.rglob("*.py")
        for rule in re.findall(rf"\b{prefix}-\d+\b", path.read_text("utf-8"))
    }
    assert cited <= set(rule_numbers(game))
    assert rule_numbers(game) == sorted(set(rule_numbers(game)), key=lambda rule: int(rule.partition("-")[2]))
