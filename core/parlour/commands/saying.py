"""Sentences for commands, where the package that makes them is installed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from parlour.arena.extras import needs
from parlour.errors import MissingExtra, ParlourError
from parlour.registry import AnyGame, all_games
from parlour.table import Table

if TYPE_CHECKING:
    from parlour.sentences import Sentences

REFUSED = 2
"""The exit code for input that cannot be understood."""
SEATS = tuple(map(str, range(1, 10)))
"""What seats are called where nobody is known to sit there."""


def sentences_of(table: Table, language: str) -> Sentences:
    """What turns the facts of a table into sentences. Raises MissingExtra without the extra `terminal`."""
    return _sentences(table.game, [player.name for player in table.players], language)


def sentence(error: ParlourError, language: str) -> str:
    """What is wrong, in words where they can be made, else by its code and facts."""
    prefix = error.rule.partition("-")[0]
    game = next((game for game in all_games().values() if game.prefix == prefix), None)
    try:
        return _sentences(game, SEATS, language).error(error)
    except MissingExtra:
        return str(error)


def refuse(error: ParlourError, language: str) -> int:
    """Says what is wrong on the error stream, and gives the exit code."""
    sys.stderr.write(f"{sentence(error, language)}\n")
    return REFUSED


def _sentences(game: AnyGame | None, names: tuple[str, ...] | list[str], language: str) -> Sentences:
    with needs("terminal"):
        from parlour.sentences import Sentences  # noqa: PLC0415 (an extra that may not be installed)
    return Sentences(game, names, language)
