"""The faces of Blue Penguin. A colour is told by its emblem's shape and by its name too, never by hue alone;
the higher the number, the taller the penguin.
"""

from __future__ import annotations

from functools import cache

from parlour.drawing import card_back, label, panel, penguin, svg
from parlour.game import note
from parlour.games.blue_penguin.cards import CARDS, COLOURS, VALUES, colour
from parlour.picture import Face

# ink (text and coat), paper, and the emblem's path around (0, 0), 20 wide
STYLES = {
    "blue": ("#12458f", "#dbe9fb", "M0-10C6-2 8 1 8 4A8 8 0 0 1-8 4C-8 1-6-2 0-10z"),  # a drop
    "purple": ("#5b2a86", "#eadff5", "M0-10L9 0 0 10-9 0z"),  # a diamond
    "red": ("#9b1c2e", "#fbdfe1", "M0 9C-14-1-8-11 0-4 8-11 14-1 0 9z"),  # a heart
    "orange": ("#8f4300", "#fde6cf", "M-8.5-8.5h17v17h-17z"),  # a square
    "yellow": (
        "#6b5600",
        "#fbf3bf",
        "M0-10L2.4-3.2 9.5-3.1 3.8 1.2 5.9 8.1 0 4-5.9 8.1-3.8 1.2-9.5-3.1-2.4-3.2z",
    ),
}


def emblem(name: str, x: float, y: float, scale: float = 1) -> str:
    """The sign of a colour around (x, y)."""
    ink, _, path = STYLES[name]
    return f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{path}" fill="{ink}"/>'


def _card(card: int) -> Face:
    name = COLOURS[colour(card)]
    ink, paper, _ = STYLES[name]
    height = 0.75 + 0.75 * (card - 1) / (len(CARDS) - 1)
    floe = "M4 120q23-9 46 0t46 0v11q0 6-6 6H10q-6 0-6-6z"
    ice = f'<path d="{floe}" fill="#fff" stroke="{ink}" stroke-opacity=".25"/>'
    corners = label(8, 36, str(card), 34, ink, "start") + emblem(name, 82, 24, 1.1)
    drawing = svg(panel(paper, ink, ice + penguin(50, 128, height, ink) + corners))
    return Face(note("face-penguin", colour=name, number=card), drawing)


def _value(name: str, value: int) -> Face:
    ink, paper, _ = STYLES[name]
    text = f"+{value}" if value > 0 else str(value).replace("-", "−")
    drawing = (
        f'<rect x="2" y="2" width="96" height="96" rx="14" fill="{paper}" stroke="{ink}" stroke-width="4"/>'
    )
    drawing += emblem(name, 50, 28, 1.7) + label(50, 86, text, 42, ink)
    return Face(note("face-value", colour=name, value=value), svg(drawing, 100, 100))


@cache
def faces() -> dict[str, Face]:
    """Codes: `37` for a card, `blue:2` for a colour with its value, `back`."""
    found = {str(card): _card(card) for card in CARDS}
    found |= {f"{name}:{value}": _value(name, value) for name in COLOURS for value in VALUES}
    found["back"] = Face(note("face-hidden"), card_back("#e8f1f7", "#2b5c7e"))
    return found
