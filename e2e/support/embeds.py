"""Pages of other people with our table on them, and what they hear."""

import re
import time
import tomllib
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Frame, FrameLocator, Locator, Page, expect

from faulty_server import site_folder
from folders import ROOT
from pages import BOOT

PROGRAMS: dict[str, Any] = tomllib.loads((ROOT / "e2e" / "left_by_programs.toml").read_text("utf-8"))
"""What other people's programs made of our texts."""

QUERY = "game=blue-penguin&amp;seats=Ada%3B+Pip%3Dlittle&amp;seed=blog"
"""A table at which Ada begins."""

LISTEN = """globalThis.heard ??= [];
addEventListener("message", ({ data }) => data?.["penguin-parlour"] && heard.push(data));"""

STORAGE = """() => { try { return localStorage.length >= 0; } catch { return false; } }"""


class Host:
    """A page of somebody with frames of ours; acts in them by the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(LISTEN)

    def frame(self, number: int = 0) -> FrameLocator:
        return self.page.frame_locator("iframe").nth(number)

    def inside(self, number: int = 0) -> Frame:
        """The frame itself, for questions to its page."""
        frame = self.page.locator("iframe").nth(number).element_handle().content_frame()
        assert frame
        return frame

    def table_is_there(self, number: int = 0) -> None:
        expect(self.frame(number).locator(".table")).to_be_visible(timeout=BOOT)

    def play_a_move(self, number: int = 0) -> None:
        """As the person on turn; the first thing that can be picked, until a move is made."""
        table = self.frame(number).locator(".table")
        expect(table).to_have_attribute("data-phase", "person")
        position = table.get_attribute("data-position") or ""
        self.frame(number).locator(".own .open > .body").first.click()
        expect(table).not_to_have_attribute("data-position", position)

    def heard(self, kind: str | None = None) -> list[dict[str, Any]]:
        """What was said to the page so far."""
        everything: list[dict[str, Any]] = self.page.evaluate("heard")
        return [message for message in everything if kind in {None, message["type"]}]

    def hears(self, kind: str, count: int = 1) -> dict[str, Any]:
        """Wait for so many messages of a kind. Gives the last one."""
        self.waits(lambda: len(self.heard(kind)) >= count)
        return self.heard(kind)[-1]

    def waits(self, done: Callable[[], bool]) -> None:
        """Until it is so, at most twenty seconds."""
        end = time.monotonic() + 20
        while not done():
            assert time.monotonic() < end, self.heard()
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")

    def say(self, message: object, number: int = 0) -> None:
        """Post a message to a frame, whatever it is."""
        self.page.evaluate(
            "([number, message]) => frames[number].postMessage(message, '*')", [number, message]
        )

    def carrier(self, number: int = 0) -> str:
        """Where Python runs: in a worker or in the page."""
        script = f"import('./{site_folder('app')}library.js').then(({{ Engine }}) => Engine.shared().carrier)"
        return str(self.inside(number).evaluate(script))

    def keeps(self, number: int = 0) -> bool:
        return bool(self.inside(number).evaluate(STORAGE))

    def fits(self, number: int = 0) -> bool:
        """Whether the frame shows all of its page."""
        script = """() => {
            const { scrollHeight, scrollWidth } = document.documentElement;
            return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
        }"""
        return bool(self.inside(number).evaluate(script))


def frame_tag(address: str, *, query: str = QUERY, more: str = "", height: int = 760) -> str:
    source = f"{address}embed.html?{query}"
    return f'<iframe src="{source}" title="A game" width="100%" height="{height}" {more}></iframe>'


def element_tags(address: str, *attributes: str) -> str:
    """What the app gives for HTML, once for each text of attributes, and the script."""
    tags = (
        f'<penguin-table {text}><a href="{address}"><img src="{address}pictures/parlour.png" alt="Play"></a>'
        "</penguin-table>"
        for text in attributes
    )
    after = '<p>Here <a id="after" href="#after">the text</a> goes on.</p>'
    return f'{"".join(tags)}{after}<script src="{address}embed.js" async></script>'


def play_buttons(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^▶ Play"))
