"""How commands are asked for: a help that teaches, in the reader's language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from parlour.commands.words import Words
from parlour.registry import games
from parlour.setup import Option

PROGRAM = "parlour"
PAGE = "docs/terminal.md"
Examples = Iterable[str]


def program() -> str:
    """How this program was started, for usage and examples: by its name, or as a module."""
    return PROGRAM if Path(sys.argv[0]).stem == PROGRAM else "python -m parlour"


class Commands:
    """Adds commands to a command line. Each has `examples` that run: `{game}` stands for a game's name, and
    `match.record` for a file with a finished match.
    """

    def __init__(self, line: argparse.ArgumentParser, parsers: Any, words: Words) -> None:
        self.line = line
        self._parsers = parsers
        self.words = words

    def add(self, name: str, examples: Examples, *more: str, page: str = PAGE) -> argparse.ArgumentParser:
        """A command of this name; `more` is what its help says besides, a paragraph each."""
        command: argparse.ArgumentParser = self._parsers.add_parser(
            name,
            help=self.words(f"{name}-short"),
            description=self.words(f"{name}-about"),
            epilog=self.epilog(examples, *more, self.words("more-here", page=page)),
            formatter_class=HelpFormatter,
        )
        return command

    def epilog(self, examples: Examples, *more: str) -> str:
        """Examples, what a help says besides, and the exit codes."""
        *paragraphs, last = more
        return "\n\n".join([_examples(self.words, examples), *paragraphs, self.words("exit-codes"), last])

    def add_of_a_record(
        self, name: str, examples: Examples, page: str = PAGE, *, every: bool = False
    ) -> argparse.ArgumentParser:
        """A command that is about one record of a file, or about every one unless one is named."""
        command = self.add(name, examples, page=page)
        command.add_argument("record", help=self.words("record"), metavar=self.words("record-metavar"))
        which = "match-all" if every else "match-first"
        command.add_argument("--match", type=int, help=self.words(which), metavar="N")
        return command


class HelpFormatter(argparse.HelpFormatter):
    """Fills paragraphs, but leaves alone lines that begin with blanks: examples, and lists of games."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(
            line if line.startswith(" ") else super(HelpFormatter, self)._fill_text(line, width, indent)
            for line in text.split("\n")
        )


def _examples(words: Words, examples: Examples) -> str:
    game = next(iter(games()))
    lines = [f"  {program()} {line.replace('{game}', game)}" for line in examples]
    return "\n".join([words("examples"), *lines])


def all_games(words: Words) -> str:
    """The games with their players, options and bots, for the help of commands that begin one."""
    lines = [words("games")]
    for name, game in games().items():
        lines.append(f"  {name}: {game.seats[0]}–{game.seats[-1]}")
        lines += [f"    {option.name}={_values(option, words)}" for option in game.options]
    bots = [info.name for info in next(iter(games().values())).bot_infos()]
    lines.append(words("bots", bots=", ".join(bots), bot=bots[-1]))
    return "\n".join(lines)


def _values(option: Option, words: Words) -> str:
    if option.numbers is not None:
        low, high = option.numbers
        return f"N,N,…  {words('one-per-seat', low=low, high=high)}"
    return "|".join(option.choices) + (f"  {words('seat-number')}" if option.seats_too else "")
