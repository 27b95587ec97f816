"""All that is kept: as one file and back, in two tabs, forgotten, and as earlier versions wrote it."""

import json
import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from pages import BOOT, TablePage, saved_matches, without_pauses
from parlour.record import Player
from support.memory_pages import GamesSheet, ReplayPanel, StorageSheet
from support.records import played


def test_everything_goes_into_one_file_and_comes_back(warm: Page, address: str, tmp_path: Path) -> None:
    players = [Player("Ada"), Player("Pip", "greedy")]
    storage = StorageSheet(warm, address)
    games = GamesSheet(warm, address)
    games.open()
    for record in (played("blue-penguin", players, "one"), played("penguin-party", players, "two", 5)):
        games.bring(str(record))
        expect(games.told).to_contain_text("among your games now")
    warm.evaluate("""() => {
        const players = [{ name: "Ada", bot: null }, { name: "Pip", bot: "greedy" }];
        const game = { game: "blue-penguin", players, practice: false, scores: [3, -3], winners: [0] };
        const result = { v: 1, ...game, when: 1 };
        localStorage.setItem("penguin-parlour:result:old", JSON.stringify(result));
        localStorage.setItem("penguin-parlour:setting:theme", "dark");
    }""")
    storage.open()
    rows = {row[0]: row[1:] for row in storage.figures()}
    assert rows["Games: 2, of which 1 go on"][0].startswith("localStorage")
    assert "Results for the statistics: 1" in rows
    # Whether the browser promises anything is its own affair; that it was asked is told.
    warm.get_by_role("button", name="Ask the browser to keep it").click()
    expect(warm.get_by_text(re.compile("^The browser (makes no promise now|has promised)"))).to_be_visible()
    file = tmp_path / "everything.json"
    text = storage.save_everything(file)
    before = saved_matches(warm)

    for damage, message, where in [
        (text[: len(text) // 2], "damaged", "file"),
        (text.replace('"penguin-parlour-backup": 1', '"penguin-parlour-backup": 9'), "later version", ""),
        (text.replace("seats: 2", "seats: 7", 1), "not 7", "games["),
        (text.replace('"winners": [', '"losers": ['), "damaged", "results[0]"),
        ("[]", "not a file of everything", "file"),
    ]:
        broken = tmp_path / "broken.json"
        broken.write_text(damage, "utf-8")
        storage.take_in(broken)
        expect(storage.fault).to_contain_text(message)
        expect(storage.fault).to_contain_text(where)
        assert saved_matches(warm) == before

    storage.take_in(file)
    expect(storage.told).to_contain_text("0 new, 0 that go on further than here, 0 with other moves")
    storage.agree()
    assert saved_matches(warm) == before
    warm.evaluate("""() => {
        localStorage.removeItem("penguin-parlour:result:old");
        const blue = Object.keys(localStorage).filter((name) => name.includes(":match:game=blue"));
        for (const name of blue) localStorage.removeItem(name);
        localStorage.setItem("penguin-parlour:setting:theme", "light");
    }""")
    storage.take_in(file)
    expect(storage.told).to_contain_text("1 new, 0 that go on")
    expect(storage.told).to_contain_text("Results in the file: 1 new")
    warm.get_by_label("Take 1 setting that differs from the file").check()
    storage.agree()
    assert saved_matches(warm) == before
    expect(warm.locator(":root")).to_have_attribute("data-theme", "dark")


def test_on_plain_http_two_tabs_do_not_overwrite_each_other(
    context: BrowserContext, plain_address: str
) -> None:
    """There are no Web Locks there, nor `crypto.subtle`: the tab that has not played last notices it."""
    address = plain_address
    context.add_init_script("delete window.CompressionStream")  # as browsers of 2022
    one_page, two_page = context.new_page(), context.new_page()
    for page in (one_page, two_page):
        without_pauses(page)
    one = TablePage(one_page, address).open("Ada; Pip=greedy")
    one.wait_for("person")
    assert one_page.evaluate("'locks' in navigator || window.isSecureContext") is False
    expect(one_page.locator(".fingerprint summary")).to_contain_text("Fingerprint of deal 1")
    one.click_card()
    one.wait_for("person")
    two_page.goto(one_page.url)
    two = TablePage(two_page, address).ready()
    two.take_device()
    two.click_card()
    two.wait_for("person")
    expect(one_page.get_by_text("Another tab has taken this game over.")).to_be_visible()
    kept = saved_matches(two_page)
    one.click_card()
    one.wait_for("person")
    assert saved_matches(two_page) == kept
    # A link needs no compression.
    games = GamesSheet(one_page, address)
    games.open()
    share = games.share(games.going.first)
    share.window.get_by_role("button", name="Show it all the same").click()
    assert "#/record?t=" in share.address()
    one_page.goto(share.address())
    expect(one_page.get_by_text("Its hands stay hidden until you go on with it.")).to_be_visible()
    # What is forgotten in one tab does not come back from another.
    games.open()
    one_page.get_by_role("button", name=re.compile("^Forget Blue Penguin")).click()
    expect(two_page.get_by_text("Another tab had this game forgotten.")).to_be_visible()
    two.click_card()
    two.wait_for("person")
    assert not [name for name in saved_matches(two_page) if name.startswith("match:")]
    two_page.get_by_role("button", name="Save it again").click()
    assert [name for name in saved_matches(two_page) if name.startswith("match:")]


def test_all_is_forgotten_after_a_question(page: Page, address: str) -> None:
    names = {"match:game=x": "text", "result:y": "text", "setting:theme": "dark", "aside:z": "text"}
    page.goto(f"{address}#/storage")
    page.evaluate(
        "found => { for (const [name, text] of found) localStorage.setItem(`penguin-parlour:${name}`, text);"
        " localStorage.setItem('somebody-else', '1'); }",
        list(names.items()),
    )
    forget = page.get_by_role("button", name="Forget all …")
    forget.click()
    page.get_by_role("button", name="Keep everything").click()
    expect(forget).to_be_focused()
    assert set(names) <= set(saved_matches(page))
    forget.click()
    page.get_by_label("Also the files for playing offline").check()
    with page.expect_navigation(timeout=BOOT):
        page.get_by_role("button", name="Forget all of it").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    left = {name: text for name, text in saved_matches(page).items() if not name.startswith("setting:")}
    assert left == {"somebody-else": "1"}
    expect(page.locator(":root")).to_have_attribute("data-theme", "auto")


def test_what_an_earlier_version_saved_goes_on(warm: Page, address: str) -> None:
    record = str(played("blue-penguin", [Player("Ada"), Player("Pip", "greedy")], "old"))
    key = "game=blue-penguin&seats=Ada%3B+Pip%3Dgreedy&seed=old"
    saved = json.dumps({"v": 1, "record": record, "looking": None, "over": True, "when": 5})
    warm.evaluate(
        "([name, text]) => localStorage.setItem(name, text)", [f"penguin-parlour:match:{key}", saved]
    )
    games = GamesSheet(warm, address)
    games.open()
    games.over.get_by_role("link").click()
    ReplayPanel(TablePage(warm, address)).at(1)
    games.open()
    warm.goto(f"{address}#/replay?game=blue-penguin&seats=Ada%3B+Pip%3Dgreedy&seed=new")
    TablePage(warm, address).ready()
    expect(warm).to_have_url(re.compile("#/play"))  # what goes on cannot be watched
    games.open()
    expect(games.over).to_contain_text("win")
    warm.goto(f"{address}#/statistics")
    expect(warm.locator("[data-game='blue-penguin']")).to_be_visible()
