"""The players that look ahead: information set Monte Carlo tree search (see `parlour.bots.ismcts`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from parlour.bots import Searcher, Weighed
from parlour.bots.ismcts import Search
from parlour.game import State, View
from parlour.games.penguin_party import alone, refusal
from parlour.games.penguin_party.bots.belief import Pool
from parlour.games.penguin_party.bots.rating import greedy_move, greedy_playout, rate
from parlour.games.penguin_party.bots.standing import Standing
from parlour.games.penguin_party.cards import Move
from parlour.games.penguin_party.guess import Guesser
from parlour.games.penguin_party.state import PenguinPartyState
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.view_check import deciding_view

STEP = 8
"""Iterations from one answer to the next, some milliseconds."""
SOLVED = 1500
"""Positions that the end of a round may have to be solved."""
TRUST = 4
"""Visits that greedy's value of a move counts for."""
SLOPE = 0.1
"""How much of the match a unit of greedy's value is worth."""
EXPLORATION = 0.6
"""The constant of UCB1."""
OPEN_MINDED = {2: 0.5, 6: 1.0}
"""How often a rival's move in the tree is left to the search, instead of greedy's; by seats, else:"""
MODELLED = 0.2
POOL = 1000
"""So many guessed deals to choose from at most, and not more than two an iteration."""


@dataclass(frozen=True)
class PartySearcher(Searcher[Move]):
    """Searches for the best share of the match. One that does not `remember` forgets what the others did: who
    dropped out for lack of which colours, and what their moves tell of their hands.
    """

    remember: bool = True

    sees: ClassVar = PenguinPartyView

    def weigh(
        self, view: View[Move], rng: Random, also: Sequence[Move] = ()
    ) -> Iterator[tuple[Weighed[Move], ...]]:
        """Raises Unreadable for a foreign view, BadSetup for one without moves, Illegal for a move of `also`
        that the seat has not.
        """
        seen = deciding_view(view, PenguinPartyView)
        for move in also:
            if move not in seen.moves:
                raise refusal.reason(seen, move)
        guesser = Guesser(seen, remember=self.remember)
        standing = Standing(seen.setup, seen.carry)
        position = guesser.position
        if alone.is_alone(position) and (stuck := alone.cards_stuck(position, SOLVED)):
            return iter((_solved(position, stuck, standing),))
        return self._search(guesser, standing).run(rng, self.iterations, STEP, also)

    def _search(self, guesser: Guesser, standing: Standing) -> Search[Move]:
        seat = guesser.position.turn

        def rewards(state: State[Move]) -> Sequence[float]:
            return standing.rewards(state.scores())

        def share(state: State[Move]) -> float:
            return standing.share(state.scores(), seat)

        def rated(state: State[Move], moves: Sequence[Move]) -> Sequence[float]:
            assert isinstance(state, PenguinPartyState)  # the guesser draws no other
            values = rate(state, moves)
            best = max(values)
            return [SLOPE * (value - best) for value in values]

        def playout(state: State[Move], rng: Random) -> None:  # noqa: ARG001  # nothing here is left to chance
            assert isinstance(state, PenguinPartyState)
            greedy_playout(state)

        if not self.remember:
            return Search(seat, guesser.draw, rewards, share, rated, TRUST, playout, EXPLORATION)
        guess = Pool(guesser, min(POOL, 2 * self.iterations)).draw
        free = OPEN_MINDED.get(guesser.position.seats, MODELLED)

        def answer(state: State[Move], rng: Random) -> Move | None:
            assert isinstance(state, PenguinPartyState)
            return None if rng.random() < free else greedy_move(state)

        foretold = answer if free < 1 else None
        return Search(seat, guess, rewards, share, rated, TRUST, playout, EXPLORATION, foretold)


def _solved(
    position: PenguinPartyState, stuck: dict[Move, int], standing: Standing
) -> tuple[Weighed[Move], ...]:
    """What the moves of the last player bring, exactly (PP-7, PP-8)."""
    seat = position.turn
    found = []
    for move in sorted(position.legal, key=stuck.__getitem__):
        points = list(position.points)
        points[seat] += stuck[move] or -min(2, points[seat])
        found.append(Weighed(move, float(points[seat]), standing.share(points, seat)))
    return tuple(found)
