"""The levels of play that a lobby offers, in every game the same four penguins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot as a lobby shows it: its name for records, the messages `bot-<name>` and `bot-<name>-about`, and
    what fills a per-seat `numbers` option of the same name (`{"height": 45}`).
    """

    name: str
    numbers: Mapping[str, int] = field(default_factory=dict)


STANDARD = "rockhopper"
"""Whom a lobby proposes: worth playing against, and beaten by somebody who has played a few times."""
LEVELS = (
    BotInfo("little", {"height": 33}),
    BotInfo("rockhopper", {"height": 52}),
    BotInfo("gentoo", {"height": 76}),
    BotInfo("emperor", {"height": 115}),
)
"""Weakest first. Heights in centimetres (PU-33): about the middle of what each species reaches."""
