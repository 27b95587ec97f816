"""The text of a record as items, each with its line and column: the lenient half of the reader.

Blank lines, blanks around and between words, line ends of any system, a byte order mark, capitals in names
and numbers before moves mean nothing. Comments, in braces or from a semicolon to the end of the line, stand
between lines and among moves; moves go on over as many lines as they like.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from parlour.errors import Unreadable
from parlour.record.data import check_comment
from parlour.record.places import Item, Place

TEXT_LENGTH = 500_000
LINE_LENGTH = 100_000
SHOWN = 60
"""So much of a wrong text is shown."""

_END = re.compile(r"\r\n|\r|\n")
_BLANKS = re.compile(r"\s*")
_REST = re.compile(r"[^\r\n]*")
_ROUND = re.compile(r"round[^\S\r\n]+([^\s{;]+)[^\S\r\n]*(?=[\r\n{;]|\Z)", re.IGNORECASE)
_FIELD = re.compile(r"([^\s:][^:\r\n]*):([^\r\n]*)")
_FIELD_AMONG_MOVES = re.compile(r"([^\s:{;]+)[^\S\r\n]*:((?=\s|\Z)[^\r\n]*)")
"""Moves hold colons too, but no blank after one."""
_MOVES = re.compile(r"([^\s:{;]+)[^\S\r\n]*:()")
_MOVE = re.compile(r"[^\s{;]+")
_NUMBER = re.compile(r"\d+\.+")
"""A move's number, as people put it before one: `12.` or `12...`."""


def items(text: str, first_line: int = 1) -> Iterator[Item]:
    """The items of a text whose first line has this number. Raises Unreadable."""
    if len(text) > TEXT_LENGTH:
        error = Unreadable("record-too-long", length=len(text), limit=TEXT_LENGTH)
        raise error.placed(first_line, 1)
    return _Scanner(text, first_line).items()


class _Scanner:
    """Goes through a text once. Knows whether moves may go on, and whether a line has just begun."""

    def __init__(self, text: str, first_line: int) -> None:
        self._text = text.removeprefix("\ufeff")
        self._starts = [0, *(end.end() for end in _END.finditer(self._text))]
        self._first_line = first_line
        ends = [*self._starts[1:], len(self._text)]
        for number, (start, end) in enumerate(zip(self._starts, ends, strict=True)):
            if end - start > LINE_LENGTH:
                error = Unreadable("line-too-long", length=end - start, limit=LINE_LENGTH)
                raise error.placed(first_line + number, LINE_LENGTH + 1)

    def _place(self, at: int) -> Place:
        line = bisect_right(self._starts, at) - 1
        return self._first_line + line, at - self._starts[line] + 1

    def items(self) -> Iterator[Item]:
        """All items, in their order."""
        text, moves, fresh, at = self._text, False, True, 0
        while True:
            blanks = _BLANKS.match(text, at)
            assert blanks is not None  # none are some too
            fresh = fresh or _END.search(text, at, blanks.end()) is not None
            at = blanks.end()
            if at == len(text):
                return
            if text[at] in "{;":
                comment, at = self._comment(at)
                yield from comment
                continue
            found = _ROUND.match(text, at) if fresh else None
            if found is not None:
                moves = False
                yield Item("round", found[1], self._place(at))
            elif fresh and (found := (_FIELD_AMONG_MOVES if moves else _FIELD).match(text, at)):
                name = " ".join(found[1].split()).casefold()
                moves = name == "moves"
                if moves:  # what follows are moves and comments
                    found = _MOVES.match(text, at)
                    assert found is not None
                yield self._field(found, name)
            elif moves:
                found = _NUMBER.match(text, at) or _MOVE.match(text, at)
                assert found is not None  # it is no blank, and begins no comment
                if not _NUMBER.fullmatch(found[0]):
                    yield Item("move", found[0], self._place(at))
            else:
                found = _REST.match(text, at)
                assert found is not None
                yield Item("unreadable", found[0].strip(), self._place(at))
            fresh = False
            at = found.end()

    def _field(self, found: re.Match[str], name: str) -> Item:
        value = found[2]
        begins = found.start(2) + len(value) - len(value.lstrip())
        return Item("field", value.strip(), self._place(found.start()), name, self._place(begins))

    def _comment(self, at: int) -> tuple[list[Item], int]:
        """The comment that begins here (nothing, if nothing is said), and where it ends."""
        text = self._text
        if text[at] == ";":
            rest = _REST.match(text, at)
            assert rest is not None
            end = after = rest.end()
        else:
            end = text.find("}", at)
            after = end + 1
            if end < 0:
                raise Unreadable("comment-unended", expected=("}",)).placed(*self._place(at))
        said = " ".join(text[at + 1 : end].split())
        if not said:
            return [], after
        try:
            check_comment(said)
        except Unreadable as error:
            raise error.placed(*self._place(at)) from None
        return [Item("comment", said, self._place(at))], after
