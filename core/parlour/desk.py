"""The Python end of a bridge: many tables by name, one request and one reply at a time, all of them texts.

A request names its table, and where it changes something the position that it was made for; an answer that
comes too late for that is Stale. Bad input of any kind gets an error reply and changes nothing.
"""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import parlour
from parlour import wire
from parlour.errors import ParlourError, Stale, Unreadable
from parlour.fairness import revealed
from parlour.lessons import LessonTable
from parlour.record import read_record
from parlour.replay import moments
from parlour.showing import Viewer, shown, summary
from parlour.table import Table

if TYPE_CHECKING:
    from parlour.coach import Coach

Breathe = Callable[[], Awaitable[bool]]
"""Awaited between the steps of a thought: lets other requests in; true when the time is up."""
Pace = Callable[[], Breathe]
"""Called when a thought begins."""
Request = dict[str, Any]
Reply = dict[str, Any]
ThoughtT = TypeVar("ThoughtT")


def breathe_always() -> Breathe:
    """Lets other requests in after every step of a thought, and knows no time. Clients with a clock pass
    something rarer, and may end a thought.
    """

    async def breathe() -> bool:
        await asyncio.sleep(0)
        return False

    return breathe


class Desk:
    """Holds the tables of one client, and its coaches. `pace` owns the clock of what takes long."""

    def __init__(self, pace: Pace = breathe_always) -> None:
        self._pace = pace
        self._tables: dict[str, Table] = {}
        self._coaches: dict[str, Coach] = {}
        # How often each table's thoughts were told to end: a thought counts what came while it ran, so that
        # one that begins right after does not hide it from the one before.
        self._stops: Counter[str] = Counter()
        self._hurries: Counter[str] = Counter()

    async def answer(self, text: str) -> str:
        """One request in, one reply out. Never raises: what is wrong is said in the reply."""
        number: object = None
        try:
            request = wire.read_request(text)
            number = request.get("id")
            handle = self._handler(wire.text_of(request, "op"))
            reply = await handle(request)
        except ParlourError as error:
            return wire.dump({"v": wire.VERSION, "id": number, "ok": False, "error": wire.error_data(error)})
        except Exception:  # noqa: BLE001  # a fault of ours: the whole story goes to the client, which reports it
            story = traceback.format_exc()
            fault = {
                "type": "Internal",
                "code": "internal",
                "where": "",
                "rule": "",
                "facts": {"text": story},
            }
            return wire.dump({"v": wire.VERSION, "id": number, "ok": False, "error": fault})
        return wire.dump({"v": wire.VERSION, "id": number, "ok": True, **reply})

    def _handler(self, name: str) -> Callable[[Request], Awaitable[Reply]]:
        handlers = {
            "hello": self._hello,
            "new": self._new,
            "load": self._load,
            "lesson": self._lesson,
            "view": self._view,
            "play": self._play,
            "undo": self._undo,
            "next": self._next,
            "bot": self._bot,
            "stop": self._stop,
            "hurry": self._hurry,
            "why": self._why,
            "about": self._about,
            "hint": self._hint,
            "step": self._step,
            "coach": self._coach,
            "moments": self._moments,
            "reveal": self._reveal,
            "read": self._read,
            "record": self._record,
            "close": self._close,
        }
        if name not in handlers:
            raise Unreadable("op-unknown", where="request.op", text=name, allowed=tuple(handlers))
        return handlers[name]

    async def _hello(self, _request: Request) -> Reply:
        version = ".".join(map(str, sys.version_info[:3]))
        return {"engine": parlour.__version__, "python": version}

    async def _new(self, request: Request) -> Reply:
        table = Table.new(
            wire.text_of(request, "game"),
            wire.players_of(request),
            wire.text_of(request, "seed"),
            wire.texts_of(request, "options"),
            practice=wire.flag_of(request, "practice"),
        )
        return self._seated(request, table)

    async def _load(self, request: Request) -> Reply:
        return self._seated(request, Table(read_record(wire.text_of(request, "record"))))

    async def _lesson(self, request: Request) -> Reply:
        """Begins a lesson, or goes on after the moves `made`."""
        game, name = wire.text_of(request, "game"), wire.text_of(request, "lesson")
        made = wire.keys_of(request, "made") if "made" in request else ()
        return self._seated(request, LessonTable(game, name, wire.players_of(request), made))

    def _seated(self, request: Request, table: Table) -> Reply:
        name = wire.text_of(request, "table")
        viewer = Viewer.of(table, request)
        if (before := self._tables.get(name)) is not None:
            table.position = before.position + 1  # a late request for the table before is Stale
        reply = shown(table, viewer)
        self._tables[name] = table
        return reply

    async def _view(self, request: Request) -> Reply:
        return shown(self._table(request), Viewer.of(self._table(request), request))

    async def _play(self, request: Request) -> Reply:
        table = self._current(request)
        viewer = Viewer.of(table, request)
        table.play(wire.number_of(request, "by"), wire.text_of(request, "move"))
        return shown(table, viewer)

    async def _undo(self, request: Request) -> Reply:
        table = self._current(request)
        viewer = Viewer.of(table, request)
        table.undo(wire.number_of(request, "by"))
        return shown(table, viewer)

    async def _next(self, request: Request) -> Reply:
        table = self._current(request)
        viewer = Viewer.of(table, request)
        table.next_round()
        return shown(table, viewer)

    async def _bot(self, request: Request) -> Reply:
        """Lets the bot on turn think and play. Stale if the table was changed or stopped meanwhile."""
        table = self._current(request)
        viewer = Viewer.of(table, request)
        best, cut = await self._thought(request, table, table.think(), timed=True)
        assert table.turn is not None  # a bot was on turn, and nothing has changed
        table.play(table.turn, best, cut=cut)
        return {**shown(table, viewer), "played": best}

    async def _thought(
        self, request: Request, table: Table, thoughts: Iterator[ThoughtT], *, timed: bool
    ) -> tuple[ThoughtT, bool]:
        """The last of the thoughts (none of which is None), and whether the clock or somebody in a hurry cut
        them short. Stale if stopped, or if the table was changed meanwhile.
        """
        name = wire.text_of(request, "table")
        position = table.position
        stops, hurries = self._stops[name], self._hurries[name]
        breathe = self._pace()
        best = next(thoughts)
        while True:
            enough = await breathe() and timed
            changed = self._tables.get(name) is not table or table.position != position
            if changed or self._stops[name] != stops:
                raise Stale("thinking-stopped", where="request.position")
            thought = next(thoughts, None)
            if thought is None:
                return best, False
            if enough or self._hurries[name] != hurries:
                return thought, True
            best = thought

    async def _stop(self, request: Request) -> Reply:
        """Ends the thinking of a table's bot; its request is answered as Stale."""
        self._table(request)
        self._stops[wire.text_of(request, "table")] += 1
        return {}

    async def _hurry(self, request: Request) -> Reply:
        """Ends the thinking of a table's bot; its request is answered with the best that it has found."""
        self._table(request)
        self._hurries[wire.text_of(request, "table")] += 1
        return {}

    async def _why(self, request: Request) -> Reply:
        """Of a move's text, or of the keys that were picked at the table."""
        table, by = self._current(request), wire.number_of(request, "by")
        if "picks" in request:
            error = table.why_not_picked(by, wire.keys_of(request, "picks"))
        else:
            error = table.why_not(by, wire.text_of(request, "move"))
        return {"reason": None if error is None else wire.error_data(error)}

    async def _about(self, request: Request) -> Reply:
        """What the event or the part of the scores with a number (from 0) is about at the table now."""
        table = self._current(request)
        seat = Viewer.of(table, request).seat
        ask = table.about_part if "part" in request else table.about_event
        number = wire.number_of(request, "part" if "part" in request else "event")
        return {"keys": list(ask(seat, number))}

    async def _hint(self, request: Request) -> Reply:
        """The best moves for the seat on turn, with what they are worth and why."""
        table, by = self._current(request), wire.number_of(request, "by")
        weighed, _ = await self._thought(request, table, table.weigh(by), timed=True)
        return {"advice": table.advice(by, weighed)}

    async def _step(self, request: Request) -> Reply:
        """The table as it was in its round `round` after `moves` moves of that round."""
        table = self._table(request)
        before = Table(table.record.until(wire.number_of(request, "round"), wire.number_of(request, "moves")))
        before.position = table.position
        table.lay_open()
        return shown(before, Viewer.of(before, request))

    async def _moments(self, request: Request) -> Reply:
        """Every position of the match, for looking back by `step`."""
        return {"moments": moments(self._table(request).record)}

    async def _reveal(self, request: Request) -> Reply:
        """The deals of a match that is over, with their fingerprints, and the seed."""
        table = self._table(request)
        reply: Reply = {"deals": revealed(table.record), "seed": table.record.seed}
        table.lay_open()
        return reply

    async def _read(self, request: Request) -> Reply:
        """What a record is of, all of it checked; no table is opened."""
        return {"match": wire.data(summary(Table(read_record(wire.text_of(request, "record")))))}

    async def _coach(self, request: Request) -> Reply:
        """Does the coach's next task, and tells what it knows so far. Stale if stopped."""
        from parlour.coach import Coach  # noqa: PLC0415 (the page starts without it)

        table, name = self._current(request), wire.text_of(request, "table")
        coach = self._coaches.get(name)
        if coach is None or coach.record is not table.record:
            coach = self._coaches[name] = Coach(table.record)
        table.lay_open()
        if (report := coach.report()).done < report.total:
            await self._thought(request, table, coach.step(), timed=False)
        return {"report": coach.report()}

    async def _record(self, request: Request) -> Reply:
        return {"record": str(self._table(request).record)}

    async def _close(self, request: Request) -> Reply:
        self._table(request)
        name = wire.text_of(request, "table")
        del self._tables[name]
        self._coaches.pop(name, None)
        return {}

    def _table(self, request: Request) -> Table:
        name = wire.text_of(request, "table")
        if name not in self._tables:
            raise Stale("table-unknown", where="request.table", text=name)
        return self._tables[name]

    def _current(self, request: Request) -> Table:
        """The table, if the request was made for its present position."""
        table = self._table(request)
        position = wire.number_of(request, "position")
        if position != table.position:
            raise Stale("position-stale", where="request.position", position=position, now=table.position)
        return table
