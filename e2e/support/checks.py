"""What holds of any page at any moment: nothing for axe to find, nothing outside the frame."""

import json
from typing import Any

import pytest
from playwright.sync_api import Frame, Locator, Page, expect
from playwright.sync_api import TimeoutError as Overdue

from folders import NODE_MODULES

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


COLOURS = {"type": "rule", "values": ["color-contrast"]}
"""What forced colours change; all other rules would find what they have found."""


def settle(page: Page | Frame) -> None:
    """Until what watches its own size has seen it: a board fits itself in the frame after its window has
    changed, and what is measured before that is neither the old nor the new.
    """
    page.evaluate(SETTLED)


def check_axe(page: Page | Frame) -> None:
    """Run axe on the page as it is, shadow roots included, and once more in forced colours."""
    settle(page)
    page.evaluate((NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8"))
    _check_axe(page, TAGS, least=10)
    window = page if isinstance(page, Page) else page.page
    window.emulate_media(forced_colors="active")
    _check_axe(page, COLOURS, least=0)
    window.emulate_media(forced_colors="null")


def _check_axe(page: Page | Frame, only: object, least: int) -> None:
    found: Any = page.evaluate(f"axe.run(document, {json.dumps({'runOnly': only})})")
    faults = [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert not faults, "\n".join(faults)
    assert len(found["passes"]) > least


STICKING_OUT = """width => {
    const out = [];
    const visit = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) visit(element.shadowRoot);
            const box = element.getBoundingClientRect();
            const hidden = getComputedStyle(element).clipPath !== "none";
            if (box.width && !hidden && (box.left < -1 || box.right > width + 1))
                out.push(`${element.localName}.${element.className?.baseVal ?? element.className}`);
        }
    };
    visit(document);
    if (document.documentElement.scrollWidth > width) out.push("the page scrolls sideways");
    return out;
}"""


def sticking_out(page: Page, width: int) -> list[str]:
    """What sticks out of a window of this width, shadow roots included."""
    found: list[str] = page.evaluate(STICKING_OUT, width)
    return found


def check_frame(page: Page, width: int) -> None:
    """Nothing sticks out of a window of this width, and the page does not scroll sideways.

    A board fits itself in the frame after its window has changed; so this waits until all is in.
    """
    try:
        page.wait_for_function(f"width => ({STICKING_OUT})(width).length === 0", arg=width)
    except Overdue:
        pytest.fail(f"sticks out at {width} px: {sticking_out(page, width)}")


def check_page(page: Page) -> None:
    """Both: nothing sticks out of the page's frame, and axe finds nothing."""
    size = page.viewport_size
    assert size is not None
    check_frame(page, size["width"])
    check_axe(page)


def points(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("−", "-"))


def check_scores(result: Locator, seats: int) -> list[int]:
    """Every score of the result is the sum of its parts. Gives the scores."""
    rows = result.locator("tbody tr")
    expect(rows).to_have_count(seats)
    scores = [points(row.locator(".score").inner_text()) for row in rows.all()]
    parts = [[points(part) for part in row.locator(".parts b").all_inner_texts()] for row in rows.all()]
    assert [sum(each) for each in parts] == scores
    return scores
