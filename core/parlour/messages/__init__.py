"""Sentences: the Fluent files that clients share. Each game has its own `messages.<language>.ftl` beside
its rules.
"""

from __future__ import annotations

from importlib import resources


def shared_messages(language: str) -> str:
    """The messages of no game in particular: errors, bots, the table, the lobby."""
    return resources.files(__name__).joinpath(f"{language}.ftl").read_text("utf-8")
