"""A device can install the page: the browser itself finds nothing wrong with its manifest and its icons."""

from typing import Any

from playwright.sync_api import Page, expect

from folders import SITE


def test_the_browser_would_install_it(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    session = page.context.new_cdp_session(page)
    manifest: dict[str, Any] = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found = manifest["manifest"]
    assert {icon["purpose"] for icon in page.evaluate(f"({manifest['data']}).icons")} == {"any", "maskable"}
    assert len(found["screenshots"]) == 2
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Playwright's windows are private ones, in which nothing is installed.
    assert [problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"] == []


def test_every_shortcut_opens_its_game(page: Page, address: str) -> None:
    page.goto(address)
    shortcuts = page.request.get(f"{address}app.webmanifest").json()["shortcuts"]
    assert len(shortcuts) == len(list(SITE.glob("data/*/*.faces.json")))
    for shortcut in shortcuts:
        page.goto("about:blank")
        page.goto(address + shortcut["url"].removeprefix("./"))
        expect(page.get_by_role("radio", name=shortcut["name"])).to_be_checked()
