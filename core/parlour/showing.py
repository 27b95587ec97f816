"""What the reply of a desk shows of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour import wire
from parlour.errors import Unreadable
from parlour.fairness import fingerprint
from parlour.lessons import LessonTable
from parlour.table import Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: a seat or None for a spectator, which events it has already, and whether it keeps the
    record.
    """

    seat: int | None
    since: int
    with_record: bool

    @classmethod
    def of(cls, table: Table, request: dict[str, Any]) -> Viewer:
        """The viewer that a request names. Raises Unreadable, before anything is changed."""
        seat = wire.seat_of(request)
        since = wire.number_of(request, "since", 0)
        if since < 0:
            raise Unreadable("not-a-number", where="request.since", text=str(since))
        if seat is not None and not 0 <= seat < len(table.players):
            raise Unreadable("no-such-seat", where="request.seat", value=seat + 1, count=len(table.players))
        return cls(seat, since, wire.flag_of(request, "with_record"))


def shown(table: Table, viewer: Viewer) -> dict[str, Any]:
    """All that a client shows of a table to this viewer, for `wire.dump`."""
    record = table.record
    carry = table.next_carry
    over = "match" if table.outcome is not None else "round" if carry is not None else None
    people = [seat for seat, player in enumerate(table.players) if player.bot is None]
    return {
        "game": record.game,
        "seats": record.setup.seats,
        "options": record.setup.options,
        "players": record.players,
        "practice": record.practice,
        "position": table.position,
        "round": len(record.rounds),
        "seat": viewer.seat,
        "turn": table.turn,
        "bot": table.bot_on_turn,
        "over": over,
        "can_undo": [seat for seat in people if table.can_undo(seat)],
        "picture": table.picture(viewer.seat),
        "since": viewer.since,
        "events": table.events(viewer.seat, viewer.since),
        "outcome": table.outcome,
        "next": carry,
        "lesson": table.line if isinstance(table, LessonTable) else None,
        "fingerprint": fingerprint(record, len(record.rounds)),
        "record": str(record) if viewer.with_record else None,
    }


def summary(table: Table) -> dict[str, Any]:
    """What a match is, for lists of matches: its setup with the seed, how far it is, how it ended."""
    record = table.record
    return {
        "game": record.game,
        "options": record.setup.options,
        "players": record.players,
        "practice": record.practice,
        "seed": record.seed,
        "rounds": len(record.rounds),
        "moves": sum(len(part.moves) for part in record.rounds),
        "turn": table.turn,
        "outcome": table.outcome,
        "record": str(record),
    }
