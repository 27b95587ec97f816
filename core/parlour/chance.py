"""Randomness as an argument: everything here draws by `Random.random()` alone, the one stream of Python's
generator that is promised to stay the same in every version, so a seed gives the same deal everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(cards: Sequence[T], rng: Random) -> list[T]:
    """The cards in a uniformly random order (sorted by random keys, the fastest fair shuffle in plain
    Python).
    """
    draw = rng.random
    keys = [draw() for _ in cards]
    return [cards[place] for place in sorted(range(len(cards)), key=keys.__getitem__)]


def below(limit: int, rng: Random) -> int:
    """A uniformly random whole number from 0 to limit − 1."""
    return int(rng.random() * limit)


def pick(items: Sequence[T], rng: Random) -> T:
    """One of the items, each equally likely."""
    return items[int(rng.random() * len(items))]


def stream(seed: str, *purpose: object) -> Random:
    """An independent generator for one purpose of a seeded game: a round's deal, a seat's n-th decision."""
    return Random("/".join((seed, *map(str, purpose))))
