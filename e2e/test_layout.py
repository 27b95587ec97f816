"""The layout at four sizes and with large text: every game at its start and as large as it gets."""

import pytest
from playwright.sync_api import Page, expect

from pages import LobbyPage, TablePage
from support.checks import settle
from support.layout import check_layout
from support.memory_pages import ReplayPanel
from support.records import golden, recorded, until

SIZES = ((320, 640), (768, 1024), (1280, 800), (2560, 1440), (640, 360))
"""Width and height; the last one is a phone that lies, and 1280 × 720 at 200 %."""


def at_all_sizes(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        check_layout(page)


def with_large_text(page: Page) -> None:
    """Letters of twice the size, as browsers and devices let people choose."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width, height in ((640, 900), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        check_layout(page)
    page.evaluate("document.documentElement.style.fontSize = ''")


def cut_hands(page: Page) -> list[str]:
    """The windows that hold a whole table, in which the hand or the prompt is not wholly in sight."""
    found = []
    for width, height in ((768, 1024), (1280, 800), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        settle(page)
        box = page.locator(".play penguin-table .board > .own").bounding_box()
        assert box is not None
        if box["y"] < 0 or box["y"] + box["height"] > height + 1:
            found.append(f"{width} × {height}: {box['y']:.0f}–{box['y'] + box['height']:.0f}")
    return found


@pytest.mark.parametrize(
    ("game", "seats", "moves"),
    [("blue-penguin", 5, 30), ("penguin-party", 6, -2), ("penguin-ultimatum", 4, 60)],
)
def test_board_and_hand_are_seen_in_one_window(
    warm: Page, address: str, game: str, seats: int, moves: int
) -> None:
    table = TablePage(warm, address).open("Ada; Bo", game=game)
    table.load(until(golden(game, seats), 1, moves))
    assert cut_hands(warm) == []


def test_the_lobby(warm: Page, address: str) -> None:
    LobbyPage(warm, address).open()
    at_all_sizes(warm)
    with_large_text(warm)


def test_tricks_from_the_first_card_to_the_result(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy; Skua=greedy; Bo=greedy; Kim=greedy")
    table.wait_for("person")
    at_all_sizes(warm)
    with_large_text(warm)
    table.load(golden("blue-penguin", 4))
    table.wait_for("over")
    at_all_sizes(warm)


def test_a_pyramid_of_eight_tiers_and_a_hand_of_fourteen(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Bo", game="penguin-party")
    table.load(until(golden("penguin-party", 2), 1, 0))
    expect(table.hand).to_have_count(14)
    at_all_sizes(warm)
    with_large_text(warm)
    table.load(recorded("penguin-party-full-3"))
    expect(table.host.locator(".form-tiers .piece")).to_have_count(36)
    at_all_sizes(warm)


@pytest.mark.parametrize("moves", [0, 118])
def test_the_largest_iceberg(warm: Page, address: str, moves: int) -> None:
    table = TablePage(warm, address).open("Ada; Bo", game="penguin-ultimatum")
    table.load(until(recorded("penguin-ultimatum-penguins-out"), 1, moves))
    at_all_sizes(warm)
    with_large_text(warm)


def test_the_pages_of_what_is_kept_and_a_match_watched_again(warm: Page, address: str) -> None:
    for path in ("games", "statistics", "storage", "fairness"):
        warm.goto(f"{address}#/{path}")
        expect(warm.locator(".pages [aria-current='page']")).to_have_attribute("href", f"#/{path}")
        at_all_sizes(warm)
    with_large_text(warm)
    table = TablePage(warm, address).open("Ada; Pip=greedy", game="penguin-ultimatum")
    table.load(recorded("penguin-ultimatum-no-room"))
    warm.get_by_role("button", name="Replay", exact=True).click()
    replay = ReplayPanel(table)
    replay.press("End")
    expect(replay.told).to_contain_text("The feast is over")
    at_all_sizes(warm)
    with_large_text(warm)
