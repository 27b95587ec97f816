"""A match as a stream of JSON: an object on a line for each position, the last one with the outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.commands.saying import put_json
from parlour.game import Event, Outcome, View
from parlour.record import Record
from parlour.registry import AnyGame, find
from parlour.replay import replayed
from parlour.table import Table
from parlour.wire import dump


def position(game: AnyGame, view: View[Any], events: Sequence[Event], **more: object) -> dict[str, Any]:
    """What a line says. Its `events` are those since the line before; `picture` is what a page would draw."""
    move = str(view.history[-1]) if view.history else None
    return {
        "round": view.carry.round,
        "moves": len(view.history),
        "move": move,
        **more,
        "turn": view.turn,
        "events": list(events),
        "picture": game.picture(view),
    }


def put_match(table: Table) -> None:
    """Lets the bots of a table play, and writes each position as it is reached."""
    told, mover = 0, None
    while True:
        events = table.events(None, told)
        told += len(events)
        line = position(table.game, table.view(None), events, mover=mover, outcome=table.outcome)
        put_json(dump(line))
        if table.outcome is not None:
            return
        mover = table.turn
        if mover is None:
            table.next_round()
        else:
            *_, best = table.think()
            table.play(mover, best)


def positions(record: Record, seat: int | None, *, pictures: bool) -> Iterator[dict[str, Any]]:
    """Every position of a record as a seat sees it. Raises ParlourError."""
    game = find(record.game)
    told: list[Event] = []
    for reached in replayed(record, told.append):
        verdict = reached.state.verdict()
        outcome = verdict if isinstance(verdict, Outcome) else None
        events = [event.seen_by(seat) for event in told]
        line = position(
            game,
            reached.state.view(seat),
            events,
            mover=reached.mover,
            comments=record.comments_at(reached.round, reached.moves),
            outcome=outcome,
        )
        told.clear()
        if not pictures:
            del line["picture"]
        yield line
