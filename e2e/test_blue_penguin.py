"""Blue Penguin at the table: whole games by mouse, by keyboard and by touch, between people and bots."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from pages import LobbyPage, TablePage, without_pauses
from support.checks import check_scores

ALONE = "Ada; Pip=greedy; Skua=random; Bo=greedy; Kim=random"


@pytest.fixture
def page(warm: Page) -> Page:
    """These tests share a page: none of them is about a boot or what it leaves behind."""
    return warm


def check_result(table: TablePage, seats: int) -> None:
    """The scores add up to nothing, and each is the sum of its parts (BP-8); the highest has won (BP-9)."""
    scores = check_scores(table.result, seats)
    assert sum(scores) == 0
    winners = table.result.locator("tr.won").count()
    assert winners == scores.count(max(scores))


def test_a_whole_game_by_mouse_from_the_lobby(page: Page, address: str) -> None:
    lobby = LobbyPage(page, address).open()
    lobby.set_up("Blue Penguin", 5, "Ada")
    lobby.kind(3).select_option("little")
    table = lobby.play()
    for _ in range(12):
        table.wait_for("person")
        table.click_card(0)
    table.wait_for("over")
    check_result(table, 5)
    assert len(table.moves()) == 60
    page.get_by_role("button", name="Play again").click()
    table.wait_for("person")
    assert len(table.moves()) < 5
    page.go_back()
    table.wait_for("over")
    check_result(table, 5)


def test_a_whole_game_by_keyboard_alone(page: Page, address: str) -> None:
    LobbyPage(page, address).open()
    page.get_by_role("radio", name="5 players", exact=True).focus()
    page.keyboard.press("Space")
    page.get_by_role("textbox", name="Seat 1: name").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    table = TablePage(page, address).ready()
    for turn in range(12):
        table.wait_for("person")
        assert "Hand of Ada" in page.locator(".own .form-fan ul").get_attribute("aria-label", timeout=1000)  # type: ignore[operator]
        expect(page.locator(".own .open .body:focus")).to_have_count(1)
        if turn < 11:
            first = table.focused()
            page.keyboard.press("ArrowRight")
            assert table.focused() != first
        position = table.position
        page.keyboard.press("Enter" if turn % 2 else "Space")
        if turn == 11:  # the last card has the focus unasked: one key more
            page.keyboard.press("Enter")
        table.moved_on(position)
    table.wait_for("over")
    expect(table.result.locator("h2:focus")).to_have_count(1)
    check_result(table, 5)


def test_a_whole_game_by_touch(new_context: Callable[..., BrowserContext], address: str) -> None:
    context = new_context(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 720})
    page = context.new_page()
    without_pauses(page)
    table = TablePage(page, address).open(ALONE)
    while table.wait_for() != "over":
        position = table.position
        table.open_cards.last.tap()  # a stray touch is no move
        assert table.position == position
        again = int(position) % 2  # on the card once more, or on the button
        (table.hand.last if again else page.get_by_role("button", name="Yes, play it")).tap(force=True)
        table.moved_on(position)
    check_result(table, 5)


def test_who_sees_what_between_people(page: Page, address: str) -> None:
    table = TablePage(page, address).open("Ada; Bo; Cleo")
    seen: dict[str, list[str]] = {}
    holder = ""
    for _ in range(8):
        phase = table.wait_for()
        name = page.locator(".seat.on-turn .seat-name").inner_text()
        assert phase == ("person" if name == holder else "handover")  # who leads again keeps the device
        holder = name
        if phase == "handover":
            assert table.hand_names() == []
            backs = page.locator(".others .form-fan .body")
            assert set(backs.evaluate_all("all => all.map(one => one.ariaLabel)")) == {"A hidden card"}
            expect(table.host.locator(".handover h3")).to_be_focused()
            expect(table.take_over).to_have_text(f"I am {name}")
            table.take_over.click()
            table.wait_for("person")
        expect(page.locator(".own .seat-name")).to_have_text(name)
        hand = table.hand_names()
        assert len(hand) == 2
        if name in seen:
            assert len(set(hand) & set(seen[name])) == 1  # the card that was kept; the other one was drawn
        seen[name] = hand
        table.click_card(1)
    assert set(seen) == {"Ada", "Bo", "Cleo"}


def test_the_log_keeps_the_cards_of_others_secret(page: Page, address: str) -> None:
    table = TablePage(page, address).open("Ada; Bo")
    for _ in range(2):
        table.wait_for("handover")
        expect(table.log.filter(has_text=re.compile("draws [0-9]"))).to_have_count(0)
        table.take_over.click()
        table.wait_for("person")
        table.click_card()


def test_nothing_is_taken_back_once_a_card_was_drawn(page: Page, address: str) -> None:
    table = TablePage(page, address).open("Ada; Bo")
    table.take_over.click()
    table.wait_for("person")
    table.click_card()
    table.wait_for("handover")
    expect(page.locator("[data-action='undo-of']")).to_have_count(0)
    expect(table.undo_button).to_be_disabled()


def test_the_last_moves_can_be_taken_back(page: Page, address: str) -> None:
    """At the end no card is drawn any more: then undo is offered to the one who moved, at the hand-over."""
    table = TablePage(page, address).open("Ada; Bo")
    while len(table.moves()) < 58:
        table.take_device()
        table.click_card()
    table.take_device()
    before = table.hand_names()
    table.click_card()
    table.wait_for("handover")
    undo = page.locator("[data-action='undo-of']")
    expect(undo).to_have_count(1)
    position = table.position
    undo.click()
    table.moved_on(position)
    table.wait_for("person")
    assert table.hand_names() == before
    assert len(table.moves()) == 58


def test_a_practice_table_takes_back_freely(page: Page, address: str) -> None:
    table = TablePage(page, address).open("Ada; Pip=greedy", practice=True)
    table.wait_for("person")
    before = table.hand_names()
    moves = len(table.moves())
    table.click_card()
    table.wait_for("person")
    position = table.position
    table.undo_button.click()
    table.moved_on(position)
    table.wait_for("person")
    assert table.hand_names() == before
    assert len(table.moves()) == moves
    expect(page.locator(".facts")).to_contain_text("Practice table")
    assert "practice: on" in table.record()


def test_experts_values_are_shown_and_explained(page: Page, address: str) -> None:
    table = TablePage(page, address).open(ALONE, options="experts=on")
    expect(table.log.first).to_contain_text("The values are dealt")
    values = page.locator("[data-zone='values'] .body").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(values) == 5
    table.play_out()
    check_result(table, 5)


@pytest.mark.parametrize("shown", [True, False])
def test_scores_by_option(page: Page, address: str, *, shown: bool) -> None:
    table = TablePage(page, address).open(ALONE, options="open-scores=on" if shown else "")
    table.wait_for("person")
    table.click_card()
    table.wait_for("person")
    scores = page.locator(".seat-notes", has_text=re.compile(r"[0-9] points?\b"))
    expect(scores).to_have_count(5 if shown else 0)


def test_bots_alone_play_to_the_end(page: Page, address: str) -> None:
    table = TablePage(page, address).open("Pip=greedy; Skua=random")
    table.wait_for("over")
    check_result(table, 2)


def test_the_trick_shows_who_played_what_and_who_leads(page: Page, address: str) -> None:
    table = TablePage(page, address).open("Ada; Bo; Cleo")
    for _ in range(2):
        table.wait_for("handover")
        table.take_over.click()
        table.wait_for("person")
        table.click_card()
    table.wait_for("handover")
    trick = page.locator("[data-zone='trick'] .piece")
    expect(trick).to_have_count(2)
    numbers = [int(move) for move in table.moves()]
    marked = trick.filter(has_text="highest so far").locator(".body").get_attribute("aria-label") or ""
    assert marked.startswith(f"{max(numbers)} ")
    for number, piece in zip(numbers, trick.all(), strict=True):
        name = piece.locator(".body").get_attribute("aria-label") or ""
        assert name.startswith(f"{number} ")
        assert "Played by" in name
    table.take_over.click()
    table.wait_for("person")
    table.click_card()
    expect(trick).to_have_count(0)
    expect(page.locator("[data-zone='last'] .piece")).to_have_count(3)
