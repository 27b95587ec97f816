"""Bots against bots: how strong one is among others, with an interval that says how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from parlour.bots import Bot, decide
from parlour.chance import stream
from parlour.game import Carry, Outcome
from parlour.registry import AnyGame
from parlour.setup import Setup

Z = 1.96
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Share:
    """The share of matches that a bot won (ties split), of so many matches, with the ends of its 95 %
    interval.
    """

    won: float
    matches: int
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.won:.3f} [{self.low:.3f}, {self.high:.3f}] of {self.matches}"


def wilson(share: float, count: int) -> tuple[float, float]:
    """The ends of Wilson's score interval of a share (E. B. Wilson, 1927)."""
    middle = share + Z * Z / (2 * count)
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def play_match(game: AnyGame, setup: Setup, bots: Sequence[Bot[Any]], seed: str) -> Outcome:
    """One whole match between these bots, a bot per seat. The same seed gives the same deals."""
    carry = Carry()
    while True:
        state = game.start(setup, game.shuffle(setup, stream(seed, "round", carry.round), carry), carry)
        number = 0
        while state.moves():
            rng = stream(seed, "round", carry.round, "seat", state.turn, "move", number)
            state.play(decide(bots[state.turn], state.view(state.turn), rng))
            number += 1
        verdict = state.verdict()
        if isinstance(verdict, Outcome):
            return verdict
        assert verdict is not None  # the round is over
        carry = verdict


def win_share(game: AnyGame, setup: Setup, bot: str, others: str, matches: int, seed: str = "arena") -> Share:
    """How much one bot wins with another in all other seats. It sits on every seat in turn, over the same
    deals;
    `matches` is rounded up to whole turns. An even share is 1 / seats.
    """
    bots = game.bots()
    seats = setup.seats
    deals = -(-matches // seats)
    won = 0.0
    for deal in range(deals):
        for seat in range(seats):
            players = [bots[bot] if place == seat else bots[others] for place in range(seats)]
            winners = play_match(game, setup, players, f"{seed}/{deal}").winners
            won += (seat in winners) / len(winners)
    share = won / (deals * seats)
    return Share(share, deals * seats, *wilson(share, deals * seats))
