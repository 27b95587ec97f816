"""What the points of a round are worth in a match of several rounds."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import Carry
from parlour.games.penguin_party.deal import rounds
from parlour.setup import Setup

FACTOR = 0.7
MOST = 200
"""More points than anybody has; beyond them a seat cannot win."""


class Standing:
    """Every seat's share of the match by the points after this round: a seat with one point more than another
    has FACTOR of its chances.
    """

    def __init__(self, setup: Setup, carry: Carry) -> None:
        self.last = carry.round >= rounds(setup)
        self.weights = [1.0]
        for _ in range(MOST):
            self.weights.append(self.weights[-1] * FACTOR)

    def shares(self, points: Sequence[int]) -> list[float]:
        """The shares of all seats, which add up to 1, smoothed even in a last round: every point counts."""
        fewest = min(points)
        weights = [self.weights[own - fewest] for own in points]
        total = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]

    def share(self, points: Sequence[int], seat: int) -> float:
        """The share of the match that a seat expects; in a last round what it gets (PP-11)."""
        if not self.last:
            return self.shares(points)[seat]
        fewest = min(points)
        return 1 / points.count(fewest) if points[seat] == fewest else 0.0
