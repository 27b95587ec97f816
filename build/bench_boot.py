"""`python3 build bench boot`: our page's boot against a page that only calls a stock `loadPyodide()`.

Both are opened in turn in one real Chromium, each time with an empty cache, from one server with the same
headers. Ours is timed until the engine has answered the handshake, the other until `loadPyodide()` is done,
which has no engine yet. Trust the ratio, not the milliseconds.
"""

import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import browser
from folders import PYODIDE
from make_site import make_site
from page_server import PageServer
from say import note, step

ROUNDS = 6
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

STOCK_PAGE = """<!doctype html>
<html lang="en"><title>stock</title><script type="module" src="runtime/stock/stock.js"></script></html>
"""
STOCK_SCRIPT = """
import { loadPyodide } from "./pyodide.mjs";
const indexURL = new URL("./", import.meta.url).href;
globalThis.booted = loadPyodide({ indexURL }).then(() => performance.now());
"""

OURS = """async (engine) => {
    const { Engine } = await import(engine);
    const shared = Engine.shared();
    shared.start();
    while (shared.state !== "ready") {
        if (shared.state === "failed") throw new Error(JSON.stringify(shared.failure));
        await new Promise((resolve) => shared.addEventListener("change", resolve, { once: true }));
    }
    return performance.now();
}"""
STOCK = """async () => {
    while (!globalThis.booted) await new Promise(requestAnimationFrame);
    return globalThis.booted;
}"""


def _with_stock_page(site: Path, target: Path) -> None:
    shutil.copytree(site, target)
    stock = target / "runtime" / "stock"
    stock.mkdir()
    for name in STOCK_FILES:
        shutil.copyfile(PYODIDE / name, stock / name)
    (target / "stock.html").write_text(STOCK_PAGE)
    (stock / "stock.js").write_text(STOCK_SCRIPT)


def _boot(chromium: Browser, address: str, script: str, argument: str | None = None) -> float:
    """Milliseconds from the start of the navigation, with an empty cache."""
    with chromium.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(address, wait_until="commit")
        return float(page.evaluate(script, argument))


def bench_boot() -> None:
    """Measure ROUNDS times both in turn, and print every round, the medians and the ratio."""
    site = make_site()
    (engine,) = site.glob("app/*/library.js")
    ours, stock = [], []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch) / "site"
        _with_stock_page(site, folder)
        server = PageServer(folder).start()
        chromium = playwright.chromium.launch(executable_path=browser.ensure(), args=browser.FLAGS)
        with step("Booting both pages in turn"):
            for number in range(ROUNDS):
                module = server.address + engine.relative_to(site).as_posix()
                ours.append(_boot(chromium, server.address, OURS, module))
                stock.append(_boot(chromium, server.address + "stock.html", STOCK))
                note(f"  round {number + 1}: ours {ours[-1]:6.0f} ms, stock {stock[-1]:6.0f} ms")
        chromium.close()
        server.stop()
    ratios = sorted(mine / theirs for mine, theirs in zip(ours, stock, strict=True))
    note(f"ours  {statistics.median(ours):6.0f} ms (median of {ROUNDS}, until the engine's answer)")
    note(f"stock {statistics.median(stock):6.0f} ms (loadPyodide() alone)")
    note(f"ratio {statistics.median(ratios):.2f} (from {ratios[0]:.2f} to {ratios[-1]:.2f})")
