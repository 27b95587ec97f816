"""What a game looks like to a learner: a view as numbers of a fixed shape, moves as numbers of a fixed range.

This module and the games' own (`learning.py` in a game's folder) need nothing but the engine; only what makes
environments of them needs packages of extras.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from math import prod
from operator import index
from typing import Any, ClassVar, Generic, SupportsIndex, TypeVar

from parlour.errors import BadSetup, Illegal, Unreadable
from parlour.game import Carry, Deal, Seat, View
from parlour.registry import AnyGame
from parlour.setup import Setup
from parlour.view_check import checked_view

MoveT = TypeVar("MoveT", bound=Hashable)
ViewT = TypeVar("ViewT", bound=View[Any])


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation: an array of this shape, its numbers from `low` to `high`. A number counts in
    units: 1 stands for so many cards, points or whatever the field counts.
    """

    name: str
    shape: tuple[int, ...]
    unit: int = 1
    low: int = 0
    high: int = 1

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    def scaled(self, number: float) -> float:
        """A count in units, cut off at the ends."""
        return min(max(number / self.unit, self.low), self.high)


@dataclass(frozen=True, slots=True)
class Draw:
    """A part of the chance of a round: so many items drawn one after the other, without putting back."""

    name: str
    items: tuple[Hashable, ...]
    """All of them; equal ones are as likely as there are many."""
    count: int


class Encoding(ABC, Generic[MoveT, ViewT]):
    """A game with one setup in numbers. Seats in observations are counted from the one that looks, clockwise:
    0 is itself. `actions`: how many numbers stand for moves; `history`: how many moves a round has at most.
    """

    kind: ClassVar[type[Any]]
    """The game's own class of views."""
    actions: int
    history: int
    rounds: int | None = 1
    """How many rounds a match has at most; None where there is no end to them."""

    def __init__(self, setup: Setup, fields: Iterable[Field]) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.fields = tuple(fields)
        starts = accumulate((field.size for field in self.fields), initial=0)
        self.at = {field.name: start for field, start in zip(self.fields, starts, strict=False)}
        """Where each field begins in an observation."""
        self.size = sum(field.size for field in self.fields)
        """How many numbers an observation has."""

    @abstractmethod
    def write(self, view: ViewT, into: array[float]) -> None:
        """Writes what the view shows into an observation of zeros."""

    @abstractmethod
    def action(self, view: ViewT, move: MoveT) -> int:
        """The number of a move in this position."""

    @abstractmethod
    def move(self, view: ViewT, action: int) -> MoveT:
        """The move of a number in this position: the inverse of `action`, whether the move is legal or not.
        Raises Illegal where the number names nothing that is there.
        """

    @abstractmethod
    def remember(self, view: ViewT) -> Iterator[int]:
        """All that the seat has learned in the round so far, in order and exactly, as whole numbers; what has
        not happened yet is missing at the end.
        """

    @abstractmethod
    def draws(self, carry: Carry) -> tuple[Draw, ...]:
        """All the chance of a round, part by part."""

    @abstractmethod
    def deal(self, drawn: Sequence[Sequence[Any]]) -> Deal:
        """The deal of what was drawn, part by part."""

    @abstractmethod
    def drawn(self, deal: Deal) -> list[Sequence[Hashable]]:
        """What was drawn for a deal, part by part: the inverse of `deal`."""

    @property
    @abstractmethod
    def memory(self) -> int:
        """How many numbers `remember` gives at most."""

    def observation(self, view: View[Any]) -> array[float]:
        """The view as floats, field after field. Raises Unreadable for a view of another game, and for one of
        nobody.
        """
        own: ViewT = self._own(view)
        numbers = array("f", bytes(4 * self.size))
        self.write(own, numbers)
        return numbers

    def fields_of(self, numbers: Any) -> Mapping[str, Any]:
        """An observation by the names of its fields: slices of what is given, reshaped where it can be."""
        parts = {}
        for field in self.fields:
            part = numbers[self.at[field.name] : self.at[field.name] + field.size]
            reshape = getattr(part, "reshape", None)
            parts[field.name] = part if reshape is None else reshape(field.shape)
        return parts

    def legal(self, view: View[Any]) -> dict[int, MoveT]:
        """The legal moves of a view by their numbers, in the order of the numbers."""
        own = self._own(view)
        return dict(sorted((self.action(own, move), move) for move in own.moves))

    def decode(self, view: View[Any], action: SupportsIndex) -> MoveT:
        """The move of any number that somebody may send (see `move`). Raises Unreadable for one outside
        of the range, Illegal for one that names nothing here.
        """
        own = self._own(view)
        try:
            number = index(action)
        except TypeError as error:  # callers may not use a type checker
            raise Unreadable("not-a-number", where="action", text=str(action)) from error
        if not 0 <= number < self.actions:
            raise Unreadable("action-outside", where="action", value=number, count=self.actions)
        return self.move(own, number)

    def _own(self, view: View[Any]) -> ViewT:
        own: ViewT = checked_view(view, self.kind)
        if own.seat is None:
            raise Unreadable("view-of-nobody", where="view.seat")
        return own

    def seat_from(self, view: ViewT, seat: Seat) -> int:
        """A seat as the one that looks counts it."""
        assert view.seat is not None
        return (seat - view.seat) % self.seats

    def seat_order(self, view: ViewT) -> Iterator[Seat]:
        """All seats clockwise from the one that looks."""
        assert view.seat is not None
        return ((view.seat + step) % self.seats for step in range(self.seats))


AnyEncoding = Encoding[Any, Any]
"""The encoding of a game that is not known here."""


def nothing_there(action: int) -> Illegal:
    """The error for a number that names a card or a stone that the seat has not."""
    return Illegal("action-empty", where="action", value=action)


def encoding_of(game: AnyGame, setup: Setup) -> AnyEncoding:
    """The encoding of a game with this setup: `encoding` of `learning.py` in its folder. Raises BadSetup
    for a game that has none.
    """
    name = f"{type(game).__module__.rpartition('.')[0]}.learning"
    if find_spec(name) is None:
        raise BadSetup("learning-unknown", where="game", value=game.name)
    made = import_module(name).encoding(game, setup)
    assert isinstance(made, Encoding)
    return made
