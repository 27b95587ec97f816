"""`parlour analyse`: the coach looks at a finished match."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING

from parlour.coach import Account, Coach, Judgement, Report
from parlour.commands.asking import Commands
from parlour.commands.files import matches
from parlour.commands.saying import put_json, sentences_of
from parlour.commands.words import Words
from parlour.wire import dump_for_people

if TYPE_CHECKING:
    from parlour.sentences import Sentences

WIDTH = 40
"""How many signs wide the curve is drawn."""


EXAMPLES = ("analyse match.record", "analyse match.record --json")


def add(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for."""
    command = commands.add_of_a_record("analyse", EXAMPLES, every=True)
    command.add_argument("--json", action="store_true", help=commands.words("analyse-json"))
    return command


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises ParlourError."""
    for number, table in matches(arguments.record, arguments.match):
        coach = Coach(table.record)
        if arguments.json:
            put_json(dump_for_people(_finished(coach, None)))
            continue
        sentences = sentences_of(table, language)
        if number > 1:
            print(f"\n{Words(language)('match-number', number=number)}\n")
        for line in lines(_finished(coach, sentences), sentences):
            print(line)
    return 0


def _finished(coach: Coach, sentences: Sentences | None) -> Report:
    """The whole report; how far it is shows on the error stream, where there are sentences for it."""
    report = coach.report()
    with ExitStack() as showing:
        tick = None
        if sentences is not None and sys.stderr.isatty():
            from parlour.arena.progress import progress  # noqa: PLC0415 (an extra that may not be installed)

            tick = showing.enter_context(progress(report.total, 0, sentences, sys.stderr))
        while report.done < report.total:
            for _ in coach.step():
                pass
            report = coach.report()
            if tick is not None:
                tick()
    return report


def lines(report: Report, sentences: Sentences) -> Iterator[str]:
    """The report for people: every decision, the turning points, and each seat's account."""
    for number, judgement in enumerate(report.judgements, start=1):
        before = judgement.best.share
        bar = "█" * round(before * WIDTH)
        judged = _judged(judgement, sentences)
        said = sentences.message("terminal-seat", {"seat": judgement.seat, "notes": judged})
        yield f"{number:>3} {bar:<{WIDTH}} {before:>4.0%}  {said}"
    if report.turning:
        yield ""
        yield sentences.message("coach-turning")
    for turning in report.turning:
        kind = "missed" if turning.kind == "missed" else "luck" if turning.change > 0 else "misfortune"
        facts = {"number": turning.judgement + 1, "change": _percent(abs(turning.change))}
        yield f"  {sentences.message(f'coach-{kind}', facts)}"
    for account in report.accounts:
        yield ""
        yield from _account(account, sentences)


def _judged(judgement: Judgement, sentences: Sentences) -> str:
    if judgement.missed <= 0:
        return sentences.message("coach-played-best", {"move": judgement.played.move})
    played = sentences.message("coach-played", {"move": judgement.played.move})
    better = sentences.message("coach-best", {"move": judgement.best.move})
    reasons = [sentences.note(reason, judgement.seat) for reason in judgement.best.reasons]
    return " ".join([played, better, *reasons])


def _account(account: Account, sentences: Sentences) -> Iterator[str]:
    title = sentences.message("coach-account")
    yield sentences.message("terminal-seat", {"seat": account.seat, "notes": title})
    parts = {
        "even": account.even,
        "dealt": account.dealt,
        "fortune": account.fortune,
        "missed": -account.missed,
        "result": account.result,
    }
    for name, share in parts.items():
        label = sentences.message(f"coach-account-{name}")
        yield f"  {_percent(share):>+6.1f} %  {label}"
    cards = round(account.cards, 1)
    kind = "better" if cards > 0 else "worse" if cards < 0 else "same"
    yield f"  {sentences.message(f'coach-cards-{kind}', {'points': abs(cards)})}"


def _percent(share: float) -> float:
    return round(100 * share, 1) + 0.0  # no minus zero
