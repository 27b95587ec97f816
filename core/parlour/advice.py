"""Advice: what the strongest bot expects of a seat's moves, and why they might be made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parlour.bots import Searcher, Weighed
from parlour.bots.flat import FlatSearcher
from parlour.game import View
from parlour.picture import Note
from parlour.registry import AnyGame

BEST = 3
"""So many moves are advised."""
SIMPLE = 50
"""Playouts of every move, for a game whose bots do not search."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, what it is expected to bring (see `Weighed`), and the reasons for it, the weightiest first."""

    move: str
    points: float
    share: float
    reasons: tuple[Note, ...]


def adviser(game: AnyGame) -> Searcher[Any]:
    """The game's strongest bot, or a simple search where its bots do not search."""
    *_, bot = game.bots().values()
    return bot if isinstance(bot, Searcher) else FlatSearcher(SIMPLE, game)


def advice(game: AnyGame, view: View[Any], weighed: Sequence[Weighed[Any]]) -> tuple[Advice, ...]:
    """The best of the weighed moves, with their reasons."""
    return tuple(
        Advice(str(item.move), round(item.points, 2), round(item.share, 3), game.reasons(view, item.move))
        for item in weighed[:BEST]
    )
