"""The check of a view that comes from Python callers: right kind, right version."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar

from parlour.errors import BadSetup, Unreadable
from parlour.game import View

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


def deciding_view(view: object, kind: type[DecidingT]) -> DecidingT:
    """The same of a seat that has a move to choose; that of another seat, or of nobody, is BadSetup."""
    seen = checked_view(view, kind)
    if not seen.moves:
        raise BadSetup("nothing-to-decide", where="view")
    return seen
