"""What Lighthouse says of the lobby and of an embed, on a phone and a desk.

Lighthouse is no part of `node_modules`, because nothing else needs its hundred packages: it has a lock of its
own (build/lighthouse), and lies in the cache. The files come compressed, as publishers send them.
"""

import gzip
import json
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import browser
from folders import BUILD, CACHE
from memory import remember, remembered
from page_server import PageServer
from publisher import Publisher
from say import Failure, run, step

LOCK = [BUILD / "lighthouse" / name for name in ("package.json", "package-lock.json")]
PACKED = (
    ".css",
    ".ftl",
    ".html",
    ".js",
    ".json",
    ".md",
    ".mjs",
    ".py",
    ".svg",
    ".wasm",
    ".webmanifest",
    ".zip",
)


@dataclass(frozen=True)
class Wish:
    """A page as it is looked at."""

    name: str
    path: str
    desk: bool
    """Else a phone, with a slow line and a slow processor."""


@dataclass(frozen=True)
class Answer:
    """Scores from 0 to 1; None for what says nothing of this page."""

    wish: Wish
    categories: dict[str, float | None]
    audits: dict[str, float | None]


WISHES = [
    Wish(f"{page} on a {'desk' if desk else 'phone'}", path, desk)
    for page, path in (("lobby", ""), ("embed", "embed.html?game=penguin-party&seats=Ada%3B+Pip%3Dgentoo"))
    for desk in (False, True)
]


class _Publisher(Publisher):
    """Sends in gzip what can be made smaller."""

    encoding = "gzip"

    def packed(self, file: Path) -> bytes | None:
        return gzip.compress(file.read_bytes(), 6) if file.is_file() and file.suffix in PACKED else None


def _lighthouse() -> Path:
    """The folder of Lighthouse, installed by its lock if need be. Raises Failure."""
    made = remembered("lighthouse", LOCK, CACHE)
    if made is None:
        with step("Lighthouse, with a hundred packages"), tempfile.TemporaryDirectory() as scratch:
            for file in LOCK:
                shutil.copyfile(file, Path(scratch) / file.name)
            run(
                ["npm", "ci", "--ignore-scripts"],
                what="npm ci",
                folder=Path(scratch),
                hint="Is this machine online?",
            )
            remember("lighthouse", LOCK, CACHE, Path(scratch))
        made = remembered("lighthouse", LOCK, CACHE)
    if made is None:
        raise Failure(f"Lighthouse cannot be kept in {CACHE}")
    return made


def ask(site: Path, wishes: Sequence[Wish]) -> list[Answer]:
    """One look at each page of a finished site. Raises Failure."""
    home = _lighthouse()
    server = PageServer(site, handler=_Publisher).start()
    try:
        pages = [{"address": server.address + wish.path, "desk": wish.desk} for wish in wishes]
        flags = ["--headless=new", *browser.FLAGS]
        wanted = json.dumps({"program": browser.ensure(), "flags": flags, "pages": pages})
        printed = run(["node", BUILD / "ask_lighthouse.mjs", home, wanted], what="lighthouse")
    finally:
        server.stop()
    answers = []
    for wish, found in zip(wishes, json.loads(printed), strict=True):
        if found["error"]:
            raise Failure(f"Lighthouse, {wish.name}: {found['error']}")
        answers.append(Answer(wish, found["categories"], found["audits"]))
    return answers
