"""penguin-parlour.html, opened from the disk: all games, all bots, and not one request."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from folders import SITE
from pages import BOOT, TablePage
from support.police import Police
from support.warm import QUICK_NOW

FILE = SITE / "penguin-parlour.html"
LIMIT = 8_000_000

# Every level of bots, in a game of each kind.
SEATS = {
    "blue-penguin": "Ann; Bo=little; Cy=rockhopper; Di=gentoo; Ed=emperor",
    "penguin-party": "Ann; Bo=little; Cy=rockhopper; Di=gentoo; Ed=emperor",
    "penguin-ultimatum": "Ann=little; Bo=rockhopper; Cy=gentoo; Di=emperor",
}


@pytest.fixture
def from_disk(
    new_context: Callable[..., BrowserContext], police: Police, tmp_path: Path
) -> Iterator[Callable[[Callable[[str], str]], Page]]:
    """Opens a copy of the file, changed in some way, as a double click does.

    What tests like to be set is set by the page: a script of Playwright's that asks for localStorage before
    the page's own makes Chromium give a reloaded page from the disk, one time of four, an empty storage of
    its own. Without such scripts it never did.
    """
    police.ours.add("")  # the host of file: addresses
    asked: list[str] = []

    def open_copy(change: Callable[[str], str]) -> Page:
        copy = tmp_path / FILE.name
        copy.write_text(change(FILE.read_text("utf-8")), "utf-8")
        page = new_context(explained=True).new_page()
        page.on("request", lambda request: asked.append(request.url.split("#")[0]))
        page.goto(copy.as_uri())
        page.evaluate(QUICK_NOW)
        return page

    yield open_copy
    others = {url for url in asked if not url.startswith(("blob:", "data:"))}
    assert others == {(tmp_path / FILE.name).as_uri()}


def ready(page: Page) -> None:
    expect(page.locator(".engine-bar").first).to_have_attribute("data-state", "ready", timeout=BOOT)


def test_all_games_and_bots_from_the_disk(from_disk: Callable[[Callable[[str], str]], Page]) -> None:
    assert FILE.stat().st_size <= LIMIT
    page = from_disk(lambda text: text)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    ready(page)
    assert len(page.workers) == 1  # bots do not freeze the table
    address = page.url.split("#")[0]
    for game, seats in SEATS.items():
        table = TablePage(page, address).open(seats, game=game)
        if "Ann=" not in seats:
            table.wait_for("person")
            table.pick_move(Random(1))
        for bot in ("Bo", "Cy", "Di", "Ed" if "Ed=" in seats else "Ann"):
            expect(page.get_by_role("log")).to_contain_text(f"{bot} ")
    page.goto(f"{address}#/storage")
    expect(page.get_by_role("heading", name="Everything as a file")).to_be_visible()
    expect(page.get_by_text("To take along")).to_have_count(0)  # it is this very file


def test_a_match_that_was_left_survives_a_reload(from_disk: Callable[[Callable[[str], str]], Page]) -> None:
    page = from_disk(lambda text: text)
    ready(page)
    address = page.url.split("#")[0]
    table = TablePage(page, address).open(SEATS["blue-penguin"])
    table.wait_for("person")
    position = table.element.get_attribute("data-position") or ""
    table.pick_move(Random(1))
    table.moved_on(position)
    table.wait_for("person")
    TablePage(page, address).open(SEATS["penguin-party"], game="penguin-party").wait_for("person")
    table = TablePage(page, address).open(SEATS["blue-penguin"])
    table.wait_for("person")
    kept = table.moves()
    assert len(kept) > 1
    page.reload()
    table.ready().wait_for("person")
    assert table.moves() == kept


def test_where_the_file_may_start_no_worker_python_runs_in_the_page(
    from_disk: Callable[[Callable[[str], str]], Page], errors: None
) -> None:
    page = from_disk(lambda text: text.replace("worker-src blob:", "worker-src 'none'", 1))
    ready(page)
    assert page.workers == []
    table = TablePage(page, page.url.split("#")[0]).open("Ann; Bo=gentoo")
    table.click_card()


def cut(text: str, within: str, share: float) -> str:
    """As a download that broke off inside one of the archives."""
    start = text.index(f'id="{within}"')
    end = text.index("</script>", start)
    return text[: start + int((end - start) * share)]


def flip(text: str, within: str) -> str:
    """One letter in the middle of an archive is another one."""
    start = text.index(f'id="{within}"')
    place = (start + text.index("</script>", start)) // 2
    return text[:place] + ("A" if text[place] != "A" else "B") + text[place + 1 :]


@pytest.mark.parametrize(
    ("damage", "where", "told"),
    [
        (lambda text: cut(text, "page-files", 0.5), "#damaged", "did not arrive whole"),
        (lambda text: cut(text, "engine", 0.5), ".engine-bar", "did not arrive whole"),
        (lambda text: flip(text, "interpreter"), ".engine-bar", "its content differs"),
    ],
    ids=["page-cut", "engine-cut", "interpreter-altered"],
)
def test_a_damaged_file_says_so(
    from_disk: Callable[[Callable[[str], str]], Page],
    errors: None,
    damage: Callable[[str], str],
    where: str,
    told: str,
) -> None:
    page = from_disk(damage)
    expect(page.locator(where).first).to_contain_text(re.compile(told))


def test_it_is_offered_and_comes_as_a_download(warm: Page, address: str) -> None:
    warm.goto(f"{address}#/storage")
    with warm.expect_download() as download:
        warm.get_by_role("link", name="Download penguin-parlour.html").click()
    assert download.value.suggested_filename == FILE.name
    assert Path(download.value.path()).read_bytes() == FILE.read_bytes()
    answer = warm.request.get(f"{address}{FILE.name}")
    assert answer.headers["content-disposition"] == "attachment"
