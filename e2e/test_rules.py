"""The rule book: on a page of its own and in a window over the table."""

from playwright.sync_api import Page, expect

from pages import TablePage
from parlour.record import Player
from parlour.table import Table
from support.checks import check_axe, check_frame

GAMES = ("blue-penguin", "penguin-party", "penguin-ultimatum")


def test_the_rule_book_is_searched_and_its_pictures_are_drawn(warm: Page, address: str) -> None:
    for game in GAMES:
        warm.goto(f"{address}#/rules?game={game}")
        expect(warm.locator(".book figure").nth(3)).to_be_visible()
        for drawn in warm.locator(".book .drawn").all():
            assert drawn.locator(".piece .face").count() > 0
            assert drawn.get_attribute("aria-label")
    check_axe(warm)
    search = warm.get_by_role("searchbox", name="Search by number or words")
    search.fill("11")
    headings = warm.locator(".book-text h2:visible")
    expect(headings).to_have_text(["PU-11 Kinship"])
    expect(warm.get_by_role("status").filter(has_text="1 rule")).to_be_visible()
    # What a place costs stands on it, as at the table.
    assert "−4" in warm.locator(".book-text figure:visible .drawn .caption").all_inner_texts()
    search.fill("favourite show")
    expect(headings.first).to_be_visible()
    assert "PU-30 Favourite shows" in headings.all_inner_texts()
    search.fill("xyz")
    expect(headings).to_have_count(0)
    expect(warm.get_by_text("No rule holds that.")).to_be_visible()
    search.fill("")
    warm.get_by_role("navigation").get_by_role("button", name="PU-17 Who takes the entertainer").click()
    expect(warm.get_by_role("heading", name="PU-17")).to_be_focused()
    warm.set_viewport_size({"width": 320, "height": 700})
    check_frame(warm, 320)
    warm.emulate_media(media="print")
    expect(search).to_be_hidden()
    expect(warm.get_by_role("button", name="Print")).to_be_hidden()
    expect(warm.locator(".book figure").first).to_be_visible()
    warm.emulate_media(media="screen")


def test_a_rule_is_one_click_from_the_log_and_has_its_own_address(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=little")
    table.wait_for("person")
    table.log.get_by_role("button", name="Rule BP-3: show it").first.click()
    book = warm.get_by_role("dialog")
    expect(book.get_by_role("heading", name="BP-3")).to_be_focused()
    expect(book.locator("figure").first).to_be_visible()
    check_axe(warm)
    warm.keyboard.press("Escape")
    warm.goto(f"{address}#/rules?game=blue-penguin&rule=BP-9")
    expect(warm.get_by_role("heading", name="BP-9")).to_be_focused()


def test_a_line_of_the_log_or_the_result_lights_its_cards(warm: Page, address: str) -> None:
    match = Table.new("blue-penguin", [Player("Ada"), Player("Pip", "little")], "lights")
    while len(match.record.rounds[0].moves) < 4:
        assert match.turn is not None
        match.play(match.turn, str(match.view(match.turn).moves[0]))
    table = TablePage(warm, address).open("Ada; Pip=little")
    table.load(match.record)
    lit = warm.locator(".piece.lit")
    taken = table.log.filter(has_text="takes the trick").last
    taken.hover()
    expect(lit).to_have_count(4)
    expect(lit.first.locator("xpath=ancestor::section[1]")).to_have_attribute("data-zone", "last")
    # By keyboard the rule's number is what gets the focus.
    table.log.filter(has_text="Ada plays").last.get_by_role("button").focus()
    expect(lit).to_have_count(1)
    while match.turn is not None:
        match.play(match.turn, str(match.view(match.turn).moves[0]))
    table.load(match.record)
    part = table.result.locator("[data-part]").first
    part.hover()
    expect(warm.locator(".zone.lit, .piece.lit").first).to_be_visible()
    expect(part).to_have_class("lit")
