"""Records: every match survives its text; every damage is refused with what and where."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.chance import pick, stream
from parlour.errors import BadDeal, BadSetup, Illegal, NewerVersion, ParlourError, Unreadable
from parlour.record import Player, read_record
from parlour.registry import all_games
from parlour.table import Table


def match(name: str, seats: int, moves: int | None = None, *, practice: bool = False) -> Table:
    """A random match, whole or with so many moves."""
    players = [Player(f"Seat {seat}", "greedy" if seat else None) for seat in range(seats)]
    table = Table.new(name, players, f"record/{name}/{seats}", practice=practice)
    rng = stream("moves", name, seats)
    count = 0
    while count != moves:
        if table.next_carry is not None:
            table.next_round()
        if table.turn is None:
            break
        table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
        count += 1
    return table


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
    ("penguin-parlour-record: 2", "penguin-parlour-record: 3", NewerVersion, "line 1"),
    ("penguin-parlour-record: 2", "penguin-parlour-record: 0", Unreadable, "line 1"),
    ("penguin-parlour-record: 2", "penguin-parlour-record: one", Unreadable, "line 1"),
    ("penguin-parlour-record: 2", "something: 1", Unreadable, "line 1"),
    ("game: blue-penguin", "game: chess", BadSetup, "line 2"),
    ("game: blue-penguin", "gamme: blue-penguin", Unreadable, "record"),
    ("seats: 3", "seats: 9", BadSetup, "line 3"),
    ("seats: 3", "seats: x", Unreadable, "line 3"),
    ("seats: 3", "seats: 2", Unreadable, "line 9"),
    ("option experts: off", "option experts: maybe", BadSetup, "line 4"),
    ("option experts: off", "option exports: off", BadSetup, "line 4"),
    ("player 1: Seat 0", "player 1: " + "x" * 31, BadSetup, "line 6"),
    ("player 1: Seat 0", "player 1:", BadSetup, "line 6"),
    ("player 1: Seat 0", "player 1", Unreadable, "line 6"),
    ("player 1: Seat 0", "player 9: Seat 0", Unreadable, "record"),
    ("bot 2: greedy", "bot 2: genius", BadSetup, "line 8"),
    ("bot 2: greedy", "bot 2: greedy/40", BadSetup, "line 8"),
    ("bot 2: greedy", "bot 2: emperor/0", BadSetup, "line 8"),
    ("bot 2: greedy", "bot 2: emperor/", Unreadable, "line 8"),
    ("bot 2: greedy", "bot 2: emperor/4/4", Unreadable, "line 8"),
    ("practice: off", "practice: perhaps", Unreadable, "line 12"),
    ("practice: off", "seed: again", Unreadable, "line 12"),
    ("practice: off", "practice: off\nhello: there", Unreadable, "line 13"),
    ("round 1", "round 2", Unreadable, "line 14"),
    ("values: 2 1 0 -1 -2", "values: 2 1 0 -1 two", Unreadable, "line 16"),
    ("values: 2 1 0 -1 -2", "colours: 2 1 0 -1 -2", Unreadable, "line 16"),
    ("starter: ", "starter: 4 ", Unreadable, "line 15"),
    ("\ncut: 2 4", "\ncut:", Unreadable, "line 19"),
    ("\ncut: 2 4", "\ncut: 4 2", Unreadable, "line 19"),
    ("\ncut: 2 4", "\ncut: 2 2", Unreadable, "line 19"),
    ("\ncut: 2 4", "\ncut: 0 4", Unreadable, "line 19"),
    ("\ncut: 2 4", "\ncut: 2 6", Unreadable, "line 19"),
    ("\ncut: 2 4", "\ncut: two", Unreadable, "line 19"),
]


@pytest.mark.parametrize(("old", "new", "kind", "where"), DAMAGES)
def test_damaged_records_are_refused_with_type_and_line(
    old: str, new: str, kind: type[ParlourError], where: str
) -> None:
    text = str(match("blue-penguin", 3, 5).record) + "cut: 2 4\n"
    read_record(text)
    assert old in text
    with pytest.raises(kind) as caught:
        read_record(text.replace(old, new, 1))
    assert where in caught.value.where


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


def test_records_of_version_1_are_read() -> None:
    table = match("penguin-party", 3, 7)
    older = str(table.record).replace("penguin-parlour-record: 2", "penguin-parlour-record: 1")
    assert older != str(table.record)
    assert Table(read_record(older)).record == table.record


def test_a_deal_that_cannot_be_is_refused_when_played() -> None:
    text = str(match("blue-penguin", 3, 5).record)
    start = text.index("cards: ") + len("cards: ")
    first = text[start:].split(maxsplit=1)[0]
    with pytest.raises(BadDeal) as caught:
        Table(read_record(text[:start] + ("1" if first != "1" else "2") + text[start + len(first) :]))
    assert caught.value.where == "cards of round 1"


@pytest.mark.parametrize(("move", "kind"), [("99", Illegal), ("x", Unreadable), ("12.", Unreadable)])
def test_a_bad_move_in_a_record_is_placed(move: str, kind: type[ParlourError]) -> None:
    text = str(match("blue-penguin", 3, 5).record).rstrip()
    with pytest.raises(kind) as caught:
        Table(read_record(f"{text} {move}\n"))
    assert caught.value.where.endswith("move 6 of round 1")


def test_moves_after_the_end_and_rounds_after_the_end_are_refused() -> None:
    text = str(match("blue-penguin", 3).record).rstrip()
    with pytest.raises(ParlourError) as caught:
        Table(read_record(f"{text} 7\n"))
    assert caught.value.code == "game-over"
    head, _, body = text.partition("round 1")
    with pytest.raises(ParlourError) as caught:
        Table(read_record(f"{head}round 1{body}\n\nround 2{body}\n"))
    assert caught.value.code == "round-after-end"


def test_windows_line_ends_and_blank_lines_are_read() -> None:
    table = match("blue-penguin", 3, 5)
    text = str(table.record).replace("\n", "\r\n\r\n")
    assert read_record(text) == table.record


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_done_to_a_record_it_is_read_or_refused_with_a_typed_error(data: st.DataObject) -> None:
    text = str(match("blue-penguin", 2, 9).record)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    put = data.draw(st.text(max_size=12))
    damaged = text[:start] + put + text[end:]
    with suppress(ParlourError):  # any other exception is a fault of ours
        read = Table(read_record(damaged)).record
        assert read_record(str(read)) == read
