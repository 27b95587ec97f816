"""What the README claims of the page."""

import re

from playwright.sync_api import Page, expect

from faulty_server import FaultyServer, site_folder
from folders import ROOT
from pages import BOOT


def test_the_table_stands_in_a_page_of_ones_own(page: Page, faulty: FaultyServer) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (snippet,) = (
        text for text in re.findall(r"```html\n(.*?)```", readme, re.DOTALL) if "app/library.js" in text
    )
    built = snippet.replace('"app/', f'"{site_folder("app")}')  # as the build does
    faulty.pages["/own.html"] = f'<!doctype html><link rel="icon" href="data:,"><title>own</title>{built}'
    page.goto(faulty.address + "own.html")
    expect(page.locator("penguin-table .table")).to_be_visible(timeout=BOOT)
    expect(page.locator("penguin-table .seat-name", has_text="Skua")).to_be_visible()
    assert page.evaluate("document.querySelector('penguin-table').view.options.experts") == "on"
