"""Records of matches that a page is to go on from, whole or cut."""

from dataclasses import replace
from pathlib import Path

from parlour.record import Record, read_record

FOLDER = Path(__file__).parent.parent / "records"


def recorded(name: str) -> Record:
    """A record of e2e/records."""
    return read_record((FOLDER / f"{name}.record").read_text("utf-8"))


def until(record: Record, number: int, moves: int) -> Record:
    """The record as it was in the round of this number (from 1), after so many of its moves; from the end if
    negative.
    """
    cut = replace(record, rounds=record.rounds[:number])
    return cut.with_moves(cut.rounds[-1].moves[:moves])
