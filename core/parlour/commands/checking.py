"""`parlour validate`: whether files hold whole and legal matches."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import Any

from parlour.commands import DONE, NO
from parlour.commands.asking import Commands
from parlour.commands.files import found, played
from parlour.commands.saying import put_json, sentence
from parlour.commands.words import Words
from parlour.errors import ParlourError
from parlour.showing import summary
from parlour.table import Table
from parlour.wire import dump, error_data

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
        for number, table in _tables(name):
            facts: dict[str, Any]
            if isinstance(table, Table):
                facts = summary(table)
                del facts["record"]  # the file holds it already
                said = _line(table, facts, words)
            else:
                wrong += 1
                said = sentence(table, language)
                facts = {"error": {**error_data(table), "text": said}}
            if arguments.json:
                put_json(dump({"file": name, "match": number, **facts}))
            else:
                place = name if number == 1 else f"{name}, {words('match-number', number=number)}"
                print(f"{place}: {said}")
    return NO if wrong else DONE


def _tables(name: str) -> Iterator[tuple[int, Table | ParlourError]]:
    """Every match of a file with its number, or what is wrong with it."""
    number = 1
    try:
        for excerpt in found(name):
            number = excerpt.number
            try:
                yield number, played(excerpt, name)
            except ParlourError as error:
                yield number, error
    except ParlourError as error:  # the file itself
        yield number, error


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
