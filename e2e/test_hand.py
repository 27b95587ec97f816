"""The hand: sorted as its player likes, and played by a finger that drags."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pages import TablePage

SETTLED = """() => new Promise((done) => {
    let last = scrollY, still = 0;
    const look = () => {
        still = scrollY === last ? still + 1 : 0;
        last = scrollY;
        if (still > 20) done();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
"""The page has scrolled out, as it does after a finger has left it."""
Finger = Callable[..., None]


@pytest.fixture
def finger(warm: Page) -> Iterator[Finger]:
    """finger("touchStart", x, y), then touchMove, then touchEnd without a place."""
    device = warm.context.new_cdp_session(warm)
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def act(kind: str, *place: float) -> None:
        points = [dict(zip(("x", "y"), place, strict=True))] if place else []
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    yield act
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    device.detach()


def middle(page: Page, selector: str) -> tuple[float, float]:
    box: Any = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_hand_is_sorted_as_its_player_likes_and_stays_so(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Bo", game="penguin-party")
    table.take_device()
    by_colour = table.hand_names()
    sort = warm.get_by_role("button", name="Hand of Ada, sorted by colour: sort it otherwise")
    expect(sort).to_have_text("Sorted by colour")
    sort.click()
    expect(warm.locator(".own .sort")).to_have_text("Sorted as dealt")
    dealt = table.hand_names()
    assert dealt != by_colour
    assert sorted(dealt) == sorted(by_colour)
    line = next(line for line in table.record().splitlines() if line.startswith("cards:"))
    assert [name.split()[0] for name in dealt] == line.split()[1:15]
    table.open_cards.nth(3).click()
    warm.keyboard.press("Escape")
    assert table.hand_names() == dealt  # another picking leaves it as it is
    table.open("Ada; Bo", game="penguin-party", seed="another")  # the next game too
    table.take_device()
    expect(warm.locator(".own .sort")).to_have_text("Sorted as dealt")
    table.hand.first.press("c")
    expect(warm.locator(".own .sort")).to_have_text("Sorted by colour")
    names = table.hand_names()
    assert [name for name in dict.fromkeys(names) for _ in range(names.count(name))] == names


def test_a_finger_that_rests_lifts_a_card_and_one_that_moves_scrolls(
    warm: Page, address: str, finger: Finger
) -> None:
    warm.set_viewport_size({"width": 320, "height": 480})
    table = TablePage(warm, address).open("Ada; Pip=little", game="penguin-party", options="starter=1")
    table.wait_for("person")
    warm.evaluate("scrollTo(0, 60)")
    position, top = table.position, warm.evaluate("scrollY")
    x, y = middle(warm, ".own .open > .body")
    finger("touchStart", x, y)
    for step in range(1, 8):
        finger("touchMove", x, y - 12 * step)
    finger("touchEnd")
    warm.wait_for_function("top => scrollY > top + 20", arg=top)
    expect(warm.locator(".dragged")).to_have_count(0)
    expect(table.element).to_have_attribute("data-step", f"{position}.0")
    warm.evaluate(SETTLED)

    x, y = middle(warm, ".own .open > .body")
    finger("touchStart", x, y)
    expect(warm.locator(".dragged")).to_have_count(1)
    before = warm.evaluate("scrollY")
    to_x, to_y = middle(warm, ".centre .place.open > .body")
    for part in (0.3, 0.6, 1):
        finger("touchMove", x + part * (to_x - x), y + part * (to_y - y))
    assert warm.evaluate("scrollY") == before
    finger("touchEnd")
    table.moved_on(position)
    expect(warm.locator(".dragged")).to_have_count(0)
