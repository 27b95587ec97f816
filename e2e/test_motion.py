"""Movement: what moves, how it ends, at which pace, and that it can be watched again or left out."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from pages import TablePage
from support.records import recorded, until

RECORD = """host => {
    window.moved = [];
    const table = host.shadowRoot.querySelector(".table");
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const properties = frames.flatMap((frame) => Object.keys(frame));
        const flying = this.classList.contains("flying");
        window.moved.push({ properties, duration: timing.duration, flying });
        return animate.call(this, frames, timing);
    };
    window.still = () => { Element.prototype.animate = animate; };
    window.frames = [];
    let last = performance.now();
    const frame = (now) => {
        if (table.querySelector(":scope > .flying")) window.frames.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""
CHEAP = {"transform", "opacity", "transformOrigin", "offset"}


@pytest.fixture
def table(warm: Page, address: str) -> Iterator[TablePage]:
    """A table with its movement recorded; without movement again at the end."""
    table = TablePage(warm, address).open("Ada; Pip=greedy")
    table.wait_for("person")
    table.host.evaluate(RECORD)
    yield table
    warm.evaluate("window.still()")
    choose_speed(table, "At once, without movement")


def choose_speed(table: TablePage, name: str) -> None:
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_role("radio", name=name, exact=True).check()
    table.page.keyboard.press("Escape")


def moved(table: TablePage) -> list[Any]:
    found: list[Any] = table.page.evaluate("window.moved.splice(0)")
    return found


def test_cards_fly_turn_and_settle_at_the_chosen_speed(table: TablePage) -> None:
    longest = []
    for speed in ("Quick", "Slow"):
        choose_speed(table, speed)
        table.click_card()
        table.wait_for("person", "over")
        all_moved = moved(table)
        assert any(one["flying"] for one in all_moved)
        assert {name for one in all_moved for name in one["properties"]} <= CHEAP
        longest.append(max(one["duration"] for one in all_moved))
        expect(table.host.locator(".flying, .past-face")).to_have_count(0)
    assert longest[0] < longest[1]


def test_the_last_moves_can_be_watched_again(table: TablePage) -> None:
    choose_speed(table, "Quick")
    table.click_card()
    table.wait_for("person")
    position, lines = table.position, table.log.count()
    watch = table.page.get_by_role("button", name="Watch again")
    watch.click()
    table.wait_for("watch")
    assert table.position != position
    expect(watch).to_be_focused()
    table.wait_for("person")
    assert table.position == position
    assert table.log.count() == lines
    table.page.keyboard.press("w")
    table.wait_for("watch")
    table.page.keyboard.press("Escape")  # it can be left at once
    table.wait_for("person")
    assert table.position == position


def test_nothing_moves_for_whom_movement_is_reduced(table: TablePage) -> None:
    choose_speed(table, "Quick")
    table.page.emulate_media(reduced_motion="reduce")
    table.click_card()
    table.wait_for("person")
    assert moved(table) == []


def layouts(device: CDPSession) -> int:
    """How often the page has been laid out so far."""
    found = {one["name"]: one["value"] for one in device.send("Performance.getMetrics")["metrics"]}
    return int(found["LayoutCount"])


def test_the_largest_iceberg_moves_without_new_layouts(table: TablePage) -> None:
    """Frame times are printed, not judged: they depend on the machine. What may move is judged, and that the
    page is laid out a few times for each press, but not for each frame or each card.
    """
    choose_speed(table, "Quick")
    table.open("Ada; Bo", game="penguin-ultimatum")
    table.load(until(recorded("penguin-ultimatum-penguins-out"), 1, 117))
    table.host.evaluate(RECORD)
    before = table.position
    device = table.page.context.new_cdp_session(table.page)
    device.send("Performance.enable")
    started = layouts(device)
    stay = table.host.locator("[data-action='=button-stay']")
    table.host.locator(".own .open > .body").first.click()
    table.host.locator(".viewport .open > .body").first.click()
    for name in ("=button-pay", "confirm"):
        if table.position == before and table.host.locator(f"[data-action='{name}']").count():
            table.host.locator(f"[data-action='{name}']").click()
    table.moved_on(before)
    expect(stay).to_be_visible()
    all_moved = moved(table)
    assert any(one["flying"] for one in all_moved)
    assert {name for one in all_moved for name in one["properties"]} <= CHEAP
    expect(table.host.locator(".flying")).to_have_count(0)
    laid_out = layouts(device) - started
    device.detach()
    sys.stdout.write(f"\n{laid_out} layouts\n")
    assert laid_out < 90  # half of them are the test's own looks; each card of its own would make hundreds
    frames = sorted(table.page.evaluate("window.frames"))
    middle = frames[len(frames) // 2]
    sys.stdout.write(
        f"\n{len(frames)} frames, half within {middle:.1f} ms, the longest {frames[-1]:.0f} ms\n"
    )
