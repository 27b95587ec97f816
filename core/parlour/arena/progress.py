"""How far an arena is: a bar on a terminal, else a line now and then. Needs the extra `arena`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import IO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.sentences import Sentences

PARTS = 20
"""A plain line at each of so many equal parts of the matches …"""
QUIET = 30.0
"""… and where they take long, after so many seconds."""


@contextmanager
def progress(total: int, already: int, sentences: Sentences, out: IO[str]) -> Iterator[Callable[[], None]]:
    """Gives what is to be called after every match."""
    console = Console(file=out)
    if not console.is_terminal:
        yield Lines(total, already, sentences, out).tick
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(sentences.message("arena-playing"), total=total, completed=already)
        yield lambda: bar.advance(task)


class Lines:
    """Plain lines, for a file or a log."""

    def __init__(
        self,
        total: int,
        done: int,
        sentences: Sentences,
        out: IO[str],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._total = total
        self._done = done
        self._sentences = sentences
        self._out = out
        self._clock = clock
        self._told = clock()

    def tick(self) -> None:
        """One more match is over."""
        before = self._done * PARTS // self._total
        self._done += 1
        if self._done * PARTS // self._total == before and self._clock() < self._told + QUIET:
            return
        self._told = self._clock()
        facts = {"done": str(self._done), "total": str(self._total)}
        self._out.write(self._sentences.message("arena-progress", facts) + "\n")
        self._out.flush()
