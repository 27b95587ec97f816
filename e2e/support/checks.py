"""What holds of any page at any moment: nothing for axe to find, nothing outside the frame."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from folders import NODE_MODULES

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def check_axe(page: Page) -> None:
    """Run axe on the page as it is, shadow roots included."""
    page.evaluate((NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8"))
    found: Any = page.evaluate(f"axe.run(document, {json.dumps({'runOnly': TAGS})})")
    faults = [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert faults == []
    assert len(found["passes"]) > 10


def sticking_out(page: Page, width: int) -> list[str]:
    """Elements that stick out of a window of this width, in shadow roots too."""
    script = """width => {
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
        return out;
    }"""
    found: list[str] = page.evaluate(script, width)
    return found


def check_frame(page: Page, width: int) -> None:
    """Nothing sticks out: neither the page nor any of its elements."""
    assert sticking_out(page, width) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


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
