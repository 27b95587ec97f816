"""The share of matches that a bot wins, with an interval that says how sure that is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum, sqrt

from parlour.arena.matches import Job, Played

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


def share_of(matches: Iterable[tuple[Job, Played]]) -> Share:
    """The share that the bot of these matches won; a match that several win is split between them."""
    parts = [(job.seat in played.winners) / len(played.winners) for job, played in matches]
    won = fsum(parts) / len(parts)
    return Share(won, len(parts), *wilson(won, len(parts)))
