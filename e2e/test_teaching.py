"""Who teaches: hints with what they bring, and the coach's look back at a finished match."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from pages import TablePage
from parlour.bots import RandomBot, decide
from parlour.chance import stream
from parlour.record import Player, Record
from parlour.table import Table
from support.checks import check_axe, check_page

WORK = 120_000
"""Milliseconds that the coach may need for a short match on a busy machine."""


@pytest.fixture
def page(warm: Page) -> Page:
    """These tests share a page: none of them is about a boot or what it leaves behind."""
    return warm


def finished(game: str, players: list[Player], options: dict[str, str]) -> Record:
    """A match whose people play at random."""
    table = Table.new(game, players, "coach", options)
    number = 0
    while table.outcome is None:
        assert table.turn is not None
        bot = table.game.bots()[table.bot_on_turn or "random"]
        move = decide(bot, table.view(table.turn), stream("people", number))
        table.play(table.turn, str(move))
        number += 1
    assert isinstance(table.game.bots()["random"], RandomBot)
    return table.record


def coached(page: Page, address: str, record: Record) -> tuple[TablePage, Locator]:
    """The result of a match, then the coach, by pointer."""
    table = TablePage(page, address).open("Ada; Pip=greedy")
    table.load(record)
    page.get_by_role("button", name="What would have been better?").click()
    coach = page.locator(".coach")
    expect(coach.get_by_role("heading", name="Decision 1,")).to_be_visible(timeout=WORK)
    return table, coach


PARTY = {"rounds": "single"}


def test_the_coach_shows_curve_decisions_turning_points_and_luck(watched: Page, address: str) -> None:
    page = watched
    record = finished("penguin-party", [Player("Ada"), Player("Pip", "greedy")], PARTY)
    table, coach = coached(page, address, record)
    expect(coach.get_by_role("progressbar")).to_be_hidden(timeout=WORK)
    for title in ("Turning points", "Luck and skill"):
        box = coach.locator("details", has_text=title)
        if box.get_attribute("open") is None:
            box.locator("summary").click()
    rows = coach.locator(".account tr")
    expect(rows).to_have_count(5)
    shares = [int(text.replace("−", "-").removesuffix(" %")) for text in rows.locator("td").all_inner_texts()]
    assert abs(sum(shares[:4]) - shares[4]) <= 3  # each is rounded by itself
    check_page(page)
    turning = coach.locator("[data-action='coach-turning']").first
    number = turning.inner_text().split("ecision ")[1].split(":")[0]
    turning.click()
    expect(coach.get_by_role("heading", name=f"Decision {number},")).to_be_visible()
    expect(table.element).to_have_attribute("data-phase", "review")
    coach.get_by_role("button", name="Back to the result").click()
    expect(page.locator(".result")).to_be_visible()
    expect(table.element).to_have_attribute("data-phase", "over")
    assert table.record() == str(record)


def test_the_coach_is_stepped_through_by_keys_and_the_table_shows_each_decision(
    page: Page, address: str
) -> None:
    record = finished("penguin-party", [Player("Ada"), Player("Pip", "greedy")], PARTY)
    table, coach = coached(page, address, record)
    expect(coach.get_by_role("progressbar")).to_be_hidden(timeout=WORK)
    page.get_by_role("slider", name="Decision").focus()
    hand = table.hand.count()
    for number in range(2, 5):
        page.keyboard.press("ArrowRight")
        expect(coach.get_by_role("heading", name=f"Decision {number},")).to_be_visible()
        expect(table.hand).to_have_count(hand - number + 1)
    expect(coach.get_by_text("Chance of winning").first).to_be_visible()
    assert table.element.locator(".hinted").count() > 0  # what would have been best is marked
    page.keyboard.press("Tab")
    assert table.focused() == "On"
    page.keyboard.press("Enter")
    expect(coach.get_by_role("heading", name="Decision 5,")).to_be_visible()
    assert table.focused() == "On"


def test_the_coach_can_be_stopped_and_goes_on(page: Page, address: str) -> None:
    record = finished("blue-penguin", [Player("Ada"), Player("Bo"), Player("Pip", "greedy")], {})
    _, coach = coached(page, address, record)
    coach.get_by_role("button", name="Stop").click()
    go_on = coach.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    expect(go_on).to_be_enabled()
    go_on.click()
    expect(coach.get_by_role("progressbar")).to_be_hidden(timeout=WORK)
    coach.get_by_role("button", name="Bo", exact=True).click()  # both people are looked at
    expect(coach.get_by_role("button", name="Bo", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(coach.locator("svg")).to_have_accessible_name(re.compile("^The chance of winning of Bo: "))


def test_a_hint_lists_moves_with_what_they_bring(page: Page, address: str) -> None:
    table = TablePage(page, address).open("Ada; Pip=greedy", game="penguin-party")
    table.wait_for("person")
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.locator(".advice > li")
    expect(advice.first).to_contain_text("Chance of winning", timeout=30_000)
    assert 2 <= advice.count() <= 3
    expect(advice.first.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    marked = table.host.locator(".own .hinted .body")
    first = marked.first.get_attribute("aria-label")
    advice.nth(1).get_by_role("button").click()
    expect(advice.nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    assert marked.first.get_attribute("aria-label") != first
    check_axe(page)
    marked.first.click()
    table.host.locator(".place.hinted > .body").first.click()
    expect(page.locator(".advice")).to_have_count(0)


def test_a_bot_in_thought_can_be_hurried_and_the_record_says_so(page: Page, address: str) -> None:
    # So many iterations that only the clock would end it.
    table = TablePage(page, address).open("Ada; Pip=emperor/1000000", game="penguin-party")
    table.wait_for("person", "bot")
    if table.phase == "bot":
        page.get_by_role("button", name="Move now").click()
        table.wait_for("person")
    table.pick_move(Random(1))
    page.get_by_role("button", name="Move now").click()
    table.wait_for("person")
    assert "\ncut: " in table.record()
