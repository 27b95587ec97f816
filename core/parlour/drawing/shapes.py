"""What every drawing needs: the document, text, and moving a drawing to its place."""

from __future__ import annotations

CARD = (100, 140)
"""Width and height of a card's viewBox."""

NIGHT = "#12283a"
"""The ink of outlines and eyes."""
SNOW = "#fffdf6"
ORANGE = "#f08a24"
GOLD = "#f2b632"


def svg(content: str, width: int = CARD[0], height: int = CARD[1]) -> str:
    """A whole drawing. It is decoration: its name is text beside it, so it is hidden from screen readers."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" aria-hidden="true" '
        f'focusable="false">{content}</svg>'
    )


def at(x: float, y: float, scale: float, drawing: str, turn: float = 0) -> str:
    """A drawing around (0, 0), moved to (x, y)."""
    turned = f" rotate({turn:g})" if turn else ""
    sized = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){sized}{turned}">{drawing}</g>'


def label(x: float, y: float, text: str, size: float, fill: str, anchor: str = "middle") -> str:
    """Text on a card; `y` is the baseline."""
    safe = text.replace("&", "&amp;").replace("<", "&lt;")
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="700" text-anchor="{anchor}" '
        f'font-family="Georgia, \'DejaVu Serif\', serif" fill="{fill}">{safe}</text>'
    )


def limb(path: str, colour: str, width: float) -> str:
    """An arm, a leg or a stick: a thick line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A round spot."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'
