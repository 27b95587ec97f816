"""Looking ahead: both cards of the hand are played on the same guessed deals, everybody goes on by a sensible
rule for a few tricks, and the scores reached are turned into a share of the win.

Sources: the same guesses for all moves (M. Ginsberg, "GIB: Imperfect Information in a Computationally
Challenging Game", 2001); playouts by a rule that sees only its own hand, instead of solving each guess as if
all cards were open (T. Furtak, M. Buro, "Recursive Monte Carlo Search for Imperfect Information Games",
2013); short playouts with an evaluation (G. Tesauro, G. Galperin, "On-line Policy Improvement using
Monte-Carlo Search", 1996).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from parlour.bots import Searcher, Weighed
from parlour.chance import shuffled
from parlour.game import View
from parlour.games.blue_penguin.bots.belief import habits, likeliest, no_habits
from parlour.games.blue_penguin.bots.chances import share
from parlour.games.blue_penguin.bots.deals import Guess, all_deals, count_deals, sampled
from parlour.games.blue_penguin.bots.rule import Out, out_before, play_tricks
from parlour.games.blue_penguin.guessing import guess, unseen
from parlour.games.blue_penguin.state import BluePenguinState
from parlour.games.blue_penguin.view import BluePenguinView
from parlour.view_check import deciding_view

STEP = 32
"""Guesses between two yields: about two milliseconds."""
MOST_DEALS = 2520
"""More ways than in the last two tricks of five players are not listed."""


@dataclass(frozen=True)
class LookAhead(Searcher[int]):
    """`iterations` is how many deals are guessed. Where there are no more than that, as in the last two
    tricks, each is played once, and the answer no longer depends on chance.
    """

    cards: int
    """How far it looks: this trick, and whole tricks until so many cards have been played in all of them."""
    infers: bool
    """Whether the moves of the others tell by which rule each plays, and what it kept."""

    sees: ClassVar = BluePenguinView

    def weigh(
        self,
        view: View[int],
        rng: Random,
        also: Sequence[int] = (),  # both cards are weighed anyway
    ) -> Iterator[tuple[Weighed[int], ...]]:
        seen = deciding_view(view, BluePenguinView)
        seat = seen.seat
        assert seat is not None  # it has moves to choose from
        base = guess(seen, rng)
        tricks = -(-self.cards // base.size)
        tally = _Tally(seen.moves, seat, tricks, base)
        for number, guessed in enumerate(self._guesses(seen, seat, base, rng), 1):
            tally.add(guessed)
            if number % STEP == 1:
                yield tally.weighed()
            if number == self.iterations:
                break
        yield tally.weighed()

    def _guesses(
        self, view: BluePenguinView, seat: int, base: BluePenguinState, rng: Random
    ) -> Iterator[Guess]:
        hidden = unseen(view)
        read = habits(view, hidden) if self.infers else no_habits(view)
        if count_deals(base, seat) <= min(self.iterations, MOST_DEALS):
            return iter(shuffled(list(all_deals(base, hidden, likeliest(read))), rng))
        return sampled(base, hidden, read, self.cards + base.size, rng)


class _Tally:
    """What each move brought so far, as sums over the deals."""

    def __init__(self, moves: Sequence[int], seat: int, tricks: int, base: BluePenguinState) -> None:
        self.moves = moves
        self.seat = seat
        self.tricks = tricks
        out = out_before(base.history, base.worth)
        self.outs = [
            Out(out.mask ^ (1 << card), out.cards - 1, out.total - base.worth[card]) for card in moves
        ]
        self.weight = 0.0
        self.points = [0.0 for _ in moves]
        self.shares = [0.0 for _ in moves]

    def add(self, guess: Guess) -> None:
        """Plays each move, and on from there, on one guess."""
        weight, deal, rules = guess
        seat, size = self.seat, deal.size
        ending = len(deal.trick) == size - 1
        self.weight += weight
        for place, move in enumerate(self.moves):
            state = deal.copy()
            state.play(move)
            play_tricks(state, self.tricks - ending, self.outs[place], rules)
            left = (len(state.pile) + sum(map(len, state.hands))) // size
            # All scores add up to 0 in the end (BP-8): an even part of what is missing from that is to come.
            to_come = -sum(state.totals) / state.seats
            self.points[place] += weight * (state.totals[seat] + to_come)
            self.shares[place] += weight * share(state.totals, seat, left, state.seats)

    def weighed(self) -> tuple[Weighed[int], ...]:
        """The moves, best first."""
        found = [
            Weighed(move, points / self.weight, won / self.weight)
            for move, points, won in zip(self.moves, self.points, self.shares, strict=True)
        ]
        return tuple(sorted(found, key=lambda item: (-item.share, -item.points, item.move)))
