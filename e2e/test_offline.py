"""After one visit no network is needed; an update waits; without a service worker the page plays online."""

import base64
import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Locator, Page, expect

from bare_server import BareServer
from faulty_server import Fault, FaultyServer, site_folder
from folders import SITE
from netlify_headers import content_policy
from page_server import PageServer
from support.police import Announce, Police

PLAY = "#/play?game={game}&seats=Ann%3B+Bob%3Drandom&seed=offline"
SLOW = 60_000


@pytest.fixture
def bare(police: Police) -> Iterator[BareServer]:
    server = BareServer().start()
    police.ours.add(server.address.split("/")[2])
    yield server
    server.stop()


def kept(page: Page) -> None:
    """Wait until the service worker has everything and serves the page."""
    page.evaluate(
        """async () => {
            await navigator.serviceWorker.ready;
            while (!navigator.serviceWorker.controller) {
                await new Promise((done) => {
                    navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
                });
            }
        }"""
    )


def own_cards(page: Page) -> Locator:
    return page.get_by_role("list", name="Hand of Ann").get_by_role("button")


def without_pauses(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="None").check(force=True)
    page.keyboard.press("Escape")


def start(page: Page, game: str) -> None:
    """Choose a game in the lobby, two players of them one bot, and play."""
    page.get_by_role("radio", name=re.compile(f"^{game}")).check(force=True)
    page.get_by_role("radio", name="2 players").check(force=True)
    page.get_by_label("Seat 1: name").fill("Ann")
    page.get_by_role("button", name="Play", exact=True).click()


def test_from_a_bare_server_in_a_folder_and_after_one_visit_without_it(bare: BareServer, page: Page) -> None:
    page.goto(bare.address)
    kept(page)
    bare.stop()
    page.reload()
    for game in ("Blue Penguin", "Penguin Party", "The Penguin Ultimatum"):
        start(page, game)
        expect(own_cards(page).first).to_be_visible(timeout=SLOW)
        page.get_by_role("link", name="Lobby").click()
    expect(page.locator("meta[http-equiv=Content-Security-Policy]")).to_have_attribute(
        "content", content_policy()
    )


def test_a_whole_game_is_played_without_a_server(own_server: PageServer, page: Page) -> None:
    page.goto(own_server.address)
    kept(page)
    own_server.stop()
    page.reload()
    page.goto(own_server.address + PLAY.format(game="blue-penguin"))
    page.reload()
    without_pauses(page)
    for _ in range(30):  # BP-7: fifteen tricks of two cards each
        card = page.get_by_role("button", name=re.compile("press to play it")).first
        name = card.get_attribute("aria-label", timeout=SLOW) or ""
        card = page.get_by_role("button", name=name, exact=True)
        card.click()
        expect(card).to_have_count(0, timeout=SLOW)
    expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=SLOW)


DIGEST = """async (path) => {
    const digest = await crypto.subtle.digest("SHA-256", await (await fetch(path)).arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}"""
ASK_ANEW = "async (path) => { await (await fetch(path, { cache: 'reload' })).arrayBuffer() }"
REPLACE = """async (path) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if (await cache.match(path)) await cache.put(path, new Response("the kept one"));
    }
}"""


@pytest.fixture
def lasting(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], police: Police, tmp_path: Path
) -> Iterator[Page]:
    """A page of a browser that keeps large files, which one in memory does not."""
    context = browser_type.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args)
    police.watch(context)
    yield context.pages[0]
    police.leave(context)
    context.close()
    assert not police.report()


def test_the_interpreter_comes_from_the_browsers_cache_and_instead_of_a_damaged_one_our_own(
    faulty: FaultyServer, lasting: Page
) -> None:
    page = lasting
    interpreter = f"/{site_folder('runtime')}pyodide.asm.wasm"
    right = hashlib.sha256((SITE / interpreter.lstrip("/")).read_bytes()).hexdigest()
    page.goto(faulty.address)
    kept(page)
    (worker,) = page.context.service_workers
    faulty.faults[interpreter] = Fault(flip=True)
    worker.evaluate(ASK_ANEW, interpreter)
    assert page.evaluate(DIGEST, interpreter) == right
    faulty.faults.clear()
    worker.evaluate(ASK_ANEW, interpreter)
    worker.evaluate(REPLACE, interpreter)
    assert page.evaluate(DIGEST, interpreter) == right


@pytest.fixture
def changing(tmp_path: Path, police: Police) -> Iterator[PageServer]:
    """A server of a copy of the site, which a test may change."""
    shutil.copytree(SITE, tmp_path / "site")
    server = PageServer(tmp_path / "site").start()
    police.ours.add(server.address.split("/")[2])
    yield server
    server.stop()


def publish_a_second_version(site: Path) -> None:
    """The same site with a mark in its page, which the service worker lists with a new revision."""
    page = site / "index.html"
    page.write_text(page.read_text().replace("<html ", '<html data-version="second" '))
    worker = site / "service-worker.js"
    text, count = re.subn(r'(url:"index\.html",revision:")[0-9a-f]+', r"\g<1>5ec0d", worker.read_text())
    assert count == 1
    worker.write_text(text)


def publish_a_version_that_does_not_start(site: Path) -> None:
    """The scripts are in another folder, and the first of them throws."""
    (old,) = (site / "app").iterdir()
    new = "0badc0de0bad"
    shutil.copytree(old, site / "app" / new)
    broken = b'throw new Error("this version is broken");'
    (site / "app" / new / "main.js").write_bytes(broken)
    worker = site / "service-worker.js"
    text = worker.read_text().replace(f"app/{old.name}/", f"app/{new}/")
    digest = base64.b64encode(hashlib.sha256(broken).digest()).decode()
    text, count = re.subn(r'(/main\.js",revision:null,integrity:")[^"]+', rf"\g<1>sha256-{digest}", text)
    assert count == 1
    worker.write_text(text)
    page = site / "index.html"
    page.write_text(page.read_text().replace(f"app/{old.name}/", f"app/{new}/"))
    publish_a_second_version(site)


def look_for_an_update(page: Page) -> None:
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")


def test_an_update_waits_for_the_player_and_the_game_survives_it(
    changing: PageServer, page: Page, tmp_path: Path
) -> None:
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.goto(changing.address + PLAY.format(game="blue-penguin"))
    kept(page)
    expect(own_cards(page).first).to_be_visible(timeout=SLOW)
    own_cards(page).first.click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("Ann plays", timeout=SLOW)
    said = re.search(r"Ann plays [^.]+\.", log.inner_text())
    assert said

    publish_a_second_version(tmp_path / "site")
    look_for_an_update(page)
    update = page.get_by_role("button", name="Use it now")
    expect(update).to_be_visible(timeout=SLOW)
    expect(page.locator("html[data-version=second]")).to_have_count(0)
    assert len(loads) == 1

    update.click()
    expect(page.locator("html[data-version=second]")).to_have_count(1, timeout=SLOW)
    expect(log).to_contain_text(said[0], timeout=SLOW)
    assert len(loads) == 2


def test_a_version_that_does_not_start_falls_back(
    changing: PageServer, page: Page, tmp_path: Path, announce: Announce
) -> None:
    announce("this version is broken")
    page.goto(changing.address + PLAY.format(game="blue-penguin"))
    kept(page)
    own_cards(page).first.click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("Ann plays", timeout=SLOW)
    publish_a_version_that_does_not_start(tmp_path / "site")
    look_for_an_update(page)
    page.get_by_role("button", name="Use it now").click()
    expect(page.get_by_text("The newer version did not start here.")).to_be_visible(timeout=SLOW)
    expect(log).to_contain_text("Ann plays", timeout=SLOW)  # nothing is lost
    expect(page.locator("html[data-version=second]")).to_have_count(0)


def test_without_service_workers_the_page_plays_online(page: Page, plain_address: str) -> None:
    """On plain http browsers truly refuse them, and locks and hashes too."""
    page.goto(plain_address + PLAY.format(game="blue-penguin"))
    expect(own_cards(page).first).to_be_visible(timeout=SLOW)
    assert page.evaluate("'serviceWorker' in navigator") is False


def missing_file(site: Path, page: Page) -> None:
    """A file of the list is not there."""
    manifest = json.loads((site / "manifest.json").read_text())
    (rules,) = [path for path in manifest if path.endswith("penguin-ultimatum.rules.en.md")]
    (site / rules).unlink()


def no_room(site: Path, page: Page) -> None:
    """The browser has no room left for this site."""
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin(page), "quotaSize": 2_000_000})


def origin(page: Page) -> str:
    return str(page.evaluate("location.origin"))


@pytest.mark.parametrize("trouble", [missing_file, no_room])
def test_what_cannot_be_kept_or_is_cleared_leaves_the_page_playing(
    changing: PageServer,
    page: Page,
    tmp_path: Path,
    announce: Announce,
    trouble: Callable[[Path, Page], None],
) -> None:
    announce("404", sure=False)
    announce("bad-precaching-response", sure=False)
    announce("QuotaExceededError|[Qq]uota", sure=False)
    page.goto(changing.address + "app.webmanifest")
    trouble(tmp_path / "site", page)
    page.goto(changing.address + PLAY.format(game="blue-penguin"))
    expect(own_cards(page).first).to_be_visible(timeout=SLOW)
    gone = "async () => !(await navigator.serviceWorker.getRegistration())"
    page.wait_for_function(gone, timeout=SLOW)
    everything = {"origin": origin(page), "storageTypes": "all"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", everything)
    own_cards(page).first.click()
    expect(page.get_by_role("log")).to_contain_text("Ann plays", timeout=SLOW)
    page.locator("[data-note='match'] button").click()  # told, and kept again when that is wanted
    kept_again = "Object.keys(localStorage).some((name) => name.includes(':match:'))"
    page.wait_for_function(kept_again)


def test_a_page_in_a_frame_of_another_site_registers_no_worker(
    page: Page, address: str, foreign: Callable[[str], str], context: BrowserContext
) -> None:
    page.goto(foreign(f'<iframe src="{address}" title="game" width="400" height="700"></iframe>'))
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=SLOW)
    assert context.service_workers == []
