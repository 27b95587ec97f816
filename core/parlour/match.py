"""What a match is told in: deals, events, what a round leaves to the next, reasons of scores, outcomes.

All of it is frozen, and says facts with rule numbers, never sentences.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.errors import Facts

Seat = int
"""Seats count from 0 in Python, clockwise, so that seat + 1 sits to the left; in texts they count from 1."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: facts with the number of the rule that made it happen.

    `kind` names the message `event-<kind>`. `points` is what `seat` gains by it (losses are negative); the
    points of all events of a match add up to its scores. `secret` facts are for `seat` alone.
    Facts named `card` or `cards` (or ending in `_card`, `_cards`) are face codes, those named `seat`
    or `seats` (or ending so) are seats; clients turn them into names. `…_messages` are names of messages.
    """

    kind: str
    rule: str
    seat: Seat | None = None
    facts: Facts = field(default_factory=dict)
    points: int = 0
    secret: Facts = field(default_factory=dict)

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as this seat may know it: without the secrets of another."""
        if not self.secret or seat == self.seat:
            return self
        return Event(self.kind, self.rule, self.seat, self.facts, self.points)


Tell = Callable[[Event], None]


class Deal(ABC):
    """All the chance of one round, public in form: card orders, who starts, dealt values.

    Each game has its own frozen dataclass; what its fields mean is written there.
    """

    __slots__ = ()

    @abstractmethod
    def fields(self) -> dict[str, str]:
        """The deal as texts by field name, for records; `Game.read_deal` is the inverse."""


@dataclass(frozen=True, slots=True)
class Carry:
    """What a round takes over from the rounds before it."""

    totals: tuple[tuple[int, ...], ...] = ()
    """Points of every seat after each of them, in their order."""
    starter: Seat | None = None
    """Who starts this round, None where the deal decides."""

    @property
    def round(self) -> int:
        """The number of this round, from 1."""
        return len(self.totals) + 1

    @property
    def points(self) -> tuple[int, ...] | None:
        """Points of every seat before this round, None in a first one."""
        return self.totals[-1] if self.totals else None


@dataclass(frozen=True, slots=True)
class Part:
    """One reason of a score: the message `part-<kind>` and its facts, under a rule, worth some points."""

    kind: str
    rule: str
    seat: Seat
    points: int
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match. `reason` names the message `end-<reason>`, `ended_by` the rule that stopped play,
    `rule` the one that decided between the winners and the rest, `decided` the message `decided-<decided>`.
    The parts of a seat add up to its score.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str
    ended_by: str
    decided: str
    rule: str
    parts: tuple[Part, ...]
