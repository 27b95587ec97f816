"""The interpreter's memory, kept for the next visit: restored, never trusted blindly, never needed."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from bridge_page import ask, expect_state
from faulty_server import FaultyServer

MEMORY = "caches.open('penguin-parlour-memory')"
KEPT = f"{MEMORY}.then((cache) => cache.keys()).then((keys) => keys.map(({{ url }}) => url))"

CHANCE_DESK = """
import random

class Chance(Desk):
    def _handler(self, name):
        return {"chance": self._chance}.get(name) or super()._handler(name)

    async def _chance(self, request):
        return {"drawn": random.random()}

"""


def visit(context: BrowserContext, faulty: FaultyServer) -> Page:
    page = context.new_page()
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "ready")
    return page


def restored(page: Page) -> bool:
    return bool(page.evaluate("globalThis.engine.restored"))


def kept_after_an_ordinary_boot(context: BrowserContext, faulty: FaultyServer, beside: str = "") -> str:
    """The address under which the memory of a first visit is kept, in the place of another build's."""
    page = visit(context, faulty)
    assert not restored(page)
    page.evaluate(f"""async () => {{
        const wanted = (addresses) => addresses.length === 1 && addresses[0] !== "{beside}";
        while (!wanted(await {KEPT})) await new Promise((done) => setTimeout(done, 100));
    }}""")
    (address,) = page.evaluate(KEPT)
    page.close()
    return str(address)


def test_a_later_visit_restores_what_the_first_one_kept(
    context: BrowserContext, faulty: FaultyServer
) -> None:
    faulty.replaced["engine.py"] = ("answer = ", CHANCE_DESK + "answer = Chance(pace).answer\nordinary = ")
    address = kept_after_an_ordinary_boot(context, faulty)
    assert "/runtime/" in address
    drawn: list[float] = []
    deal: dict[str, Any] = {
        "op": "new",
        "table": "a",
        "game": "penguin-party",
        "players": [{"name": "Ada"}] * 2,
    }
    for _ in range(2):
        page = visit(context, faulty)
        assert restored(page)
        assert ask(page, {"op": "hello"})["engine"]
        drawn.append(ask(page, {"op": "chance"})["drawn"])
        shown = ask(page, {**deal, "seed": "abc"})
        assert shown["ok"] is True, shown
        page.close()
    assert drawn[0] != drawn[1]  # what was random when the memory was kept is random again


def test_a_memory_that_does_not_fit_is_not_used_again(context: BrowserContext, faulty: FaultyServer) -> None:
    address = kept_after_an_ordinary_boot(context, faulty)
    page = context.new_page()
    page.goto(faulty.address + "frame.html")
    page.evaluate(f"{MEMORY}.then((cache) => cache.put('{address}', new Response(new Uint8Array(1000000))))")
    page.close()
    page = visit(context, faulty)
    assert not restored(page)
    assert ask(page, {"op": "hello"})["engine"]


@pytest.mark.usefixtures("errors")
def test_a_boot_from_memory_that_fails_is_tried_again_without(
    context: BrowserContext, faulty: FaultyServer
) -> None:
    faulty.headers["Cache-Control"] = "no-store"  # or the browser would not ask for the script again
    kept_after_an_ordinary_boot(context, faulty)
    faulty.replaced["engine.py"] = ("Desk(", "NoDesk(")
    page = context.new_page()
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "failed")
    assert page.evaluate(KEPT) == []
    faulty.replaced.clear()
    page.get_by_role("button", name="again").click()
    expect_state(page, "ready")
    assert not restored(page)


def test_another_build_starts_anew_and_takes_the_place(context: BrowserContext, faulty: FaultyServer) -> None:
    address = kept_after_an_ordinary_boot(context, faulty)
    page = context.new_page()
    page.goto(faulty.address + "frame.html")
    older = address.replace("/runtime/", "/runtime/0")
    page.evaluate(f"""async () => {{
        const cache = await {MEMORY};
        await cache.put("{older}", await cache.match("{address}"));
        await cache.delete("{address}");
    }}""")
    page.close()
    assert kept_after_an_ordinary_boot(context, faulty, beside=older) == address


def test_where_nothing_is_kept_nothing_is_missed(page: Page, faulty: FaultyServer) -> None:
    """A sandboxed frame has no storage at all."""
    page.goto(faulty.address + "frame.html")
    frame = page.frames[-1]
    expect_state(frame, "ready")
    assert frame.evaluate("globalThis.engine.restored") is False
