"""The faces of Penguin Party.

A colour is told by the shape of its emblem, by the pattern behind the penguin and by its initial, never by
hue alone.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from parlour.drawing import card_back, label, panel, penguin, svg
from parlour.game import note
from parlour.games.penguin_party.cards import COLOURS
from parlour.games.penguin_party.table import CHIP_VALUES, open_code
from parlour.picture import Face

# ink (coat and text), paper, the emblem's path around (0, 0), 20 wide, and the pattern behind the penguin
STYLES = {
    "red": ("#a3172c", "#fde0e2", "M0 9C-13 0-9-10 0-4 9-10 13 0 0 9z", "M8 50h84M8 68h84M8 86h84"),
    "blue": (
        "#124a9c",
        "#dceafc",
        "M0-10C5-3 8 0 8 4A8 8 0 0 1-8 4C-8 0-5-3 0-10z",
        "M22 44v56M41 44v56M60 44v56M79 44v56",
    ),
    "yellow": (
        "#6e5700",
        "#fcf2b4",
        "M0-10L2.6-3.4 9.6-3.1 4.2 1.3 6 8.2 0 4.3-6 8.2-4.2 1.3-9.6-3.1-2.6-3.4z",
        "M8 60l14-14 14 14 14-14 14 14 14-14 14 14M8 84l14-14 14 14 14-14 14 14 14-14 14 14",
    ),
    "purple": (
        "#5d2a8c",
        "#ece0f8",
        "M0-10L8 0 0 10-8 0z",
        "M8 100L64 44M36 100L92 44M8 72L36 44M64 100L92 72",
    ),
    "green": (
        "#1d5e2b",
        "#dcf2dd",
        "M0-10L9 7H-9z",
        "M20 52h.1M40 52h.1M60 52h.1M80 52h.1M30 70h.1M50 70h.1M70 70h.1M20 88h.1M40 88h.1M60 88h.1M80 88h.1",
    ),
}


def emblem(colour: str, x: float, y: float, scale: float = 1) -> str:
    """The shape that stands for a colour, drawn around (x, y)."""
    ink, _, path, _ = STYLES[colour]
    return f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{path}" fill="{ink}"/>'


def _card(colour: str) -> Face:
    ink, paper, _, pattern = STYLES[colour]
    pale = f'stroke="{ink}" stroke-opacity=".22"'
    lines = f'<path d="{pattern}" {pale} stroke-width="5" fill="none" stroke-linecap="round"/>'
    ice = f'<path d="M4 118q23-9 46 0t46 0v13q0 6-6 6H10q-6 0-6-6z" fill="#fff" {pale}/>'
    corners = emblem(colour, 20, 22, 1.5) + label(90, 33, colour[0].upper(), 30, ink, "end")
    drawing = svg(panel(paper, ink, lines + ice + penguin(50, 128, 1.35, ink, scarf=ink) + corners))
    return Face(note("face-penguin", colour=colour), drawing)


def _chip(value: int) -> Face:
    fill, edge = ("#e6b422", "#6b4e00") if value == CHIP_VALUES[0] else ("#dfe4e8", "#44505a")
    disc = f'<circle cx="50" cy="50" r="45" fill="{fill}" stroke="{edge}" stroke-width="5"/>'
    ring = f'<circle cx="50" cy="50" r="35" fill="none" stroke="{edge}" stroke-dasharray="6 5"/>'
    drawing = disc + ring + label(50, 66, str(value), 46, edge)
    return Face(note("face-chip", value=value), svg(drawing, 100, 100))


def _open(colours: tuple[str, ...]) -> Face:
    """What fits on a free place: one emblem, two, or all five, in the upper part, which is never covered."""
    if not colours:
        around = ((50, 22), (22, 42), (78, 42), (32, 74), (68, 74))
        drawing = "".join(emblem(colour, x, y, 1.1) for colour, (x, y) in zip(COLOURS, around, strict=True))
        return Face(note("face-open-any"), svg(drawing))
    middles = (50,) if len(colours) == 1 else (28, 72)
    drawing = "".join(emblem(colour, x, 46, 2) for colour, x in zip(colours, middles, strict=True))
    return Face(note("face-open", cards=colours), svg(drawing))


@cache
def faces() -> dict[str, Face]:
    """Codes: the colour for a card, `chip:5` and `chip:1` for chips, `open:…` for free places, `back`."""
    found = {colour: _card(colour) for colour in COLOURS}
    found |= {f"chip:{value}": _chip(value) for value in CHIP_VALUES}
    for colours in ((), *combinations(COLOURS, 1), *combinations(COLOURS, 2)):
        found[open_code(colours)] = _open(colours)
    found["back"] = Face(note("face-hidden"), card_back("#e3eef0", "#1f5a60"))
    return found
