"""Everything that can be wrong with input, as types that a caller can tell apart.

An error carries facts, never sentences: `code` names a message of the Fluent files
(`error-<code>`), `where` says which part of the input is meant (`moves[3]`, `option starter`), `line` and
`column` where a text has it (from 1, 0 where there is no text), `rule` names the rule that forbids it and
`facts` what the sentence needs; a fact `expected` is what could have stood there instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Self

Fact = str | int | tuple[str, ...] | tuple[int, ...]
Facts = Mapping[str, Fact]


FACT_LENGTH = 200
"""So much of a text is told at most: an error about huge input is not huge."""


def _shortened(fact: Fact) -> Fact:
    return f"{fact[:FACT_LENGTH]}…" if isinstance(fact, str) and len(fact) > FACT_LENGTH else fact


class ParlourError(Exception):
    """Base of all errors that input can cause. What was running is untouched when one is raised."""

    def __init__(self, code: str, *, where: str = "", rule: str = "", **facts: Fact) -> None:
        self.code = code
        self.where = where
        self.rule = rule
        self.line = self.column = 0
        self.facts: Facts = {name: _shortened(fact) for name, fact in facts.items()}
        super().__init__(code)

    def at(self, where: str) -> Self:
        """The same error, placed inside a larger input: `deal`, then `cards[3] of deal`."""
        self.where = f"{self.where} of {where}" if self.where else where
        return self

    def placed(self, line: int, column: int) -> Self:
        """The same error with its place in a text, unless it has one or there is none."""
        if not self.line:
            self.line, self.column = line, column
        return self

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        parts = [
            self.code,
            f"in line {self.line}, column {self.column}" if self.line else "",
            f"at {self.where}" if self.where else "",
            f"({self.rule})" if self.rule else "",
            told,
        ]
        return " ".join(part for part in parts if part)


class Unreadable(ParlourError):
    """The text is not of the form that it should have: a move, a record, a request, a number."""


class Illegal(ParlourError):
    """The move is readable, but the rule named in `rule` forbids it in this position."""


class NotYourTurn(ParlourError):
    """Another seat is to decide, or nobody is, because the game is over."""


class NotPossible(ParlourError):
    """What was picked at the table leads to no move now, for no rule that could be named."""


class NotTheLesson(ParlourError):
    """The move is legal, but not the one that the lesson is about; the code says why."""


class NewerVersion(ParlourError):
    """The text was written by a later version than this one understands."""


class BadSetup(ParlourError):
    """An unknown game, a number of seats that the game has not, an unknown option or value."""


class BadDeal(ParlourError):
    """A deal that the game's cards cannot make: a card missing, twice, or of another game."""


class BadResult(ParlourError):
    """A record says another result than its moves lead to."""


class MissingExtra(ParlourError):
    """A package that only an extra brings is not installed; the facts say which extra to install."""


class Stale(ParlourError):
    """The request names a position or a table that is no longer the current one."""


class CannotUndo(ParlourError):
    """Somebody else has moved since, or a new face was seen: what is known cannot be unlearned."""


@contextmanager
def placed(where: str = "", line: int = 0, column: int = 0) -> Iterator[None]:
    """Says of every error inside which part of a larger input it is about, and where a text has that."""
    try:
        yield
    except ParlourError as error:
        raise (error.at(where) if where else error).placed(line, column) from None
