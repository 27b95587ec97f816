"""The Python end of a bridge: many tables by name, one request and one reply at a time, all of them texts.

A request names its table, and where it changes something the position that it was made for; an answer that
comes too late for that is Stale. Bad input of any kind gets an error reply and changes nothing.
"""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import parlour
from parlour import wire
from parlour.errors import ParlourError, Stale, Unreadable
from parlour.record import read_record
from parlour.registry import games
from parlour.showing import Viewer, shown
from parlour.table import Table

Breathe = Callable[[], Awaitable[object]]
Request = dict[str, Any]
Reply = dict[str, Any]


async def breathe_always() -> None:
    """Lets other requests in after every step of a thought. Clients with a clock pass something rarer."""
    await asyncio.sleep(0)


class Desk:
    """Holds the tables of one client. `breathe` is awaited between the steps of a bot's thinking."""

    def __init__(self, breathe: Breathe = breathe_always) -> None:
        self._breathe = breathe
        self._tables: dict[str, Table] = {}
        self._stopped: set[str] = set()

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
            "view": self._view,
            "play": self._play,
            "undo": self._undo,
            "next": self._next,
            "bot": self._bot,
            "stop": self._stop,
            "why": self._why,
            "hint": self._hint,
            "record": self._record,
            "close": self._close,
        }
        if name not in handlers:
            raise Unreadable("op-unknown", where="request.op", text=name, allowed=tuple(handlers))
        return handlers[name]

    async def _hello(self, _request: Request) -> Reply:
        version = ".".join(map(str, sys.version_info[:3]))
        return {"engine": parlour.__version__, "python": version, "games": list(games())}

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
        best = await self._thought(request, table, table.think())
        assert table.turn is not None  # a bot was on turn, and nothing has changed
        table.play(table.turn, best)
        return {**shown(table, viewer), "played": best}

    async def _thought(self, request: Request, table: Table, thoughts: Iterator[str]) -> str:
        name = wire.text_of(request, "table")
        position = table.position
        self._stopped.discard(name)
        best = ""
        for thought in thoughts:
            best = thought
            await self._breathe()
            if name in self._stopped or self._tables.get(name) is not table or table.position != position:
                raise Stale("thinking-stopped", where="request.position")
        return best

    async def _stop(self, request: Request) -> Reply:
        """Ends the thinking of a table's bot; its request is answered as Stale."""
        self._table(request)
        self._stopped.add(wire.text_of(request, "table"))
        return {}

    async def _why(self, request: Request) -> Reply:
        """Of a move's text, or of the keys that were picked at the table."""
        table, by = self._current(request), wire.number_of(request, "by")
        if "picks" in request:
            error = table.why_not_picked(by, wire.keys_of(request, "picks"))
        else:
            error = table.why_not(by, wire.text_of(request, "move"))
        return {"reason": None if error is None else wire.error_data(error)}

    async def _hint(self, request: Request) -> Reply:
        return {"move": self._current(request).hint(wire.number_of(request, "by"))}

    async def _record(self, request: Request) -> Reply:
        return {"record": str(self._table(request).record)}

    async def _close(self, request: Request) -> Reply:
        self._table(request)
        del self._tables[wire.text_of(request, "table")]
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
