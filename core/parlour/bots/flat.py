"""Flat Monte Carlo over determinizations: the simplest search, for any game, sensible where no better one is.

Every iteration guesses the hidden cards once and plays each move of the view from there at random to the end
of the round, so that all moves are weighed by the same guesses (Ginsberg, GIB, 2001).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from parlour.bots import Searcher, Weighed
from parlour.game import Game, Outcome, State, View
from parlour.playout import playout
from parlour.view_check import deciding_view

MoveT = TypeVar("MoveT", bound=Hashable)


@dataclass(frozen=True)
class FlatSearcher(Searcher[MoveT]):
    """Weighs every move by random playouts."""

    game: Game[MoveT]

    def think(self, view: View[MoveT], rng: Random) -> Iterator[MoveT]:
        """As every searcher does. Which views are its game's, only the game knows."""
        self.game.guess(deciding_view(view, View), rng)
        yield from super().think(view, rng)

    def weigh(
        self,
        view: View[MoveT],
        rng: Random,
        also: Sequence[MoveT] = (),  # noqa: ARG002  # every move is weighed
    ) -> Iterator[tuple[Weighed[MoveT], ...]]:
        """Yields after every playout of all moves."""
        seat = deciding_view(view, View).turn
        assert seat is not None  # it is to decide
        totals = dict.fromkeys(view.moves, (0.0, 0.0))
        for count in range(1, self.iterations + 1):
            guess = self.game.guess(view, rng)
            for move, (points, share) in totals.items():
                state = guess.after(move)
                playout(state, rng)
                totals[move] = (points + state.scores()[seat], share + shares(self.game, state)[seat])
            weighed = [
                Weighed(move, points / count, share / count) for move, (points, share) in totals.items()
            ]
            yield tuple(
                sorted(weighed, key=lambda item: (item.share, self._sign * item.points), reverse=True)
            )

    @property
    def _sign(self) -> int:
        return -1 if self.game.lowest_wins else 1


def shares(game: Game[MoveT], state: State[MoveT]) -> tuple[float, ...]:
    """What each seat has of the match once a round is over: its share of the win, or, where another round
    follows, its share of the lead.
    """
    verdict = state.verdict()
    scores = state.scores()
    if isinstance(verdict, Outcome):
        winners: Sequence[int] = verdict.winners
    else:
        best = min(scores) if game.lowest_wins else max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
    return tuple((seat in winners) / len(winners) for seat in range(len(scores)))
