"""One page a worker whose engine stays warm: each test gets its lobby fresh, but need not boot Python again.

For tests of a table in the ordinary page. What a boot, a reload, storage or a setting leaves behind belongs
into a page of its own (pytest-playwright's `page`).
"""

from playwright.sync_api import Browser, BrowserContext, Page, expect

from likes import QUICK, liking
from pages import BOOT, without_pauses
from support.police import Police

DESK = {"width": 1280, "height": 720}

QUICK_NOW = f"""() => {{
    {liking(QUICK)};
    dispatchEvent(new StorageEvent("storage", {{ key: null }})); // as after a change in another tab
}}"""

CLEAN = f"""() => {{
    localStorage.clear();
    sessionStorage.clear();
    ({QUICK_NOW})();
    for (const open of document.querySelectorAll("dialog[open]")) open.close();
    for (const table of document.querySelectorAll("body > penguin-table")) table.remove();
}}"""


def without_notes(context: BrowserContext) -> BrowserContext:
    """Nothing is explained unasked: bots would wait until it is read."""
    context.add_init_script(liking({"explain": "off"}, once=True))
    return context


class WarmPage:
    """Lends its one page to test after test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self._context: BrowserContext | None = None

    def lend(self, police: Police) -> Page:
        """The page at its lobby, with nothing kept, in a window on a desk, in the light."""
        fresh = self._context is None
        context = self._context or without_notes(self.browser.new_context(viewport=DESK))  # type: ignore[arg-type] # a plain dict
        self._context = context
        police.watch(context)
        page = context.new_page() if fresh else context.pages[0]
        if fresh:
            without_pauses(page)
        page.set_viewport_size(DESK)  # type: ignore[arg-type] # a plain dict
        page.emulate_media(color_scheme="light", reduced_motion="no-preference")
        page.goto(self.address + "#/")
        expect(page.locator(".engine-bar").first).to_have_attribute("data-state", "ready", timeout=BOOT)
        page.evaluate(CLEAN)
        return page

    def take_back(self, police: Police, *, sound: bool) -> None:
        """After a test; a page that a failed one left behind is not lent again."""
        if self._context is None:
            return
        police.leave(self._context)
        if not sound:
            self.close()

    def close(self) -> None:
        if self._context is not None:
            self._context.close()
            self._context = None
