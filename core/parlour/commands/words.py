"""The plain words of the command line: help, refusals of argparse, lines of reports. They need no package,
so that `--help` speaks the reader's language before any extra is installed.

Their files (`messages/help/<language>.ftl`) are Fluent, but of its plainest part: a name, a text over one or
more lines, and variables in it. A test holds this reader against Fluent's own.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager

from parlour.messages import messages_of

_MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n(?:[ \t].*|(?=\n)))*)", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$(\w+) \}")


class Words:
    """The words of one language, by name: `words("play-about")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        text = messages_of("help", language)
        self._patterns = {name: _dedented(pattern) for name, pattern in _MESSAGE.findall(text)}

    def __contains__(self, name: str) -> bool:
        return name in self._patterns

    def __call__(self, name: str, **facts: object) -> str:
        """The words of a name. Raises KeyError where there are none, or a fact is
        missing: a fault of ours.
        """
        return _VARIABLE.sub(lambda found: str(facts[found[1]]), self._patterns[name])


def _dedented(pattern: str) -> str:
    return "\n".join(line.strip(" ") for line in pattern.strip(" \n").split("\n"))


def name_of(text: str) -> str:
    """The name of the words that stand for an English text of argparse."""
    return f"argparse-{re.sub('[^a-z]+', '-', text.lower()).strip('-')}"


@contextmanager
def speaking(words: Words) -> Iterator[None]:
    """Lets argparse speak a language: what it writes goes through the names `_` and `ngettext` of its module,
    as programs in gettext do. A text that nobody has translated stays English.
    """

    def said(text: str | None) -> str | None:
        if text is None:  # argparse asks also for a description that is not there
            return None
        name = name_of(text)
        return text.replace(text.strip(), words(name)) if name in words else text

    def counted(one: str, many: str, number: int) -> str | None:
        return said(one if number == 1 else many)

    module = vars(argparse)
    before = module["_"], module["ngettext"]
    module["_"], module["ngettext"] = said, counted
    try:
        yield
    finally:
        module["_"], module["ngettext"] = before
