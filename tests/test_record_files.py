"""Files of many records, read one after the other."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from random_match import match

from parlour.errors import BadSetup, Unreadable
from parlour.record import TEXT_LENGTH, excerpts, read_records
from parlour.table import Table


def test_a_file_of_many_records_is_read_one_by_one() -> None:
    records = [
        match("blue-penguin", 3, 5).record,
        match("template", 2).record,
        match("penguin-party", 4, 9).record,
    ]
    file = io.StringIO("\n; a collection\n\n" + "\n".join(map(str, records)))
    found = list(read_records(file))
    assert found[0].comments == ("a collection",)
    assert [replace(record, comments=()) for record in found] == records
    Table(found[1])  # its lines are those of the file
    broken = "\n".join(map(str, records)).replace("game: template", "game: tempest").splitlines(keepends=True)
    parts = list(excerpts(io.StringIO("".join(broken))))
    assert [part.number for part in parts] == [1, 2, 3]
    assert parts[2].read() == records[2]
    with pytest.raises(BadSetup) as caught:
        parts[1].read()
    assert broken[caught.value.line - 1] == "game: tempest\n"


def test_a_stream_never_holds_more_than_a_record() -> None:
    class Long:
        """A file of two records, the first of 3 MB."""

        def __init__(self, end: str) -> None:
            self.lines = 0
            self.end = end

        def readline(self, _limit: int = -1, /) -> str:
            self.lines += 1
            if self.lines in (1, 2900):
                return "penguin-parlour-record: 3\n"
            return "x" * 1000 + self.end if self.lines < 3000 else ""

    first, second = excerpts(Long("\n"))
    assert len(first.text) == TEXT_LENGTH + 1
    assert (second.number, second.line) == (2, 2900)
    (only,) = excerpts(Long(""))  # in the middle of a line nothing begins
    with pytest.raises(Unreadable):
        only.read()


def test_nothing_is_no_record() -> None:
    with pytest.raises(Unreadable):
        list(read_records(io.StringIO("")))
