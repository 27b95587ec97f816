"""Bots: players that see a View, never a State.

A bot thinks in small steps: `think` yields its best move so far, every few milliseconds, the first one at
once; whoever drives it owns the clock, the budget and *stop*, and takes the last move yielded.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import islice
from random import Random
from typing import Protocol, TypeVar

from parlour.chance import pick
from parlour.game import View

MoveT = TypeVar("MoveT", bound=Hashable)


class Bot(Protocol[MoveT]):
    """A player. It keeps nothing between moves: what it may use is the view, and the generator it is
    given.
    """

    def think(self, view: View[MoveT], rng: Random) -> Iterator[MoveT]:
        """Yields the best move so far, at least once, each of them one of `view.moves`."""


class RandomBot:
    """Plays each legal move with the same probability."""

    def think(self, view: View[MoveT], rng: Random) -> Iterator[MoveT]:
        """Yields one random move."""
        yield pick(view.moves, rng)


def decide(bot: Bot[MoveT], view: View[MoveT], rng: Random, steps: int | None = None) -> MoveT:
    """The bot's move after all of its thinking, or after so many steps of it."""
    thoughts = list(islice(bot.think(view, rng), steps))
    return thoughts[-1]
