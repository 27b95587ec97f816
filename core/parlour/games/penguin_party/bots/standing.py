"""What the points of a round are worth in a match of several rounds."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import Carry
from parlour.games.penguin_party.deal import rounds
from parlour.setup import Setup

KEEN = 0.7
"""In what the search strives for, a seat with one point more than another has this part of its chances, in
all rounds: nearer to 1 than the truth, so that every point counts. Found by play; FACTORS do worse.
"""
FACTORS = (0.0, 0.4, 0.5, 0.58, 0.65, 0.72)
"""The true part, by the rounds that are left to play; fitted to matches of greedy players."""
MOST = 200
"""With so many points more a seat cannot win."""


class Standing:
    """What the points after this round are worth to the seats."""

    def __init__(self, setup: Setup, carry: Carry) -> None:
        self.left = max(0, rounds(setup) - carry.round)
        self.keen = _powers(KEEN)
        self.chances = _powers(FACTORS[self.left])

    def rewards(self, points: Sequence[int]) -> list[float]:
        """What to strive for: a share of the match for every seat, smoothed even in a last round."""
        return _shares(points, self.keen)

    def share(self, points: Sequence[int], seat: int) -> float:
        """The share of the match that a seat expects; after a last round, what it gets (PP-11)."""
        return _shares(points, self.chances)[seat]


def _powers(base: float) -> list[float]:
    found = [1.0]
    for _ in range(MOST):
        found.append(found[-1] * base)
    return found


def _shares(points: Sequence[int], powers: Sequence[float]) -> list[float]:
    """Shares that add up to 1, by the distance from the fewest points."""
    fewest = min(points)
    weights = [powers[min(own - fewest, MOST)] for own in points]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
