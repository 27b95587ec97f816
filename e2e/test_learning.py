"""Lessons at the table, and what is explained in a first game."""

import re

import pytest
from playwright.sync_api import Page, expect

from pages import BOOT, LobbyPage, TablePage, saved_matches
from support.checks import check_axe, check_frame


class LessonPage:
    """A lesson at its table, as a learner works through it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.locator(".learn penguin-table .table")
        self.panel = page.locator(".lesson")
        self.step = self.panel.locator(".lesson-step")
        self.answer = page.locator(".table > .notice")
        self.show = page.get_by_role("button", name="Show me")

    def open(self, address: str, game: str, lesson: str) -> "LessonPage":
        self.page.goto(f"{address}#/learn?game={game}&lesson={lesson}")
        expect(self.table).to_have_attribute("data-phase", "person", timeout=BOOT)
        return self

    @property
    def done(self) -> bool:
        return self.table.get_attribute("data-phase") == "lesson"

    def follow(self) -> None:
        """Click what is marked, until the move is made."""
        position = self.table.get_attribute("data-position") or ""
        self.show.click()
        while self.table.get_attribute("data-position") == position:
            step = self.table.get_attribute("data-step") or ""
            confirm = self.page.locator("[data-action='confirm']")
            marked = self.page.locator(".hinted > .body, .actions button.hinted")
            (confirm if confirm.count() else marked.first).click()
            expect(self.table).not_to_have_attribute("data-step", step)
        expect(self.table).to_have_attribute("data-phase", re.compile("^(person|lesson)$"))


@pytest.mark.parametrize(
    ("game", "lesson", "rule"),
    [
        ("blue-penguin", "tricks", "BP-6"),
        ("penguin-party", "out", "PP-7"),
        ("penguin-ultimatum", "show", "PU-17"),
    ],
)
def test_a_lesson_is_played_to_its_end_by_pointer(
    warm: Page, address: str, game: str, lesson: str, rule: str
) -> None:
    learner = LessonPage(warm).open(address, game, lesson)
    while not learner.done:
        learner.follow()
    expect(learner.step).to_have_text("The lesson is done.")
    learner.panel.get_by_role("button", name=f"Rule {rule}: show it").click()
    expect(warm.get_by_role("dialog").locator(f"[data-rule='{rule}']").first).to_be_focused()
    warm.keyboard.press("Escape")
    warm.get_by_role("link", name="All lessons").click()
    expect(warm.locator(".lessons .done")).to_have_count(1)
    check_axe(warm)
    assert saved_matches(warm)[f"learned:{game}"] == lesson


def test_a_lesson_by_keyboard_answers_a_wrong_move_kindly_and_can_be_repeated(
    warm: Page, address: str
) -> None:
    learner = LessonPage(warm).open(address, "blue-penguin", "tricks")
    table = TablePage(warm, address)
    table.host = warm.locator("penguin-table")
    expect(warm.locator(".spoken")).to_contain_text("A trick is one card from everybody")
    assert table.focused().startswith("5 blue")  # the hand, where the lesson begins
    warm.keyboard.press("ArrowRight")
    warm.keyboard.press("Enter")
    expect(learner.answer).to_contain_text("a yellow card costs whoever takes it 2 points")
    expect(warm.locator(".spoken")).to_contain_text("Lead the blue 5.")
    expect(learner.step).to_have_text("Step 1 of 2")
    check_axe(warm)
    warm.keyboard.press("ArrowLeft")
    warm.keyboard.press("Enter")
    expect(learner.step).to_have_text("Step 2 of 2")
    expect(warm.locator(".spoken")).to_contain_text("Beat it: play the purple 19.")
    assert table.focused().startswith("19 purple")
    warm.keyboard.press("Enter")
    expect(learner.step).to_have_text("The lesson is done.")
    assert table.focused() == "Lesson: A trick"
    again = warm.get_by_role("button", name="From the beginning")
    again.focus()
    warm.keyboard.press("Enter")
    expect(learner.step).to_have_text("Step 1 of 2")
    warm.goto(f"{address}#/")
    expect(warm.get_by_role("link", name="Lessons: 1 of 3 done")).to_be_visible()


def test_a_lesson_fits_a_phone_and_the_way_to_it_is_in_the_lobby(warm: Page, address: str) -> None:
    warm.set_viewport_size({"width": 320, "height": 700})
    lobby = LobbyPage(warm, address)
    lobby.choose_game("The Penguin Ultimatum")
    warm.get_by_role("link", name="Learn it in 4 lessons").click()
    check_frame(warm, 320)
    warm.get_by_role("link", name="Begin: A penguin and a guest").click()
    learner = LessonPage(warm)
    expect(learner.table).to_have_attribute("data-phase", "person", timeout=BOOT)
    expect(learner.panel).to_be_in_viewport()
    check_frame(warm, 320)
    learner.follow()
    expect(learner.panel.locator(".lesson-after")).to_contain_text("It will like the show twice over")
    expect(learner.panel).to_be_in_viewport()


def test_what_happens_first_is_explained_once_and_bots_wait_until_it_is_read(
    warm: Page, address: str
) -> None:
    table = TablePage(warm, address).open("Ada; Pip=little; Bo=little", seed="first")
    table.wait_for("person")
    warm.get_by_role("button", name="Settings").click()
    explain = warm.get_by_role("group", name="Explain what happens for the first time")
    explain.get_by_role("radio", name="Yes").check()
    warm.keyboard.press("Escape")
    note = warm.get_by_role("complementary", name="What this is")
    got_it = note.get_by_role("button", name="Got it")
    expect(note).to_be_visible()
    check_axe(warm)
    while "took the trick" not in (text := note.inner_text() if note.count() else ""):
        if text:
            got_it.click()
        elif table.wait_for("person", "bot") == "person":
            table.click_card()
    if table.phase == "bot":
        expect(warm.get_by_role("button", name="Move now")).to_be_hidden()  # nobody thinks meanwhile
    expect(warm.locator(".spoken")).to_contain_text("took the trick, face down")
    note.get_by_role("button", name="Rule BP-6: show it").click()
    expect(warm.get_by_role("dialog").locator("[data-rule='BP-6']").first).to_be_focused()
    warm.keyboard.press("Escape")
    got_it.click()
    assert "trick" in saved_matches(warm)["explained:blue-penguin"].split()
    table = TablePage(warm, address).open("Ada; Pip=little; Bo=little", seed="second")
    table.wait_for("person", "bot")
    for _ in range(3):
        while note.count() and "No more notes" in note.inner_text():
            assert "took the trick, face down" not in note.inner_text()
            got_it.click()
        if table.wait_for("person", "bot") == "person":
            table.click_card()
    warm.get_by_role("button", name="Settings").click()
    explain.get_by_role("radio", name="No").check()
    warm.keyboard.press("Escape")
    expect(note).to_be_hidden()
