"""The faces of Penguin Party. A colour is told by its emblem's shape, its pattern, its hat and its initial
too, never by hue alone.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from parlour.drawing import SUITS, card_back, emblem, framed, label, penguin, pennant, svg
from parlour.drawing.scenes import COVER, berg, bird, cover, floe, night
from parlour.game import note
from parlour.games.penguin_party.cards import COLOURS
from parlour.games.penguin_party.table import CHIP_VALUES, open_code
from parlour.picture import Face

ATTITUDES = {"red": "wave", "blue": "stand", "yellow": "cheer", "purple": "reach", "green": "wave"}


def _card(colour: str) -> Face:
    suit = SUITS[colour]
    bird = penguin(58, 131, 1.25, suit.coat, suit.hat, ATTITUDES[colour])
    flag = pennant(colour, colour[0].upper(), 36, 38, 62)
    return Face(
        note("face-penguin", colour=colour), svg(framed(colour, bird + flag, (58, 80, 36))), suit=colour
    )


def _chip(value: int) -> Face:
    """A chip of ice: its edge is notched, five times for a five."""
    fill, edge = ("#f2b632", "#5e4300") if value == CHIP_VALUES[0] else ("#e8eef2", "#3b4a56")
    notches = "26 24.3" if value == CHIP_VALUES[0] else "12 19.4"
    drawing = (
        f'<circle cx="50" cy="50" r="46" fill="{fill}" stroke="{edge}" stroke-width="4"/>'
        '<circle cx="50" cy="50" r="40" fill="none" stroke="#fffdf6" stroke-width="9" '
        f'stroke-dasharray="{notches}"/>'
        f'<circle cx="50" cy="50" r="33" fill="#fffdf6" fill-opacity=".75" stroke="{edge}" stroke-width="2"/>'
    )
    return Face(note("face-chip", value=value), svg(drawing + label(50, 66, str(value), 46, edge), 100, 100))


def _open(colours: tuple[str, ...]) -> Face:
    """What fits on a free place: one emblem, two, or all five, in the upper part, which is never covered."""
    if not colours:
        around = ((50, 22), (22, 42), (78, 42), (32, 74), (68, 74))
        drawing = "".join(emblem(colour, x, y, 1.1) for colour, (x, y) in zip(COLOURS, around, strict=True))
        return Face(note("face-open-any"), svg(drawing))
    middles = (50,) if len(colours) == 1 else (28, 72)
    drawing = "".join(emblem(colour, x, 46, 2) for colour, x in zip(colours, middles, strict=True))
    return Face(note("face-open", cards=colours), svg(drawing))


def _cover() -> str:
    """Penguins on penguins."""
    tiers = (("red", "green", "blue", "yellow"), ("green", "purple", "blue"), ("purple", "red"), ("yellow",))
    heap = "".join(
        bird(
            colour,
            160 + 44 * (place - (len(tier) - 1) / 2),
            162 - 35 * level,
            0.7,
            "cheer" if level == 3 else "reach",
        )
        for level, tier in enumerate(tiers)
        for place, colour in enumerate(tier)
    )
    return cover(
        night(*COVER, (270, 36, 18)), 118, berg(58, 122, 0.8), berg(276, 122, 0.5), floe(160, 154, 270), heap
    )


@cache
def faces() -> dict[str, Face]:
    """Codes: the colour for a card, `chip:5` and `chip:1` for chips, `open:…` for free places, `back`,
    `cover`.
    """
    found = {colour: _card(colour) for colour in COLOURS}
    found |= {f"chip:{value}": _chip(value) for value in CHIP_VALUES}
    for colours in ((), *combinations(COLOURS, 1), *combinations(COLOURS, 2)):
        found[open_code(colours)] = _open(colours)
    found["back"] = Face(note("face-hidden"), card_back("#c9e6e2", "#14555a"))
    found["cover"] = Face(note("game-name"), _cover())
    return found
