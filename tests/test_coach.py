"""The coach: its accounts add up, it finds what was missed, and it is the same every time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.bots import RandomBot, decide
from parlour.chance import stream
from parlour.coach import Coach, Report
from parlour.errors import NotPossible, Unreadable
from parlour.record import Player, Record
from parlour.table import Table


def played(game: str, seats: int, seed: str = "coach") -> Record:
    """A whole match of random players."""
    table = Table.new(game, [Player(f"P{seat}") for seat in range(seats)], seed)
    number = 0
    while table.outcome is None:
        if table.next_carry is not None:
            table.next_round()
            continue
        assert table.turn is not None
        move = decide(RandomBot(), table.view(table.turn), stream(seed, number))
        table.play(table.turn, str(move))
        number += 1
    return table.record


def coached(record: Record) -> tuple[Coach, Report]:
    coach = Coach(record)
    while (report := coach.report()).done < report.total:
        done = report.done
        for _ in coach.step():
            pass
        assert coach.report().done == done + 1
    return coach, report


def test_accounts_add_up_and_fortune_is_what_came_between() -> None:
    record = played("template", 3)
    outcome = Table(record).outcome
    assert outcome is not None
    _, report = coached(record)
    assert report.judgements
    assert [account.seat for account in report.accounts] == [0, 1, 2]
    for account in report.accounts:
        seat = account.seat
        own = [judgement for judgement in report.judgements if judgement.seat == seat]
        result = (seat in outcome.winners) / len(outcome.winners)
        assert account.result == result
        assert account.even + account.dealt + account.fortune - account.missed == pytest.approx(result)
        between = 0.0
        for judgement, later in zip(own, [*own[1:], None], strict=True):
            between += (result if later is None else later.best.share) - judgement.played.share
            assert judgement.missed >= 0
        assert account.fortune == pytest.approx(between)
    assert sum(account.cards for account in report.accounts) == pytest.approx(0, abs=1e-9)


def test_the_coach_looks_at_people_where_there_are_any() -> None:
    record = played("template", 3)
    one = replace(record, players=(record.players[0], Player("Pip", "random"), Player("Pop", "random")))
    _, report = coached(one)
    assert {judgement.seat for judgement in report.judgements} == {0}
    assert [account.seat for account in report.accounts] == [0]


def test_turning_points_are_the_greatest_changes_first() -> None:
    _, report = coached(played("template", 2))
    changes = [abs(turning.change) for turning in report.turning]
    assert changes == sorted(changes, reverse=True)
    for turning in report.turning:
        judgement = report.judgements[turning.judgement]
        assert judgement.seat == turning.seat
        if turning.kind == "missed":
            assert turning.change == -judgement.missed < 0
            assert judgement.best.move != judgement.played.move


def test_the_same_record_gets_the_same_report() -> None:
    record = played("template", 4)
    assert coached(record)[1] == coached(record)[1]


def test_a_task_that_is_stopped_leaves_nothing() -> None:
    coach = Coach(played("template", 2))
    next(coach.step())
    assert coach.report().done == 0


def test_running_matches_have_no_coach() -> None:
    record = played("template", 2)
    with pytest.raises(NotPossible) as caught:
        Coach(record.until(1, 1))
    assert caught.value.code == "coach-unfinished"


@pytest.mark.parametrize(("rounds", "moves"), [(0, 0), (9, 0), (1, -1), (1, 99)])
def test_a_moment_that_never_was_is_unreadable(rounds: int, moves: int) -> None:
    with pytest.raises(Unreadable) as caught:
        played("template", 2).until(rounds, moves)
    assert caught.value.code == "no-such-moment"
