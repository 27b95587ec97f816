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
