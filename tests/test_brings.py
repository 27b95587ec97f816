"""What a table says of a move before it is made: what it costs, what it completes, who would score."""

from __future__ import annotations

from parlour.picture import Choice
from parlour.registry import find
from parlour.table import Table
from parlour.teaching import teaching_of


def choices(game: str, lesson: str, moves: int) -> dict[str, Choice]:
    """The choices of the first seat on the deal of a lesson, after so many moves of it."""
    chosen = teaching_of(find(game)).lessons[lesson]
    table = Table(chosen.deal.record(find(game), [*chosen.before, *chosen.line()[:moves]]))
    return {choice.move: choice for choice in table.picture(0).choices}


def said(choice: Choice) -> dict[str, object]:
    return {note.message: note.facts.get("value", note.facts.get("count")) for note in choice.brings}


def test_the_last_of_a_trick_knows_what_each_card_brings() -> None:
    found = choices("blue-penguin", "values", 0)
    assert said(found["58"]) == {"reason-takes": -5}
    assert said(found["35"]) == {"reason-leaves": -3}


def test_the_cell_that_completes_a_show_says_who_would_score() -> None:
    found = choices("penguin-ultimatum", "card", 0)
    completing = found["place:red2:f4"]
    assert [note.message for note in completing.brings] == ["reason-ready", "note-gain", "reason-fun"]
    ready, other, fun = (note.facts for note in completing.brings)
    assert (ready["cards"], ready["value"]) == (("shd",), 4)
    assert (other["seat"], other["value"]) == (1, 3)
    assert (fun["card"], fun["value"]) == ("red2", 2)
    assert found["place:red2:d3"].brings != completing.brings
    relative = found["place:grj3:f4"]
    assert relative.note is not None
    assert relative.note.message == "note-penalty"  # what it costs, beside what it brings
    assert said(relative)["reason-ready"] == 4


def test_a_stone_says_what_its_guest_would_enjoy() -> None:
    found = choices("penguin-ultimatum", "card", 1)
    assert said(found["stone:supply:f4"]) == {"reason-guest-now": 2}
    assert said(found["stay"]) == {}
