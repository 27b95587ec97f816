"""The arena: who meets whom on which deal, what counts, and the same result however it is played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour import cli
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
from parlour.arena.progress import Lines, progress
from parlour.arena.rating import ratings
from parlour.errors import BadSetup
from parlour.game import View
from parlour.sentences import Sentences

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


def run(*arguments: str) -> int:
    return cli.main(["arena", *arguments])


SMALL = ["greedy", "--against", "random", "--seats", "2,3", "--matches", "6", "--game"]


@pytest.mark.parametrize("name", sorted(parlour.games()))
def test_the_result_does_not_depend_on_how_many_play(name: str, tmp_path: Path) -> None:
    for workers in "12":
        assert run(*SMALL, name, "--workers", workers, "--json", str(tmp_path / workers)) == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    told = json.loads((tmp_path / "1").read_text("utf-8"))
    assert told["depends_on_machine"] is False
    assert [(share["seats"], share["even"]) for share in told["shares"]] == [(2, 0.5), (3, 0.333333)]
    assert {rating["bot"] for rating in told["ratings"]} == {"greedy", "random"}


def test_bots_that_search_play_with_the_budgets_that_are_asked_for(tmp_path: Path) -> None:
    for workers in "12":
        asked = [
            "emperor/3",
            "--against",
            "emperor/20",
            "--game",
            "template",
            "--seats",
            "3",
            "--matches",
            "12",
        ]
        assert run(*asked, "--workers", workers, "--json", str(tmp_path / workers)) == 0
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    (share,) = json.loads((tmp_path / "1").read_text("utf-8"))["shares"]
    assert (share["bot"], share["others"], share["matches"]) == ("emperor/3", "emperor/20", 12)


def test_processes_give_what_each_match_gives_by_itself() -> None:
    jobs = list(Plan(tuple(against("blue-penguin", THREE, ["greedy"], "random")), 30).jobs())
    found = sorted(in_processes(jobs, workers=2), key=lambda pair: pair[0].key)
    assert found == [(job, arena_matches.play_job(job)) for job in sorted(jobs, key=lambda job: job.key)]


def test_by_default_the_levels_of_every_game_climb_a_ladder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plans: list[Plan] = []

    def noted(plan: Plan, *_: object) -> list[tuple[Job, Played]]:
        plans.append(plan)
        return [(job, Played((0,), (0,) * job.pairing.setup.seats)) for job in plan.jobs()]

    monkeypatch.setattr("parlour.arena.command.play_plan", noted)
    assert run("--matches", "1") == 0
    wanted = [
        (name, seats, upper.name, lower.name)
        for name, game in parlour.games().items()
        for seats in game.seats
        for lower, upper in zip(game.bot_infos(), game.bot_infos()[1:], strict=False)
    ]
    found = [
        (pairing.game, pairing.setup.seats, pairing.bot, pairing.others) for pairing in plans[0].pairings
    ]
    assert found == wanted
    assert all(name in capsys.readouterr().out for name in ["blue-penguin"])


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


def test_results_by_the_clock_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    arguments = ["--workers", "1", "--seconds", "0.5", "--json", str(file)]
    assert run(*SMALL, "blue-penguin", *arguments) == 0
    told = json.loads(file.read_text("utf-8"))
    assert (told["depends_on_machine"], told["seconds"]) == (True, 0.5)
    said = "A move had 0.5 s of CPU time at most: these results depend on the machine."
    assert said in capsys.readouterr().out


def test_options_are_played_and_told_where_they_are_not_as_usual(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*SMALL, "blue-penguin", "--workers", "1", "--option", "experts=on") == 0
    out = capsys.readouterr().out
    assert "experts=on" in out
    assert "open-scores" not in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["genius", "--against", "greedy"],
            "There is no bot “genius” in this game. (bot of blue-penguin, genius)",
        ),
        (["greedy", "--against", "genius"], "There is no bot “genius”"),
        (["greedy/10", "--against", "random"], "does not search, so it takes no budget."),
        (["greedy/no", "--against", "random"], "(bot of blue-penguin, greedy/no)"),
        (
            ["emperor/0", "--against", "random", "--game", "template"],
            "is a whole number of steps, 1 or more, not “0”",
        ),
        (["greedy"], "Nobody plays"),
        (["--game", "whist"], "There is no game “whist”. (game)"),
        (["--game", "penguin-ultimatum", "--seats", "5"], "for 2 to 4 players, not 5. (--seats)"),
        (["--seats", "7"], "for 2 to 6 players, not 7. (--seats)"),
        (["--seats", "two"], "“two” is not a whole number. (--seats)"),
        (["--option", "experts=on", "--game", "penguin-party"], "(option experts of penguin-party)"),
        (["--option", "experts"], "“experts” is not NAME=VALUE"),
        (["--matches", "0"], "At least 1 match is to be played, not 0."),
        (["--matches", "many"], "(--matches)"),
        (["--seconds", "0"], "more than 0 seconds, not 0.0"),
        (["--seconds", "nan"], "more than 0 seconds, not nan"),
        (["--seconds", "soon"], "“soon” is not a number of seconds. (--seconds)"),
        (["--workers", "0"], "At least 1 process has to play, not 0. (--workers)"),
        (["--seed", ""], "A seed is a short text"),
        (
            ["--json", "no/such/folder/file"],
            "This file cannot be used: No such file or directory. (no/such/folder/file)",
        ),
        (["--resume", "."], "This file cannot be used"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_and_where(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    assert said in capsys.readouterr().err


def test_a_plan_cannot_be_made_of_nothing() -> None:
    with pytest.raises(BadSetup, match="arena-empty"):
        Plan(())


def test_nothing_of_the_arena_comes_with_the_engine_and_nothing_else_with_the_arena() -> None:
    script = """
import sys
import parlour.desk
late = {"parlour.arena", "multiprocessing", "openskill", "ray", "rich"}
assert not late & set(sys.modules)
import parlour.arena
assert not late - {"parlour.arena"} & set(sys.modules)
"""
    environment = {**os.environ, "PYTHONPATH": str(Path(parlour.__file__).parents[1])}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)


NEED_EXTRAS = ["parlour.sentences", "parlour.arena.rating", "parlour.arena.report", "parlour.arena.progress"]


@pytest.mark.parametrize("module", ["openskill", "rich", "fluent"])
def test_a_missing_extra_is_named_before_anything_is_played(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in list(sys.modules):
        if name in NEED_EXTRAS or name.partition(".")[0] == module:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    for name in NEED_EXTRAS:
        monkeypatch.delattr(name, raising=False)
    assert run("--matches", "1") == 2
    assert "penguin-parlour[arena]" in capsys.readouterr().err


def test_stopping_says_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("parlour.arena.command.play_plan", stopped)
    file = tmp_path / "journal"
    assert run("--resume", str(file)) == 130
    assert f"The same command goes on from {file}." in capsys.readouterr().err
    assert run() == 130
    assert "With “--resume FILE” an arena can go on later." in capsys.readouterr().err


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_a_bar_on_a_terminal_and_lines_elsewhere() -> None:
    sentences = Sentences(None)
    for out, wanted in ((Terminal(), "Playing"), (StringIO(), "40 of 40 matches\n")):
        with progress(40, 10, sentences, out) as tick:
            for _ in range(30):
                tick()
        assert wanted in out.getvalue()
        assert ("\x1b[" in out.getvalue()) == isinstance(out, Terminal)
    assert out.getvalue().count("\n") == 15  # one for each twentieth


def test_where_matches_take_long_a_line_comes_all_the_same() -> None:
    out, clock = StringIO(), iter([0.0, 10.0, 31.0, 31.0])
    lines = Lines(1000, 0, Sentences(None), out, lambda: next(clock))
    lines.tick()
    assert out.getvalue() == ""
    lines.tick()
    assert out.getvalue() == "2 of 1000 matches\n"
