"""An event loop without input and output, for tests inside Pyodide.

Pyodide's own loop is the browser's: it runs when Python returns, so `asyncio.run` cannot wait there.
"""

import asyncio
import time
from asyncio import events
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _NoFiles:
    """A selector that has nothing to select from: it sleeps until the next timer."""

    def select(self, timeout: float | None) -> list[Any]:
        """Wait. Without any timer nothing could ever happen: an error, since a test would hang."""
        if timeout is None:
            raise RuntimeError("the test waits for something that never happens")
        time.sleep(max(timeout, 0))
        return []


class PlainLoop(asyncio.BaseEventLoop):
    """Tasks and timers, nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = _NoFiles()

    def _process_events(self, event_list: list[Any]) -> None:
        """There are no files."""

    def _write_to_self(self) -> None:
        """There is no other thread that would wake this one."""


def run(main: Coroutine[Any, Any, T], **_: Any) -> T:
    """What `asyncio.run` does, on a loop of this kind; Pyodide marks its own as always running."""
    outer = events._get_running_loop()  # noqa: SLF001 # there is no public way, as below
    events._set_running_loop(None)  # noqa: SLF001
    loop = PlainLoop()
    try:
        return loop.run_until_complete(main)
    finally:
        loop.close()
        events._set_running_loop(outer)  # noqa: SLF001
