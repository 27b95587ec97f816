"""Sentences: the Fluent files that clients share. Each game has its own `messages.<language>.ftl` beside
its rules, the page has `page.<language>.ftl`, and the terminal the folders `terminal` and `help`.
docs/languages.md tells how a language is added.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources

SOURCE = "en"
"""The language that all others are translated from."""


@cache
def languages() -> tuple[str, ...]:
    """Tags of the languages that there are, found by their files: first English, then the others by tag."""
    names = [file.name for file in resources.files(__name__).iterdir() if file.name.endswith(".ftl")]
    others = {name.removesuffix(".ftl") for name in names} - {SOURCE}
    return (SOURCE, *sorted(others))


def choose_language(wishes: Iterable[str]) -> str:
    """The best language that there is for wishes like `de-CH`, `de_CH.UTF-8` or `de`, the dearest first;
    English if there is none of them.
    """
    for wish in wishes:
        short = re.split(r"[-_.@]", wish.lower())[0]
        if short in languages():
            return short
    return SOURCE


def shared_messages(language: str) -> str:
    """The messages of no game in particular: errors, bots, the table, the lobby."""
    return resources.files(__name__).joinpath(f"{language}.ftl").read_text("utf-8")


def messages_of(part: str, language: str) -> str:
    """The messages that no page needs: of the part `terminal` or `help`."""
    return resources.files(__name__).joinpath(part, f"{language}.ftl").read_text("utf-8")
