"""Records that commands read: from files, or from the standard input as `-`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from parlour.arena.files import usable
from parlour.errors import Unreadable, placed
from parlour.record import TEXT_LENGTH, Record, read_record
from parlour.table import Table

STANDARD_INPUT = "-"


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


def write_record(path: Path, record: Record) -> None:
    """Puts a record in the place of what a file held, all of it or nothing. Raises Unreadable."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    with usable(path):
        try:
            beside.write_text(str(record), "utf-8", newline="\n")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
