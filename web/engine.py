"""The script that PyScript runs, in its worker or in the page: one desk, asked by strings of JSON."""

# ruff: noqa: INP001  # a script, in no package

from asyncio import sleep
from time import perf_counter

from parlour.desk import Breathe, Desk

# PyScript gives what is named here to the page, as `worker.sync.answer`.
__export__ = ["answer"]

# A bot may compute for this long before other requests, such as *stop*, are let in.
SLICE = 0.02  # seconds
# So that every move is there within two seconds; what is cut short says so in the record.
LIMIT = 1.8  # seconds


def pace() -> Breathe:
    """The clock of one thought: every `SLICE` the messages, after `LIMIT` the end."""
    begun = since = perf_counter()

    async def breathe() -> bool:
        nonlocal since
        if perf_counter() - since >= SLICE:
            await sleep(0)
            since = perf_counter()
        return since - begun >= LIMIT

    return breathe


answer = Desk(pace).answer
