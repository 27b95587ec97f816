"""Finds the games: every folder of `parlour.games` that exposes `GAME`. Nothing lists them."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from parlour import games as folder
from parlour.errors import BadSetup, Unreadable
from parlour.game import Game, View

AnyGame = Game[Any]
"""A game whose kind of move is not known here; moves pass through as texts."""


@cache
def all_games() -> dict[str, AnyGame]:
    """Every game by name, the template too, in alphabetical order."""
    modules = (
        import_module(f"{folder.__name__}.{found.name}") for found in pkgutil.iter_modules(folder.__path__)
    )
    return {game.name: game for game in (module.GAME for module in modules)}


def games() -> dict[str, AnyGame]:
    """The games that a lobby offers."""
    return {name: game for name, game in all_games().items() if game.listed}


def find(name: str) -> AnyGame:
    """The game of a name. Raises BadSetup."""
    if name not in all_games():
        raise BadSetup("game-unknown", where="game", value=name, allowed=tuple(games()))
    return all_games()[name]


def game_of(view: View[Any]) -> AnyGame:
    """The game whose view this is: a view's class stands in its game's folder. Raises Unreadable."""
    package = type(view).__module__.rpartition(".")[0]
    for game in all_games().values():
        if type(game).__module__.rpartition(".")[0] == package:
            return game
    raise Unreadable("view-of-another-game", where="view", text=type(view).__name__)
