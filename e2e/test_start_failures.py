"""The page does not start: its scripts do not come, the browser is too old, or it may not run Python."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from faulty_server import Fault, FaultyServer
from folders import SITE
from support.police import Police

WITHIN = 20_000  # milliseconds: by then it has said why

MAIN = "main.js"
(SCRIPT,) = SITE.glob(f"app/*/{MAIN}")
PART = re.findall(r'from"./(part-[^"]+)"', SCRIPT.read_text("utf-8"))[0]


def lobby(page: Page) -> None:
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator("#hint")).to_have_count(0)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({MAIN: Fault(status=0)}, ["main.js", "did not arrive"]),
        ({MAIN: Fault(headers={"Content-Type": "text/plain"})}, ["main.js", "did not arrive"]),
        ({PART: Fault(status=404)}, ["did not arrive"]),
        ({PART: Fault(cut=1000)}, ["stopped with an error", "SyntaxError"]),
        ({"index.json": Fault(status=404)}, ["stopped with an error", "index.json", "404"]),
        ({"site.js": Fault(status=503)}, ["site.js", "did not arrive"]),
    ],
    ids=["blocked", "type", "part", "damaged", "data", "server"],
)
@pytest.mark.usefixtures("errors")
def test_what_did_not_come_is_named_and_may_come_back(
    page: Page, faulty: FaultyServer, fault: dict[str, Fault], told: list[str]
) -> None:
    faulty.headers["Cache-Control"] = "no-store"
    faulty.faults.update(fault)
    page.goto(faulty.address)
    alert = page.locator("#hint[role=alert]")
    expect(alert).to_be_visible(timeout=WITHIN)
    text = alert.inner_text()
    assert all(part in text for part in told), text
    assert "{" not in text  # a fact that the sentence needs and did not get
    alert.get_by_text("For a report").click()
    expect(alert.locator("pre")).to_contain_text("Mozilla")
    faulty.faults.clear()
    alert.get_by_role("button", name="Try again").click()
    lobby(page)


@pytest.mark.usefixtures("errors")
def test_where_no_script_may_run_the_page_says_so_in_all_languages(page: Page, faulty: FaultyServer) -> None:
    faulty.headers["Content-Security-Policy"] = "default-src 'self' data:; script-src 'none'"
    page.goto(faulty.address)
    hint = page.locator("#hint")
    expect(hint).to_be_hidden()  # a script may only be slow
    page.evaluate("for (const animation of document.getAnimations()) animation.finish()")
    expect(hint).to_be_visible()
    assert [line.get_attribute("lang") for line in hint.locator("p").all()] == ["en", "de", "fr", "it", "ja"]
    expect(hint).to_contain_text("have not started")


def test_where_scripts_are_switched_off_it_is_said_at_once(
    new_context: Callable[..., BrowserContext], address: str
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(address)
    expect(page.locator("#hint")).to_be_visible()


@pytest.mark.usefixtures("errors")
def test_a_browser_that_is_too_old_is_told_in_its_language(
    new_context: Callable[..., BrowserContext], address: str
) -> None:
    page = new_context(locale="de-AT").new_page()
    page.add_init_script("delete Array.prototype.findLast")
    page.goto(address)
    alert = page.locator("#hint[role=alert]")
    expect(alert).to_contain_text("zu alt")
    expect(alert).to_contain_text("findLast")


@pytest.fixture
def strange(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], police: Police
) -> Iterator[Callable[[str], Page]]:
    """A browser that was started with a flag."""
    browsers: list[Browser] = []

    def start(flag: str) -> Page:
        arguments = [*browser_type_launch_args["args"], flag]
        browser = browser_type.launch(**{**browser_type_launch_args, "args": arguments})
        browsers.append(browser)
        return police.watch(browser.new_context()).new_page()

    yield start
    for browser in browsers:
        browser.close()


@pytest.mark.parametrize(
    ("flag", "told"),
    [
        ("--js-flags=--jitless", "WebAssembly switched off"),
        ("--js-flags=--wasm-max-mem-pages=64", "not enough memory"),
    ],
    ids=["no-webassembly", "no-memory"],
)
@pytest.mark.usefixtures("errors")
def test_a_browser_that_cannot_run_python_is_told(
    strange: Callable[[str], Page], address: str, flag: str, told: str
) -> None:
    page = strange(flag)
    page.goto(address)
    bar = page.locator(".engine-bar").first
    expect(bar).to_have_attribute("data-state", "failed", timeout=WITHIN)
    expect(bar.get_by_role("status").first).to_contain_text(re.compile(told))
    assert "{" not in bar.get_by_role("status").first.inner_text()
    bar.get_by_role("button", name="Try again").click()
    expect(bar).to_have_attribute("data-state", "failed", timeout=WITHIN)
