"""`parlour show` and `parlour replay`: the table at one moment of a match, or at all of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from parlour.arena.extras import needs
from parlour.commands import DONE
from parlour.commands.asking import Commands
from parlour.commands.files import matches, the_match
from parlour.commands.positions import positions
from parlour.commands.saying import put_json, sentences_of
from parlour.commands.words import Words
from parlour.errors import Unreadable
from parlour.game import Event, View
from parlour.portrait import portrait
from parlour.registry import AnyGame
from parlour.replay import replayed
from parlour.showing import Viewer, shown
from parlour.table import Table
from parlour.wire import dump, dump_for_people

if TYPE_CHECKING:
    from parlour.sentences import Sentences
    from parlour.terminal.paper import Paper


SHOW_EXAMPLES = (
    "show match.record",
    "show match.record --round 1 --moves 4 --seat 2",
    "show match.record --svg > table.svg",
)
REPLAY_EXAMPLES = (
    "replay match.record",
    "replay match.record --events --language de",
    "replay match.record --json",
)


def add_show(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for."""
    words = commands.words
    command = commands.add_of_a_record("show", SHOW_EXAMPLES)
    command.add_argument("--round", type=int, help=words("show-round"), metavar="N")
    command.add_argument("--moves", type=int, help=words("show-moves"), metavar="N")
    _add_seat(command, words)
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words("show-json"))
    form.add_argument("--svg", action="store_true", help=words("show-svg"))
    return command


def add_replay(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for."""
    words = commands.words
    command = commands.add_of_a_record("replay", REPLAY_EXAMPLES, every=True)
    _add_seat(command, words)
    command.add_argument("--events", action="store_true", help=words("replay-events"))
    command.add_argument("--json", action="store_true", help=words("replay-json"))
    return command


def _add_seat(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("--seat", type=int, help=words("seat"), metavar="N")


def run_show(arguments: argparse.Namespace, language: str) -> int:
    """Raises ParlourError."""
    whole = the_match(arguments.record, arguments.match)
    rounds = len(whole.record.rounds) if arguments.round is None else arguments.round
    if not 1 <= rounds <= len(whole.record.rounds):
        raise Unreadable("no-such-moment", where="round", value=rounds, last=len(whole.record.rounds))
    all_moves = len(whole.record.rounds[rounds - 1].moves)
    table = Table(whole.record.until(rounds, all_moves if arguments.moves is None else arguments.moves))
    seat = _seat(arguments, table)
    if arguments.json:
        put_json(dump_for_people(shown(table, Viewer(seat, 0, with_record=False))))
    elif arguments.svg:
        sys.stdout.write(portrait(table.view(seat)) + "\n")
    else:
        paper = _paper(arguments)
        _draw(table.game, table.view(seat), sentences_of(table, language), paper)
    return DONE


def run_replay(arguments: argparse.Namespace, language: str, read: Callable[[], str] = input) -> int:
    """Raises ParlourError."""
    for number, whole in matches(arguments.record, arguments.match):
        seat = _seat(arguments, whole)
        if arguments.json:
            for line in positions(whole.record, seat, pictures=not arguments.events):
                put_json(dump(line))
            continue
        paper = _paper(arguments)
        if number > 1:
            paper.write("")
            paper.write(Words(language)("match-number", number=number))
        if not _replay(arguments, whole, seat, sentences_of(whole, language), paper, read):
            break
    return DONE


def _replay(
    arguments: argparse.Namespace,
    whole: Table,
    seat: int | None,
    sentences: Sentences,
    paper: Paper,
    read: Callable[[], str],
) -> bool:
    """Shows every position of a match. Returns whether somebody wants to see more."""
    waits = sys.stdin.isatty() and sys.stdout.isatty()
    told: list[Event] = []
    for reached in replayed(whole.record, told.append):
        for event in told:
            seen = event.seen_by(seat)
            paper.write(f"  {sentences.event(seen)} ({seen.rule})")
        told.clear()
        for comment in whole.record.comments_at(reached.round, reached.moves):
            paper.write(f"  {{{comment}}}")
        if not arguments.events:
            _draw(whole.game, reached.state.view(seat), sentences, paper)
        if waits and not _goes_on(read):
            return False
    return True


def _goes_on(read: Callable[[], str]) -> bool:
    try:
        return read().strip().lower() != "q"
    except EOFError:
        return False


def _seat(arguments: argparse.Namespace, table: Table) -> int | None:
    """The seat that is asked for, from 0. Raises NotYourTurn where there is none."""
    if arguments.seat is None:
        return None
    table.view(arguments.seat - 1)
    return int(arguments.seat) - 1


def _paper(arguments: argparse.Namespace) -> Paper:
    with needs("terminal"):
        from parlour.terminal.paper import paper_for  # noqa: PLC0415 (it says sentences, which an extra makes)

    return paper_for(arguments.color)


def _draw(game: AnyGame, view: View[Any], sentences: Sentences, paper: Paper) -> None:
    picture = game.picture(view)
    # The prompt is for who decides; here nobody is asked.
    for row in paper.draw(game, replace(picture, prompt=None), sentences, view.seat):
        paper.write(row)
