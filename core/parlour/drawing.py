"""Small helpers for drawing faces as SVG text, shared by all games so that their penguins are relatives."""

from __future__ import annotations

CARD = (100, 140)
"""Width and height of a card's viewBox."""


def penguin(x: float, y: float, scale: float, coat: str, belly: str = "#fdfcf7", scarf: str = "") -> str:
    """A standing penguin whose feet stand at (x, y); at scale 1 it is 60 high and 40 wide.

    `scarf` is a colour for a scarf, or nothing for none.
    """
    wrap = (
        f'<path d="M-13-38q13 8 26 0l1 6q-14 8-28 0zM5-33l8 12 5-3-7-11z" fill="{scarf}"/>' if scarf else ""
    )
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale:g})">'
        '<path d="M-13-2h10v4h-13zM3-2h10l3 4h-13z" fill="#f0932b"/>'
        f'<path d="M0-60c13 0 16 9 16 20 6 8 9 17 6 27-2-4-4-6-6-8-1 14-6 21-16 21s-15-7-16-21c-2 2-4 4-6 8'
        f'-3-10 0-19 6-27 0-11 3-20 16-20z" fill="{coat}"/>'
        '<path d="M0-53c5 0 10 1 10 9 0 4-2 7-1 12 2 9 2 30-9 30s-11-21-9-30c1-5-1-8-1-12 0-8 5-9 10-9z" '
        f'fill="{belly}"/>'
        '<circle cx="-4.5" cy="-46" r="2" fill="#1c2733"/><circle cx="4.5" cy="-46" r="2" fill="#1c2733"/>'
        '<path d="M-4-42h8l-4 5z" fill="#f0932b"/>'
        f"{wrap}</g>"
    )


def panel(fill: str, edge: str, inner: str = "") -> str:
    """A card's rounded panel with whatever lies on it."""
    edges = f'fill="{fill}" stroke="{edge}" stroke-width="3"'
    return f'<rect x="1.5" y="1.5" width="97" height="137" rx="9" {edges}/>{inner}'


def label(x: float, y: float, text: str, size: float, fill: str, anchor: str = "middle") -> str:
    """Text on a card; `y` is the baseline."""
    safe = text.replace("&", "&amp;").replace("<", "&lt;")
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="700" text-anchor="{anchor}" '
        f'font-family="Georgia, \'DejaVu Serif\', serif" fill="{fill}">{safe}</text>'
    )


def svg(content: str, width: int = CARD[0], height: int = CARD[1]) -> str:
    """A whole drawing. It is decoration: its name is text beside it, so it is hidden from screen readers."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" aria-hidden="true" '
        f'focusable="false">{content}</svg>'
    )


def card_back(fill: str, edge: str) -> str:
    """The back of a card: waves of ice and a small penguin."""
    waves = "".join(
        f'<path d="M8 {y}q10.5-9 21 0t21 0 21 0 21 0" fill="none" stroke="{edge}" stroke-width="2"/>'
        for y in (24, 42, 60, 78, 96, 114)
    )
    frame = f'<circle cx="50" cy="70" r="27" fill="{fill}" stroke="{edge}" stroke-width="2"/>'
    return svg(panel(fill, edge, waves + frame + penguin(50, 90, 0.65, edge)))
