"""The midend: turns, undo, rounds, bots, and that a refused request changes nothing."""

from __future__ import annotations

import pytest

from parlour.errors import BadSetup, CannotUndo, Illegal, NotYourTurn, ParlourError, Unreadable
from parlour.game import View
from parlour.record import Player
from parlour.registry import all_games
from parlour.table import Table

PEOPLE = [Player("Ada"), Player("Bo"), Player("Cy")]


def legal(table: Table) -> str:
    assert table.turn is not None
    return str(table.view(table.turn).moves[0])


def pile(table: Table) -> int:
    return sum(piece.zone == "pile" for piece in table.picture(None).pieces)


def play_first(table: Table) -> None:
    assert table.turn is not None
    table.play(table.turn, legal(table))


def all_of(table: Table) -> tuple[object, ...]:
    seats = (*range(len(table.players)), None)
    return (table.record, table.position, [(table.view(seat), table.events(seat)) for seat in seats])


@pytest.mark.parametrize(
    ("seat", "text", "kind"),
    [
        (0, "nonsense", Unreadable),
        (1, "7", NotYourTurn),
        (0, "999", Illegal),
        (5, "7", NotYourTurn),
        (-1, "7", NotYourTurn),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, text: str, kind: type[ParlourError]) -> None:
    table = Table.new("blue-penguin", PEOPLE, "1")
    seat = (seat + table.view(None).starter) % 3 if 0 <= seat < 3 else seat
    before = all_of(table)
    with pytest.raises(kind):
        table.play(seat, text)
    assert all_of(table) == before
    assert table.why_not(seat, text) is not None


def test_a_move_is_recorded_told_and_counted() -> None:
    table = Table.new("blue-penguin", PEOPLE, "1")
    first = table.turn
    assert first is not None
    move = legal(table)
    assert table.why_not(first, move) is None
    table.play(first, move)
    assert table.record.rounds[0].moves == (move,)
    assert table.position == 1
    assert table.turn == (first + 1) % 3
    assert [event.kind for event in table.events(None)][-2:] == ["played", "drew"]


def test_undo_is_refused_once_a_new_face_was_seen() -> None:
    table = Table.new("blue-penguin", PEOPLE, "1")
    seat = table.turn
    assert seat is not None
    table.play(seat, legal(table))  # a card was drawn
    assert not table.can_undo(seat)
    before = all_of(table)
    with pytest.raises(CannotUndo):
        table.undo(seat)
    assert all_of(table) == before


def test_undo_takes_back_a_move_that_showed_nothing_until_another_seat_moves() -> None:
    table = Table.new("blue-penguin", PEOPLE, "1")
    while pile(table):
        play_first(table)
    seat = table.turn
    assert seat is not None
    before = table.view(seat), table.events(seat)
    table.play(seat, legal(table))
    assert table.can_undo(seat)
    table.undo(seat)
    assert (table.view(seat), table.events(seat)) == before
    table.play(seat, legal(table))
    other = table.turn
    assert other is not None
    assert other != seat
    assert not table.can_undo(other)
    table.play(other, legal(table))
    assert not table.can_undo(seat)


def test_undo_is_refused_once_another_seat_has_dropped_out() -> None:
    """That tells which colours it does not hold, though it has made no move and shown no card."""
    refused = 0
    for seed in range(10):
        table = Table.new("penguin-party", PEOPLE, str(seed), {"rounds": "single"})
        while (seat := table.turn) is not None:
            before = table.picture(seat).seats
            table.play(seat, legal(table))
            after = table.picture(seat).seats
            others = [place for place in range(len(after)) if place != seat]
            told = any(after[place].out and not before[place].out for place in others)
            assert table.can_undo(seat) is not told
            refused += told
    assert refused > 5


def test_a_practice_table_takes_back_freely_and_says_so() -> None:
    table = Table.new("blue-penguin", PEOPLE, "1", practice=True)
    assert "practice: on" in str(table.record)
    seat = table.turn
    assert seat is not None
    before = table.view(seat)
    for _ in range(3):
        play_first(table)
    table.undo(seat)
    assert table.view(seat) == before
    with pytest.raises(CannotUndo):
        table.undo(seat)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_bots_play_the_same_match_again_from_the_same_seed(name: str) -> None:
    def played() -> Table:
        seats = all_games()[name].seats[0]
        table = Table.new(
            name, [Player(f"Bot {seat}", "greedy" if seat else "random") for seat in range(seats)], "9"
        )
        while table.outcome is None:
            if table.next_carry is not None:
                table.next_round()
            *_, best = table.think()
            assert table.turn is not None
            table.play(table.turn, best)
        return table

    assert played().record == played().record


def test_people_are_not_played_by_bots() -> None:
    table = Table.new("blue-penguin", PEOPLE, "1")
    assert table.bot_on_turn is None
    with pytest.raises(NotYourTurn):
        table.think()


@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_hint_is_legal_and_made_from_the_view(name: str) -> None:
    table = Table.new(name, PEOPLE, "4")
    seat = table.turn
    assert seat is not None
    view: View[object] = table.view(seat)
    *_, weighed = table.weigh(seat)
    best, *_ = table.advice(seat, weighed)
    assert best.move in {str(move) for move in view.moves}
    assert 0 <= best.share <= 1
    with pytest.raises(NotYourTurn):
        table.weigh((seat + 1) % 3)


@pytest.mark.parametrize(
    ("players", "seed", "options", "where"),
    [
        ([Player("Ada")], "1", {}, "seats"),
        ([Player("Ada")] * 6, "1", {}, "seats"),
        ([Player(""), Player("Bo")], "1", {}, "player 1"),
        ([Player("Ada"), Player("B\no")], "1", {}, "player 2"),
        ([Player("Ada"), Player("Bo", "genius")], "1", {}, "bot of seat 2"),
        ([Player("Ada"), Player("Bo")], "", {}, "seed"),
        ([Player("Ada"), Player("Bo")], "a\nb", {}, "seed"),
        ([Player("Ada"), Player("Bo")], "1", {"experts": "perhaps"}, "option experts"),
        ([Player("Ada"), Player("Bo")], "1", {"export": "on"}, "option export"),
    ],
)
def test_a_bad_setup_says_where(
    players: list[Player], seed: str, options: dict[str, str], where: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        Table.new("blue-penguin", players, seed, options)
    assert caught.value.where == where


def test_no_round_follows_while_one_runs_or_after_the_end() -> None:
    table = Table.new("blue-penguin", PEOPLE, "1")
    with pytest.raises(NotYourTurn):
        table.next_round()
    while table.turn is not None:
        play_first(table)
    assert table.outcome is not None
    with pytest.raises(NotYourTurn):
        table.next_round()
