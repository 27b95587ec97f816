"""`python3 build bench boot`: our page's boot beside stock ones, in turn, in fresh browser profiles.

stock          a page that only calls a stock `loadPyodide()` of the npm package: it has no engine yet
stock PyScript a page with PyScript's own tag, the stock files and the engine's plain wheel, until its hello
first          ours in a fresh profile, from the address of a game until its first legal move is accepted
repeat         another match in the same profile, in a browser that was closed and started again
lobby          ours in a fresh profile, until the lobby answers its first click

All with the same headers, but that the stock pages have no content security policy: a stock PyScript does not
start under ours. Each in a browser that has come to rest before: it draws things of its own when it starts.
Wall is the page's own clock from the start of the navigation; CPU is that of all processes of the browser
since then, where /proc tells it. Trust the ratios, not the milliseconds.
"""

import json
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

import browser
from engine_wheel import build_wheel
from folders import PYODIDE, PYSCRIPT
from make_site import make_site
from netlify_headers import read_rules, without_policy
from page_server import PageServer
from say import note, step

ROUNDS = 9
LONGEST = 120_000
"""Milliseconds that a boot may take before the measurement gives up."""
RESTING = 0.03
"""Seconds of the processors in half a second, of a browser at rest."""
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
GAME = "#/play?game=penguin-party&seats=Ada%3B+Pip%3Dgreedy&seed=abc"
AGAIN = GAME.replace("abc", "abd")
"""Another match in which Ada begins: in the same one it would be the bot's turn, which takes its time."""

BARE_PAGE = """<!doctype html>
<html lang="en"><title>stock</title><script type="module" src="runtime/stock/bare.js"></script></html>
"""
BARE_SCRIPT = """
import { loadPyodide } from "./pyodide.mjs";
const indexURL = new URL("./", import.meta.url).href;
globalThis.booted = loadPyodide({ indexURL }).then(() => performance.now());
"""
PYSCRIPT_PAGE = """<!doctype html>
<html lang="en"><title>stock PyScript</title><script type="module" src="runtime/stock/core.js"></script>
<script type="py" src="runtime/stock/main.py" config="runtime/stock/config.json"></script></html>
"""
PYSCRIPT_SCRIPT = """
import js
from parlour.desk import Desk
await Desk().answer('{"v": 1, "id": 1, "op": "hello"}')
js.globalThis.booted = js.performance.now()
"""
BOOTED = """async () => {
    while (!globalThis.booted) await new Promise(requestAnimationFrame);
    return globalThis.booted;
}"""
FIRST_MOVE = """async () => {
    let table;
    while (!(table = document.querySelector("penguin-table"))) await new Promise(requestAnimationFrame);
    await table.ready;
    const turn = () => table.view.turn !== null && table.view.bot === null;
    const once = { once: true };
    while (!turn()) await new Promise((done) => table.addEventListener("penguin-change", done, once));
    await table.play(table.view.picture.choices[0].move);
    return performance.now();
}"""
FIRST_CLICK = """async () => {
    const radio = () => document.querySelector("input[type=radio]:not(:checked)");
    while (!radio()) await new Promise(requestAnimationFrame);
    radio().click();
    await new Promise(requestAnimationFrame);
    return performance.now();
}"""
IN_TIME = """() => Promise.race([
    (%s)(),
    new Promise((_, fail) => setTimeout(() => fail(new Error("it has not started in time")), %d)),
])"""


@dataclass(frozen=True)
class Taken:
    """One boot: milliseconds by the clock, and seconds of the processors or None."""

    wall: float
    cpu: float | None


def _add_stock(site: Path, target: Path) -> None:
    """A copy of the site, and beside it the stock pages."""
    shutil.copytree(site, target)
    stock = target / "runtime" / "stock"
    stock.mkdir()
    for name in STOCK_FILES:
        shutil.copyfile(PYODIDE / name, stock / name)
    for file in PYSCRIPT.glob("*.js"):
        shutil.copyfile(file, stock / file.name)
    wheel = build_wheel(stock)
    (target / "bare.html").write_text(BARE_PAGE)
    (stock / "bare.js").write_text(BARE_SCRIPT)
    (target / "pyscript.html").write_text(PYSCRIPT_PAGE)
    (stock / "main.py").write_text(PYSCRIPT_SCRIPT)
    config = {
        "interpreter": "/runtime/stock/pyodide.mjs",
        "files": {f"./{wheel.name}": "./*"},
    }
    (stock / "config.json").write_text(json.dumps(config))


def _cpu(profile: Path) -> float | None:
    """Seconds that the browser of this profile has computed; None where there is no /proc."""
    if not sys.platform.startswith("linux"):
        return None
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    roots = set()
    for process in Path("/proc").iterdir():
        if not process.name.isdigit():
            continue
        try:
            fields = (process / "stat").read_text().rpartition(")")[2].split()
            command = (process / "cmdline").read_bytes()
        except OSError:
            continue  # it has ended meanwhile
        number = int(process.name)
        parents[number] = int(fields[1])
        ticks[number] = sum(map(int, fields[11:15]))  # its own, and that of children that have ended
        if f"--user-data-dir={profile}".encode() in command:
            roots.add(number)

    def ours(number: int) -> bool:
        return number in roots or (number in parents and ours(parents[number]))

    return sum(count for number, count in ticks.items() if ours(number)) / 100


def _rest(profile: Path) -> float | None:
    """Wait until the browser has nothing to do, ten seconds at most. Returns what `_cpu` says then."""
    used = _cpu(profile)
    for _ in range(20 if used is not None else 0):
        time.sleep(0.5)
        before, used = used, _cpu(profile)
        if before is not None and used is not None and used - before < RESTING:
            break
    return used


class Bench:
    """Boots pages in browsers of their own."""

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright

    def _launch(self, profile: Path) -> BrowserContext:
        program = browser.ensure()
        return self.playwright.chromium.launch_persistent_context(
            profile, executable_path=program, args=browser.FLAGS
        )

    def boot(
        self, profile: Path, address: str, script: str, after: Callable[[Page], None] | None = None
    ) -> Taken:
        """Open a page in a browser with this profile; `after` may use it before the browser is closed."""
        with self._launch(profile) as context:
            page = context.pages[0]
            before = _rest(profile)
            page.goto(address, wait_until="commit")
            wall = float(page.evaluate(IN_TIME % (script, LONGEST)))
            used = _cpu(profile)
            taken = Taken(wall, None if before is None or used is None else used - before)
            if after is not None:
                after(page)
            return taken


def _wait_until_kept(page: Page) -> None:
    """The memory and the files for the next visit are in the browser."""
    page.evaluate("""async () => {
        const kept = async () => (await (await caches.open("penguin-parlour-memory")).keys()).length > 0;
        while (!(await kept())) await new Promise((done) => setTimeout(done, 200));
        await navigator.serviceWorker.ready;
    }""")


def _round(bench: Bench, ours: str, stock: str) -> dict[str, Taken]:
    """One boot of each, from the addresses of the two servers."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        profiles = [Path(scratch) / str(number) for number in range(4)]
        return {
            "stock": bench.boot(profiles[0], f"{stock}bare.html", BOOTED),
            "first": bench.boot(profiles[1], ours + GAME, FIRST_MOVE, _wait_until_kept),
            "stock PyScript": bench.boot(profiles[2], f"{stock}pyscript.html", BOOTED),
            "repeat": bench.boot(profiles[1], ours + AGAIN, FIRST_MOVE),
            "lobby": bench.boot(profiles[3], ours, FIRST_CLICK),
        }


def bench_boot() -> None:
    """Measure ROUNDS times all in turn; print every round, then medians and ratios."""
    site = make_site()
    rounds: list[dict[str, Taken]] = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch) / "site"
        _add_stock(site, folder)
        server = PageServer(folder).start()
        lenient = PageServer(folder, rules=without_policy(read_rules())).start()
        bench = Bench(playwright)
        with step("Booting all pages in turn"):
            for number in range(ROUNDS):
                rounds.append(_round(bench, server.address, lenient.address))
                walls = ", ".join(f"{name} {taken.wall:.0f}" for name, taken in rounds[-1].items())
                note(f"  round {number + 1}, ms: {walls}")
        server.stop()
        lenient.stop()
    for name in rounds[0]:
        note(_line(name, [(each[name], each["stock"]) for each in rounds]))


def _line(name: str, pairs: list[tuple[Taken, Taken]]) -> str:
    walls = sorted(mine.wall / stock.wall for mine, stock in pairs)
    text = f"{name:14} wall {statistics.median(mine.wall for mine, _ in pairs):6.0f} ms,"
    text += f" {statistics.median(walls):.2f} of stock ({walls[0]:.2f} to {walls[-1]:.2f})"
    cpus = [(mine.cpu, stock.cpu) for mine, stock in pairs if mine.cpu is not None and stock.cpu]
    if cpus:
        median = statistics.median(mine for mine, _ in cpus)
        text += (
            f"; CPU {median:5.2f} s, {statistics.median(mine / stock for mine, stock in cpus):.2f} of stock"
        )
    return text
