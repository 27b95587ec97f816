"""`python -m parlour arena`."""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.arena.extras import needs
from parlour.arena.files import check_writable, write
from parlour.arena.journal import Journal
from parlour.arena.matches import Pairing
from parlour.arena.plan import Plan, against, ladder, round_robin
from parlour.arena.playing import play_plan, result
from parlour.arena.pool import Runner, cores, in_processes, one_by_one
from parlour.commands import DONE, STOPPED
from parlour.commands.asking import Commands
from parlour.commands.files import STANDARD_INPUT
from parlour.commands.saying import put_json
from parlour.errors import BadSetup, Unreadable, placed
from parlour.registry import AnyGame, find, games
from parlour.texts import settings, whole_number
from parlour.wire import dump_for_people

if TYPE_CHECKING:
    from parlour.sentences import Sentences

EXAMPLES = (
    "arena greedy --against random --game {game} --seats 2 --matches 10",
    "arena random greedy --game {game} --seats 3 --matches 6 --json result.json",
    "arena greedy --against random --game {game} --seats 2 --matches 10 --resume journal.jsonl",
)


def add(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for. Numbers are texts here: `plan_of` says in our words what is wrong with one."""
    words = commands.words
    command = commands.add("arena", EXAMPLES, page="docs/arena.md")
    bot, file = words("bot-metavar"), words("file-metavar")

    def put(name: str, *, to: argparse._ActionsContainer = command, **how: Any) -> None:
        to.add_argument(name, help=words(f"arena-{name.removeprefix('--')}"), **how)

    put("bots", nargs="*", metavar=bot)
    put("--game", action="append", metavar=words("game-metavar"))
    put("--seats", metavar="N,N")
    setting = words("setting-metavar")
    command.add_argument("--option", action="append", default=[], metavar=setting, help=words("option"))
    how = command.add_mutually_exclusive_group()
    put("--against", to=how, metavar=bot)
    put("--ladder", to=how, action="store_true")
    put("--round-robin", to=how, action="store_true")
    put("--matches", default="400", metavar="N")
    put("--seed", default="arena", metavar=words("text-metavar"))
    put("--seconds", metavar="N")
    put("--workers", metavar="N")
    put("--json", type=Path, metavar=file)
    put("--resume", type=Path, metavar=file)
    put("--ray", nargs="?", const="local", metavar=words("address-metavar"))
    return command


def plan_of(arguments: argparse.Namespace) -> Plan:
    """The plan that the command line asks for. Raises BadSetup or Unreadable."""
    chosen = settings(arguments.option)
    pairings: list[Pairing] = []
    for name in arguments.game or games():
        game = find(name)
        for seats in _counts(game, arguments.seats, fixed=bool(arguments.game)):
            with placed(name):
                setup = game.setup(seats, chosen)
            bots = arguments.bots or [info.name for info in game.bot_infos()]
            if arguments.against is not None:
                pairings += against(name, setup, bots, arguments.against)
            elif arguments.round_robin:
                pairings += round_robin(name, setup, bots)
            else:
                pairings += ladder(name, setup, bots)
    seconds = None if arguments.seconds is None else _seconds(arguments.seconds)
    return Plan(tuple(pairings), whole_number(arguments.matches, "--matches"), arguments.seed, seconds)


def _counts(game: AnyGame, text: str | None, *, fixed: bool) -> list[int]:
    """The numbers of seats to play. One that a game has not is wrong only where that game was asked for."""
    if text is None:
        return list(game.seats)
    counts = [whole_number(part, "--seats") for part in text.split(",")]
    known = {seats for other in games().values() for seats in other.seats} | set(game.seats)
    for seats in counts:
        possible = game.seats if fixed else sorted(known)
        if seats not in possible:
            low, high = possible[0], possible[-1]
            raise BadSetup("seats", where="--seats", value=str(seats), low=low, high=high)
    return [seats for seats in dict.fromkeys(counts) if seats in game.seats]


def _seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise Unreadable("not-a-time", where="--seconds", text=text) from None


def runner_of(arguments: argparse.Namespace) -> Runner:
    """Where to play. Raises BadSetup or Unreadable."""
    workers = cores() if arguments.workers is None else whole_number(arguments.workers, "--workers")
    if workers < 1:
        raise BadSetup("arena-workers", where="--workers", value=str(workers))
    if arguments.ray is not None:
        from parlour.arena.cluster import on_ray

        return partial(on_ray, address=arguments.ray, workers=workers)
    return one_by_one if workers == 1 else partial(in_processes, workers=workers)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Plays and reports. Raises ParlourError."""
    with needs("arena"):  # all of it now, and not when hours have been played
        from parlour.arena import progress, rating, report  # noqa: F401
        from parlour.sentences import Sentences
    sentences = Sentences(None, language=language)
    try:
        _play(arguments, sentences)
    except KeyboardInterrupt:
        where = arguments.resume
        message = "arena-stopped" if where is None else "arena-stopped-journal"
        sys.stderr.write(sentences.message(message, {"file": str(where)}) + "\n")
        return STOPPED
    return DONE


def _play(arguments: argparse.Namespace, sentences: Sentences) -> None:
    from parlour.arena.progress import progress
    from parlour.arena.report import result_data, show

    plan = plan_of(arguments)
    runner = runner_of(arguments)
    to_output = str(arguments.json) == STANDARD_INPUT
    if arguments.json is not None and not to_output:
        check_writable(arguments.json)
    with ExitStack() as open_:
        journal = None
        if arguments.resume is not None:
            journal = open_.enter_context(Journal(arguments.resume, plan))
        jobs = [job.key for job in plan.jobs()]
        already = 0 if journal is None else sum(key in journal.played for key in jobs)
        if journal is not None and (already or journal.torn):
            message = "arena-torn" if journal.torn else "arena-resumed"
            facts = {"done": str(already), "total": str(len(jobs)), "file": str(arguments.resume)}
            sys.stderr.write(sentences.message(message, facts) + "\n")
        with progress(len(jobs), already, sentences, sys.stderr) as tick:
            matches = play_plan(plan, runner, journal, tick)
    found = result(plan, matches)
    if to_output:
        put_json(dump_for_people(result_data(plan, found)))
        return
    show(plan, found, sentences, sys.stdout)
    if arguments.json is not None:
        write(arguments.json, dump_for_people(result_data(plan, found)))
