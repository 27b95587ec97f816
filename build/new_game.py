"""`python3 build game NAME`: a new game that begins as a copy of the template, with its tests.

Nothing else of the project is touched: a game is found by its folder.
"""

import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from folders import PYTHON, ROOT
from say import Failure, note, run

NAME = re.compile(r"[a-z]+(-[a-z]+)*")
PREFIX = re.compile(r"[A-Z]{2}")
TEMPLATE = "template"


def _folders(root: Path, folder: str) -> tuple[Path, Path]:
    """Where a game's rules are, and its tests."""
    return root / "core" / "parlour" / "games" / folder, root / "tests" / folder


def _taken(root: Path) -> dict[str, str]:
    """The prefixes of all games there are, with their folders."""
    found: dict[str, str] = {}
    for rules in sorted(root.glob("core/parlour/games/*/rules.en.md")):
        numbers = re.findall(r"^## ([A-Z]{2})-\d+", rules.read_text(encoding="utf-8"), re.MULTILINE)
        found |= dict.fromkeys(numbers, rules.parent.name)
    return found


def _renamed(text: str, words: Iterable[tuple[str, str]]) -> str:
    for old, new in words:
        text = re.sub(old, new, text)
    return text


def new_game(name: str, prefix: str | None = None, root: Path = ROOT) -> Path:
    """Write games/<name> and tests/<name>. Raises Failure for a name or a prefix that cannot be."""
    if not NAME.fullmatch(name):
        raise Failure(f"A game's name is small letters and hyphens, like two-seals; this is: {name}")
    folder = name.replace("-", "_")
    title = " ".join(word.capitalize() for word in name.split("-"))
    prefix = prefix or "".join(word[0] for word in name.split("-"))[:2].upper().ljust(
        2, name[1:2].upper() or "X"
    )
    if not PREFIX.fullmatch(prefix):
        raise Failure(f"The prefix of a game's rules is two capital letters, like TS; this is: {prefix}")
    if prefix in (taken := _taken(root)):
        raise Failure(
            f"The rules of games/{taken[prefix]} are {prefix}-1, {prefix}-2 …: name other letters by --prefix"
        )
    targets = _folders(root, folder)
    if there := [target for target in targets if target.exists()]:
        raise Failure(f"{there[0]} is there already")
    words = (
        (r" *listed: ClassVar\[bool\] = False\n", ""),
        (r"games\.template\b", f"games.{folder}"),
        (r'"template"', f'"{name}"'),
        (r"TwoFish", title.replace(" ", "")),
        (r"Two Fish", title),
        (r"(?<![A-Z])TF(?=[-_])", prefix),
        (r'"TF"', f'"{prefix}"'),
    )
    for source, target in zip(_folders(root, TEMPLATE), targets, strict=True):
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        for file in target.rglob("*.*"):
            if file.is_file():
                text = _renamed(file.read_text(encoding="utf-8"), words)
                file.write_text(text, encoding="utf-8", newline="\n")
    write_goldens(name, root)
    return targets[0]


def write_goldens(name: str, root: Path = ROOT) -> None:
    """The matches of tests/goldens, one for each number of seats."""
    environment = {"PYTHONPATH": str(root / "core"), "PYTHONDONTWRITEBYTECODE": "1"}
    command: list[str | Path] = [PYTHON, root / "tests" / "golden_print.py", name]
    run(command, what="writing the golden matches", folder=root, environment={**os.environ, **environment})


def tell(game: Path) -> None:
    """What to do now."""
    tests = game.relative_to(ROOT).parts[-1]
    note(f"{game.relative_to(ROOT)} and tests/{tests} are there: a whole game, playable as it is.")
    note("docs/adding-a-game.md says how to make another one of it, step by step.")
