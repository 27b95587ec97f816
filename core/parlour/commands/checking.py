"""`parlour validate`: whether files hold whole and legal matches."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from parlour.commands import DONE, NO
from parlour.commands.asking import Commands
from parlour.commands.files import read_match
from parlour.commands.saying import put_json, sentence
from parlour.commands.words import Words
from parlour.errors import ParlourError
from parlour.showing import summary
from parlour.table import Table
from parlour.wire import dump

EXAMPLES = ("validate match.record", "validate match.record --json")


def add(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for."""
    words = commands.words
    command = commands.add("validate", EXAMPLES)
    command.add_argument(
        "records", nargs="+", metavar=words("record-metavar"), help=words("validate-records")
    )
    command.add_argument("--json", action="store_true", help=words("validate-json"))
    return command


def run(arguments: argparse.Namespace, language: str) -> int:
    """Checks every file, also after one that is wrong."""
    wrong = 0
    words = Words(language)
    for name in arguments.records:
        try:
            table = read_match(name)
        except ParlourError as error:
            wrong += 1
            said = sentence(error, language)
            fault = {"code": error.code, "where": error.where, "rule": error.rule, "text": said}
            if arguments.json:
                put_json(dump({"file": name, "error": fault}))
            else:
                print(f"{name}: {said}")
            continue
        found = summary(table)
        del found["record"]  # the file holds it already
        if arguments.json:
            put_json(dump({"file": name, **found}))
        else:
            print(f"{name}: {_line(table, found, words)}")
    return NO if wrong else DONE


def _line(table: Table, found: Mapping[str, Any], words: Words) -> str:
    return words(
        "validate-ok",
        game=found["game"],
        seats=len(table.players),
        rounds=found["rounds"],
        moves=found["moves"],
        ended=words("unfinished" if table.outcome is None else "finished"),
        points=" ".join(map(str, table.scores)),
    )
