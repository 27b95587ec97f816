"""The table of an environment for people."""

from __future__ import annotations

from typing import Any

from parlour.arena.extras import needs
from parlour.errors import BadSetup
from parlour.game import Seat
from parlour.learning.matches import Match
from parlour.portrait import portrait
from parlour.registry import AnyGame

RENDER_MODES = ("ansi", "svg")


def check_mode(mode: str | None) -> None:
    """Raises BadSetup for a mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("render-mode", where="render_mode", value=mode, allowed=RENDER_MODES)


def rendered(game: AnyGame, match: Match, seat: Seat | None, mode: str | None) -> Any:
    """The table as a seat, or nobody, sees it: lines of text, or a drawing (SVG)."""
    if mode is None:
        return None
    view = match.view(seat)
    if mode == "svg":
        return portrait(view)
    with needs("learning"):
        from parlour.sentences import Sentences
    from parlour.terminal.plain import draw

    names = [f"seat_{each + 1}" for each in range(view.setup.seats)]
    return "\n".join(draw(game, game.picture(view), Sentences(game, names), seat)) + "\n"
