"""A record played from its start, move by move: what the table and everybody who looks back stand on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from parlour.errors import BadResult, Illegal, ParlourError, placed
from parlour.game import Carry, Event, Outcome, State, Tell, check_turn
from parlour.record import Record, Result
from parlour.record.places import place_in
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
    """A position that can be looked back at: who decides there (None where nobody does), how many events had
    been told, and what the record says of it.
    """

    round: int
    moves: int
    turn: int | None
    events: int
    comments: tuple[str, ...]


def replayed(record: Record, tell: Tell) -> Iterator[Reached]:
    """Every position of the match, in order; the state is played on in place. Raises Unreadable, Illegal,
    NotYourTurn, BadDeal or BadResult, saying which round and move, and where the record's text has it.
    """
    game = find(record.game)
    carry = Carry()
    for number, part in enumerate(record.rounds, start=1):
        where = f"round {number}"
        try:
            state = game.start(record.setup, part.deal, carry, tell)
        except ParlourError as error:
            raise error.placed(*place_in(part.source, error.where)).at(where) from None
        yield Reached(number, 0, None, state, carry)
        for place, text in enumerate(part.moves, start=1):
            with placed(f"move {place} of {where}", *part.place(place)):
                mover = state.turn
                check_turn(state, mover)
                state.play(game.parse(text), tell)
            yield Reached(number, place, mover, state, carry)
        if number < len(record.rounds):
            verdict = state.verdict()
            if not isinstance(verdict, Carry):
                raise Illegal("round-after-end", where=f"round {number + 1}")
            carry = verdict
        else:
            _check_result(record, state.verdict())


def _check_result(record: Record, verdict: Outcome | Carry | None) -> None:
    """Raises BadResult for another result than the moves lead to, if the record was played by these rules."""
    said = record.result
    known = find(record.game).rules_version
    if said is None or record.rules.partition(".")[0] != known.partition(".")[0]:
        return
    found = Result.of(verdict) if isinstance(verdict, Outcome) else None
    if found is None:
        raise BadResult("result-early", where="result", text=str(said)).placed(*said.place)
    if found != said:
        error = BadResult("result-wrong", where="result", text=str(said), expected=(str(found),))
        raise error.placed(*said.place)


def moments(record: Record) -> tuple[Moment, ...]:
    """Every position of the match that can be looked back at."""
    told: list[Event] = []
    return tuple(
        Moment(
            at.round,
            at.moves,
            at.state.turn if at.state.moves() else None,
            len(told),
            record.comments_at(at.round, at.moves),
        )
        for at in replayed(record, told.append)
    )
