"""The element itself: its public interface, malformed attributes, reasons, hints, settings."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from likes import liking
from pages import BOOT, TablePage, without_pauses
from parlour.record import read_record
from parlour.sentences import Sentences
from parlour.table import Table
from support.checks import check_frame

LISTEN = """host => {
    host.errors = [];
    host.addEventListener("penguin-error", ({ detail }) => host.errors.push(detail));
}"""


@pytest.fixture
def table(warm: Page, address: str) -> TablePage:
    table = TablePage(warm, address).open("Ada; Pip=greedy")
    table.wait_for("person")
    table.host.evaluate(LISTEN)
    return table


@pytest.mark.parametrize(
    ("attribute", "value", "code", "where"),
    [
        ("seats", "Ada; Pip=", "attribute-seat", "seats, entry 2"),
        ("seats", "Ada; Pip=a=b", "attribute-seat", "seats, entry 2"),
        ("seats", "Ada; 100%", "attribute-escape", "seats, entry 2"),
        ("seats", "Ada; Pip=wizard", "bot-unknown", "bot of seat 2"),
        ("seats", "Ada", "seats", "seats"),
        ("seats", "9", "seats", "seats"),
        ("options", "experts", "attribute-option", "options, entry 1"),
        ("options", "experts=on; experts=off", "attribute-twice", "options, entry 2"),
        ("options", "experts=perhaps", "option-value", "option experts"),
        ("options", "tides=on", "option-unknown", "option tides"),
        ("practice", "perhaps", "attribute-switch", "practice"),
        ("game", "solitaire", "game-unknown", "game"),
        ("seed", "", "seed", "seed"),
        ("record", "nonsense", "not-a-record", ""),
        ("record", "penguin-parlour-record: 99", "record-newer", ""),
        ("theme", "pink", "attribute-theme", "theme"),
    ],
)
def test_a_malformed_attribute_is_told_and_changes_nothing(
    table: TablePage, attribute: str, value: str, code: str, where: str
) -> None:
    record = table.record()
    table.host.evaluate("(host, [name, value]) => host.setAttribute(name, value)", [attribute, value])
    expect(table.notice).to_be_visible()
    errors = table.host.evaluate("host => host.errors")
    assert [(error["code"], error["where"]) for error in errors] == [(code, where)]
    assert errors[0]["message"] == table.notice.inner_text()
    assert table.record() == record
    table.click_card()  # the game goes on
    table.wait_for("person")
    assert table.record() != record


def test_play_refuses_what_cannot_be_played(table: TablePage) -> None:
    record = table.record()
    for move, code in (("61", "no-such-card"), ("fish", "move-unreadable")):
        refused = table.host.evaluate("(host, move) => host.play(move).catch((error) => error.code)", move)
        assert refused == code
    assert table.record() == record
    assert [error["code"] for error in table.host.evaluate("host => host.errors")] == [
        "no-such-card",
        "move-unreadable",
    ]


def test_a_click_on_what_cannot_be_chosen_says_so(table: TablePage) -> None:
    table.page.locator("[data-zone='pile'] .piece").last.click()
    expect(table.notice).to_have_text("This cannot be chosen now. What is possible is marked.")
    expect(table.page.get_by_role("status").filter(has_text="This cannot be chosen now")).to_have_count(1)


def test_a_card_out_of_turn_says_whose_turn_it_is(page: Page, address: str) -> None:
    page.add_init_script(liking({"speed": "slow"}))
    table = TablePage(page, address).open("Ada; Pip=greedy; Skua=greedy; Bo=greedy; Kim=greedy")
    table.wait_for("person")
    table.click_card()
    table.hand.first.press("Enter")
    expect(table.notice).to_have_text(re.compile("It is .*’s turn"))


def test_a_hint_marks_a_card_of_the_hand(table: TablePage) -> None:
    table.page.get_by_role("button", name="Hint").click()
    expect(table.page.locator(".own .hinted")).to_have_count(1)
    table.click_card()
    table.wait_for("person")
    expect(table.page.locator(".hinted")).to_have_count(0)


def test_a_move_can_be_asked_about_before_it_is_made(page: Page, address: str) -> None:
    without_pauses(page)
    table = TablePage(page, address).open("Ada; Pip=greedy")
    table.wait_for("person")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Ask before my moves are played").get_by_label("Always").check()
    page.keyboard.press("Escape")
    position = table.position
    table.open_cards.first.click()
    match = Table(read_record(table.record()))
    brings = match.picture(0).choices[0].brings
    said = Sentences(match.game, [player.name for player in match.players])
    expect(page.locator(".prompt")).to_have_text(
        " · ".join(["Shall this be played?", *map(said.note, brings)])
    )
    expect(page.locator(".own .picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".own .picked")).to_have_count(0)
    assert table.position == position
    table.open_cards.last.click()
    page.get_by_role("button", name="Yes, play it").click()
    table.moved_on(position)


def test_a_rule_of_the_log_opens_the_rules_there(table: TablePage) -> None:
    table.page.get_by_role("button", name="Rule BP-3: show it").first.click()
    expect(table.page.get_by_role("dialog").get_by_role("heading", name=re.compile("BP-3"))).to_be_focused()


def test_a_record_is_resumed_and_replayed(table: TablePage) -> None:
    table.click_card()
    table.wait_for("person")
    record = table.record()
    names = table.hand_names()
    other = "document.body.append(Object.assign(document.createElement('penguin-table'), { id: 'second' }))"
    table.page.evaluate(other)
    second = table.page.locator("#second")
    second.evaluate("(host, record) => host.setAttribute('record', record)", record)
    expect(second.locator(".table")).to_be_visible()
    assert second.evaluate("host => host.record") == record
    hand = second.locator(".own .form-fan .body")
    assert [(name.get_attribute("aria-label") or "").split(",")[0] for name in hand.all()] == names


def test_two_tables_of_a_page_share_one_engine(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy")
    make = """() => {
        const host = document.createElement("penguin-table");
        const wish = { id: "second", game: "blue-penguin", seats: "3", seed: "xyz" };
        for (const [name, value] of Object.entries(wish)) host.setAttribute(name, value);
        document.body.append(host);
        return host.ready.then(() => host.view.players.length);
    }"""
    assert warm.evaluate(make) == 3
    table.wait_for("person")
    table.click_card()
    second = warm.locator("#second")
    expect(second.locator(".table")).to_have_attribute("data-phase", "person")
    second.locator(".own .open .body").first.click()
    table.wait_for("person")
    assert len(warm.workers) == 1


def test_events_of_the_element(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy")
    table.wait_for("person")
    table.host.evaluate("""host => {
        host.moves = [];
        host.over = [];
        host.addEventListener("penguin-move", ({ detail }) => host.moves.push(detail.move));
        host.addEventListener("penguin-over", ({ detail }) => host.over.push(detail.outcome.scores.length));
    }""")
    before = len(table.moves())
    table.play_out()
    moves = table.host.evaluate("host => host.moves")
    assert moves == table.moves()[before:]
    assert table.host.evaluate("host => host.over") == [2]


@pytest.mark.parametrize("width", [320, 768, 1280])
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_is_outside_the_frame(warm: Page, address: str, width: int, seats: int) -> None:
    warm.set_viewport_size({"width": width, "height": 700})
    names = ["Ada", "Bartholomew-Maximilian the Third"[:30], "Cleo", "D", "Eve"]
    players = "; ".join([names[0], *(f"{name}=random" for name in names[1:seats])])
    expect(warm.get_by_role("button", name="Play", exact=True)).to_be_visible()
    check_frame(warm, width)
    table = TablePage(warm, address).open(players)
    for _ in range(3):
        table.wait_for("person")
        table.click_card()
    table.wait_for("person")
    check_frame(warm, width)
    for card in table.open_cards.all():
        box: Any = card.bounding_box()
        assert box["width"] >= 44
        assert box["height"] >= 44
    table.play_out()
    check_frame(warm, width)


def test_one_tab_stop_per_zone(table: TablePage) -> None:
    stops = table.page.locator(".own .form-fan ul").evaluate_all(
        "lists => lists.map((list) => list.querySelectorAll('[tabindex=\"0\"]').length)"
    )
    assert stops == [1]


def test_a_frame_of_another_site_plays(page: Page, address: str, foreign: Callable[[str], str]) -> None:
    page.goto(foreign(f'<iframe src="{address}" width="700" height="700"></iframe>'))
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Play", exact=True).click()
    expect(frame.locator(".table")).to_be_visible(timeout=BOOT)
    card = frame.locator(".own .open .body").first
    expect(card).to_be_visible(timeout=15_000)
    card.click()
    expect(frame.get_by_role("log")).to_contain_text("Player 1 plays")


@pytest.mark.parametrize(("game", "width"), [("penguin-party", 1280), ("penguin-ultimatum", 360)])
def test_the_same_table_plays_the_other_games(warm: Page, address: str, game: str, width: int) -> None:
    """Moves of several picks, free places, pieces on pieces, rounds: whatever is marked is clicked."""
    warm.set_viewport_size({"width": width, "height": 800})
    table = TablePage(warm, address).open("Ada; Pip=greedy; Skua=greedy", game=game)
    choose = Random(7)
    while (phase := table.wait_for("person", "round", "over")) != "over":
        if phase == "round":
            position = table.position
            warm.get_by_role("button", name="Next round").click()
            table.moved_on(position)
        else:
            table.pick_move(choose)
    expect(table.result.locator("tbody tr")).to_have_count(3)
    for row in table.result.locator("tbody tr").all():
        parts = [int(part.replace("−", "-")) for part in row.locator(".parts b").all_inner_texts()]
        assert sum(parts) == int(row.locator(".score").inner_text().replace("−", "-"))
    assert warm.evaluate("document.documentElement.scrollWidth") <= width  # a grid scrolls in its frame


MARK = """one => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return [outlineStyle, outlineWidth, outlineColor, getComputedStyle(one.parentElement, "::after").content];
}"""


def test_a_pick_is_taken_back_and_a_reason_is_told(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy", game="penguin-ultimatum")
    table.wait_for("person")
    may_be = table.open_cards.last.evaluate(MARK)
    table.open_cards.first.click()
    expect(warm.locator(".own .picked")).to_have_count(1)
    is_picked = warm.locator(".own .picked > .body").evaluate(MARK)
    assert [may_be[0], may_be[3]] == ["solid", "none"]  # told apart by shape, each in ink
    assert [is_picked[0], is_picked[3]] == ["dashed", '"✓"']
    assert may_be[1:3] == is_picked[1:3] == ["3px", "rgb(6, 32, 47)"]
    expect(warm.locator("[data-zone='iceberg'] .place.open").first).to_be_visible()
    warm.locator("[data-zone='iceberg'] .piece .body").first.click(force=True)
    expect(table.notice).not_to_be_empty()
    warm.keyboard.press("Escape")
    expect(warm.locator(".own .picked")).to_have_count(0)
    expect(warm.locator("[data-zone='iceberg'] .place.open")).to_have_count(0)


def test_a_match_outlives_its_interpreter(page: Page, address: str) -> None:
    """The engine is started anew, and its tables are gone with it: the match goes on from its record."""
    without_pauses(page)
    table = TablePage(page, address).open("Ada; Pip=greedy")
    table.wait_for("person")
    table.click_card()
    table.wait_for("person")
    record, hand = table.record(), table.hand_names()
    restart = """async () => {
        const main = new URL(document.querySelector("script[src*='main.js']").src);
        (await import(new URL("library.js", main))).Engine.shared().retry();
    }"""
    page.evaluate(restart)
    table.open_cards.first.click()  # asks an engine that knows nothing of this table
    expect(page.locator(".table-lost, .engine-bar")).to_have_count(0, timeout=BOOT)
    expect(table.element).to_have_attribute("data-position", "0", timeout=BOOT)
    assert (table.record(), table.hand_names()) == (record, hand)
    table.click_card()
    table.wait_for("person")
    assert table.record().startswith(record.rstrip())


def test_an_element_that_is_moved_in_the_page_goes_on(table: TablePage) -> None:
    table.click_card()
    table.wait_for("person")
    record = table.record()
    table.host.evaluate("host => host.parentElement.append(host)")
    table.ready()
    table.wait_for("person")
    assert table.record() == record
    table.click_card()
