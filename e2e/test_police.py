"""Who watches the watcher: an error or a foreign request in any page makes a test fail."""

from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Page

from support.police import Announce, Police


@pytest.fixture
def inner(address: str) -> Police:
    """A second watcher, whose report the test reads instead of failing."""
    return Police({address.split("/")[2]})


@pytest.mark.parametrize(
    ("event", "script", "fault"),
    [
        ("console", "console.error('broken')", "console error: broken"),
        ("weberror", "setTimeout(() => { throw new Error('thrown') })", "uncaught error: thrown"),
        ("weberror", "Promise.reject(new Error('rejected')); 0", "uncaught error: rejected"),
        ("request", "new Image().src = 'https://example.org/a'", "foreign request: https://example.org/a"),
        (
            "console",
            "new Worker(URL.createObjectURL(new Blob(['console.error(\"deep\")']))); 0",
            "console error: deep",
        ),
    ],
)
def test_a_fault_is_seen(
    context: BrowserContext,
    announce: Announce,
    inner: Police,
    event: Literal["console", "weberror", "request"],
    script: str,
    fault: str,
) -> None:
    announce(".*")
    inner.watch(context)
    page = context.new_page()
    page.goto("about:blank")
    with context.expect_event(event):
        page.evaluate(script)
    assert inner.faults[0].startswith(fault)


def test_what_is_announced_is_no_fault_but_must_happen(
    page: Page, announce: Announce, police: Police
) -> None:
    announce("broken")
    announce("never", sure=False)
    assert police.report() == ["announced, but did not happen: broken"]
    with page.expect_console_message():
        page.evaluate("console.error('broken')")
    assert police.report() == []
