"""What the build tells the person in front of it."""

import collections
import contextlib
import os
import subprocess
import sys
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
    print("\r\x1b[2K  " + line[: width - 2], end="", flush=True)


def run(
    command: Sequence[str | Path],
    *,
    what: str,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    hint: str = "",
) -> str:
    """Run a long command and show its progress: on a terminal its newest line, else a line every ten seconds.

    Returns its output (both streams). Raises Failure with the last 40 lines if it does not exit with 0.
    """
    started = reported = time.monotonic()
    lines: list[str] = []
    terminal = sys.stdout.isatty()
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
    with process, contextlib.ExitStack() as cleanup:
        cleanup.callback(process.stdout.close)  # type: ignore[union-attr] # it is a pipe, as asked for above
        for line in process.stdout or ():
            lines.append(line.rstrip())
            now = time.monotonic()
            if terminal and lines[-1].strip():
                _show(lines[-1].strip())
            elif not terminal and now - reported > 10:
                reported = now
                note(f"  … {what}, {now - started:.0f} s: {lines[-1].strip()[:90]}")
    if terminal:
        print("\r\x1b[2K", end="", flush=True)
    if process.returncode != 0:
        tail = "\n".join(collections.deque(lines, maxlen=40))
        raise Failure(f"{what} failed (exit {process.returncode}):\n{tail}\n{hint}".rstrip())
    return "\n".join(lines)
