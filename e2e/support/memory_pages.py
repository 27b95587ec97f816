"""Pages of what is kept and of fairness, and what looks back at a finished match."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from pages import TablePage


class Sheet:
    """One of the pages that are no game, by its path."""

    def __init__(self, page: Page, address: str, path: str) -> None:
        self.page = page
        self.address = address
        self.path = path
        self.title = page.locator(".sheet > h1")

    def open(self) -> "Sheet":
        self.page.goto(f"{self.address}#/{self.path}")
        expect(self.page.locator(".pages [aria-current='page']")).to_have_attribute("href", f"#/{self.path}")
        return self

    def figures(self, place: int = 0, within: str = "") -> list[list[str]]:
        """A table of figures, row by row."""
        rows = self.page.locator(f"{within} .figures").nth(place).locator("tbody tr").all()
        return [row.locator("th, td").all_inner_texts() for row in rows]


class GamesSheet(Sheet):
    """The games that are kept, and bringing others."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address, "games")
        self.going = page.locator("[data-list='open'] li")
        self.over = page.locator("[data-list='over'] li")
        self.told = page.locator(".bring .told")
        self.fault = page.locator(".bring [data-fault]")

    def bring(self, text: str) -> None:
        self.page.get_by_role("textbox", name="A link, or the text of a record").fill(text)
        self.page.get_by_role("button", name="Read it").click()

    def bring_file(self, file: Path) -> None:
        self.page.locator(".bring input[type=file]").set_input_files(file)

    def share(self, entry: Locator) -> "ShareWindow":
        entry.get_by_role("button", name=re.compile("^Share ")).click()
        return ShareWindow(self.page)


class ShareWindow:
    """A game as a link, a file or a text."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.window = page.get_by_role("dialog", name="Share this game")
        self.link = self.window.get_by_role("textbox", name="Link to this game")

    def address(self) -> str:
        return self.link.input_value()

    def save(self, to: Path) -> str:
        """Save the file; its text."""
        with self.page.expect_download() as found:
            self.window.get_by_role("button", name="Save as a file").click()
        found.value.save_as(to)
        return to.read_text("utf-8")

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.window).to_have_count(0)


class ReplayPanel:
    """A finished match watched again."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.panel = table.page.locator(".replay")
        self.play = self.panel.get_by_role("button", name=re.compile("^(Play|Pause)$"))
        self.told = self.panel.locator(".told")
        self.where = self.panel.get_by_text(re.compile(r"^Position \d+ of \d+"))

    def press(self, name: str) -> None:
        self.panel.get_by_role("button", name=name, exact=True).click()

    def at(self, place: int) -> None:
        """It shows this position, from 1."""
        expect(self.where).to_have_text(re.compile(rf"^Position {place} of "))

    def see(self, whose: str) -> None:
        self.panel.get_by_role("combobox", name="Whose cards are seen").select_option(label=whose)


class DealWindow:
    """The deals of a finished match."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.window = page.get_by_role("dialog", name="The deal")
        self.verdict = self.window.locator(".verdict")
        self.compare = self.window.get_by_label(re.compile("^Compare with a fingerprint"))

    def open(self) -> "DealWindow":
        self.page.get_by_role("button", name="Look at the deal").click()
        expect(self.verdict.first).to_be_visible()
        return self

    def heap(self, title: str) -> list[str]:
        """The faces of a heap, in their order."""
        heap = self.window.locator(".heap", has=self.page.get_by_role("heading", name=title, exact=True))
        return [face.get_attribute("data-face") or "" for face in heap.locator("li").all()]


class StorageSheet(Sheet):
    """What is stored, everything as a file, and forgetting it."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address, "storage")
        self.told = page.locator(".bring .told")
        self.fault = page.locator(".bring [data-fault]")

    def save_everything(self, to: Path) -> str:
        with self.page.expect_download() as found:
            self.page.get_by_role("button", name="Save everything as a file").click()
        found.value.save_as(to)
        return to.read_text("utf-8")

    def take_in(self, file: Path) -> None:
        """Choose a file, and wait until it is read."""
        self.page.locator(".bring input[type=file]").set_input_files(file)

    def agree(self) -> None:
        self.page.get_by_role("button", name="Take it in").click()
        expect(self.told).to_contain_text("Everything from the file is here now.")
