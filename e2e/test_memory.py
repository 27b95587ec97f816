"""A match once it is played: watched again, its deal checked, shared, taken in, merged without loss."""

import json
import re
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Page, expect

from pages import TablePage, saved_matches
from parlour.record import Comment, Player, Record
from parlour.table import Table
from support.checks import check_axe
from support.memory_pages import DealWindow, GamesSheet, ReplayPanel, ShareWindow
from support.records import played

FIVE = "Ada; Pip=greedy; Skua=random; Bo=greedy; Kim=random"


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
    games.over.get_by_role("link").first.click()
    replay.at(1)
    assert table.record() == record
    games.open()
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
    record = str(played("penguin-party", [Player("Ada"), Player("Bo")], "damaged"))
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
        commented(played("blue-penguin", players, "branch", moves), Comment(2, "Bold!")) for moves in (4, 7)
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
    made = later.rounds[0].moves[4]
    other = next(str(move) for move in at.view(at.turn).moves if str(move) != made)
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
