"""The page of faulty_server.py with nothing but the bridge: its states, its questions, its failures."""

import re
from typing import Any

from playwright.sync_api import Frame, Page, expect

from faulty_server import FaultyServer, site_folder

BOOT = 60_000  # milliseconds; a boot takes about three seconds on an idle machine
WITHIN = 20  # seconds: a failed boot must have said why


def expect_state(where: Page | Frame, state: str, timeout: int = BOOT) -> None:
    """The state comes in time; a boot that ended otherwise says how, at once."""
    settled = re.compile(f"^({state}|ready|failed)$")
    expect(where.locator("#state")).to_have_text(settled, timeout=timeout)
    reached, failure = where.evaluate("[globalThis.engine.state, globalThis.engine.failure]")
    assert reached == state, failure


def ask(where: Page | Frame, request: dict[str, Any]) -> Any:
    """The reply, or the error as an object."""
    return where.evaluate(
        """([request, patience]) => Promise.race([
            globalThis.engine.ask(request),
            new Promise((_, reject) => setTimeout(() => reject(new Error("never answered")), patience)),
        ]).catch(({ name, message, type, code, where, rule, facts }) =>
            ({ name, message, type, code, where, rule, facts }))""",
        [request, BOOT],
    )


def files_of_the_boot(page: Page) -> Any:
    return page.evaluate(f"import('./{site_folder('app')}site.js').then(({{ site }}) => site.files)")


def failure_of(page: Page) -> Any:
    return page.evaluate("globalThis.engine.failure")


def boot_to_failure(page: Page, faulty: FaultyServer) -> Any:
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "failed", WITHIN * 1000)
    return failure_of(page)


def boot_again(page: Page, faulty: FaultyServer) -> None:
    """What made the boot fail is over; the button must really try again."""
    faulty.faults.clear()
    faulty.headers.clear()
    page.click("#again")
    expect_state(page, "ready")
    assert page.evaluate("globalThis.engine.failure") is None
    assert ask(page, {"op": "hello"})["ok"] is True
