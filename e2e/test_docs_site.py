"""The docs as a site: on desks and phones, light and dark, from a folder, offline, from a disk."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from bare_server import BareServer
from folders import SITE
from support.checks import check_axe
from support.police import Police

PAGES = ["rules/penguin-party.html", "api/parlour.table.html", "index.html"]

ALL_KEPT = """async (count) => {
    const kept = async () => {
        const name = (await caches.keys()).find((each) => each.startsWith("docs "));
        return name ? (await (await caches.open(name)).keys()).length : 0;
    };
    while ((await kept()) < count) await new Promise(requestAnimationFrame);
}"""


def search(page: Page, words: str) -> None:
    page.get_by_role("button", name="Search").click()
    page.get_by_placeholder("Search").fill(words)


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 320)])
def test_the_pages_are_clean_light_and_dark_on_desks_and_phones(
    page: Page, address: str, scheme: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    palette = "slate" if scheme == "dark" else "default"
    for path in PAGES:
        page.goto(f"{address}docs/{path}")
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", palette)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        check_axe(page)
    diagram = page.locator("svg.diagram").first
    box = diagram.bounding_box()
    colour = diagram.locator(".box").first.evaluate("box => getComputedStyle(box).fill")
    assert box is not None
    assert box["width"] > 250
    assert (colour == "rgb(244, 240, 228)") == (scheme == "light")


def test_games_and_docs_lead_to_each_other_and_the_search_finds_a_rule(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Docs").click()
    search(page, "curtain")
    page.locator("a", has_text="PU-18").first.click()
    expect(page.get_by_role("heading", name="PU-18")).to_be_in_viewport()
    assert page.url.partition("?")[0].endswith("docs/rules/penguin-ultimatum.html")
    page.get_by_role("link", name="Play the games").first.click()
    expect(page.get_by_role("heading", name="Penguin Parlour", exact=True)).to_be_visible()


def test_from_a_bare_server_in_a_folder_and_without_it_after_one_page(page: Page, police: Police) -> None:
    server = BareServer().start()
    police.ours.add(server.address.split("/")[2])
    page.goto(server.address)
    page.evaluate("navigator.serviceWorker.register('service-worker.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.goto(f"{server.address}docs/")  # served by the service worker, which now keeps all of them
    page.evaluate(ALL_KEPT, len([file for file in (SITE / "docs").rglob("*") if file.is_file()]))
    server.stop()
    page.goto(f"{server.address}docs/bots/blue-penguin.html")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    search(page, "information set")
    expect(page.locator("a", has_text="Bots, hints and the coach").first).to_be_visible()


def test_from_a_disk(context: BrowserContext, police: Police) -> None:
    police.ours.add("")
    page = context.new_page()
    page.goto((SITE / "docs" / "index.html").as_uri())
    search(page, "kinship")
    page.locator("a", has_text="Kinship").first.click()
    expect(page.get_by_role("heading", name="PU-11")).to_be_in_viewport()
