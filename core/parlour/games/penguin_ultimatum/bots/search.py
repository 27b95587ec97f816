"""The penguins that play their turn out before they decide: gentoo, and emperor, who imagines answers.

Emperor compares a few lines by playouts of one round: hidden cards are dealt at random (determinization, as
in M. Ginsberg's "GIB", 2001), the line is played, every other seat answers with its best turn, by the plain
judgement and by the learnt one in turn, the seat itself takes its best next turn, and the position is judged
(playouts cut short, as in R. Lorentz, "Amazons Discover Monte-Carlo", 2008). All lines meet the same deals
(common random numbers), and half of them leave the race after each third of the budget (sequential halving:
Z. Karnin, T. Koren and O. Somekh, 2013).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import ClassVar

from parlour.bots import Searcher, Weighed
from parlour.chance import shuffled
from parlour.game import View
from parlour.games.penguin_ultimatum.bots.lines import Line, best_looking, look_closer, reckon, weighed
from parlour.games.penguin_ultimatum.bots.playing import finish_turn, play_turn
from parlour.games.penguin_ultimatum.bots.worth import Worths, greedy_worths, tuned_worths
from parlour.games.penguin_ultimatum.guessing import guess_state
from parlour.games.penguin_ultimatum.moves import Move
from parlour.games.penguin_ultimatum.state import PenguinUltimatumState
from parlour.games.penguin_ultimatum.view import OVER, PenguinUltimatumView
from parlour.view_check import deciding_view

CLOSER = 12
"""So many of the best-looking lines emperor plays out to the end of its turn."""
WIDTH = 8
"""So many of these it compares by playouts."""
PARTS = 3
"""Half of the lines leave the race after each of so many parts of the budget."""
STEP = 4
"""Playouts between two looks at the clock."""


@dataclass(frozen=True)
class Gentoo(Searcher[Move]):
    """Plays so many of the best-looking lines, `iterations`, to the end of its own turn and judges what it
    then sees.
    """

    sees: ClassVar = PenguinUltimatumView

    def weigh(
        self, view: View[Move], rng: Random, also: Sequence[Move] = ()
    ) -> Iterator[tuple[Weighed[Move], ...]]:
        mine = deciding_view(view, PenguinUltimatumView)
        worths = tuned_worths(mine.setup.seats)
        state = guess_state(mine, rng)
        lines: list[Line] = []
        for moves in best_looking(state, worths, self.iterations, also):
            lines.append(look_closer(state, moves, worths))
            yield weighed(lines)


@dataclass(frozen=True)
class Emperor(Searcher[Move]):
    """Compares the best lines by `iterations` playouts in all."""

    sees: ClassVar = PenguinUltimatumView

    def weigh(
        self, view: View[Move], rng: Random, also: Sequence[Move] = ()
    ) -> Iterator[tuple[Weighed[Move], ...]]:
        mine = deciding_view(view, PenguinUltimatumView)
        worths = tuned_worths(mine.setup.seats)
        state = guess_state(mine, rng)
        lines: list[Line] = []
        for moves in best_looking(state, worths, CLOSER, also):
            lines.append(look_closer(state, moves, worths))
            yield weighed(lines)
        racing = sorted(lines, key=lambda line: -line.share)
        racing = [line for place, line in enumerate(racing) if place < WIDTH or line.moves[0] in also]
        now = weighed(lines)
        models = cycle((greedy_worths(mine.setup.seats), worths))
        spent = 0
        for part in range(1, PARTS + 1):
            while spent + len(racing) <= self.iterations * part // PARTS:
                deal, others = redealt(mine, state, rng), next(models)
                for line in racing:
                    after = playout(deal, line.moves, worths, others)
                    line.add(*reckon(after, state.turn, worths))
                    spent += 1
                    if spent % STEP == 0:
                        yield now
                now = weighed(lines)
                yield now
            racing.sort(key=lambda line: -line.share)
            racing = racing[: max(2, len(racing) // 2)]


def playout(
    deal: PenguinUltimatumState, moves: Sequence[Move], worths: Worths, others: Worths
) -> PenguinUltimatumState:
    """A copy in which the seat on turn has played these moves, each other seat its turn by the weights of
    the others, and it again.
    """
    seat, after = deal.turn, deal.copy()
    for move in moves:
        after.play(move)
    finish_turn(after, worths)
    while after.step != OVER and after.turn != seat:
        play_turn(after, others)
    if after.step != OVER:
        play_turn(after, worths)
    return after


def redealt(view: PenguinUltimatumView, state: PenguinUltimatumState, rng: Random) -> PenguinUltimatumState:
    """Another guess: a copy of one, with what its seat does not see dealt anew, each way equally likely
    (see `guessing.py`).
    """
    if view.setup.is_on("fixed-setup"):  # PU-7 tells something of the pile's order
        return guess_state(view, rng)
    deal, seat = state.copy(), state.turn
    hidden = deal.pile
    for other, hand in enumerate(deal.hands):
        if other != seat:
            hidden = hidden + hand
    hidden = shuffled(hidden, rng)
    for other, hand in enumerate(deal.hands):
        if other != seat:
            deal.hands[other], hidden = hidden[: len(hand)], hidden[len(hand) :]
    deal.pile = hidden
    deal.entertainers = shuffled(deal.entertainers[:-1], rng) + deal.entertainers[-1:]  # PU-8
    return deal
