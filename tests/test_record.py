"""Records: every match survives its text; every damage is refused with what and where."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_match import match

from parlour.errors import BadDeal, BadResult, BadSetup, Illegal, NewerVersion, ParlourError, Unreadable
from parlour.record import (
    LINE_LENGTH,
    MOVES,
    ROUNDS,
    TEXT_LENGTH,
    Comment,
    Player,
    Result,
    read_record,
)
from parlour.record.data import FORBIDDEN
from parlour.registry import all_games, find
from parlour.table import Table


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_match_survives_its_text(name: str) -> None:
    for seats in all_games()[name].seats:
        for moves in (0, 1, 7, None):
            table = match(name, seats, moves)
            again = Table(read_record(str(table.record)))
            assert again.record == table.record
            assert again.scores == table.scores
            assert again.outcome == table.outcome
            for seat in (*range(seats), None):
                assert again.view(seat) == table.view(seat)
                assert again.events(seat) == table.events(seat)


def lines_of(table: Table) -> list[str]:
    return str(table.record).split("\n")


DAMAGES = [
    ("penguin-parlour-record: 3", "penguin-parlour-record: 4", NewerVersion, (1, 25)),
    ("penguin-parlour-record: 3", "penguin-parlour-record: 0", Unreadable, (1, 25)),
    ("penguin-parlour-record: 3", "penguin-parlour-record: one", Unreadable, (1, 25)),
    ("penguin-parlour-record: 3", "something: 1", Unreadable, (1, 1)),
    ("penguin-parlour-record: 3", "something", Unreadable, (1, 1)),
    ("penguin-parlour-record: 3", "round 1", Unreadable, (1, 1)),
    ("game: blue-penguin", "game: chess", BadSetup, (2, 7)),
    ("game: blue-penguin", "gamme: blue-penguin", Unreadable, (1, 1)),
    ("rules: 1.0.0", "rules: 2.0.0", NewerVersion, (3, 8)),
    ("rules: 1.0.0", "rules: new", Unreadable, (3, 8)),
    ("rules: 1.0.0", "rules: 1.0.0.0", Unreadable, (3, 8)),
    ("seats: 3", "seats: 9", BadSetup, (4, 8)),
    ("seats: 3", "seats: x", Unreadable, (4, 8)),
    ("seats: 3", "seats: 2", Unreadable, (10, 1)),
    ("option experts: off", "option experts: maybe", BadSetup, (5, 17)),
    ("option experts: off", "option exports:  off", BadSetup, (5, 18)),
    ("player 1: Seat 0", "player 1: " + "x" * 31, BadSetup, (7, 11)),
    ("player 1: Seat 0", "player 1:", BadSetup, (7, 10)),
    ("player 1: Seat 0", "player 1", Unreadable, (7, 1)),
    ("player 1: Seat 0", "player 9: Seat 0", Unreadable, (1, 1)),
    ("bot 2: greedy", "bot 2: genius", BadSetup, (9, 8)),
    ("bot 2: greedy", "bot 2: greedy/40", BadSetup, (9, 8)),
    ("bot 2: greedy", "bot 2: emperor/0", BadSetup, (9, 8)),
    ("bot 2: greedy", "bot 2: emperor/", Unreadable, (9, 8)),
    ("bot 2: greedy", "bot 2: emperor/4/4", Unreadable, (9, 8)),
    ("practice: off", "practice: perhaps", Unreadable, (13, 11)),
    ("practice: off", "seed: again", Unreadable, (13, 1)),
    ("practice: off", "practice: off\n  hello: there", Unreadable, (14, 3)),
    ("practice: off", "practice: off\n{never", Unreadable, (14, 1)),
    ("practice: off", "practice: off\n; }", Unreadable, (14, 1)),
    ("practice: off", "practice: off\n{" + "x" * 2001 + "}", Unreadable, (14, 1)),
    ("practice: off", "practice: off\n{a\x07}", Unreadable, (14, 1)),
    ("practice: off", "practice: off\n{a \u202e b}", Unreadable, (14, 1)),
    ("practice: off", "practice: off\nresult: winners 4, points 0 0 0", Unreadable, (14, 9)),
    ("practice: off", "practice: off\nresult: winners 1", Unreadable, (14, 9)),
    ("practice: off", "practice: off\nresult: winners, points 0 0 0", Unreadable, (14, 9)),
    ("practice: off", "practice: off\nresult: winners 1, points 0 0", Unreadable, (14, 9)),
    ("practice: off", "practice: off\npenguin-parlour-record: 3", Unreadable, (14, 1)),
    ("round 1", "round 2", Unreadable, (15, 1)),
    ("round 1", "round one", Unreadable, (15, 1)),
    ("values: 2 1 0 -1 -2", "values: 2 1 0 -1 two", Unreadable, (17, 18)),
    ("values: 2 1 0 -1 -2", "colours: 2 1 0 -1 -2", Unreadable, (17, 10)),
    ("starter: ", "starter: 4 ", Unreadable, (16, 10)),
    ("\ncut: 2 4", "\ncut:", Unreadable, (20, 5)),
    ("\ncut: 2 4", "\ncut: 4 2", Unreadable, (20, 6)),
    ("\ncut: 2 4", "\ncut: 2 2", Unreadable, (20, 6)),
    ("\ncut: 2 4", "\ncut: 0 4", Unreadable, (20, 6)),
    ("\ncut: 2 4", "\ncut: 2 6", Unreadable, (20, 6)),
    ("\ncut: 2 4", "\ncut: two", Unreadable, (20, 6)),
]


@pytest.mark.parametrize(("old", "new", "kind", "place"), DAMAGES)
def test_damaged_records_are_refused_with_type_and_place(
    old: str, new: str, kind: type[ParlourError], place: tuple[int, int]
) -> None:
    text = str(match("blue-penguin", 3, 5).record) + "cut: 2 4\n"
    read_record(text)
    assert old in text
    with pytest.raises(kind) as caught:
        read_record(text.replace(old, new, 1))
    assert (caught.value.line, caught.value.column) == place


def test_moves_cut_short_by_a_clock_are_in_the_record_until_they_are_taken_back() -> None:
    table = match("blue-penguin", 3, 5)
    assert table.turn is not None
    table.play(table.turn, str(table.view(table.turn).moves[0]), cut=True)
    assert str(table.record).endswith("\ncut: 6\n")
    assert read_record(str(table.record)) == table.record
    assert "cut" not in str(table.record.until(1, 5))


def test_a_bot_may_have_another_budget_than_its_own() -> None:
    players = [Player("Ada", "emperor/3"), Player("Bo", "emperor/3")]
    table = Table.new("template", players, "1")
    assert read_record(str(table.record)).players == tuple(players)
    *_, best = table.think()
    table.play(table.turn or 0, best)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_records_of_every_version_are_read(version: int) -> None:
    text = (Path(__file__).with_name("records") / f"version-{version}.record").read_text("utf-8")
    assert text.startswith(f"penguin-parlour-record: {version}\n")
    record = Table(read_record(text)).record
    assert record.rules == "1.0.0"
    assert record.result == Result((1,), (3, 16))
    assert (str(record) == text) is (version == 3)
    assert record.rounds[0].cut == ((2,) if version > 1 else ())
    assert record.comments_at(1, 0) == (("Played in the train.", "The first card.") if version == 3 else ())


def test_a_deal_that_cannot_be_is_refused_when_played() -> None:
    text = str(match("blue-penguin", 3, 5).record)
    start = text.index("cards: ") + len("cards: ")
    first = text[start:].split(maxsplit=1)[0]
    with pytest.raises(BadDeal) as caught:
        Table(read_record(text[:start] + ("1" if first != "1" else "2") + text[start + len(first) :]))
    assert caught.value.where == "cards of round 1"
    assert (caught.value.line, caught.value.column) == (18, 8)


@pytest.mark.parametrize(("move", "kind"), [("99", Illegal), ("x", Unreadable), ("12,", Unreadable)])
def test_a_bad_move_in_a_record_is_placed(move: str, kind: type[ParlourError]) -> None:
    text = str(match("blue-penguin", 3, 5).record).rstrip()
    with pytest.raises(kind) as caught:
        Table(read_record(f"{text}\n  {move}\n"))
    assert caught.value.where.endswith("move 6 of round 1")
    assert (caught.value.line, caught.value.column) == (20, 3)


@pytest.mark.parametrize(
    ("moves", "said", "code"),
    [
        (None, "winners 1, points 0 0 0", "result-wrong"),
        (5, "winners 1, points 0 0 0", "result-early"),
    ],
)
def test_a_result_that_the_moves_do_not_lead_to_is_refused(moves: int | None, said: str, code: str) -> None:
    record = match("blue-penguin", 3, moves).record
    assert (record.result is None) is (moves is not None)
    text = str(replace(record, result=None)) + f"\n result :  {said}\n"
    with pytest.raises(BadResult) as caught:
        Table(read_record(text))
    assert caught.value.code == code
    assert (caught.value.line, caught.value.column) == (21, 12)


def test_a_result_of_older_rules_is_kept_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    record = match("blue-penguin", 3).record
    monkeypatch.setattr(type(find("blue-penguin")), "rules_version", "2.0.0")
    other = replace(record, result=Result((1,), (0, 0, 0)))
    assert Table(read_record(str(other))).record == other


def test_moves_after_the_end_and_rounds_after_the_end_are_refused() -> None:
    text = str(replace(match("blue-penguin", 3).record, result=None)).rstrip()
    with pytest.raises(ParlourError) as caught:
        Table(read_record(f"{text} 7\n"))
    assert caught.value.code == "game-over"
    head, _, body = text.partition("round 1")
    with pytest.raises(ParlourError) as caught:
        Table(read_record(f"{head}round 1{body}\n\nround 2{body}\n"))
    assert caught.value.code == "round-after-end"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x" * (TEXT_LENGTH + 1), "record-too-long"),
        ("penguin-parlour-record: 3\n" + "x" * (LINE_LENGTH + 1), "line-too-long"),
        ("penguin-parlour-record: 3\nround 1\nmoves:" + " 1" * (MOVES + 1), "moves-too-many"),
        (
            "penguin-parlour-record: 3\n" + "".join(f"round {n}\n" for n in range(1, ROUNDS + 2)),
            "rounds-too-many",
        ),
        ("penguin-parlour-record: 3\n" + "{" * 90_000, "comment-unended"),
        ("penguin-parlour-record: 3\n" + "{}" * 40_000, "line-missing"),
        ("penguin-parlour-record: 3\nrules: 1" + "0" * 5000, "line-missing"),
        ("penguin-parlour-record: 1" + "0" * 5000, "number-too-long"),
        ("penguin-parlour-record: 3\n" + ":" * 90_000, "line-unreadable"),
        ("penguin-parlour-record: 3\n" + "a " * 45_000, "line-unreadable"),
        ("penguin-parlour-record: 3\n" + "round " * 15_000, "line-unreadable"),
    ],
)
def test_huge_input_is_refused_at_once(text: str, code: str) -> None:
    began = process_time()
    with pytest.raises(ParlourError) as caught:
        read_record(text)
    assert caught.value.code == code
    assert process_time() - began < 4  # it takes a fraction of it: nothing here is quadratic
    assert len(str(caught.value)) < 800


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_done_to_a_record_it_is_read_or_refused_with_a_typed_error(data: st.DataObject) -> None:
    text = str(match("blue-penguin", 2, 9).record)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    put = data.draw(
        st.text(max_size=12) | st.sampled_from(["{", "}", ";", "\r", "{a}", "\nround 2\n", ":", "result: "])
    )
    read_or_refused(text[:start] + put + text[end:])


@settings(max_examples=300, deadline=None)
@given(st.text(st.sampled_from("pgr:3 \n\r{};.0129movescut") | st.characters(), max_size=80))
def test_any_text_is_read_or_refused_with_a_typed_error(text: str) -> None:
    read_or_refused(text)
    read_or_refused(f"penguin-parlour-record: 3\n{text}")


def read_or_refused(text: str) -> None:
    try:
        record = Table(read_record(text)).record
    except ParlourError as error:  # any other exception is a fault of ours
        lines = ["", *re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))]
        if not 1 <= error.line < len(lines) or not 1 <= error.column <= len(lines[error.line]) + 1:
            raise AssertionError(f"no such place: {error}") from error
    else:
        assert read_record(str(record)) == record


said = st.text(max_size=40).map(lambda text: " ".join(FORBIDDEN.sub("", text).split())).filter(bool)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(sorted(all_games())), st.integers(0, 40), st.lists(said, max_size=3), st.data())
def test_write_read_write_is_the_same(
    name: str, moves: int, comments: list[str], data: st.DataObject
) -> None:
    record = match(name, data.draw(st.sampled_from(all_games()[name].seats)), moves).record
    *before, last = record.rounds
    numbers = st.integers(0, len(last.moves))
    about = sorted(data.draw(st.lists(st.tuples(numbers, said), max_size=4)), key=lambda pair: pair[0])
    cut = tuple(sorted(data.draw(st.sets(numbers.filter(bool), max_size=3)) if last.moves else ()))
    part = replace(last, cut=cut, comments=tuple(Comment(*pair) for pair in about))
    record = replace(record, rounds=(*before, part), comments=tuple(comments))
    again = read_record(str(record))
    assert again == record
    assert str(again) == str(record)
