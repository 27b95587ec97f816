"""`parlour play` and `parlour watch`: a table in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from parlour.arena.extras import needs
from parlour.commands import DONE, STOPPED
from parlour.commands.asking import Commands, all_games, program
from parlour.commands.files import STANDARD_INPUT, write_record
from parlour.commands.positions import put_match
from parlour.commands.saying import put_record
from parlour.commands.tables import add_setup, add_table, open_table
from parlour.commands.words import Words
from parlour.table import Table

PLAY_EXAMPLES = (
    "play {game}",
    "play {game} Ada Bo --seats 4 --bot emperor",
    "play {game} --record new.record",
    "play --record new.record",
)
WATCH_EXAMPLES = (
    "watch {game} --bot greedy --seed 4711",
    "watch {game} --seats 2 --bot random --json",
)


def add_play(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for."""
    words = commands.words
    command = commands.add("play", PLAY_EXAMPLES, all_games(words))
    add_table(command, words)
    add_setup(command, words)
    return command


def add_watch(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for."""
    words = commands.words
    command = commands.add("watch", WATCH_EXAMPLES, all_games(words))
    command.add_argument("game", metavar=words("game-metavar"), help=words("game"))
    command.add_argument("--json", action="store_true", help=words("watch-json"))
    add_setup(command, words)
    return command


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises ParlourError."""
    people = arguments.command == "play"
    table = open_table(arguments, Words(language), people=people)
    if not people and arguments.json:
        put_match(table)
        return DONE
    with needs("terminal"):
        from parlour.terminal import Client, Left  # noqa: PLC0415 (an extra that may not be installed)
        from parlour.terminal.paper import paper_for  # noqa: PLC0415
    keep = keeper(arguments)
    keep(table)
    client = Client(table, input, paper_for(arguments.color), language, keep)
    try:
        client.run()
    except (Left, KeyboardInterrupt) as stop:
        sys.stderr.write("\n")
        leave(arguments, client.table, language)
        return STOPPED if isinstance(stop, KeyboardInterrupt) else DONE
    return DONE


class Keeper:
    """Saves the match after every move, where that was asked for."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def __call__(self, table: Table) -> None:
        """Saves it. Raises Unreadable where that is refused."""
        if self._path is not None:
            write_record(self._path, table.record)


def keeper(arguments: argparse.Namespace) -> Keeper:
    """What saves the match of a command line."""
    name = getattr(arguments, "record", None)
    return Keeper(None if name is None or name == STANDARD_INPUT else Path(name))


def leave(arguments: argparse.Namespace, table: Table, language: str) -> None:
    """Says how the match can go on: by its file, or by the record that is printed."""
    name = getattr(arguments, "record", None)
    if name is None or name == STANDARD_INPUT:
        put_record(table.record)
    else:
        sys.stderr.write(Words(language)("saved", file=name, command=program()) + "\n")
