"""`python3 build bench line`: would a memory of Python that is sent along pay for its download?

The page keeps Python's memory itself, on the first visit, for the second (web/bridge/snapshot.js). A
publisher could send that memory to the first visit too. Here both sites are played from the same line, in
turn and in fresh browser profiles: everything is sent in brotli at its best, through one line of MBITS for
all connections, and each answer is late by DELAY. The time is from the start of the navigation until the
first legal move is accepted, as in `bench boot`.

The memory is taken from a real first visit of this build. The site that sends it differs in one function
only: where the page looks for the memory of an earlier visit, it asks the publisher.
"""

import base64
import re
import shutil
import statistics
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench_boot import FIRST_MOVE, GAME, Bench
from folders import BUILD, ROOT, WEB
from make_site import make_site
from page_server import PageServer
from publisher import Publisher
from say import Failure, note, run, step

ROUNDS = 5
MBITS = (10, 50)
DELAY = 0.04
"""Seconds until an answer begins, of a home's line."""
PIECE = 8192
PARTS = ("index.html", "app", "data", "runtime")
"""Of the site, what a first visit asks for."""
STORED = re.compile(r"(?<=export async function storedMemory\(\) \{\n).*?(?=\n\}\n)", re.DOTALL)
SENT = "  return new Uint8Array(await (await fetch(key)).arrayBuffer());"

TAKE = """async () => {
    const cache = await caches.open("penguin-parlour-memory");
    let found;
    while (!(found = await cache.match((await cache.keys())[0] ?? ""))) {
        await new Promise((go) => setTimeout(go, 200));
    }
    const text = await new Promise((done) => {
        const reader = new FileReader();
        reader.onload = () => done(reader.result);
        found.blob().then((blob) => reader.readAsDataURL(blob));
    });
    return { path: new URL((await cache.keys())[0].url).pathname, text: text.split(",")[1] };
}"""


class Line:
    """What all connections share: so many bits a second."""

    def __init__(self, mbits: float) -> None:
        self.rate = mbits * 1e6 / 8
        self._free = 0.0
        self._turn = threading.Lock()

    def carry(self, size: int) -> None:
        """Return when so many bytes have passed."""
        with self._turn:
            self._free = max(self._free, time.monotonic()) + size / self.rate
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class _Slow:
    """What an answer is written to."""

    def __init__(self, stream: Any, line: Line) -> None:
        self._stream, self._line = stream, line

    def write(self, data: bytes) -> int:
        for at in range(0, len(data), PIECE):
            piece = data[at : at + PIECE]
            self._line.carry(len(piece))
            self._stream.write(piece)
        return len(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class _Publisher(Publisher):
    """Sends what is packed beside each file, through the line."""

    encoding = "br"
    line = Line(MBITS[0])

    def setup(self) -> None:
        super().setup()
        self.wfile = _Slow(self.wfile, self.line)  # type: ignore[assignment]  # a stream in all that is used

    def packed(self, file: Path) -> bytes | None:
        time.sleep(DELAY)
        beside = Path(f"{file}.br")
        return beside.read_bytes() if beside.is_file() else None


def _memory(bench: Bench, site: Path, scratch: Path) -> tuple[str, bytes]:
    """The path and the bytes of the memory that a first visit keeps."""
    found: dict[str, str] = {}

    def take(page: Page) -> None:
        found.update(page.evaluate(TAKE))

    server = PageServer(site).start()
    bench.boot(scratch / "profile", server.address + GAME, FIRST_MOVE, take)
    server.stop()
    return found["path"].lstrip("/"), base64.b64decode(found["text"])


def _send_memory(site: Path, path: str, memory: bytes) -> None:
    """Let a copy of the site send this memory."""
    (site / path).write_bytes(memory)
    with tempfile.TemporaryDirectory(dir=ROOT / "dist", prefix=".line-") as name:
        web, made = Path(name) / "web", Path(name) / "made"
        shutil.copytree(WEB, web)
        source = web / "bridge" / "snapshot.js"
        text, count = STORED.subn(SENT, source.read_text("utf-8"))
        if count != 1:
            raise Failure("web/bridge/snapshot.js has no function storedMemory where this can replace it")
        source.write_text(text, "utf-8")
        run(["node", str(BUILD / "bundle.mjs"), str(web), str(made)], what="bundling web/", folder=ROOT)
        (app,) = (site / "app").iterdir()
        shutil.copytree(made, app, dirs_exist_ok=True)


def _weight(site: Path) -> int:
    return sum(file.stat().st_size for file in (site / "runtime").rglob("*.br"))


def bench_line() -> None:
    """Print for each line how long both sites take, and their ratio."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        scratch = Path(name)
        bench = Bench(playwright)
        plain, sent = scratch / "plain", scratch / "sent"
        with step("Two sites, one of which sends the memory"):
            shutil.copytree(make_site(), plain)
            path, memory = _memory(bench, plain, scratch)
            shutil.copytree(plain, sent)
            _send_memory(sent, path, memory)
            for site in (plain, sent):
                parts = [str(site / part) for part in PARTS]
                run(["node", str(BUILD / "pack_site.mjs"), *parts], what="packing the site", folder=ROOT)
        note(
            f"  the memory: {len(memory):,} bytes, {(sent / f'{path}.br').stat().st_size:,} in brotli;"
            f" all of runtime/ {_weight(plain):,} and {_weight(sent):,}"
        )
        for mbits in MBITS:
            _compare(bench, scratch, mbits, (plain, sent))


def _compare(bench: Bench, scratch: Path, mbits: float, sites: tuple[Path, Path]) -> None:
    handler = type("Publisher", (_Publisher,), {"line": Line(mbits)})
    servers = [PageServer(site, handler=handler).start() for site in sites]
    rounds: list[tuple[float, float]] = []
    with step(f"A line of {mbits} Mbit/s, {1000 * DELAY:.0f} ms late"):
        for number in range(ROUNDS):
            plain, sent = (
                bench.boot(scratch / f"{mbits}-{number}-{which}", server.address + GAME, FIRST_MOVE).wall
                for which, server in enumerate(servers)
            )
            rounds.append((plain, sent))
            note(f"  round {number + 1}: as it is {plain:.0f} ms, memory sent {sent:.0f} ms")
    for server in servers:
        server.stop()
    ratios = sorted(sent / plain for plain, sent in rounds)
    one, other = (statistics.median(walls) for walls in zip(*rounds, strict=True))
    note(
        f"{mbits} Mbit/s: as it is {one:.0f} ms, with the memory sent {other:.0f} ms,"
        f" {statistics.median(ratios):.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    )
