"""Records as people write them: other forms that mean the same, and comments."""

from __future__ import annotations

from dataclasses import replace

import pytest
from random_match import match

from parlour.errors import Unreadable
from parlour.record import Comment, read_record
from parlour.replay import moments
from parlour.table import Table

LENIENT = [
    ("\n", "\r\n\r\n"),
    ("\n", "\r"),
    ("\n", "\n \t\n"),
    ("penguin-", "\ufeffpenguin-"),
    ("penguin-", "; a comment before everything\n\n  Penguin-"),
    (": ", "   :\t "),
    (": ", ":"),
    ("player ", "PLAYER   "),
    ("round 1", "  Round   1  "),
    ("game:", "Game:"),
    ("moves: ", "moves:\n   "),
    ("moves: ", "Moves: 1. "),
    ("moves: ", "moves: {} ; \n"),
    (" 0 -1", "   0\t-1"),
    ("rules: 1.0.0", "rules: 1"),
    ("rules: 1.0.0", "rules: 1.7.2"),
    ("rules: 1.0.0\n", ""),
]


@pytest.mark.parametrize(("written", "read"), LENIENT)
def test_what_means_the_same_is_read_alike(written: str, read: str) -> None:
    record = match("blue-penguin", 3, 5).record
    text = str(record)
    assert written in text
    found = read_record(text.replace(written, read))
    assert replace(found, comments=(), rules=record.rules) == record


def test_comments_stand_wherever_people_put_them_and_are_written_in_one_form() -> None:
    record = match("blue-penguin", 3, 5).record
    moves = record.rounds[0].moves
    text = str(record)
    text = text.replace("seats:", "{ on the\r\n  match } ; another\nseats:")
    text = text.replace("starter:", "; on the deal\nstarter:")
    text = text.replace(
        f"moves: {' '.join(moves)}",
        f"""moves: {{before}} 1.{moves[0]}{{good}}{{ and
        bold }} 2. {moves[1]} ; to the end: of the line
; alone
3...{moves[2]} {moves[3]} {{ }} {moves[4]}{{last}}
cut: 2 ; no comment, but a number is asked for""",
    ).replace(" ; no comment, but a number is asked for", "")
    found = read_record(text)
    assert found.comments == ("on the match", "another")
    assert [(comment.moves, comment.text) for comment in found.rounds[0].comments] == [
        (0, "on the deal"),
        (0, "before"),
        (1, "good"),
        (1, "and bold"),
        (2, "to the end: of the line"),
        (2, "alone"),
        (5, "last"),
    ]
    assert found.rounds[0].moves == moves
    assert read_record(str(found)) == found
    line = next(line for line in str(found).splitlines() if line.startswith("moves:"))
    assert line.startswith(
        f"moves: {{on the deal}} {{before}} {moves[0]} {{good}} {{and bold}} {moves[1]} {{to"
    )
    assert found.comments_at(1, 0) == ("on the match", "another", "on the deal", "before")
    assert moments(found)[1].comments == ("good", "and bold")
    table = Table(replace(found, practice=True))
    table.undo(table._movers[-1])
    assert table.record.rounds[0].comments == found.rounds[0].comments[:-1]


@pytest.mark.parametrize("text", ["", "a}", "a\nb", " a", "a  b", "\u2067", "\ud800", "x" * 2001])
def test_a_comment_that_no_record_can_hold_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        Comment(0, text)
    with pytest.raises(Unreadable):
        replace(match("template", 2, 1).record, comments=(text,))


def test_comments_come_in_the_order_of_the_moves_they_follow() -> None:
    part = match("template", 2, 2).record.rounds[0]
    replace(part, comments=(Comment(1, "a"), Comment(2, "b")))
    for comments in ((Comment(3, "a"),), (Comment(2, "a"), Comment(1, "b")), (Comment(-1, "a"),)):
        with pytest.raises(Unreadable):
            replace(part, comments=comments)
