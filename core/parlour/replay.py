"""A record played from its start, move by move: what the table and everybody who looks back stand on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from parlour.errors import Illegal, placed
from parlour.game import Carry, Event, State, Tell, check_turn
from parlour.record import Record
from parlour.registry import find


@dataclass(frozen=True, slots=True)
class Reached:
    """A position of a match: its round and the moves of that round so far, the seat that has just moved (None
    after a deal), and what the round started from.
    """

    round: int
    moves: int
    mover: int | None
    state: State[Any]
    carry: Carry


@dataclass(frozen=True, slots=True)
class Moment:
    """A position that can be looked back at: who decides there (None where nobody does), and how many events
    had been told.
    """

    round: int
    moves: int
    turn: int | None
    events: int


def replayed(record: Record, tell: Tell) -> Iterator[Reached]:
    """Every position of the match, in order; the state is played on in place. Raises Unreadable, Illegal,
    NotYourTurn or BadDeal, saying which round and move.
    """
    game = find(record.game)
    carry = Carry()
    for number, part in enumerate(record.rounds, start=1):
        where = f"round {number}"
        with placed(where):
            state = game.start(record.setup, part.deal, carry, tell)
        yield Reached(number, 0, None, state, carry)
        for place, text in enumerate(part.moves, start=1):
            with placed(f"move {place} of {where}"):
                mover = state.turn
                check_turn(state, mover)
                state.play(game.parse(text), tell)
            yield Reached(number, place, mover, state, carry)
        if number < len(record.rounds):
            verdict = state.verdict()
            if not isinstance(verdict, Carry):
                raise Illegal("round-after-end", where=f"round {number + 1}")
            carry = verdict


def moments(record: Record) -> tuple[Moment, ...]:
    """Every position of the match that can be looked back at."""
    told: list[Event] = []
    return tuple(
        Moment(at.round, at.moves, at.state.turn if at.state.moves() else None, len(told))
        for at in replayed(record, told.append)
    )
