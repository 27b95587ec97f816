"""Sentences for commands, where the package that makes them is installed."""

from __future__ import annotations

import sys
from typing import IO, TYPE_CHECKING

from parlour.arena.extras import needs
from parlour.commands import REFUSED
from parlour.commands.streams import escaped
from parlour.commands.words import Words
from parlour.errors import MissingExtra, ParlourError
from parlour.record import Record
from parlour.registry import AnyGame, all_games
from parlour.table import Table

if TYPE_CHECKING:
    from parlour.sentences import Sentences

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
    except MissingExtra as missing:
        extra = error if isinstance(error, MissingExtra) else missing
        needed = Words(language)("extra-missing", package=extra.where, install=extra.facts["install"])
        return needed if error is extra else f"{error}\n{needed}"


def refuse(error: ParlourError, language: str) -> int:
    """Says what is wrong on the error stream, and gives the exit code."""
    sys.stderr.write(f"{sentence(error, language)}\n")
    return REFUSED


def put_json(text: str) -> None:
    """Writes JSON; what the encoding of the output has not is escaped, so that nothing is lost. Each line of
    a stream goes on its way at once.
    """
    sys.stdout.write(escaped(text.removesuffix("\n"), sys.stdout.encoding) + "\n")
    sys.stdout.flush()


def put_record(record: Record) -> None:
    """Writes a record for a file, in UTF-8 whatever the encoding of the output is."""
    sys.stdout.flush()
    binary: IO[bytes] | None = getattr(sys.stdout, "buffer", None)  # a stand-in of an editor may have none
    if binary is None:
        sys.stdout.write(str(record))
    else:
        binary.write(str(record).encode())
    sys.stdout.flush()


def _sentences(game: AnyGame | None, names: tuple[str, ...] | list[str], language: str) -> Sentences:
    with needs("terminal"):
        from parlour.sentences import Sentences  # noqa: PLC0415 (an extra that may not be installed)
    return Sentences(game, names, language)
