"""Playing jobs on the cores of this machine. A runner takes jobs and gives results in the order they end."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from parlour.arena.matches import Job, Played, play_job

if TYPE_CHECKING:
    from concurrent.futures import Future

Runner = Callable[[Iterable[Job]], Iterator[tuple[Job, Played]]]

AHEAD = 4
"""Jobs that wait for each worker: enough that none is ever idle, few enough to stop at once."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def one_by_one(jobs: Iterable[Job]) -> Iterator[tuple[Job, Played]]:
    """Plays in this process."""
    for job in jobs:
        yield job, play_job(job)


def in_processes(jobs: Iterable[Job], workers: int) -> Iterator[tuple[Job, Played]]:
    """Plays in so many processes. They are started afresh on every platform: none inherits threads."""
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    queue = iter(jobs)
    running: dict[Future[Played], Job] = {}
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin_worker)
    try:
        while True:
            for job in islice(queue, workers * AHEAD - len(running)):
                running[pool.submit(play_job, job)] = job
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    """Ctrl+C reaches every process of a terminal; only the one that started the others answers it. Where that
    one is killed, nobody tells the others: they end by themselves.
    """
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None  # a pool started this process
    parent.join()
    os._exit(1)
