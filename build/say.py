"""What the build tells the person in front of it."""

import collections
import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path


class Failure(Exception):
    """A step that cannot go on; its text tells a person what happened and what to do."""


def note(text: str) -> None:
    """One line, at once even when the output is a file."""
    print(text, flush=True)


@contextlib.contextmanager
def step(title: str) -> Iterator[None]:
    """Name a step before it runs, and its time after."""
    started = time.monotonic()
    note(f"· {title} …")
    yield
    note(f"  {title}: {time.monotonic() - started:.1f} s")


def _show(line: str) -> None:
    width = os.get_terminal_size(sys.stdout.fileno()).columns - 1
    print("\r\x1b[2K" + line[:width], end="", flush=True)


EVERY = {True: 1.0, False: 10.0}
"""Seconds between two signs of life: on a terminal, which shows the last one only, and in a file."""


@contextlib.contextmanager
def _progress(what: str, lines: Sequence[str]) -> Iterator[None]:
    """Tell the time and the newest of the lines now and then."""
    started = time.monotonic()
    terminal = sys.stdout.isatty()
    ended = threading.Event()

    def tell() -> None:
        while not ended.wait(EVERY[terminal]):
            newest = lines[-1][:90] if lines else "…"
            (_show if terminal else note)(f"  … {what}, {time.monotonic() - started:.0f} s: {newest}")

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        ended.set()
        teller.join()
        if terminal:
            print("\r\x1b[2K", end="", flush=True)


def run(
    command: Sequence[str | Path],
    *,
    what: str,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    hint: str = "",
) -> str:
    """Run a long command and show its progress, also while it is silent.

    Returns its output (both streams). Raises Failure with the last 40 lines if it does not exit with 0.
    """
    lines: list[str] = []
    try:
        process = subprocess.Popen(
            [str(part) for part in command],
            cwd=folder,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise Failure(f"{what}: {command[0]} does not start: {error}. {hint}".strip()) from error
    with process, _progress(what, lines):
        for line in process.stdout or ():
            if line.strip():
                lines.append(line.rstrip())  # noqa: PERF401 # _progress reads them meanwhile
    if process.returncode != 0:
        tail = "\n".join(collections.deque(lines, maxlen=40))
        raise Failure(f"{what} failed (exit {process.returncode}):\n{tail}\n{hint}".rstrip())
    return "\n".join(lines)
