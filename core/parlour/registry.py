"""Finds the games: every folder of `parlour.games` that exposes `GAME`. Nothing lists them."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from parlour import games as folder
from parlour.errors import BadSetup, Unreadable
from parlour.game import Game, View
from parlour.texts import checked_text

AnyGame = Game[Any]
"""A game whose kind of move is not known here; moves pass through as texts."""


@cache
def folders() -> tuple[str, ...]:
    """The games' folders: a game is named like its folder, with hyphens."""
    return tuple(found.name for found in pkgutil.iter_modules(folder.__path__))


def _game_in(name: str) -> AnyGame | None:
    """The game of a folder: only it is imported, since a page plays one game. TypeError says what is wrong in
    the folder: who writes a game reads it.
    """
    if name not in folders():
        return None
    game = getattr(import_module(f"{folder.__name__}.{name}"), "GAME", None)
    if not isinstance(game, Game):
        raise TypeError(f"games/{name}/__init__.py: GAME is {game!r}, expected a parlour.game.Game")
    for attribute in ("name", "prefix", "seats", "zones"):
        if not hasattr(game, attribute):
            raise TypeError(f"games/{name}: the class {type(game).__name__} says no `{attribute}`")
    if game.name != (wanted := name.replace("_", "-")):
        raise TypeError(f"games/{name}: the game names itself {game.name!r}, expected {wanted!r}")
    return game


@cache
def all_games() -> dict[str, AnyGame]:
    """Every game by name, the template too, in alphabetical order."""
    return {game.name: game for game in map(_game_in, folders()) if game is not None}


def games() -> dict[str, AnyGame]:
    """The games that a lobby offers."""
    return {name: game for name, game in all_games().items() if game.listed}


def find(name: str) -> AnyGame:
    """The game of a name. Raises BadSetup, or Unreadable for what is no text."""
    game = _game_in(checked_text(name, "game").replace("-", "_"))
    if game is None or game.name != name:
        raise BadSetup("game-unknown", where="game", value=name, allowed=tuple(games()))
    return game


def game_of(view: View[Any]) -> AnyGame:
    """The game whose view this is: a view's class stands in its game's folder. Raises Unreadable."""
    package, _, name = type(view).__module__.rpartition(".")[0].rpartition(".")
    game = _game_in(name) if package == folder.__name__ else None
    if game is not None:
        return game
    raise Unreadable("view-of-another-game", where="view", text=type(view).__name__)
