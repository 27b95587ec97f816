"""What a player keeps: past games, watching them again, links, files, other tabs, one file."""

import json
import re
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from pages import BOOT, TablePage, saved_matches, without_pauses
from parlour.chance import pick, stream
from parlour.record import Comment, Player, Record
from parlour.table import Table
from support.checks import check_axe
from support.memory_pages import DealWindow, GamesSheet, ReplayPanel, ShareWindow, StorageSheet

FIVE = "Ada; Pip=greedy; Skua=random; Bo=greedy; Kim=random"


def match(game: str, players: list[Player], seed: str, moves: int | None = None) -> Record:
    """A match played at random, whole or with so many moves."""
    table = Table.new(game, players, seed, {"rounds": "single"} if game == "penguin-party" else {})
    rng = stream("memory", seed)
    count = 0
    while table.outcome is None and count != moves:
        assert table.turn is not None
        table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
        count += 1
    return table.record


def commented(record: Record, comment: Comment) -> Record:
    """The match with something said of its first round."""
    return replace(record, rounds=(replace(record.rounds[0], comments=(comment,)), *record.rounds[1:]))


def test_a_finished_game_is_watched_again_its_deal_checked_and_shared(
    warm: Page, address: str, tmp_path: Path
) -> None:
    table = TablePage(warm, address).open(FIVE, seed="memory")
    table.wait_for("person")
    print_line = warm.locator(".fingerprint summary")
    expect(print_line).to_contain_text("Fingerprint of deal 1")
    noted = (print_line.inner_text().split(": ")[1]).split()[0]
    hand = table.hand_names()
    table.play_out()

    deal = DealWindow(warm).open()
    expect(deal.verdict).to_have_attribute("data-verdict", "same")
    cards = next(line for line in table.record().splitlines() if line.startswith("cards: ")).split()[1:]
    assert deal.heap("Hand of Ada") == cards[:2]
    assert deal.heap("Draw pile, in the order in which it is drawn") == cards[10:]
    deal.compare.fill(noted.upper())
    expect(deal.window.get_by_text("The same: it is that of deal 1.")).to_be_visible()
    deal.compare.fill("00000000")
    expect(deal.window.get_by_text("Another one")).to_be_visible()
    check_axe(warm)
    warm.keyboard.press("Escape")

    result = warm.url
    warm.get_by_role("button", name="Replay", exact=True).click()
    replay = ReplayPanel(table)
    replay.at(1)
    assert "#/replay?" in warm.url
    assert table.hand_names() == hand
    replay.press("On")
    replay.at(2)
    expect(replay.told).to_contain_text(" plays ")
    warm.keyboard.press("ArrowRight")
    replay.at(3)
    warm.keyboard.press("ArrowLeft")
    replay.at(2)
    warm.keyboard.press("End")
    replay.at(61)
    expect(replay.told).to_contain_text("Pile and hands are empty.")
    replay.press("Back")
    replay.press("Back")
    replay.at(59)
    replay.panel.get_by_role("combobox", name="Speed").select_option(label="Quick")
    replay.play.click()
    replay.at(61)
    expect(replay.play).to_have_text("Play")
    replay.press("Start")
    replay.at(1)
    replay.see("Seen by Pip")
    expect(table.hand.first).to_have_attribute("data-face", cards[2])
    replay.see("Seen by nobody")
    expect(warm.locator(".replay ~ .board .piece [data-face='1']")).to_have_count(0)
    check_axe(warm)
    warm.go_back()
    expect(table.result).to_be_visible()
    assert warm.url == result

    warm.get_by_role("button", name="Share this game").click()
    share = ShareWindow(warm)
    link = share.address()
    assert share.save(tmp_path / "game.record") == table.record()
    share.close()
    record = table.record()

    games = GamesSheet(warm, address)
    games.open()
    expect(games.over).to_have_count(1)
    expect(games.over).to_contain_text("win")
    expect(games.over).to_contain_text("Ada ")
    games.over.get_by_role("button", name=re.compile("^Forget ")).click()
    expect(games.over).to_have_count(0)
    expect(warm.get_by_role("heading", name="Finished")).to_be_focused()

    warm.goto(link)
    replay.at(1)
    warm.get_by_role("button", name="Back to the result").click()
    warm.get_by_role("button", name="Play again").click()
    table.wait_for("person")
    assert "#/play?" in warm.url
    warm.go_back()
    replay.at(1)
    warm.get_by_role("button", name="Keep it").click()
    warm.get_by_role("link", name="Watch it").click()
    replay.at(1)
    assert table.record() == record
    warm.get_by_role("button", name="Back to the result").click()
    deal.open()
    expect(deal.verdict).to_have_attribute("data-verdict", "unseen")
    warm.keyboard.press("Escape")
    games.open()
    games.bring_file(tmp_path / "game.record")
    expect(games.told).to_contain_text("This game is among your games already.")
    games.bring(record.replace("moves: ", "moves: {Said <b>by</b> me.} "))
    warm.get_by_role("link", name="Watch it").click()
    replay.at(1)
    expect(replay.panel.get_by_text("Said <b>by</b> me.")).to_be_visible()
    check_axe(warm)
    replay.press("On")
    replay.at(2)
    expect(replay.panel.get_by_text("Said <b>by</b> me.")).to_have_count(0)


def test_links_and_records_that_are_damaged_say_what_and_where(warm: Page, address: str) -> None:
    games = GamesSheet(warm, address)
    games.open()
    record = str(match("penguin-party", [Player("Ada"), Player("Bo")], "damaged"))
    cases = [
        (record.replace("seats: 2", "seats: 9"), "for 2 to 6 players, not 9", "seats: 9", "9"),
        (record.replace("moves: ", "moves: red:7:7 "), "PP-5", "moves:", "red:7:7"),
        (
            record.replace("game: penguin-party", "game: whist"),
            "no game “whist”",
            "game: whist",
            "whist",
        ),
        (
            record.replace("practice: off", "practice: off\n{no end"),
            "This comment has no end",
            "{no end",
            "{no",
        ),
        ("something else", "This is not a record of a game.", "something else", "something"),
        (f"{address}#/record?z=abc*", "signs that no link of ours has: “*”", "", ""),
        (f"{address}#/record?z=S0lNTk", "was cut off or changed", "", ""),
        (f"{address}#/record?z=S0lNT", "was cut off or changed", "", ""),
        ('{"penguin-parlour-backup": 1}', "What is kept", "", ""),
    ]
    for text, message, line, marked in cases:
        games.bring(text)
        expect(games.fault).to_contain_text(message)
        if line:
            expect(games.told.locator("code")).to_contain_text(line)
            assert marked in games.told.locator("mark").inner_text()
    warm.goto(f"{address}#/record?z=S0lNTk")
    expect(warm.locator("[data-fault]")).to_contain_text("was cut off or changed")
    expect(games.going).to_have_count(0)


def test_an_unfinished_game_is_shared_after_a_warning_and_merged_without_loss(
    warm: Page, address: str
) -> None:
    players = [Player("Ada"), Player("Bo")]
    early, later = (
        commented(match("blue-penguin", players, "branch", moves), Comment(2, "Bold!")) for moves in (4, 7)
    )
    games = GamesSheet(warm, address)
    games.open()
    games.bring(str(early))
    games.told.get_by_role("link", name="Go on with it").click()
    table = TablePage(warm, address).ready()
    table.wait_for("handover")
    assert table.hand_names() == []
    warm.get_by_role(
        "button", name="Share this game as it stands"
    ).click()  # from the table, or from the list
    share = ShareWindow(warm)
    expect(share.window).to_contain_text("can read every hand")
    expect(share.link).to_have_count(0)
    warm.keyboard.press("Escape")
    games.open()
    share = games.share(games.going.first)
    expect(share.window).to_contain_text("can read every hand")
    expect(share.link).to_have_count(0)
    share.window.get_by_role("button", name="Show it all the same").click()
    expect(share.link).to_be_focused()
    link = share.address()
    share.close()

    games.bring(str(later))
    expect(games.told).to_contain_text("now it goes on as far as here")
    games.bring(link)
    expect(games.told).to_contain_text("already, and further")
    at = Table(early)
    assert at.turn is not None
    played = later.rounds[0].moves[4]
    other = next(str(move) for move in at.view(at.turn).moves if str(move) != played)
    branch = early.with_move(other, cut=False)
    games.bring(str(branch))
    expect(games.told).to_contain_text("both are kept")
    games.open()
    expect(games.going).to_have_count(2)
    records = sorted(json.loads(text)["record"] for text in saved_matches(warm).values() if text[0] == "{")
    assert records == sorted([str(later), str(branch)])

    warm.goto(link)
    expect(warm.get_by_text("Its hands stay hidden until you go on with it.")).to_be_visible()
    expect(warm.locator("penguin-table")).to_have_count(0)


def test_everything_goes_into_one_file_and_comes_back(warm: Page, address: str, tmp_path: Path) -> None:
    players = [Player("Ada"), Player("Pip", "greedy")]
    storage = StorageSheet(warm, address)
    games = GamesSheet(warm, address)
    games.open()
    for record in (match("blue-penguin", players, "one"), match("penguin-party", players, "two", 5)):
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
    record = str(match("blue-penguin", [Player("Ada"), Player("Pip", "greedy")], "old"))
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
