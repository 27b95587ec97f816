"""`python3 build bench heap`: does one tab grow? Quick bots play GAMES matches in it, then it is loaded anew
RELOADS times.

Counted after the garbage has been collected: the page's bytes of JavaScript, nodes and listeners, Python's
objects and memory. The first matches fill what is kept on purpose (faces, modules, games of the past): what
is compared comes after them.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from urllib.parse import urlencode

from playwright.sync_api import Page, sync_playwright

import browser
from likes import QUICK, liking
from make_site import make_site
from page_server import PageServer
from say import Failure, note, step

GAMES = 200
RELOADS = 20
KINDS = (("blue-penguin", ""), ("penguin-party", "rounds=single"), ("penguin-ultimatum", ""))
OVER = """async (seed) => {
    const over = () => location.hash.includes(seed)
        && document.querySelector(".play penguin-table")?.view?.over === "match";
    while (!over()) await new Promise((done) => setTimeout(done, 50));
}"""
PYTHON = """async (collect) => {
    const { loaded } = await import(collect);
    const python = await loaded;
    const objects = python.runPython("import gc; gc.collect(); len(gc.get_objects())");
    return [objects, python._module.HEAP8.length];
}"""


# Games keep each move that they have met, once, so that no playout makes any. The interpreter's memory grows
# by a fifth at a time, which 200 matches take once.
LITTLE = {"page": 2_000_000, "nodes": 4_000, "listeners": 100, "objects": 60_000, "memory": 8_000_000}
"""What may be more without being growth."""


@dataclass(frozen=True)
class Heap:
    """What a tab holds."""

    page: int
    """Bytes of JavaScript in the page's own thread."""
    nodes: int
    listeners: int
    objects: int
    """Python's, as its collector counts them."""
    memory: int
    """Bytes of the interpreter, which never shrink."""

    def __str__(self) -> str:
        return (
            f"page {self.page / 1e6:5.1f} MB, {self.nodes:6} nodes, {self.listeners:5} listeners; "
            f"Python {self.objects:7} objects, {self.memory / 1e6:5.1f} MB"
        )


def heap_of(page: Page) -> Heap:
    """What the tab holds now."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    counted = session.send("Memory.getDOMCounters")
    session.detach()
    (worker,) = page.workers
    runtime = page.evaluate("""() => performance.getEntriesByType("resource").map(({ name }) => name)
        .find((name) => name.endsWith("/main.js")).replace("main.js", "runtime.js#1")""")
    objects, memory = worker.evaluate(PYTHON, runtime)
    return Heap(int(used), counted["nodes"], counted["jsEventListeners"], objects, memory)


def play(page: Page, address: str, number: int) -> None:
    """One match of quick bots, which the page watches to its end."""
    game, options = KINDS[number % len(KINDS)]
    seed = f"heap{number}x"
    query = urlencode({"game": game, "seats": "Pip=greedy; Skua=random", "options": options, "seed": seed})
    page.goto(f"{address}#/play?{query}")
    page.evaluate(OVER, seed)


def grown(what: str, first: Heap, last: Heap, times: int) -> list[str]:
    """Lines for what has grown by more than a tenth, and by more than a little."""
    return [
        f"{each.name} by {after - before} in {times} {what}"
        for each in fields(Heap)
        for before, after in [(getattr(first, each.name), getattr(last, each.name))]
        if after - before > max(LITTLE[each.name], before / 10)
    ]


def follow(page: Page, what: str, times: int, every: int, act: Callable[[int], None]) -> list[str]:
    """Act so many times and count now and then. Returns lines for what has grown since the first count."""
    counts: list[Heap] = []
    for number in range(1, times + 1):
        act(number)
        if number % every == 0:
            counts.append(heap_of(page))
            note(f"{number:4} {what}: {counts[-1]}")
    return grown(what, counts[0], counts[-1], times - every)


def bench_heap() -> None:
    """Play and load; print what the tab holds. Raises Failure if it grows."""
    site = make_site()
    with sync_playwright() as playwright, step("Playing in one tab"):
        server = PageServer(site).start()
        chromium = playwright.chromium.launch(executable_path=browser.ensure(), args=browser.FLAGS)
        page = chromium.new_page()
        page.add_init_script(liking(QUICK))

        def reload(number: int) -> None:
            page.goto("about:blank")
            play(page, server.address, -number)

        found = follow(page, "matches", GAMES, 20, lambda number: play(page, server.address, number))
        found += follow(page, "reloads", RELOADS, 5, reload)
        chromium.close()
        server.stop()
    if found:
        raise Failure("The tab grows: " + "; ".join(found))
