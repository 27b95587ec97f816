"""How much the parts of a position count for a seat that has just moved: the weights of every level."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from parlour.games.penguin_ultimatum.judge import CARD, LATER, PROMISE

MOST = len(PROMISE) - 1
"""An entertainer misses at most so many dotted cells."""
ZEROS = (0.0,) * (MOST + 1)


@dataclass(frozen=True, slots=True)
class Worth:
    """Weights; the tuples are by how many dotted cells an entertainer misses, from 0 (it performs now).

    Of an entertainer: `own`, how much of the points counts that this seat's stones would bring there;
    `rivals`, the same of the other seats, first the one on turn next; `take` and `bonus`, how much of the
    card counts that somebody would take, and of the bonuses that it would bring them now; `bare`, a
    penguin without a stone that has fun there, by point of its number; `open`, a free cell beside it;
    `stage`, the entertainer itself. `kin` is how much a kinship penalty counts.

    `growth`: points that each seat still gets, on average; `spread`: how far a margin may still change
    (both for reports only: `growth` in points, `spread` in shares).
    """

    own: tuple[float, ...]
    rivals: tuple[tuple[float, ...], ...]
    take: tuple[float, ...]
    bonus: tuple[float, ...]
    bare: tuple[float, ...] = ZEROS
    open: tuple[float, ...] = ZEROS
    stage: tuple[float, ...] = ZEROS
    kin: float = 1.0
    growth: float = 0.0
    spread: float = 1.0


Worths = tuple[Worth, ...]
"""By how many entertainers are left in the pile; the last for all higher numbers."""


def worth_now(worths: Worths, left: int) -> Worth:
    """The weights while so many entertainers are left."""
    return worths[min(left, len(worths) - 1)]


@cache
def little_worths(seats: int) -> Worths:
    """What a little penguin sees: the points that its stones bring now, and where one card is missing. It
    forgets kinship (PU-11) and does not care for the others, nor for cards.
    """
    own = (1.0, 0.5, *ZEROS[2:])
    return (Worth(own, (ZEROS,) * (seats - 1), ZEROS, ZEROS, kin=0.0),)


@cache
def rockhopper_worths(seats: int) -> Worths:
    """A rockhopper builds up its own audiences and minds penalties; the others and cards it does not see."""
    return (Worth(PROMISE, (ZEROS,) * (seats - 1), ZEROS, ZEROS),)


@cache
def greedy_worths(seats: int) -> Worths:
    """As `judge.py` weighs."""
    others = seats - 1
    rivals = tuple(promise / others for promise in PROMISE)
    take = tuple(CARD * promise * promise for promise in PROMISE)
    bonus = tuple(LATER * promise * promise for promise in PROMISE)
    return (Worth(PROMISE, (rivals,) * others, take, bonus),)


@cache
def tuned_worths(seats: int) -> Worths:
    """The weights of `weights.toml`, which `python3 build train` makes by self-play."""
    from importlib import resources  # noqa: PLC0415 (the page starts without it)

    file = resources.files("parlour.games.penguin_ultimatum") / "weights.toml"
    return read_worths(file.read_text("utf-8"), seats)


def read_worths(text: str, seats: int) -> Worths:
    """The weights of a TOML text: a table per number of seats, in it one per phase, `left` entertainers
    being left at its start or fewer.
    """
    phases = tomllib.loads(text)[f"seats-{seats}"]
    found: list[Worth] = []
    for phase in phases:
        found += [_read(phase, seats)] * (phase["left"] + 1 - len(found))
    return tuple(found)


def _read(phase: Mapping[str, list[float] | float], seats: int) -> Worth:
    (plain,) = greedy_worths(seats)

    def by_missing(name: str, usual: tuple[float, ...]) -> tuple[float, ...]:
        given = phase.get(name, usual)
        assert isinstance(given, list | tuple)
        return (*given, *given[-1:] * (MOST + 1 - len(given)))

    def number(name: str) -> float:
        given = phase[name]
        assert not isinstance(given, list)
        return float(given)

    return Worth(
        own=by_missing("own", plain.own),
        rivals=plain.rivals,
        take=by_missing("take", plain.take),
        bonus=by_missing("bonus", plain.bonus),
        bare=by_missing("bare", ZEROS),
        open=by_missing("open", ZEROS),
        stage=by_missing("stage", ZEROS),
        growth=number("growth"),
        spread=number("spread"),
    )
