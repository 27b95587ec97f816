"""What a player likes, set before the page starts: for tests and benches, which need no time to look."""

import json
from collections.abc import Mapping

PREFIX = "penguin-parlour:setting:"
QUICK = {"speed": "off", "explain": "off"}
"""Bots answer at once, nothing flies, and nothing is explained unasked, for which bots would wait."""


def liking(likes: Mapping[str, str], *, once: bool = False) -> str:
    """An expression that sets these settings; those that are there already stay if it is to do so only once.
    Pages without storage like nothing.
    """
    wanted = json.dumps({PREFIX + name: value for name, value in likes.items()})
    kept = "localStorage.getItem(name) ?? value" if once else "value"
    return (
        f"(() => {{ try {{ for (const [name, value] of Object.entries({wanted}))"
        f" localStorage.setItem(name, {kept}); }} catch {{}} }})()"
    )
