"""A game outlives reloads; without storage it plays; two tabs do not overwrite each other; damage is told."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from likes import liking
from pages import BOOT, LobbyPage, TablePage, saved_matches, without_pauses
from support.police import Announce


def test_a_reload_at_any_moment_keeps_the_game(page: Page, address: str) -> None:
    without_pauses(page)
    table = TablePage(page, address).open("Ada; Pip=greedy; Skua=random; Bo=greedy; Kim=random")
    for turn in range(12):
        table.wait_for("person")
        if turn % 4 == 1:
            before = (table.record(), table.hand_names(), table.log.all_inner_texts())
            page.reload()
            table.ready()
            table.wait_for("person")
            assert (table.record(), table.hand_names(), table.log.all_inner_texts()) == before
        table.click_card()
    table.wait_for("over")
    scores = table.result.locator(".score").all_inner_texts()
    page.reload()
    table.ready()
    table.wait_for("over")
    assert table.result.locator(".score").all_inner_texts() == scores


def test_a_reload_while_a_bot_thinks(page: Page, address: str) -> None:
    page.add_init_script(liking({"speed": "slow"}))
    table = TablePage(page, address).open("Ada; Pip=greedy; Skua=greedy")
    table.wait_for("person")
    table.click_card()
    moves = table.moves()
    page.reload()
    table.ready()
    assert table.moves()[: len(moves)] == moves
    table.wait_for("person")


def test_at_the_hand_over_a_reload_shows_no_hand(page: Page, address: str) -> None:
    without_pauses(page)
    table = TablePage(page, address).open("Ada; Bo; Cleo")
    table.take_device()
    table.click_card()
    table.wait_for("handover")
    page.reload()
    table.ready()
    table.wait_for("handover")
    assert table.hand_names() == []
    table.take_over.click()
    table.wait_for("person")
    hand = table.hand_names()
    page.reload()
    table.ready()
    table.wait_for("person")
    assert table.hand_names() == hand


def test_another_tab_asks_for_a_hand_over(context: BrowserContext, address: str) -> None:
    first = context.new_page()
    without_pauses(first)
    table = TablePage(first, address).open("Ada; Bo")
    table.take_device()
    address_of_game = first.url
    first.close()
    second = context.new_page()
    second.goto(address_of_game)
    other = TablePage(second, address).ready()
    other.wait_for("handover")
    assert other.hand_names() == []


def test_a_second_tab_plays_without_saving_or_takes_over(context: BrowserContext, address: str) -> None:
    first = context.new_page()
    without_pauses(first)
    one = TablePage(first, address).open("Ada; Pip=greedy")
    one.wait_for("person")
    one.click_card()
    one.wait_for("person")
    second = context.new_page()
    without_pauses(second)
    second.goto(first.url)
    two = TablePage(second, address).ready()
    expect(second.get_by_text("This game is open in another tab.")).to_be_visible()
    two.wait_for("person")
    kept = saved_matches(second)
    two.click_card()
    two.wait_for("person")
    assert saved_matches(second) == kept
    one.click_card()
    one.wait_for("person")
    newest = saved_matches(first)
    assert newest != kept
    second.get_by_role("button", name="Play and save it here").click()
    expect(first.get_by_text("Another tab has taken this game over.")).to_be_visible()
    two.wait_for("person")
    expect(second.get_by_text("This game is open in another tab.")).to_have_count(0)
    expect(two.log).to_have_count(one.log.count())
    assert two.moves() == one.moves()
    two.click_card()
    two.wait_for("person")
    assert saved_matches(second) != newest


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda saved: "no JSON", "This is not a saved game."),
        (lambda saved: json.dumps({**saved, "v": 99}), "a later version.*Its version is 99"),
        (lambda saved: json.dumps({**saved, "record": 7}), "This is not a saved game."),
        (
            lambda saved: json.dumps({**saved, "record": saved["record"].replace("moves: ", "moves: 99 ")}),
            "move 1 of round 1",
        ),
        (
            lambda saved: json.dumps(
                {**saved, "record": saved["record"].replace("-record: 3", "-record: 8")}
            ),
            "a later version",
        ),
        (lambda saved: json.dumps({**saved, "record": saved["record"][:80]}), "cannot be read.*line 5"),
    ],
)
def test_a_damaged_game_is_told_and_put_aside(
    page: Page, address: str, damage: Callable[[dict[str, str]], str], message: str
) -> None:
    without_pauses(page)
    table = TablePage(page, address).open("Ada; Pip=greedy")
    table.wait_for("person")
    table.click_card()
    table.wait_for("person")
    [(name, text)] = [(name, text) for name, text in saved_matches(page).items() if name.startswith("match:")]
    broken = damage(json.loads(text))
    page.goto("about:blank")
    page.goto(f"{address}#/")
    page.evaluate("([name, text]) => localStorage.setItem(`penguin-parlour:${name}`, text)", [name, broken])
    page.goto(f"{address}#/play?{name.removeprefix('match:')}")
    note = page.locator("[data-note='match']")
    expect(note).to_contain_text(re.compile(message), timeout=BOOT)
    kept = saved_matches(page)
    assert kept[name.replace("match:", "aside:")] == broken
    assert name not in kept
    page.get_by_role("button", name="Deal a new game").click()
    table.ready()
    table.wait_for("person")
    assert name in saved_matches(page)


def test_a_frame_without_storage_plays(
    page: Page, address: str, foreign: Callable[[str], str], announce: Announce
) -> None:
    """A sandboxed frame truly refuses storage, service workers and workers from addresses."""
    announce("sandbox", sure=False)
    page.goto(foreign(f'<iframe src="{address}" sandbox="allow-scripts" width="700" height="700"></iframe>'))
    frame = page.frame_locator("iframe")
    expect(frame.get_by_text("This browser keeps nothing for this page")).to_be_visible()
    frame.get_by_role("radio", name="5 players", exact=True).check()
    frame.get_by_role("button", name="Settings").click()
    frame.get_by_label("None").check()
    frame.get_by_role("button", name="Close").click()
    frame.get_by_role("button", name="Play", exact=True).click()
    table = frame.locator(".table")
    expect(table).to_be_visible(timeout=BOOT)
    for _ in range(12):
        expect(table).to_have_attribute("data-phase", "person")
        position = table.get_attribute("data-position") or ""
        frame.locator(".own .open .body").first.click()
        expect(table).not_to_have_attribute("data-position", position)
    expect(table).to_have_attribute("data-phase", "over")


def test_a_full_storage_is_told(page: Page, address: str) -> None:
    without_pauses(page)
    lobby = LobbyPage(page, address).open()
    fill = """() => {
        for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
            for (let number = 0; ; number += 1)
                try { localStorage.setItem(`other:${size}:${number}`, "x".repeat(size)); } catch { break; }
    }"""
    page.evaluate(fill)
    table = lobby.play()
    table.wait_for("person")
    expect(page.get_by_text("storage is full")).to_be_visible()
    table.click_card()


def test_games_can_be_forgotten(page: Page, address: str) -> None:
    without_pauses(page)
    lobby = LobbyPage(page, address).open()
    table = lobby.play()
    table.wait_for("person")
    page.get_by_role("link", name="Lobby").click()
    page.get_by_role("button", name=re.compile("Forget Blue Penguin")).click()
    expect(page.get_by_role("link", name=re.compile("^Blue Penguin: "))).to_have_count(0)
    assert not [name for name in saved_matches(page) if name.startswith("match:")]
