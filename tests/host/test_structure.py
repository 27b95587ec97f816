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


TOOLS = re.compile(r"(ask|bench|train)_\w+|screenshot|new_game")
"""Scripts of build/ that measure or show something by an example, and the one that copies the template."""


def generic_code() -> dict[Path, str]:
    """All code that plays, draws, builds and checks whatever game there is, without its comments."""
    files = [path for path in modules() if not path.is_relative_to(GAMES)]
    for folder in ("web", "build"):
        files += [path for path in (ROOT / folder).rglob("*") if path.suffix in CODE]
    return {path: _without_comments(path) for path in files if not TOOLS.fullmatch(path.stem)}


CODE = {".py", ".js", ".mjs", ".ts", ".css", ".html", ".ftl", ".toml"}
COMMENTS = {
    ".py": r'"""[\s\S]*?"""|#.*',
    ".js": r"/\*[\s\S]*?\*/|//.*",
    ".css": r"/\*[\s\S]*?\*/",
    ".toml": "#.*",
}


def _without_comments(path: Path) -> str:
    kind = ".js" if path.suffix in {".mjs", ".ts"} else path.suffix
    text = path.read_text("utf-8")
    return re.sub(COMMENTS[kind], "", text) if kind in COMMENTS else text


def lines_with(words: re.Pattern[str], inside: dict[Path, str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path, text in inside.items()
        for line in text.splitlines()
        if words.search(line)
    ]


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_code_outside_a_games_folder_names_the_game(game: str) -> None:
    folder = game.replace("-", "_")
    words = re.compile(rf"\b({game}|{folder})\b|games[./]{folder}", re.IGNORECASE)
    if not all_games()[game].listed:  # its name is a word of the language
        words = re.compile(rf"games[./]{folder}|{type(all_games()[game]).__name__}")
    others = {
        path: text
        for path in modules()
        if path.is_relative_to(GAMES / folder) is False
        for text in [_without_comments(path)]
    }
    assert lines_with(words, generic_code() | others) == []


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_code_outside_a_games_folder_uses_its_words(game: str) -> None:
    """Names of options, zones, events, ends, of two words and more: one word may be anybody's."""
    named = re.findall(
        r"^(?:[a-z]+-)([a-z]+(?:-[a-z]+)+)(?= =)", all_games()[game].text("messages.en.ftl"), re.MULTILINE
    )
    shared = "".join(
        path.read_text("utf-8")
        for path in [*(ROOT / "web").rglob("*.en.ftl"), ENGINE / "messages" / "en.ftl"]
    )
    own = {name for name in named if name not in shared}
    words = (
        re.compile(rf"""["'`](?:{"|".join(map(re.escape, sorted(own)))})["'`]""")
        if own
        else re.compile("(?!)")
    )
    assert lines_with(words, generic_code()) == []


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


@pytest.mark.parametrize("game", sorted(all_games()))
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
