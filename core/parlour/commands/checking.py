"""`parlour validate`: whether files hold whole and legal matches."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from parlour.commands.files import read_match
from parlour.commands.saying import sentence
from parlour.errors import ParlourError
from parlour.showing import summary
from parlour.table import Table
from parlour.wire import dump


def add(commands: Any) -> argparse.ArgumentParser:
    """How it is asked for."""
    command: argparse.ArgumentParser = commands.add_parser(
        "validate",
        help="check records, every move of them",
        description="Check records: that they can be read, that each move is legal, and how the match "
        "stands. A line for each file; the exit code is 1 if one is wrong.",
    )
    command.add_argument("records", nargs="+", metavar="RECORD", help="files, - for the standard input")
    command.add_argument("--json", action="store_true", help="write a line of JSON for each file")
    return command


def run(arguments: argparse.Namespace, language: str) -> int:
    """Checks every file, also after one that is wrong."""
    wrong = 0
    for name in arguments.records:
        try:
            table = read_match(name)
        except ParlourError as error:
            wrong += 1
            said = sentence(error, language)
            fault = {"code": error.code, "where": error.where, "rule": error.rule, "text": said}
            print(dump({"file": name, "error": fault}) if arguments.json else f"{name}: {said}")
            continue
        found = summary(table)
        del found["record"]  # the file holds it already
        print(dump({"file": name, **found}) if arguments.json else f"{name}: {_line(table, found)}")
    return 1 if wrong else 0


def _line(table: Table, found: Mapping[str, Any]) -> str:
    ended = "unfinished" if table.outcome is None else "finished"
    points = " ".join(map(str, table.scores))
    seats = len(table.players)
    return (
        f"ok: {found['game']}, {seats} seats, {found['rounds']} rounds, {found['moves']} moves, "
        f"{ended}, points {points}"
    )
