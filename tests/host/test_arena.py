"""The arena: who meets whom on which deal, what counts, and the same result however it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import parlour
from parlour.arena import (
    Job,
    Pairing,
    Plan,
    Played,
    against,
    ladder,
    play_match,
    play_plan,
    round_robin,
    share_of,
    wilson,
)
from parlour.arena import matches as arena_matches
from parlour.arena.pool import in_processes
from parlour.arena.rating import ratings
from parlour.errors import BadSetup
from parlour.game import View

GAME = parlour.find("blue-penguin")
THREE = GAME.setup(3)


def meetings(pairings: Sequence[Pairing]) -> list[tuple[str, str]]:
    return [(pairing.bot, pairing.others) for pairing in pairings]


def test_who_meets_whom() -> None:
    bots = ["little", "gentoo", "emperor"]
    assert meetings(against("x", THREE, bots, "greedy")) == [(bot, "greedy") for bot in bots]
    assert meetings(ladder("x", THREE, bots)) == [("gentoo", "little"), ("emperor", "gentoo")]
    assert len(set(meetings(round_robin("x", THREE, bots)))) == 6
    two = meetings(round_robin("x", GAME.setup(2), bots))
    assert two == [("gentoo", "little"), ("emperor", "little"), ("emperor", "gentoo")]


def test_the_bot_sits_on_every_seat_over_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[object] = []
    shuffle = type(GAME).shuffle

    def noted(self: Any, *arguments: Any) -> Any:
        deals.append(shuffle(self, *arguments))
        return deals[-1]

    monkeypatch.setattr(type(GAME), "shuffle", noted)
    pairings = round_robin("blue-penguin", THREE, ["random", "greedy"])
    played = play_plan(Plan(tuple(pairings), matches=7))
    assert len(deals) == len(played) == 2 * 9  # 7 rounded up to whole turns; a match is one round here
    by_deal: dict[int, set[object]] = {}
    seats: dict[tuple[int, int], list[int]] = {}
    for (job, _), deal in zip(played, deals, strict=True):
        by_deal.setdefault(job.deal, set()).add(deal)
        seats.setdefault((job.number, job.deal), []).append(job.seat)
        assert job.seated == tuple(
            job.pairing.bot if seat == job.seat else job.pairing.others for seat in range(3)
        )
    assert all(len(same) == 1 for same in by_deal.values())
    assert len(set.union(*by_deal.values())) == 3
    assert all(sat == [0, 1, 2] for sat in seats.values())


def match(bot: str, others: str, seat: int, winners: tuple[int, ...]) -> tuple[Job, Played]:
    job = Job(0, Pairing("blue-penguin", THREE, bot, others), 0, seat, "seed")
    return job, Played(winners, (0, 0, 0))


def test_ties_are_split() -> None:
    played = [
        match("a", "b", 0, (0,)),
        match("a", "b", 1, (0, 1)),
        match("a", "b", 2, (0, 1, 2)),
        match("a", "b", 0, (1, 2)),
    ]
    share = share_of(played)
    assert share.won == pytest.approx((1 + 1 / 2 + 1 / 3) / 4)
    assert share.matches == 4
    assert (share.low, share.high) == wilson(share.won, 4)


@pytest.mark.parametrize(
    ("won", "count", "low", "high"),
    [  # R. G. Newcombe: Two-Sided Confidence Intervals for the Single Proportion (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_literature(won: int, count: int, low: float, high: float) -> None:
    assert wilson(won / count, count) == pytest.approx((low, high), abs=6e-5)


def test_ratings_know_the_order_also_where_a_bot_has_many_seats() -> None:
    rng = Random(1)
    played = []
    for number in range(60):
        strong, weak = (("a", "b"), ("b", "c"), ("a", "c"))[number % 3]
        lone = rng.random() < 0.5
        seat = int(rng.random() * 3)
        bot, others = (strong, weak) if lone else (weak, strong)
        rival = (seat + 1) % 3
        winner = seat if lone == (rng.random() < 0.8) else rival
        played.append(match(bot, others, seat, (winner,)))
    found = ratings(played)
    assert [rating.bot for rating in found] == ["a", "b", "c"]
    assert [rating.matches for rating in found] == [40, 40, 40]
    assert all(0 < rating.deviation < 25 / 3 for rating in found)


def test_processes_give_what_each_match_gives_by_itself() -> None:
    jobs = list(Plan(tuple(against("blue-penguin", THREE, ["greedy"], "random")), 30).jobs())
    found = sorted(in_processes(jobs, workers=2), key=lambda pair: pair[0].key)
    assert found == [(job, arena_matches.play_job(job)) for job in sorted(jobs, key=lambda job: job.key)]


class Slow:
    """Thinks for ten steps."""

    def __init__(self) -> None:
        self.steps: list[int] = []

    def think(self, view: View[Any], rng: Random) -> Iterator[Any]:
        self.steps.append(0)
        for _ in range(10):
            self.steps[-1] += 1
            yield view.moves[0]


def test_seconds_cut_a_thought_short_by_the_time_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(100_000))
    monkeypatch.setattr(arena_matches, "process_time", lambda: float(next(now)))
    bot = Slow()
    play_match(GAME, GAME.setup(2), [bot, bot], "seed", seconds=3)
    assert set(bot.steps) == {3}
    bot = Slow()
    play_match(GAME, GAME.setup(2), [bot, bot], "seed")
    assert set(bot.steps) == {10}


def test_a_plan_cannot_be_made_of_nothing() -> None:
    with pytest.raises(BadSetup, match="arena-empty"):
        Plan(())
