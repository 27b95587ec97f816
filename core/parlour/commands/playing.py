"""`parlour play` and `parlour watch`: a table in the terminal."""

from __future__ import annotations

import argparse
import secrets
import sys
from typing import Any

from parlour.arena.extras import needs
from parlour.commands.files import read_match
from parlour.errors import BadSetup
from parlour.levels import STANDARD
from parlour.record import Player
from parlour.registry import games
from parlour.table import Table
from parlour.texts import settings

BOTS = ("Pip", "Waddles", "Skua", "Tux", "Frosty", "Pebble")
SEATS = 3
"""How many play if nothing is said."""


def add_play(commands: Any) -> argparse.ArgumentParser:
    """How it is asked for."""
    command: argparse.ArgumentParser = commands.add_parser(
        "play",
        help="play against bots or friends",
        description="Play against bots, or with friends at this terminal. Leaving prints the record of the "
        "match, with which it goes on later: play --record FILE.",
    )
    command.add_argument("game", nargs="?", help=f"one of {', '.join(sorted(games()))}")
    command.add_argument("names", nargs="*", help="the people's names (default: Player)")
    command.add_argument("--record", metavar="FILE", help="go on with the match of a record")
    _add_setup(command)
    return command


def add_watch(commands: Any) -> argparse.ArgumentParser:
    """How it is asked for."""
    command: argparse.ArgumentParser = commands.add_parser(
        "watch", help="watch bots play", description="Watch bots play a match."
    )
    command.add_argument("game", help=f"one of {', '.join(sorted(games()))}")
    _add_setup(command)
    return command


def _add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=int, help=f"how many players (default: {SEATS})", default=SEATS)
    command.add_argument(
        "--bot", default=STANDARD, help=f"which bot sits on the other seats (default: {STANDARD})"
    )
    command.add_argument("--seed", help="what deals and bots are drawn from (default: a new one)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--practice", action="store_true", help="take back freely")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises ParlourError."""
    table = open_table(arguments)
    with needs("terminal"):
        from parlour.terminal import Client, Left  # noqa: PLC0415 (an extra that may not be installed)
    client = Client(table, input, print, language)
    try:
        client.run()
    except (Left, KeyboardInterrupt):
        sys.stderr.write("\n")
        print(client.table.record)
    return 0


def open_table(arguments: argparse.Namespace) -> Table:
    """The table that the command line asks for. Raises ParlourError."""
    if getattr(arguments, "record", None) is not None:
        if arguments.game is not None:
            raise BadSetup("record-and-game", where="--record", value=arguments.game)
        return read_match(arguments.record)
    if arguments.game is None:
        raise BadSetup("game-missing", where="game", allowed=tuple(games()))
    seed = arguments.seed or secrets.token_hex(8)
    chosen = settings(arguments.option)
    return Table.new(arguments.game, players(arguments), seed, chosen, practice=arguments.practice)


def players(arguments: argparse.Namespace) -> list[Player]:
    """People first, then bots."""
    names = (arguments.names or ["Player"]) if arguments.command == "play" else []
    people = [Player(name) for name in names]
    bots = [Player(BOTS[place % len(BOTS)], arguments.bot) for place in range(arguments.seats - len(people))]
    return people + bots
