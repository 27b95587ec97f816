"""Playing jobs on Ray (the extra `ray`): on this machine, or on all machines of a cluster."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

import parlour
from parlour.arena.extras import needs
from parlour.arena.matches import Job, Played, play_job
from parlour.arena.pool import AHEAD
from parlour.errors import BadSetup

LOCAL = "local"
"""The address that stands for a Ray of our own, started and stopped with the arena."""
AUTO = "auto"
"""The address by which Ray looks for the cluster of this machine."""
PATIENCE = 10.0
"""Seconds in which a cluster has to answer."""
SILENT = {"RAY_USAGE_STATS_ENABLED": "0"}
"""Ray reports nothing to its makers."""
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""A Ray that is no cluster listens on 127.0.0.1 alone. Ray heeds this on every system, whatever its name."""


def on_ray(jobs: Iterable[Job], address: str, workers: int) -> Iterator[tuple[Job, Played]]:
    """Plays on the Ray of an address (`local`, `auto`, `host:port`). `workers` is how many processes a local
    one may start; another one knows its own cores. Raises MissingExtra, or BadSetup where nobody answers.
    """
    ray = _connect(address, workers)
    try:
        play = ray.remote(num_cpus=1)(play_job)
        queue = iter(jobs)
        running: dict[Any, Job] = {}
        while True:
            ahead = int(ray.cluster_resources().get("CPU", 1)) * AHEAD  # machines come and go
            for job in islice(queue, max(0, ahead - len(running))):
                running[play.remote(job)] = job
            if not running:
                return
            for done in ray.wait(list(running), num_returns=1)[0]:
                yield running.pop(done), ray.get(done)
    finally:
        ray.shutdown()


def _check_answer(address: str) -> None:
    """Raises OSError or ValueError where nobody listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def _connect(address: str, workers: int) -> Any:
    """Ray, once it is there."""
    for name, value in (SILENT | LOOPBACK if address == LOCAL else SILENT).items():
        os.environ.setdefault(name, value)
    with needs("ray"):
        ray: Any = import_module("ray")  # by name: it has no wheels for some machines where we run
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        options |= {"num_cpus": workers, "include_dashboard": False}
    else:
        options |= {"runtime_env": {"py_modules": [parlour]}}  # every machine is sent this very engine
    try:
        if address not in {LOCAL, AUTO}:
            _check_answer(address)
        ray.init(address, **options)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise BadSetup("arena-ray", where="--ray", value=address, text=str(error)[:200]) from error
    return ray
