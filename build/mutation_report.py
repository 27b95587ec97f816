"""docs/mutations.md: how many mutants of the rules the tests kill, and why those that live do.

The figures are measured, and kept by game in `tests/<game>/mutants.json`; the reasons in `survivors.toml`
beside them are written by hand, one for each kind of change that no test can or need notice.
"""

import json
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from folders import ROOT
from rules_modules import RULES
from say import note

PAGE = ROOT / "docs" / "mutations.md"
WANTED = 90
"""So many of a hundred mutants must die."""


@dataclass(frozen=True)
class Mutant:
    """A line of a module and what became of it."""

    file: str
    line: int
    old: str
    new: str
    killed: bool
    endless: bool

    @property
    def change(self) -> str:
        """What tells it from others: its module and both lines."""
        return f"{self.file}: {self.old} → {self.new}"


def reasons_file(game: str) -> Path:
    """The reasons of a game's survivors: tables `[[reason]]` with `text`, and patterns of `changes`."""
    return ROOT / "tests" / game / "survivors.toml"


def reason_of(game: str, mutant: Mutant) -> str | None:
    """Why it lives; None where nobody has said so."""
    path = reasons_file(game)
    reasons = tomllib.loads(path.read_text("utf-8"))["reason"] if path.is_file() else []
    found = (
        each["text"]
        for each in reasons
        if any(re.search(pattern, mutant.change) for pattern in each["changes"])
    )
    return next(found, None)


def write_report(game: str, mutants: Sequence[Mutant], left: int) -> int:
    """Keeps a game's figures, writes the page anew, and tells of survivors without a reason. Returns the exit
    code: 1 for those, or where too many live.
    """
    alive = [mutant for mutant in mutants if not mutant.killed]
    killed = len(mutants) - len(alive)
    figures = {
        "mutants": len(mutants),
        "untried": left,
        "killed": killed,
        "endless": sum(mutant.endless for mutant in mutants),
        "survivors": [mutant.change for mutant in alive],
    }
    kept = json.dumps(figures, ensure_ascii=False, indent=1) + "\n"
    (ROOT / "tests" / game / "mutants.json").write_text(kept, "utf-8")
    PAGE.write_text(page(), "utf-8")
    note(f"{game}: {len(mutants)} mutants, {killed} killed ({100 * killed / len(mutants):.1f} %)")
    unexplained = [mutant for mutant in alive if reason_of(game, mutant) is None]
    for mutant in unexplained:
        note(f"  unexplained, line {mutant.line} of {mutant.file}\n    - {mutant.old}\n    + {mutant.new}")
    return int(bool(unexplained) or 100 * killed < WANTED * len(mutants))


def figures_of(game: str) -> dict[str, Any] | None:
    """What was measured last; None before that."""
    path = ROOT / "tests" / game / "mutants.json"
    read: dict[str, Any] | None = json.loads(path.read_text("utf-8")) if path.is_file() else None
    return read


HEAD = """# Mutants of the rules

Would the tests notice if a rule were wrong? `python3 build mutate` changes the rules line by line, each time
one sign, number or word, by [cosmic-ray](https://cosmic-ray.readthedocs.io), and runs the tests of the rules
that call what was changed, those first that have killed most in least time, until one fails. The modules are
those that decide what may be dealt and played and what it brings (`tests/<game>/rules.toml`); the operators
are one opposite for each arithmetic one, both neighbours of each comparison, and all of cosmic-ray's others.
Changes of annotations, which nothing evaluates, do not count. A mutant that never ends is killed by the
clock. They are tried in an order that means nothing: where a run was ended early, those tried are a fair
sample of all.

| game | mutants | tried | killed | of them endless | share |
| --- | ---: | ---: | ---: | ---: | ---: |
"""
MORE = """
Beside these, `tests/<game>/mutations.toml` has for each rule's number a change that its own test must notice.

## Those that live, and why
"""


def page() -> str:
    """The page of all games that have been measured."""
    measured = {game: figures for game in RULES if (figures := figures_of(game)) is not None}
    text = HEAD
    for game, figures in measured.items():
        share = 100 * figures["killed"] / figures["mutants"]
        tried = figures["mutants"]
        cells = (title(game), tried + figures["untried"], tried, figures["killed"], figures["endless"])
        text += f"| {' | '.join(map(str, cells))} | {share:.1f} % |\n"
    text += MORE
    for game, figures in measured.items():
        text += f"\n### {title(game)}\n"
        by_reason: dict[str, list[str]] = {}
        for change in figures["survivors"]:
            file, _, lines = change.partition(": ")
            old, _, new = lines.partition(" → ")
            mutant = Mutant(file, 0, old, new, killed=False, endless=False)
            by_reason.setdefault(reason_of(game, mutant) or "Not explained yet.", []).append(change)
        for reason, changes in by_reason.items():
            text += f"\n{reason}\n\n"
            text += "".join(f"- {code(change)}\n" for change in dict.fromkeys(changes))
    return text


def title(game: str) -> str:
    """A folder of a game as people call it."""
    return game.replace("_", " ").title()


def code(change: str) -> str:
    """A change as Markdown."""
    file, _, lines = change.partition(": ")
    old, _, new = lines.partition(" → ")
    return f"{file}: ``{old}`` → ``{new or 'nothing'}``"
