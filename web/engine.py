"""The script that PyScript runs, in its worker or in the page: one desk, asked by strings of JSON."""

# ruff: noqa: INP001  # a script, in no package

from asyncio import sleep
from time import perf_counter

from parlour.desk import Desk

# PyScript gives what is named here to the page, as `worker.sync.answer`.
__export__ = ["answer"]

# A bot may compute for this long before other requests, such as *stop*, are let in.
SLICE = 0.02  # seconds


class Breath:
    """What the desk awaits between the steps of a thought: every `SLICE` the messages, else nothing."""

    def __init__(self) -> None:
        self._since = perf_counter()

    async def __call__(self) -> None:
        """Give way if it is time."""
        if perf_counter() - self._since >= SLICE:
            await sleep(0)
            self._since = perf_counter()


answer = Desk(Breath()).answer
