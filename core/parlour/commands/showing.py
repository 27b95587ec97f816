"""`parlour show` and `parlour replay`: the table at one moment of a match, or at all of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from parlour.commands.files import of_a_record, read_match
from parlour.commands.saying import sentences_of
from parlour.errors import Unreadable
from parlour.game import Event, View
from parlour.portrait import portrait
from parlour.registry import AnyGame
from parlour.replay import replayed
from parlour.showing import Viewer, shown
from parlour.table import Table
from parlour.wire import dump_for_people

if TYPE_CHECKING:
    from parlour.sentences import Sentences


def add_show(commands: Any) -> argparse.ArgumentParser:
    """How it is asked for."""
    command = of_a_record(
        commands,
        "show",
        help="show the table at a moment of a record",
        description="Show the table at a moment of a match, the last one if none is named, as a seat or "
        "somebody who only watches sees it.",
    )
    command.add_argument("--round", type=int, help="which round, from 1 (default: the last)")
    command.add_argument("--moves", type=int, help="after so many moves of that round (default: all)")
    _add_seat(command)
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="write what a page is told, as JSON")
    form.add_argument("--svg", action="store_true", help="write a drawing")
    return command


def add_replay(commands: Any) -> argparse.ArgumentParser:
    """How it is asked for."""
    command = of_a_record(
        commands,
        "replay",
        help="watch a record again, move by move",
        description="Watch a match again: what happened at each move, and the table where the next player "
        "decides. At a terminal, Enter goes on and q leaves.",
    )
    _add_seat(command)
    command.add_argument("--events", action="store_true", help="only what happened, without the table")
    return command


def _add_seat(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seat", type=int, help="whose cards are seen, from 1 (default: nobody’s)")


def run_show(arguments: argparse.Namespace, language: str) -> int:
    """Raises ParlourError."""
    whole = read_match(arguments.record)
    rounds = len(whole.record.rounds) if arguments.round is None else arguments.round
    if not 1 <= rounds <= len(whole.record.rounds):
        raise Unreadable("no-such-moment", where="round", value=rounds, last=len(whole.record.rounds))
    all_moves = len(whole.record.rounds[rounds - 1].moves)
    table = Table(whole.record.until(rounds, all_moves if arguments.moves is None else arguments.moves))
    seat = _seat(arguments, table)
    if arguments.json:
        sys.stdout.write(dump_for_people(shown(table, Viewer(seat, 0, with_record=False))))
    elif arguments.svg:
        sys.stdout.write(portrait(table.view(seat)) + "\n")
    else:
        _draw(table.game, table.view(seat), sentences_of(table, language))
    return 0


def run_replay(arguments: argparse.Namespace, language: str, read: Callable[[], str] = input) -> int:
    """Raises ParlourError."""
    whole = read_match(arguments.record)
    seat, sentences = _seat(arguments, whole), sentences_of(whole, language)
    waits = sys.stdin.isatty() and sys.stdout.isatty()
    told: list[Event] = []
    for reached in replayed(whole.record, told.append):
        for event in told:
            seen = event.seen_by(seat)
            print(f"  {sentences.event(seen)} ({seen.rule})")
        told.clear()
        if not arguments.events:
            _draw(whole.game, reached.state.view(seat), sentences)
        if waits and not _goes_on(read):
            return 0
    return 0


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


def _draw(game: AnyGame, view: View[Any], sentences: Sentences) -> None:
    from parlour.terminal.plain import draw  # noqa: PLC0415 (it says sentences, which an extra makes)

    picture = game.picture(view)
    # The prompt is for who decides; here nobody is asked.
    for row in draw(game, replace(picture, prompt=None), sentences, view.seat):
        print(row)
