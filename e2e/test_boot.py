"""What a player sees of a boot in the real page: how far it is, why it failed, and *try again*."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from faulty_server import Fault, FaultyServer
from folders import WEB

BOOT = 60_000  # milliseconds
WITHIN = 20_000  # milliseconds: by then a failed boot has said why


def engine_bar(page: Page) -> Locator:
    return page.locator(".engine-bar").first


def expect_ready(page: Page) -> None:
    expect(engine_bar(page)).to_have_attribute("data-state", "ready", timeout=BOOT)
    expect(engine_bar(page).get_by_role("progressbar")).to_be_hidden()
    expect(engine_bar(page).get_by_role("button")).to_be_hidden()


def test_the_bar_shows_how_far_it_is(page: Page, faulty: FaultyServer) -> None:
    faulty.faults["pyodide.asm.wasm"] = Fault(bytes_per_second=4_000_000)
    page.goto(faulty.address)
    bar = engine_bar(page)
    expect(bar).to_have_attribute("data-state", "loading")
    expect(bar.get_by_role("progressbar")).to_be_visible()
    expect(bar.get_by_role("status")).to_have_text(re.compile(r"[2-9]\d"))
    assert 0 < float(bar.get_by_role("progressbar").evaluate("bar => bar.value")) < 1
    expect_ready(page)


def test_the_lobby_is_usable_before_python_is(page: Page, faulty: FaultyServer) -> None:
    faulty.faults["pyodide.asm.wasm"] = Fault(silent_after=1000)
    page.goto(faulty.address)
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()
    expect(engine_bar(page)).to_have_attribute("data-state", "loading")


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({"asm.wasm": Fault(status=404)}, ["asm.wasm", "404"]),
        ({"asm.wasm": Fault(headers={"Content-Type": "text/plain"})}, ["text/plain", "application/wasm"]),
        ({"asm.wasm": Fault(silent_after=1000)}, []),
        ({"core.js": Fault(status=503)}, ["core.js", "503"]),
        ({".whl": Fault(flip=True)}, [".whl"]),
        ({"stdlib.zip": Fault(cut=1000)}, ["stdlib.zip", "1,000"]),
        ({"lock.json": Fault(status=0)}, ["lock.json"]),
        ({"runtime/": Fault(status=0), "manifest.json": Fault(status=0)}, ["network"]),
    ],
    ids=["missing", "type", "stalled", "server", "altered", "damaged", "blocked", "offline"],
)
@pytest.mark.usefixtures("errors")
def test_a_failed_boot_says_why_and_can_be_tried_again(
    page: Page, faulty: FaultyServer, fault: dict[str, Fault], told: list[str]
) -> None:
    faulty.faults.update(fault)
    page.goto(faulty.address)
    bar = engine_bar(page)
    expect(bar).to_have_attribute("data-state", "failed", timeout=WITHIN)
    text = bar.get_by_role("status").inner_text()
    assert all(part in text for part in told), text
    assert "{" not in text  # a fact that the sentence needs and did not get
    faulty.faults.clear()
    bar.get_by_role("button").click()
    expect_ready(page)


@pytest.mark.usefixtures("errors")
def test_a_policy_that_forbids_python_is_told(page: Page, faulty: FaultyServer) -> None:
    faulty.headers["Content-Security-Policy"] = (
        "default-src 'self' data:; style-src 'self' 'unsafe-inline'; worker-src blob:"
    )
    page.goto(faulty.address)
    expect(engine_bar(page)).to_have_attribute("data-state", "failed", timeout=WITHIN)
    text = engine_bar(page).get_by_role("status").inner_text()
    assert "wasm-unsafe-eval" in text
    assert "{" not in text


@pytest.mark.usefixtures("errors")
def test_what_python_raises_is_told(page: Page, faulty: FaultyServer) -> None:
    faulty.replaced["engine.py"] = ("Desk(", "NoDesk(")
    page.goto(faulty.address)
    expect(engine_bar(page)).to_have_attribute("data-state", "failed", timeout=WITHIN)
    assert "NoDesk" in engine_bar(page).get_by_role("status").inner_text()


def test_every_code_of_a_failure_has_its_sentence() -> None:
    types = (WEB / "bridge" / "types.d.ts").read_text("utf-8")
    union = re.search(r"type FailureCode =([^;]*);", types)
    assert union
    codes = set(re.findall(r'"(\w+)"', union[1]))
    sentences = (WEB / "messages" / "page.en.ftl").read_text("utf-8")
    assert codes == set(re.findall(r"^boot-failed-(\w+) =", sentences, re.MULTILINE))
