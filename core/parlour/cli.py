"""`python -m parlour`: play, watch and replay in a terminal, by the same table and messages as the page; and
let bots play bots.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from parlour.arena import command as arena
from parlour.errors import ParlourError, Unreadable
from parlour.fairness import revealed
from parlour.levels import STANDARD
from parlour.messages import choose_language, languages
from parlour.record import Player, read_record
from parlour.registry import games
from parlour.table import Table
from parlour.texts import settings

BOTS = ("Pip", "Waddles", "Skua", "Tux", "Frosty", "Pebble")


def wished_languages(environment: Mapping[str, str]) -> list[str]:
    """What the locale of the environment asks for, as POSIX reads it."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return [next((text for text in settings if text), "")]


def parser() -> argparse.ArgumentParser:
    """The command line."""
    found = argparse.ArgumentParser(prog="python -m parlour", description="Penguin card games in a terminal.")
    commands = found.add_subparsers(dest="command", required=True)
    for name, text in (("play", "play against bots or friends"), ("watch", "watch bots play")):
        command = commands.add_parser(name, help=text)
        command.add_argument("game", choices=sorted(games()))
        command.add_argument("--seats", type=int, help="how many players (default: 3)", default=3)
        command.add_argument(
            "--bot", default=STANDARD, help=f"which bot sits on the other seats (default: {STANDARD})"
        )
        command.add_argument("--seed", help="what deals and bots are drawn from (default: a new one)")
        command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
        command.add_argument("--practice", action="store_true", help="take back freely")
        if name == "play":
            command.add_argument("names", nargs="*", help="the people's names (default: Player)")
    replay = commands.add_parser("replay", help="go on with the match of a record")
    replay.add_argument("record", type=Path)
    dealt = commands.add_parser("deal", help="show the deals of a finished match, with their fingerprints")
    dealt.add_argument("record", type=Path)
    dealt.add_argument("--round", type=int, help="only the text of this round’s deal, as it is hashed")
    dealt.add_argument("--fingerprint", help="say whether a round had this one; the exit code is 1 if not")
    arena.add_arguments(commands.add_parser("arena", help="let bots play bots, and measure them"))
    for command in commands.choices.values():
        command.add_argument(
            "--language", choices=languages(), help="of sentences (default: the locale’s, else English)"
        )
    return found


def players(arguments: argparse.Namespace) -> list[Player]:
    """People first, then bots."""
    names = (arguments.names or ["Player"]) if arguments.command == "play" else []
    people = [Player(name) for name in names]
    bots = [Player(BOTS[place % len(BOTS)], arguments.bot) for place in range(arguments.seats - len(people))]
    return people + bots


def open_table(arguments: argparse.Namespace) -> Table:
    """The table that the command line asks for. Raises ParlourError or OSError."""
    if arguments.command == "replay":
        return Table(read_record(arguments.record.read_text("utf-8")))
    seed = arguments.seed or secrets.token_hex(8)
    chosen = settings(arguments.option)
    return Table.new(arguments.game, players(arguments), seed, chosen, practice=arguments.practice)


def show_deals(arguments: argparse.Namespace) -> int:
    """The command `deal`. Raises ParlourError or OSError."""
    deals = revealed(read_record(arguments.record.read_text("utf-8")))
    if arguments.fingerprint is not None:
        wanted = "".join(arguments.fingerprint.split()).lower()
        found = [deal.round for deal in deals if deal.fingerprint == wanted]
        print(f"round {found[0]}: the same" if found else "no round of this match has this fingerprint")
        return 0 if found else 1
    if arguments.round is not None:
        if not 1 <= arguments.round <= len(deals):
            raise Unreadable("no-such-moment", where="round", value=arguments.round, last=len(deals))
        sys.stdout.write(deals[arguments.round - 1].text)
        return 0
    for deal in deals:
        origin = "drawn from the seed" if deal.from_seed else "not the one that the seed gives"
        print(f"round {deal.round}: {deal.fingerprint}, {origin}\n{deal.text}")
    return 0


def main(given: Sequence[str] | None = None) -> int:
    """Runs a command; the exit code is 2 for input that cannot be understood."""
    arguments = parser().parse_args(given)
    language = arguments.language or choose_language(wished_languages(os.environ))
    if arguments.command == "arena":
        return arena.run(arguments, language)
    if arguments.command == "deal":
        try:
            return show_deals(arguments)
        except (ParlourError, OSError, UnicodeDecodeError) as error:
            sys.stderr.write(f"{error}\n")
            return 2
    try:
        from parlour.terminal import Client, Left  # noqa: PLC0415 (an extra that may not be installed)
    except ModuleNotFoundError as missing:
        sys.stderr.write(f"{missing}: install penguin-parlour[terminal]\n")
        return 2
    try:
        client = Client(open_table(arguments), input, print, language)
    except (ParlourError, OSError, UnicodeDecodeError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    try:
        client.run()
    except (Left, KeyboardInterrupt):
        sys.stderr.write("\n")
        print(client.table.record)
    return 0
