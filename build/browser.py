"""Finds a Chromium that really starts, or brings one."""

import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import prepare
from folders import PYTHON
from say import Failure, note, run, step

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)

# No sandbox, because root (CI, containers) has none; no services of the browser's maker: foreign requests.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def _starts(program: str | Path) -> bool:
    """Whether the program is a browser that starts; a shop's stub, or one without its libraries, does not."""
    if sys.platform == "win32":  # there `--version` would open a window; the file alone must do
        return Path(program).is_file()
    command = [str(program), "--headless", "--version"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and any(name in done.stdout for name in ("Chrom", "Edge"))


def _let_playwright_start() -> None:
    """Playwright's own Node needs libatomic, which a bare Debian lacks: where it fails, it gets ours."""
    command = [str(PYTHON), "-m", "playwright", "--version"]
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = shutil.which("node") or "node"


def _playwrights() -> str:
    """Where Playwright keeps its own Chromium, whether it is there or not. Raises Failure."""
    ask = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
    )
    return run([PYTHON, "-c", ask], what="asking Playwright for its browser").strip()


def _candidates() -> Iterator[str]:
    yield from (found for name in NAMES if (found := shutil.which(name)))
    yield from PLACES
    yield _playwrights()  # last: asking it takes a second


@functools.cache
def find() -> str | None:
    """The program of a Chromium that starts: one of the system, else Playwright's, else None."""
    _let_playwright_start()
    chosen = os.environ.get("PENGUIN_BROWSER")
    if chosen:
        if not _starts(chosen):
            raise Failure(f"PENGUIN_BROWSER names {chosen}, which does not start")
        return chosen
    for program in _candidates():
        if Path(program).is_file() and _starts(program):
            return program
    return None


def is_debian() -> bool:
    """Whether this is Debian itself: its kin have other packages."""
    release = Path("/etc/os-release")
    return release.is_file() and "ID=debian" in release.read_text().splitlines()


def ensure() -> str:
    """Find a browser, or install one. Raises Failure, which says what to do.

    On Debian as root that is its own package, which brings the libraries too; elsewhere Playwright's.
    """
    found = find()
    if found:
        return found
    with step("No Chromium on this machine: bringing one"):
        faults = []
        if prepare.root_with_apt() and is_debian():
            try:
                prepare.install_debian("chromium")
            except Failure as failure:
                faults.append(str(failure))
        find.cache_clear()
        if find() is None:
            more = ["--with-deps"] if prepare.root_with_apt() else []
            try:
                run(
                    [PYTHON, "-m", "playwright", "install", *more, "chromium"],
                    what="playwright install chromium",
                )
            except Failure as failure:
                faults.append(str(failure))
            find.cache_clear()
    found = find()
    if not found:
        debian = ", on Debian by: sudo apt install chromium" if is_debian() else ""
        advice = f"Please install Chromium or Chrome{debian}; or name one by the variable PENGUIN_BROWSER."
        raise Failure("\n".join([*faults, advice]))
    note(f"  the browser is {found}")
    return found
