"""What a terminal's client writes on: plain lines, or with colours and drawn cards where they can be seen."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import IO

from parlour.arena.extras import needs
from parlour.picture import Picture
from parlour.registry import AnyGame
from parlour.sentences import Sentences
from parlour.terminal import plain

Draw = Callable[[AnyGame, Picture, Sentences, int | None], Sequence[object]]
"""The rows of a table, for `write`."""


@dataclass(frozen=True, slots=True)
class Paper:
    """Rows are texts, or what `write` makes more of. `waiting` shows a text as long as something takes."""

    write: Callable[[object], object]
    draw: Draw = plain.draw
    waiting: Callable[[str], AbstractContextManager[object]] = nullcontext


def paper_for(color: str, out: IO[str] | None = None, environment: Mapping[str, str] = os.environ) -> Paper:
    """The paper for the standard output: drawn cards at a terminal or where they are asked for. Raises
    MissingExtra for colours that are asked for where rich is not installed.
    """
    out = sys.stdout if out is None else out
    if color == "never" or (color == "auto" and not _shows_colours(out, environment)):
        return Paper(lambda row: print(row, file=out))
    with needs("terminal"):
        from rich.console import Console  # noqa: PLC0415 (an extra that may not be installed)

        from parlour.terminal.coloured import Coloured  # noqa: PLC0415
    forced = color == "always"
    system = "auto"
    if forced and not out.isatty():
        system = "truecolor" if environment.get("COLORTERM") in ("truecolor", "24bit") else "256"
    console = Console(
        file=out,
        force_terminal=True if forced else None,
        color_system=system,  # type: ignore[arg-type]  # one of the names that it knows
        no_color=False if forced else None,
        markup=False,
        highlight=False,
        emoji=False,
    )
    waiting = console.status if out.isatty() else nullcontext
    return Paper(lambda row: console.print(row, soft_wrap=True), Coloured(console), waiting)


def _shows_colours(out: IO[str], environment: Mapping[str, str]) -> bool:
    """Whether drawn cards can be seen there. https://no-color.org: not if NO_COLOR is set to anything."""
    wanted = not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"
    return wanted and out.isatty() and importlib.util.find_spec("rich") is not None
