"""What holds of any page at any moment: nothing for axe to find, nothing outside the frame."""

import json
from typing import Any

from playwright.sync_api import Page

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


def check_frame(page: Page, width: int) -> None:
    """Nothing sticks out: neither the page nor any of its elements, in shadow roots too."""
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
    assert page.evaluate(script, width) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
