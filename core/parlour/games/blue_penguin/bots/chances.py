"""From the scores at the end of a look ahead to the share of the win that a seat may expect."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

FURTHEST = 72  # points between two seats: one has all that is good, the other all that is bad (BP-8)
SPREAD_OF_TWO = 1.35
SPREAD_OF_MORE = 0.95
"""Points by which a game of one more trick is thrown about; fitted to 20,000 games of greedy bots."""


@lru_cache(maxsize=64)  # seats and tricks left: 62 pairs
def odds(seats: int, tricks: int) -> tuple[float, ...]:
    """How much likelier a seat is to win than one that is so many points behind it, from −FURTHEST on."""
    spread = SPREAD_OF_TWO if seats == 2 else SPREAD_OF_MORE
    step = 1.0 / (spread * sqrt(tricks + 1))
    term = growth = 1.0
    for place in range(1, 20):  # e to the power of step, by its series: the same on every machine
        term = term * step / place
        growth += term
    rising, falling = [1.0], [1.0]
    for _ in range(FURTHEST):
        rising.append(rising[-1] * growth)
        falling.append(falling[-1] / growth)
    return (*reversed(falling), *rising[1:])


def share(totals: Sequence[int], seat: int, tricks: int, seats: int) -> float:
    """The part of the win that a seat has at these scores with so many tricks to come: exact at the end
    (BP-9), else by R. D. Luce's choice rule (1959) on scores.
    """
    mine = totals[seat]
    if tricks == 0:
        return 1.0 / totals.count(mine) if mine == max(totals) else 0.0
    table = odds(seats, tricks)
    against = 0.0
    for total in totals:
        against += table[FURTHEST + total - mine]
    return 1.0 / against
