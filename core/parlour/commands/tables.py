"""The table that a command line asks for."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from parlour.commands.files import STANDARD_INPUT, read_match
from parlour.commands.words import Words
from parlour.errors import BadSetup
from parlour.levels import STANDARD
from parlour.record import Player
from parlour.registry import find, games
from parlour.table import Table
from parlour.texts import settings

BOTS = ("Pip", "Waddles", "Skua", "Tux", "Frosty", "Pebble")
SEATS = 3
"""How many play if nothing is said."""


def add_table(command: argparse.ArgumentParser, words: Words) -> None:
    """A table that people sit down at: which game, who plays, and where its record goes."""
    command.add_argument("game", nargs="?", metavar=words("game-metavar"), help=words("game"))
    command.add_argument("names", nargs="*", metavar=words("name-metavar"), help=words("names"))
    command.add_argument("--record", metavar=words("file-metavar"), help=words("play-record"))


def add_setup(command: argparse.ArgumentParser, words: Words) -> None:
    """What can be said of a new match."""
    add = command.add_argument
    add("--seats", type=int, help=words("seats", seats=SEATS), default=SEATS, metavar="N")
    add("--bot", help=words("bot", bot=STANDARD), metavar=words("bot-metavar"))
    add("--seed", help=words("seed"), metavar=words("text-metavar"))
    add("--option", action="append", default=[], metavar=words("setting-metavar"), help=words("option"))
    add("--practice", action="store_true", help=words("practice"))


def open_table(arguments: argparse.Namespace, words: Words, *, people: bool) -> Table:
    """The match of a record that is there, else a new one. Raises ParlourError."""
    name = getattr(arguments, "record", None)
    if name is not None and (name == STANDARD_INPUT or Path(name).exists() or arguments.game is None):
        if arguments.game is not None:
            raise BadSetup("record-and-game", where="--record", value=arguments.game)
        return read_match(name)
    if arguments.game is None:
        raise BadSetup("game-missing", where="game", allowed=tuple(games()))
    seats = players(arguments, words, people=people)
    seed = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    chosen = settings(arguments.option)
    return Table.new(arguments.game, seats, seed, chosen, practice=arguments.practice)


def players(arguments: argparse.Namespace, words: Words, *, people: bool) -> list[Player]:
    """People first, then bots."""
    names = (arguments.names or [words("player")]) if people else []
    bot = arguments.bot or find(arguments.game).standard_bot()
    found = [Player(name) for name in names]
    return found + [Player(BOTS[place % len(BOTS)], bot) for place in range(arguments.seats - len(found))]
