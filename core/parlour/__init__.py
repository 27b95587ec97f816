"""Penguin Parlour: three penguin card games as a pure-Python engine. Start with `parlour.games()`."""

from parlour.registry import find, games

__version__ = "0.1.0"

__all__ = ["__version__", "find", "games"]
