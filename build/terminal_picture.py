"""The picture of the full-screen table in docs/terminal.md, a part of `python3 build screenshot`."""

import asyncio
import re
import sys

from playwright.sync_api import sync_playwright

import browser
from folders import CORE, ROOT
from say import note

TARGET = ROOT / "docs" / "terminal.png"
COLUMNS, LINES = 120, 30
MOVES = 13


async def _drawn() -> str:
    """A match of the game that builds tiers, when Ada is to move, as Textual draws its screen."""
    sys.path.insert(0, str(CORE))
    from parlour.fullscreen import TableApp
    from parlour.record import Player
    from parlour.registry import games
    from parlour.table import Table

    name = next(name for name, game in games().items() if any(kind.form == "tiers" for kind in game.zones))
    table = Table.new(name, [Player("Ada"), Player("Pip", "greedy"), Player("Skua", "greedy")], "4711")
    while len(table.record.rounds[0].moves) < MOVES or table.turn != 0:
        seat = table.turn or 0
        *_, move = [str(table.view(seat).moves[0])] if table.bot_on_turn is None else table.think()
        table.play(seat, move)
    app = TableApp(table, "en", lambda _: None, 0)
    async with app.run_test(size=(COLUMNS, LINES)) as pilot:
        await pilot.pause()
        return app.export_screenshot(title="parlour table")


def take_terminal_picture() -> None:
    """Write the picture; Textual's drawing names fonts of another site, which are left out."""
    drawing = re.sub(r"@font-face \{.*?\}", "", asyncio.run(_drawn()), flags=re.DOTALL)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.ensure(), args=browser.FLAGS)
        page = chromium.new_page(viewport={"width": 1000, "height": 900})
        page.set_content(
            f"<style>body {{ margin: 0 }} svg {{ display: block; width: 1000px }}</style>{drawing}"
        )
        page.locator("svg").screenshot(path=TARGET, omit_background=True)
        chromium.close()
    note(f"  {TARGET.relative_to(ROOT)}")
