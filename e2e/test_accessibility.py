"""axe finds nothing on lobby, table, hand-over, result and rules; what a screen reader hears; focus; keys."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from pages import LobbyPage, TablePage, without_pauses
from parlour.picture import Choice
from parlour.record import read_record
from parlour.registry import find
from parlour.sentences import Sentences
from parlour.table import Table
from support.checks import check_axe, check_page


def test_axe_on_the_lobby_and_its_windows(watched: Page, address: str) -> None:
    LobbyPage(watched, address).open()
    expect(watched.get_by_text("The table is ready.")).to_be_visible(timeout=90_000)
    check_axe(watched)
    watched.get_by_role("button", name="Blue Penguin: the rules").click()
    check_axe(watched)
    watched.keyboard.press("Escape")
    watched.get_by_role("button", name="Settings").click()
    check_axe(watched)


def test_axe_on_hand_over_table_and_result(watched: Page, address: str) -> None:
    table = TablePage(watched, address).open("Ada; Bo; Pip=greedy; Skua=random; Kim=random")
    table.wait_for("handover")
    check_axe(watched)
    for _ in range(3):
        table.take_device()
        table.click_card()
    table.take_device()
    check_axe(watched)
    table.play_out()
    watched.locator("details.record summary").click()
    check_axe(watched)


def test_names_say_card_place_and_what_it_would_do(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy")
    table.wait_for("person")
    match = Table(read_record(table.record()))
    said = Sentences(match.game, [player.name for player in match.players])

    def brings(choice: Choice) -> str:
        return " ".join(map(said.note, choice.brings))

    first = table.open_cards.first
    assert first.get_attribute("title") is None  # who hears the name would hear it twice
    first.hover()
    expect(first).to_have_attribute("title", first.get_attribute("aria-label") or "")
    assert table.open_cards.evaluate_all("all => all.map((one) => one.ariaLabel)") == [
        ", ".join([said.face(choice.move), ": ".join(filter(None, ["press to play it", brings(choice)]))])
        for choice in match.picture(0).choices
    ]
    expect(warm.get_by_role("list", name="Hand of Ada")).to_be_visible()
    expect(warm.get_by_role("list", name="Draw pile: ")).to_have_count(1)


def test_every_move_and_whose_turn_it_is_are_spoken_once_each(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy; Skua=random; Bo=greedy; Kim=random")
    table.wait_for("person")
    warm.evaluate("""() => {
        window.spoken = [];
        const region = document.querySelector("penguin-table").shadowRoot.querySelector(".spoken");
        const watch = new MutationObserver(() => window.spoken.push(region.textContent));
        watch.observe(region, { childList: true, characterData: true, subtree: true });
        region.kept = true;
    }""")
    for _ in range(3):
        before = len(table.moves())
        warm.evaluate("() => void (window.spoken.length = 0)")
        table.click_card()
        table.wait_for("person")
        texts = " ".join(warm.evaluate("window.spoken"))
        for move in table.moves()[before:]:
            assert texts.count(f"plays {move} ") == 1
        assert texts.endswith(
            ("Ada plays a card", "Ada leads a trick")
        )  # whose turn it is, for focus may not have moved
    assert warm.evaluate("document.querySelector('penguin-table').shadowRoot.querySelector('.spoken').kept")


def test_focus_returns_to_the_own_hand(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy; Skua=random")
    for _ in range(3):
        table.wait_for("person")
        expect(warm.locator(".own .open .body:focus")).to_have_count(1)
        position = table.position
        warm.keyboard.press("ArrowRight")  # chosen by the player: it needs no question
        warm.keyboard.press("Enter")
        table.moved_on(position)


def test_a_bare_enter_asks_first(warm: Page, address: str) -> None:
    """What the table has given the focus, the player has not chosen."""
    table = TablePage(warm, address).open("Ada; Bo")
    table.wait_for("handover")
    warm.keyboard.press("Enter")  # of whoever played before
    warm.keyboard.press("Tab")
    expect(table.take_over).to_be_focused()  # the Enter has shown nobody's hand
    warm.keyboard.press("Enter")
    table.wait_for("person")
    warm.keyboard.press("Enter")  # once too often
    expect(table.host.locator("[data-action='confirm']:focus")).to_have_text("Yes, play it")
    assert len(table.moves()) == 0
    warm.keyboard.press("Escape")
    expect(table.host.locator(".picked")).to_have_count(0)
    warm.keyboard.press("Enter")
    warm.keyboard.press("Enter")
    table.wait_for("handover")
    assert len(table.moves()) == 1
    table.open("Ada; Bo", practice=True)  # where it can be taken back, nobody asks
    table.take_device()
    expect(warm.locator(".own .open .body:focus")).to_have_count(1)
    position = table.position
    warm.keyboard.press("Enter")
    table.moved_on(position)


WHERE = """() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const zone = at.closest("[data-zone]")?.dataset.zone;
    return zone ?? (at.closest(".log") ? "log" : (at.dataset.action ?? at.localName));
}"""


def test_tab_goes_from_the_tools_by_the_board_and_the_hand_to_what_happened(warm: Page, address: str) -> None:
    """One stop for each part, in the order in which they are seen."""
    table = TablePage(warm, address).open("Ada; Pip=little", game="penguin-party", options="starter=1")
    table.wait_for("person")
    warm.get_by_role("button", name="Hint").focus()
    tools = ["hint", "pause", "rules", "settings", "a"]
    expected = [*tools, "pyramid", "sort", "hand", "log", "summary", "share-running"]
    seen = [warm.evaluate(WHERE)]
    for _ in range(20):
        warm.keyboard.press("Tab")
        seen.append(warm.evaluate(WHERE))
        if seen[-1] == expected[-1]:
            break
    assert list(dict.fromkeys(seen)) == expected
    assert seen.count("hand") == seen.count("pyramid") == 1
    for _ in range(len(seen) - seen.index("hand")):
        warm.keyboard.press("Shift+Tab")
    assert warm.evaluate(WHERE) == "sort"


def test_a_held_key_plays_one_card(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy")
    table.wait_for("person")
    before = len(table.moves())
    position = table.position
    warm.keyboard.press("ArrowRight")
    warm.keyboard.down("Enter")
    table.moved_on(position)
    table.wait_for("person")
    for _ in range(5):
        warm.keyboard.down("Enter")  # the same key again without going up: a repetition
    warm.keyboard.up("Enter")
    names = [line for line in table.log.all_inner_texts() if line.startswith("Ada plays")]
    assert len(table.moves()) > before
    assert len(names) == 1


def test_the_table_does_not_grab_focus_when_nobody_plays_it(page: Page, address: str) -> None:
    without_pauses(page)
    LobbyPage(page, address).open()
    make = """async () => {
        await customElements.whenDefined("penguin-table"); // it comes behind the lobby
        const host = document.createElement("penguin-table");
        const wish = { game: "blue-penguin", seats: "2", seed: "abc" };
        for (const [name, value] of Object.entries(wish)) host.setAttribute(name, value);
        document.body.append(host);
        await host.ready;
        return document.activeElement === document.body;
    }"""
    assert page.evaluate(make)


def test_pictures_are_told_apart_without_colour(warm: Page, address: str) -> None:
    """The five colours differ in the shape of their emblem."""
    TablePage(warm, address).open("Ada; Pip=greedy").wait_for("person")
    shown = warm.locator("[data-zone='values'] .piece > .body").evaluate_all(
        "all => all.map((one) => one.dataset.face)"
    )
    faces = find("blue-penguin").faces()
    shapes = {
        d for face in shown for d in re.findall(r'<path transform="[^"]*" d="([^"]*)"', faces[face].svg)
    }
    assert len(shapes) == len(shown) == 5


@pytest.mark.parametrize("scheme", ["forced", "zoomed"])
def test_forced_colours_and_zoom_still_play(
    new_context: Callable[..., BrowserContext], address: str, scheme: str
) -> None:
    options: dict[str, Any] = (
        {"forced_colors": "active"} if scheme == "forced" else {"viewport": {"width": 320, "height": 256}}
    )  # 1280 × 1024 at 400 % is 320 × 256
    page = new_context(**options).new_page()
    without_pauses(page)
    table = TablePage(page, address).open("Ada; Pip=greedy")
    table.wait_for("person")
    table.click_card()
    table.wait_for("person")
    check_page(page)
