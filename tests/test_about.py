"""What events and parts of scores are about at the table: the cards that a player should look at."""

from __future__ import annotations

import pytest

from parlour.errors import Unreadable
from parlour.lessons import LessonTable
from parlour.record import Player
from parlour.registry import find
from parlour.table import Table
from parlour.teaching import teaching_of


def after(game: str, lesson: str, moves: int | None = None) -> Table:
    """A table on the deal of a lesson after so many of its moves."""
    chosen = teaching_of(find(game)).lessons[lesson]
    played = [*chosen.before, *chosen.line()][:moves]
    return Table(chosen.deal.record(find(game), played))


def about(table: Table, kind: str, seat: int | None = 0) -> tuple[str, ...]:
    number = max(place for place, event in enumerate(table.events(seat)) if event.kind == kind)
    return table.about_event(seat, number)


def zone(table: Table, key: str, seat: int | None = 0) -> str:
    return next(piece.zone for piece in table.picture(seat).pieces if piece.token == key)


def test_a_trick_is_about_its_cards_wherever_they_lie_now() -> None:
    table = after("blue-penguin", "tricks", 3)
    assert [zone(table, key) for key in about(table, "trick")] == ["last"] * 4  # the highest is named twice
    table.play(2, "7")
    table.play(0, "19")
    table.play(1, "14")
    assert {zone(table, key) for key in table.about_event(0, 10)} == {"taken-2"}


def test_what_a_seat_has_not_seen_is_not_shown_to_it() -> None:
    table = after("blue-penguin", "tricks", 0)
    dealt = [place for place, event in enumerate(table.events(0)) if event.kind == "dealt"]
    assert {zone(table, key) for key in table.about_event(0, dealt[0])} == {"hand-0"}
    assert table.about_event(0, dealt[1]) == ("hand-1",)


def test_a_penguin_of_the_pyramid_is_shown_at_its_place_and_a_dropout_by_the_hand() -> None:
    table = after("penguin-party", "out")
    assert about(table, "out") == ("hand-3",)
    played = about(table, "played")
    assert played == ("pyramid/4:0",)


def test_a_guest_is_shown_with_the_show_that_it_enjoyed_and_a_card_where_it_is_held() -> None:
    table = after("penguin-ultimatum", "show")
    assert about(table, "fun") == ("iceberg/5:2", "iceberg/4:3")
    assert [zone(table, key) for key in about(table, "took")] == ["held-0"]
    assert about(table, "curtain") == ("iceberg/4:3",)


def test_a_part_of_a_score_is_about_the_cards_that_made_it() -> None:
    table = Table.new("blue-penguin", [Player("Ada"), Player("Bo")], "about")
    while table.turn is not None:
        table.play(table.turn, str(table.view(table.turn).moves[0]))
    assert table.outcome is not None
    for number, part in enumerate(table.outcome.parts):
        keys = table.about_part(None, number)
        assert len(keys) == part.facts["count"]
        assert {zone(table, key, None) for key in keys} <= {f"taken-{part.seat}", "last"}


def test_events_of_an_earlier_round_are_about_nothing_that_lies_there_now() -> None:
    table = Table.new("penguin-party", [Player("Ada"), Player("Bo"), Player("Cy")], "about")
    while table.turn is not None:
        table.play(table.turn, str(table.view(table.turn).moves[0]))
    assert any(table.about_event(None, number) for number in range(len(table.events(None))))
    ended = len(table.events(None))
    table.next_round()
    assert not any(table.about_event(None, number) for number in range(ended))
    assert table.about_event(0, ended + 1) != ()
    assert Table(table.record).about_event(None, ended - 1) == ()


def test_a_number_that_there_is_not_is_refused() -> None:
    table = LessonTable("template", "fish", [Player("Ada"), Player("Bo")])
    for ask in (table.about_event, table.about_part):
        with pytest.raises(Unreadable):
            ask(0, 99)
