"""`python3 build bench thinking`: how long the strongest bot thinks in the page, and whether others get in.

One round of every game and number of seats is played in a real Chromium by the site's own engine, the
strongest bot on the first seat, greedy bots on the others. Measured at each of its moves: how long the answer
took; after how many milliseconds the worker, asked in the middle of the thinking, answered something else;
and after how many it obeyed *stop*. Also the longest task of the page's own thread, and how many moves the
clock cut short.
"""

import json
import statistics
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, sync_playwright

import browser
from make_site import make_site
from page_server import PageServer
from say import note, step

ROUND = """async ([module, game, bots, seed]) => {
    const { Engine } = await import(module);
    const engine = Engine.shared();
    engine.start();
    while (engine.state !== "ready") {
        if (engine.state === "failed") throw new Error(JSON.stringify(engine.failure));
        await new Promise((resolve) => engine.addEventListener("change", resolve, { once: true }));
    }
    const tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: "longtask" });
    const later = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const players = bots.map((bot, seat) => ({ name: `Seat ${seat + 1}`, bot }));
    const table = `${game} ${bots.length}`;
    let shown = await engine.ask({ op: "new", table, game, players, seed });
    const found = { moves: [], asked: [], stopped: [], tasks, cut: 0 };
    while (!shown.over) {
        const request = { op: "bot", table, position: shown.position, with_record: true };
        if (shown.turn !== 0) {
            shown = await engine.ask(request);
            continue;
        }
        const doomed = engine.ask(request).then(() => null, () => performance.now());
        await later(60);
        const asked = performance.now();
        const hello = engine.ask({ op: "hello" }).then(() => performance.now() - asked);
        const stopping = engine.ask({ op: "stop", table });
        const ended = await doomed;
        await stopping;
        found.asked.push(await hello);
        if (ended === null) { // it had moved already
            shown = await engine.ask({ op: "view", table, with_record: true });
            found.moves.push(60);
            continue;
        }
        found.stopped.push(ended - asked);
        const began = performance.now();
        shown = await engine.ask(request);
        found.moves.push(performance.now() - began);
    }
    found.cut = (/^cut: (.*)$/m.exec(shown.record)?.[1] ?? "").split(" ").filter(Boolean).length;
    await engine.ask({ op: "close", table });
    return found;
}"""


@dataclass(frozen=True)
class Found:
    """What one round gave, all in milliseconds."""

    moves: list[float]
    asked: list[float]
    stopped: list[float]
    tasks: list[float]
    cut: int

    def __str__(self) -> str:
        return (
            f"{len(self.moves):3} moves, half under {statistics.median(self.moves):.0f} ms, 95 % under"
            f" {_most(self.moves):.0f} ms, cut short {self.cut}; 95 % of other answers under"
            f" {_most(self.asked):.0f} ms, of stops under {_most(self.stopped):.0f} ms; longest task of the"
            f" page {max(self.tasks, default=0):.0f} ms"
        )


def _most(times: list[float]) -> float:
    """The time under which 95 % are."""
    return sorted(times)[int(0.95 * (len(times) - 1) + 0.5)] if times else 0.0


def _round(page: Page, module: str, game: str, bots: list[str]) -> Found:
    found: Any = page.evaluate(ROUND, [module, game, bots, "thinking"])
    return Found(**found)


def bench_thinking() -> None:
    """Play one round of every game and count, and print a line for each."""
    site = make_site()
    (module,) = site.glob("app/*/library.js")
    (index,) = site.glob("data/*/index.json")
    games = json.loads(index.read_text("utf-8"))["games"]
    server = PageServer(site).start()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.ensure(), args=browser.FLAGS)
        page = chromium.new_context(service_workers="block").new_page()
        page.goto(server.address)
        address = server.address + module.relative_to(site).as_posix()
        for game in games:
            strongest = game["bots"][-1]["name"]
            for seats in game["seats"]:
                with step(f"{game['name']}, {seats} players"):
                    found = _round(page, address, game["name"], [strongest] + ["greedy"] * (seats - 1))
                note(f"  {found}")
        chromium.close()
    server.stop()
