"""The Penguin Ultimatum, the iceberg in its window: fit, zoom, pan; every state on desk and phone."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from parlour.record import Record
from support.checks import check_frame, check_page
from support.records import golden, recorded, until
from support.ultimatum_page import UltimatumPage, before, before_kind, moves_of


def late_icebergs() -> Iterator[tuple[str, Record]]:
    """An iceberg of each size, as full as it gets, where a penguin is to be placed."""
    records = {
        "small": recorded("penguin-ultimatum-no-room"),
        "standard": golden("penguin-ultimatum", 4),
        "large": recorded("penguin-ultimatum-penguins-out"),
    }
    for size, record in records.items():
        places = [number for number, move in enumerate(moves_of(record)) if move.startswith("place")]
        yield size, until(record, 1, places[-1])


def outside(table: UltimatumPage) -> int:
    """How many pieces and cells that can be picked are not wholly in the window."""
    script = """window => {
        const frame = window.getBoundingClientRect();
        return [...window.querySelectorAll(".sheet > ul > .piece, .sheet > ul > .open")].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < frame.left - 1 || box.right > frame.right + 1
                || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
        }).length;
    }"""
    return int(table.window.evaluate(script))


def cell_width(table: UltimatumPage) -> float:
    return float(table.window.evaluate("window => parseFloat(window.style.getPropertyValue('--cell'))"))


@pytest.mark.parametrize(("width", "height"), [(320, 640), (1280, 800)])
def test_fit_shows_all_that_lies_there_and_the_legal_cells(
    new_context: Callable[..., BrowserContext], address: str, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    table = UltimatumPage(page, address).deal("Ada; Bo")
    for _, record in late_icebergs():
        table.load(record)
        table.step_after(table.open_cards.first.click)
        expect(table.host.locator(".viewport .place.open").first).to_be_visible()
        assert outside(table) == 0
        assert cell_width(table) >= 24  # a finger's least target
        check_frame(page, width)


def test_zoom_and_pan_by_buttons_wheel_and_keys(table: UltimatumPage) -> None:
    table.deal("Ada; Bo")
    table.load(until(golden("penguin-ultimatum", 4), 1, 60))
    fit = cell_width(table)
    button = table.page.get_by_role("button", name="Zoom in")
    button.click()
    assert cell_width(table) > fit
    button.click()
    assert outside(table) > 0
    left = table.window.evaluate("window => window.scrollLeft")
    table.page.get_by_role("button", name="Move the view to the left").click()
    assert table.window.evaluate("window => window.scrollLeft") < left
    table.page.get_by_role("button", name=re.compile("^Fit")).click()
    assert cell_width(table) == fit
    assert outside(table) == 0
    table.window.focus()
    for key, larger in (("+", True), ("0", None), ("-", False)):
        table.page.keyboard.press(key)
        assert (cell_width(table) > fit) if larger else (cell_width(table) <= fit)
    table.page.keyboard.press("0")
    table.window.hover()
    table.page.keyboard.down("Control")
    table.page.mouse.wheel(0, -240)
    table.page.keyboard.up("Control")
    expect(table.window).not_to_have_attribute("style", re.compile(f"--cell: {fit:g}px"))
    assert cell_width(table) > fit
    top = table.window.evaluate("window => window.scrollTop")
    box: Any = table.window.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    position = table.element.get_attribute("data-step")
    table.page.mouse.move(*middle)
    table.page.mouse.down()
    table.page.mouse.move(middle[0], middle[1] + 60, steps=4)
    table.page.mouse.up()
    assert table.window.evaluate("window => window.scrollTop") < top
    assert table.element.get_attribute("data-step") == position  # what is dragged is not picked


def test_every_state_fits_and_satisfies_axe(watched: Page, address: str) -> None:
    table = UltimatumPage(watched, address)
    table.deal("Ada; Bo")
    check_page(watched)
    record, move = before(golden("penguin-ultimatum", 2), lambda move: move.count(":") == 3)
    table.load(record)
    check_page(watched)
    table.pick_penguin(move.split(":")[1])
    table.pick_cell(move.split(":")[2])
    check_page(watched)
    for wanted in ("stone", "perform", "entertain"):
        table.load(before_kind(golden("penguin-ultimatum", 4), wanted))
        check_page(watched)
    table.load(golden("penguin-ultimatum", 4))
    table.wait_for("over")
    check_page(watched)


def touch_page(new_context: Callable[..., BrowserContext], address: str, height: int = 640) -> UltimatumPage:
    """The table on a small phone."""
    context = new_context(has_touch=True, is_mobile=True, viewport={"width": 320, "height": height})
    return UltimatumPage(context.new_page(), address).deal("Ada; Bo")


def covered(table: UltimatumPage) -> int:
    """How many cells that can be picked are not wholly in sight above the own part of the table."""
    script = """host => {
        const root = host.shadowRoot;
        const edge = root.querySelector(".own").getBoundingClientRect().top;
        return [...root.querySelectorAll(".viewport .open > .body")].filter((body) => {
            const { top, bottom } = body.getBoundingClientRect();
            return top < -1 || bottom > edge + 1;
        }).length;
    }"""
    return int(table.host.evaluate(script))


def small_for_a_finger(table: UltimatumPage) -> list[str]:
    """What is pressed at every move, or costs much, and is less than 44 pixels wide or high."""
    pressed = ".own .form-fan .open > .body, .actions button, .tools button, .panel .buttons button, .sort"
    script = """(host, pressed) => [...host.shadowRoot.querySelectorAll(pressed)].filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return one.checkVisibility() && (width < 43.9 || height < 43.9);
    }).map((one) => `${one.dataset.action ?? one.ariaLabel} ${one.offsetWidth} × ${one.offsetHeight}`)"""
    found: list[str] = table.host.evaluate(script, pressed)
    return found


def test_on_a_phone_the_hand_covers_no_cell_that_can_be_picked(
    new_context: Callable[..., BrowserContext], address: str
) -> None:
    table = touch_page(new_context, address)
    for _, record in late_icebergs():
        table.load(record)
        table.page.evaluate("scrollTo(0, 0)")
        assert small_for_a_finger(table) == []
        table.step_after(table.open_cards.first.tap)
        cells = table.host.locator(".viewport .place.open")
        expect(cells.first).to_be_visible()
        assert covered(table) == 0
        table.step_after(cells.last.tap)


def test_two_fingers_zoom_the_grid_and_not_the_page(
    new_context: Callable[..., BrowserContext], address: str
) -> None:
    table = touch_page(new_context, address, height=800)
    table.load(until(golden("penguin-ultimatum", 4), 1, 60))
    table.window.scroll_into_view_if_needed()
    step = table.element.get_attribute("data-step")
    box: Any = table.window.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    device = table.page.context.new_cdp_session(table.page)

    def fingers(kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(places)]
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pinch(*widths: float) -> None:
        """Two fingers on a level, so far from the middle between them."""
        for number, width in enumerate(widths):
            fingers("touchMove" if number else "touchStart", (x - width, y), (x + width, y))
        fingers("touchEnd")

    fit = cell_width(table)
    pinch(30, 40, 50, 60)
    assert cell_width(table) == pytest.approx(2 * fit, abs=0.1)
    left, top = table.window.evaluate("window => [window.scrollLeft, window.scrollTop]")
    pinch(30, 45)
    assert cell_width(table) == pytest.approx(3 * fit, abs=0.1)
    half = (box["width"] / 2, box["height"] / 2)
    after = table.window.evaluate("window => [window.scrollLeft, window.scrollTop]")
    expected = [1.5 * (left + half[0]) - half[0], 1.5 * (top + half[1]) - half[1]]
    assert after == pytest.approx(expected, abs=2)  # what lies between the fingers stays there
    pinch(60, 40, 20)
    assert cell_width(table) == pytest.approx(fit, abs=0.1)
    assert table.page.evaluate("visualViewport.scale") == 1
    assert table.element.get_attribute("data-step") == step  # what is pinched is not picked
