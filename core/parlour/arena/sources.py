"""Which engine played: a hash of all that decides how a match goes, so that a changed bot is another bot."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

from parlour.registry import find

SHARED = ("arena/matches.py", "bots", "chance.py", "playout.py")
"""Besides the game's own folder."""
TEXTS = (".ftl", ".md", ".css", ".pyc")
"""Files that no match depends on."""


def fingerprint(game: str) -> str:
    """The hash of a game's rules and bots, and of what all bots share."""
    digest = sha256()
    own = type(find(game)).__module__.split(".")[2]  # parlour.games.<folder>.game
    roots = [resources.files("parlour").joinpath(*name.split("/")) for name in SHARED]
    for root in (*roots, resources.files("parlour.games").joinpath(own)):
        for name, content in _files(root, root.name):
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:16]


def _files(root: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    """All files in or at `root`, in order."""
    if root.is_file():
        if not name.endswith(TEXTS):
            yield name, root.read_bytes()
        return
    for item in sorted(root.iterdir(), key=lambda item: item.name):
        yield from _files(item, f"{name}/{item.name}")
