"""A match for learners: whole, all rounds of it, dealt as it goes on."""

from __future__ import annotations

from random import Random
from typing import Any

from parlour.errors import BadSetup
from parlour.game import Carry, Outcome, Seat, State, View
from parlour.learning.encoding import encoding_of
from parlour.registry import find
from parlour.setup import Setup


class Rules:
    """A game with its setup and its encoding: what all matches of an environment have in common. Raises
    BadSetup.
    """

    def __init__(self, game: str, seats: int | None, options: dict[str, str] | None) -> None:
        self.game = find(game)
        self.setup: Setup = self.game.setup(self.game.seats[0] if seats is None else seats, options)
        self.encoding = encoding_of(self.game, self.setup)


def check_moves(most: int) -> None:
    """Raises BadSetup for a match of no moves."""
    if most < 1:
        raise BadSetup("learning-moves", where="max_moves", value=str(most))


class Match:
    """A match in progress. Deals are drawn from `rng`, round by round."""

    def __init__(self, rules: Rules, rng: Random) -> None:
        self._rules = rules
        self._rng = rng
        self.outcome: Outcome | None = None
        self.moves = 0
        """How many were made, in all rounds."""
        self._deal(Carry())

    def _deal(self, carry: Carry) -> None:
        game, setup = self._rules.game, self._rules.setup
        self.state: State[Any] = game.start(setup, game.shuffle(setup, self._rng, carry), carry)
        self._go_on()

    def _go_on(self) -> None:
        """To the next round, or to the end, when a round is over."""
        verdict = self.state.verdict()
        if isinstance(verdict, Outcome):
            self.outcome = verdict
        elif verdict is not None:
            self._deal(verdict)

    @property
    def turn(self) -> Seat | None:
        """Who decides; None when the match is over."""
        return None if self.outcome is not None else self.state.turn

    def view(self, seat: Seat | None) -> View[Any]:
        """What a seat may know."""
        return self.state.view(seat)

    def play(self, move: Any) -> None:
        """A move of the seat on turn. Raises Illegal and changes nothing then."""
        self.state.play(move)
        self.moves += 1
        self._go_on()


def rewards(outcome: Outcome) -> tuple[float, ...]:
    """What a match is worth to every seat, 0 in all: 1 for a winner alone, −1 / (seats − 1) for all
    others; what several win is split between them.
    """
    seats = len(outcome.scores)
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    return tuple((seats * share - 1) / (seats - 1) for share in shares)
