"""Records that commands read: from files, or from the standard input as `-`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from parlour.arena.files import usable
from parlour.errors import Unreadable, placed
from parlour.record import TEXT_LENGTH, Record, read_record
from parlour.table import Table

STANDARD_INPUT = "-"


def of_a_record(commands: Any, name: str, help: str, description: str) -> argparse.ArgumentParser:  # noqa: A002 (argparse's word)
    """A command that is about one record."""
    command: argparse.ArgumentParser = commands.add_parser(name, help=help, description=description)
    command.add_argument("record", help="a file, - for the standard input")
    return command


def read_text(name: str) -> str:
    """A file's text in UTF-8, and not much more of it than a record may have. Raises Unreadable."""
    path = Path(name)
    try:
        with usable(path):
            if name == STANDARD_INPUT:
                return sys.stdin.read(TEXT_LENGTH + 1)
            with path.open(encoding="utf-8") as file:
                return file.read(TEXT_LENGTH + 1)
    except UnicodeDecodeError as error:
        raise Unreadable("file-refused", where=name, text=str(error)) from error


def read_file(name: str) -> Record:
    """The record of a file. Raises ParlourError, which says what is wrong in which line of which file."""
    text = read_text(name)
    with placed(name):
        return read_record(text)


def read_match(name: str) -> Table:
    """The match of a file, every move of it played. Raises ParlourError."""
    record = read_file(name)
    with placed(name):
        return Table(record)
