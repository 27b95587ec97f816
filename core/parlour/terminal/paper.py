"""What a terminal's client writes on: plain lines, or with colours and drawn cards where they can be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from parlour.picture import Picture
from parlour.registry import AnyGame
from parlour.sentences import Sentences
from parlour.terminal import plain

Draw = Callable[[AnyGame, Picture, Sentences, int | None], Sequence[object]]
"""The rows of a table, for `write`."""


@dataclass(frozen=True, slots=True)
class Paper:
    """Rows are texts, or what `write` makes more of."""

    write: Callable[[object], object]
    draw: Draw = plain.draw


def paper_for(color: str) -> Paper:  # noqa: ARG001 (colours come with the next commit)
    """The paper for the standard output. Raises MissingExtra."""
    return Paper(print)
