"""Many records of one text, one after the other: never more than one of them is held."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from parlour.errors import Unreadable
from parlour.record.data import HEADER, Record
from parlour.record.lines import TEXT_LENGTH
from parlour.record.reader import read_record

PIECE = 1 << 16
"""So much is read at once of a line that is longer."""
_BEGINS = re.compile(rf"\ufeff?\s*{HEADER}\s*:", re.IGNORECASE)


class Readable(Protocol):
    """What is needed of an open text file."""

    def readline(self, limit: int = -1, /) -> str:
        """The next line, or so much of it; "" at the end."""
        ...


@dataclass(frozen=True, slots=True)
class Excerpt:
    """The text of one record in a file: which one it is, and the number of its first line, both from 1."""

    number: int
    line: int
    text: str

    def read(self) -> Record:
        """Its record. Raises as `read_record`, with the lines of the file."""
        return read_record(self.text, self.line)


def excerpts(file: Readable) -> Iterator[Excerpt]:
    """The texts of the records of an open file: each begins with its first line, `penguin-parlour-record: …`.
    Of one that is too long only so much is kept that `read` refuses it. A file without any record is one
    excerpt, which `read` refuses too.
    """
    number, first, line = 1, 1, 0
    pieces: list[str] = []
    kept = 0
    begun = False
    fresh = True
    while piece := _read(file):
        line += fresh
        if fresh and _BEGINS.match(piece):
            if begun:
                yield Excerpt(number, first, "".join(pieces))
                number, first, pieces, kept = number + 1, line, [], 0
            begun = True
        room = TEXT_LENGTH + 1 - kept
        pieces.append(piece[:room])
        kept += len(pieces[-1])
        fresh = piece.endswith("\n")
    yield Excerpt(number, first, "".join(pieces))


def _read(file: Readable) -> str:
    """A piece of a line. Raises Unreadable for what is no open text file: a path, say, or one of bytes."""
    read = getattr(file, "readline", None)
    piece = None if read is None else read(PIECE)
    if not isinstance(piece, str):
        raise Unreadable("not-a-text-file", where="file", text=type(file).__name__)
    return piece


def read_records(file: Readable) -> Iterator[Record]:
    """The records of an open text file, one after the other; nothing is held of those before.

    Raises as `read_record` at the first one that is wrong. To go on after it, take `excerpts` and read each.
    """
    for excerpt in excerpts(file):
        yield excerpt.read()
