"""Records that commands read: from files, or from the standard input as `-`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from parlour.arena.files import usable
from parlour.errors import Unreadable, placed
from parlour.record import TEXT_LENGTH, Excerpt, Record, excerpts, read_record
from parlour.table import Table

STANDARD_INPUT = "-"


@contextmanager
def opened(name: str) -> Iterator[TextIO]:
    """A file, or the standard input, to be read as UTF-8. Raises Unreadable where the system refuses it, or
    its text is in another encoding.
    """
    path = Path(name)
    try:
        with usable(path):
            if name != STANDARD_INPUT:
                with path.open(encoding="utf-8") as file:
                    yield file
                return
            reconfigure = getattr(sys.stdin, "reconfigure", None)  # a stand-in of an editor may have none
            if reconfigure is not None:
                reconfigure(encoding="utf-8")
            yield sys.stdin
    except UnicodeDecodeError as error:
        raise Unreadable("file-encoding", where=name) from error


def found(name: str) -> Iterator[Excerpt]:
    """The texts of a file's records, one at a time. Raises Unreadable."""
    with opened(name) as file:
        yield from excerpts(file)


def played(excerpt: Excerpt, name: str) -> Table:
    """The match of a file's excerpt, every move of it played. Raises ParlourError, which says where."""
    with placed(name):
        return Table(excerpt.read())


def matches(name: str, number: int | None) -> Iterator[tuple[int, Table]]:
    """The matches of a file with their numbers (from 1), one at a time: all of them, or the one that is asked
    for. Raises ParlourError at the first that is wrong, and where there is none of this number.
    """
    last = 0
    for excerpt in found(name):
        last = excerpt.number
        if number in (None, last):
            yield last, played(excerpt, name)
            if number is not None:
                return
    if number is not None:
        raise Unreadable("no-such-match", where=name, value=number, count=last)


def the_match(name: str, number: int | None) -> Table:
    """The match of this number, or the first. Raises ParlourError."""
    return next(table for _, table in matches(name, 1 if number is None else number))


def read_match(name: str) -> Table:
    """The match of a file that holds no other: what goes on in it takes its place. Raises ParlourError."""
    with opened(name) as file:
        text = file.read(TEXT_LENGTH + 1)
    with placed(name):
        return Table(read_record(text))


def write_record(path: Path, record: Record) -> None:
    """Puts a record in the place of what a file held, all of it or nothing. Raises Unreadable."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    with usable(path):
        try:
            beside.write_text(str(record), "utf-8", newline="\n")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
