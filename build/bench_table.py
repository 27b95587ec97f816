"""`python3 build bench table`: how fast the table answers, how evenly cards fly, and how long the page is
ever busy.

A person plays a while against greedy bots at the normal pace, by the mouse, in a real Chromium: first a
fresh game of each kind, then the end of one on the largest iceberg, where almost every cell is taken.
Measured: milliseconds from a press until the table has changed; the time between two frames in both of which
the uppermost card is on its way (before its first one the browser draws the board anew, and nothing moves);
the longest task of the page's own thread, and how long the processor works in that thread for a press and
all that follows from it. Without a graphics card, as here, a frame is drawn by the processor: trust what is
the same on two machines.
"""

import json
import statistics
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, sync_playwright

import browser
from folders import ROOT
from likes import liking
from make_site import make_site
from page_server import PageServer
from say import note, step

PRESSES = 12
GAMES = ("blue-penguin", "penguin-party", "penguin-ultimatum")
FULL = ROOT / "e2e" / "records" / "penguin-ultimatum-penguins-out.record"

PROBE = """host => {
    const table = host.shadowRoot.querySelector(".table");
    const found = window.found = { answers: [], frames: [], tasks: [] };
    table.addEventListener("click", (event) => {
        const before = table.dataset.step;
        const look = () => {
            if (table.dataset.step === before) requestAnimationFrame(look);
            else found.answers.push(performance.now() - event.timeStamp);
        };
        requestAnimationFrame(look);
    }, true);
    const flies = () => {
        const flyer = table.lastElementChild;
        const under_way = (one) => !one.pending && one.currentTime > one.effect.getTiming().delay;
        return flyer.classList.contains("flying") && flyer.getAnimations().some(under_way);
    };
    let last = performance.now(), flew = false;
    const frame = (now) => {
        const flying = flies();
        if (flew && flying) found.frames.push(now - last);
        [last, flew] = [now, flying];
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => found.tasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: "longtask" });
}"""
WAITS = """() => {
    const { shadowRoot } = document.querySelector(".play penguin-table");
    return ["person", "over", "round"].includes(shadowRoot.querySelector(".table").dataset.phase);
}"""
LOAD = """(table, record) => new Promise((done) => {
    table.addEventListener("penguin-ready", () => done(), { once: true });
    table.setAttribute("record", record);
})"""


def _late(record: Path) -> str:
    """The record without its last ten moves, a bot on the second seat."""
    lines = record.read_text("utf-8").splitlines()
    moves = next(number for number, line in enumerate(lines) if line.startswith("moves:"))
    lines[moves] = " ".join(lines[moves].split()[:-10])
    second = next(number for number, line in enumerate(lines) if line.startswith("player 2:"))
    lines[second + 1 : second + 1] = ["bot 2: greedy"]
    return "\n".join(lines[: moves + 2]) + "\n"


def _share(times: list[float], part: float) -> float:
    """The time under which this part of all times is."""
    return sorted(times)[int(part * (len(times) - 1) + 0.5)] if times else 0.0


def _press(page: Page, host: Locator) -> None:
    """Pick whatever may be picked, until the game is over."""
    marked = host.locator(".open > .body, .actions button:not([data-action='back'], [data-action='hurry'])")
    for _ in range(PRESSES):
        page.wait_for_function(WAITS)
        if host.locator(".table").get_attribute("data-phase") != "person":
            return
        confirm = host.locator("[data-action='confirm']")
        before = host.locator(".table").get_attribute("data-step")
        (confirm if confirm.count() else marked.first).click()
        host.locator(f".table:not([data-step='{before}'])").wait_for()


def _busy(metrics: CDPSession) -> float:
    """Seconds that the processor has worked in the page's own thread, whatever else the machine does."""
    found = {one["name"]: float(one["value"]) for one in metrics.send("Performance.getMetrics")["metrics"]}
    return found["TaskDuration"]


def _report(page: Page, busy: float) -> str:
    found: Any = json.loads(page.evaluate("JSON.stringify(window.found)"))
    answers, frames, tasks = found["answers"], found["frames"], found["tasks"]
    if not answers:
        return "nothing could be pressed"
    smooth = sum(frame < 25 for frame in frames) / max(1, len(frames))
    return (
        f"{len(answers):3} presses, half answered in {statistics.median(answers):.0f} ms, 95 % in"
        f" {_share(answers, 0.95):.0f} ms; {len(frames)} frames, half within"
        f" {statistics.median(frames or [0]):.1f} ms, 95 % within {_share(frames, 0.95):.0f} ms, {smooth:.0%}"
        f" not dropped; {len(tasks)} tasks over 50 ms, the longest {max(tasks, default=0):.0f} ms;"
        f" {1000 * busy / len(answers):.0f} ms of work for a press"
    )


def bench_table() -> None:
    """Play in every game, and print a line for each."""
    server = PageServer(make_site()).start()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.ensure(), args=browser.FLAGS)
        context = chromium.new_context(viewport={"width": 1280, "height": 800}, bypass_csp=True)
        context.set_default_timeout(120_000)
        context.add_init_script(liking({"explain": "off"}))
        page = context.new_page()
        metrics = context.new_cdp_session(page)
        metrics.send("Performance.enable", {"timeDomain": "threadTicks"})
        for game in (*GAMES, "full iceberg"):
            name = game if game in GAMES else GAMES[-1]
            page.goto(f"{server.address}#/play?game={name}&seats=Ada%3B+Pip%3Dgreedy&seed=table")
            page.reload()
            host = page.locator(".play penguin-table")
            host.locator(".table").wait_for()
            if game not in GAMES:
                host.evaluate(LOAD, _late(FULL))
            with step(f"{game}"):
                host.evaluate(PROBE)
                before = _busy(metrics)
                _press(page, host)
                busy = _busy(metrics) - before
            note(f"  {_report(page, busy)}")
        chromium.close()
    server.stop()
