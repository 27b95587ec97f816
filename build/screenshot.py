"""`python3 build screenshot`: the picture of the README, taken from the real page in the middle of a game.

And the same on a phone: devices show both to whoever installs the page (installable.py). At last the table
that fills a terminal, for the docs.
"""

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import browser
from folders import ROOT
from likes import liking
from make_site import make_site
from page_server import PageServer
from say import note, step
from terminal_picture import take_terminal_picture

TARGET = ROOT / "docs" / "screenshot.png"
SEATS = "Ann%3B+Waddles%3Dgreedy%3B+Skua%3Dgreedy"
GAME = f"#/play?game=blue-penguin&seats={SEATS}&options=open-scores%3Don&seed=readme"
CARDS = 5
"""Cards that Ann plays before the picture is taken."""


def _play(page: Page) -> None:
    """Let Ann play the first card of her hand a few times, as a person would, and wait for her next turn."""
    for _ in range(CARDS):
        card = page.get_by_role("button", name=re.compile("press to play it")).first
        name = card.get_attribute("aria-label") or ""
        card.click()
        page.get_by_role("button", name=name).wait_for(state="detached")
    page.get_by_role("button", name=re.compile("press to play it")).first.wait_for()


def take_screenshot(target: Path = TARGET) -> None:
    """Build the site, play a little, and write the picture."""
    make_site()
    with step("Taking the picture"), sync_playwright() as playwright:
        server = PageServer().start()
        chromium = playwright.chromium.launch(executable_path=browser.ensure(), args=browser.FLAGS)
        context = chromium.new_context(
            viewport={"width": 1280, "height": 860},
            reduced_motion="reduce",
            color_scheme="light",
            locale="en",
        )
        context.set_default_timeout(120_000)
        context.add_init_script(liking({"explain": "off"}))
        page = context.new_page()
        page.goto(server.address + GAME)
        _play(page)
        target.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=target)
        page.set_viewport_size({"width": 390, "height": 844})
        page.screenshot(path=target.with_stem(f"{target.stem}-narrow"), animations="disabled")
        chromium.close()
        server.stop()
    note(f"  {target.relative_to(ROOT)}")
    take_terminal_picture()
