"""Bots: players that see a View, never a State.

A bot thinks in small steps: `think` yields its best move so far, every few milliseconds, the first one at
once; whoever drives it owns the clock, the budget and *stop*, and takes the last move yielded.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from parlour.chance import pick
from parlour.errors import BadSetup
from parlour.game import Game, View
from parlour.texts import whole_number
from parlour.view_check import deciding_view

MoveT = TypeVar("MoveT", bound=Hashable)


class Bot(Protocol[MoveT]):
    """A player. It keeps nothing between moves: what it may use is the view, and the generator it is
    given.
    """

    def think(self, view: View[MoveT], rng: Random) -> Iterator[MoveT]:
        """Yields the best move so far, at least once, each of them one of `view.moves`. Raises BadSetup for a
        view without moves, Unreadable for one of another game or version.
        """


class RandomBot:
    """Plays each legal move with the same probability."""

    def think(self, view: View[MoveT], rng: Random) -> Iterator[MoveT]:
        """Yields one random move."""
        yield pick(deciding_view(view, View).moves, rng)


@dataclass(frozen=True, slots=True)
class Weighed(Generic[MoveT]):
    """A move and what a search expects of it: the points of the seat when the round is over (as `scores()`
    counts them), and the share of the match that it will win, from 0 to 1.
    """

    move: MoveT
    points: float
    share: float


@dataclass(frozen=True)
class Searcher(ABC, Generic[MoveT]):
    """A bot that looks ahead. `iterations` is its whole budget for a move, so that the same seed gives the
    same move everywhere; a clock can only cut it short. Raises BadSetup for a budget of nothing.
    """

    iterations: int
    sees: ClassVar[type[View[Any]]] = View
    """The views that it knows what to do with."""

    def __post_init__(self) -> None:
        budget: object = self.iterations  # callers may not use a type checker
        if isinstance(budget, bool) or not isinstance(budget, int) or budget < 1:
            raise BadSetup("bot-budget", where="iterations", value=str(budget))

    @abstractmethod
    def weigh(
        self, view: View[MoveT], rng: Random, also: Sequence[MoveT] = ()
    ) -> Iterator[tuple[Weighed[MoveT], ...]]:
        """Yields what the moves seem worth so far, best first, every few milliseconds, the first time at
        once. Moves that a search would not look at may be missing, save those of `also`.
        """

    def think(self, view: View[MoveT], rng: Random) -> Iterator[MoveT]:
        """Yields the best move of `weigh` at each of its steps; an only move without thinking."""
        if len(deciding_view(view, self.sees).moves) == 1:
            yield view.moves[0]
            return
        for weighed in self.weigh(view, rng):
            yield weighed[0].move


def find_bot(game: Game[MoveT], text: str) -> Bot[MoveT]:
    """The bot of a text, `emperor` or, with another budget than its own, `emperor/400` (iterations).
    Raises BadSetup for a name that the game has not, a budget of nothing, or one for a bot that does not
    search.
    """
    name, slash, budget = str(text).partition("/")  # callers may not use a type checker
    bots = game.bots()
    if name not in bots:
        raise BadSetup("bot-unknown", where="bot", value=name, allowed=tuple(bots))
    bot = bots[name]
    if not slash:
        return bot
    if not isinstance(bot, Searcher):
        raise BadSetup("bot-without-budget", where="bot", value=name)
    return replace(bot, iterations=whole_number(budget, "bot"))


def decide(
    bot: Bot[MoveT],
    view: View[MoveT],
    rng: Random,
    steps: int | None = None,
    enough: Callable[[], bool] | None = None,
) -> MoveT:
    """The bot's move after all of its thinking, after so many steps of it, or at the first step at which
    `enough` (a clock, say) is true. Raises Unreadable for what is no view of this version, BadSetup for one
    without moves or for no steps.
    """
    deciding_view(view, View)
    if steps is not None and steps < 1:
        raise BadSetup("bot-budget", where="steps", value=str(steps))
    best = view.moves[0]
    for best in islice(bot.think(view, rng), steps):  # noqa: B007  # the last one is what we want
        if enough is not None and enough():
            break
    return best
