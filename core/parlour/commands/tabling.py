"""`parlour table`: a table that fills the terminal. Needs the extra `terminal` (textual)."""

from __future__ import annotations

import argparse
import os
import sys

from parlour.arena.extras import needs
from parlour.commands import DONE
from parlour.commands.asking import Commands, all_games
from parlour.commands.playing import keeper, leave
from parlour.commands.tables import add_setup, add_table, open_table
from parlour.commands.words import Words
from parlour.errors import NotPossible, Unreadable

PACE = 0.8
"""Seconds between the moves of bots, if nothing is said."""
EXAMPLES = ("table", "table {game} Ada Bo --seats 4", "table {game} --record new.record")


def add(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for."""
    words = commands.words
    command = commands.add("table", EXAMPLES, all_games(words))
    add_table(command, words)
    command.add_argument("--pace", help=words("pace", seconds=PACE), default=str(PACE), metavar="N")
    add_setup(command, words)
    return command


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises ParlourError."""
    pace = _seconds(arguments.pace)
    lobby = arguments.game is None and arguments.record is None
    table = None if lobby else open_table(arguments, Words(language), people=True)
    keep = keeper(arguments)
    if table is not None:
        keep(table)
    with needs("terminal"):
        from parlour.fullscreen import TableApp  # noqa: PLC0415 (an extra that may not be installed)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NotPossible("no-terminal", where="table")
    if arguments.color == "never":
        os.environ["NO_COLOR"] = "1"  # what Textual asks for
    app = TableApp(table, language, keep, pace)
    app.run()
    if app.table is not None and app.table.outcome is None:
        leave(arguments, app.table, language)
    return DONE


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        raise Unreadable("not-a-time", where="--pace", text=text) from None
    if not 0 <= seconds <= 60:
        raise Unreadable("not-a-time", where="--pace", text=text)
    return seconds
