"""The check of what comes from Python callers: a view of the right kind and version, a move of the game."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar

from parlour.errors import BadSetup, Unreadable
from parlour.game import View

MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT")
DecidingT = TypeVar("DecidingT", bound=View[Any])


def checked_view(view: object, kind: type[ViewT]) -> ViewT:
    """The view as one of this game and version: a foreign or an older one, from a file say, is Unreadable."""
    if not isinstance(view, kind):
        raise Unreadable("view-of-another-game", where="view", text=type(view).__name__)
    for field in fields(kind):  # type: ignore[arg-type]  # every view is a dataclass
        if not hasattr(view, field.name):
            raise Unreadable("view-of-another-version", where=f"view.{field.name}", text=field.name)
    return view


def checked_move(move: MoveT, kind: type | tuple[type, ...]) -> MoveT:
    """The move as one of this game; a text, say, is Unreadable: `parse` makes a move of it."""
    if not isinstance(move, kind):
        raise Unreadable("not-a-move", where="move", text=type(move).__name__)
    return move


def deciding_view(view: object, kind: type[DecidingT]) -> DecidingT:
    """The same of a seat that has a move to choose; that of another seat, or of nobody, is BadSetup."""
    seen = checked_view(view, kind)
    if not seen.moves:
        raise BadSetup("nothing-to-decide", where="view")
    return seen
