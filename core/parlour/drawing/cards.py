"""Frames and backs of cards, alike in all games."""

from __future__ import annotations

from parlour.drawing.penguins import penguin
from parlour.drawing.shapes import GOLD, SNOW, label, svg
from parlour.drawing.suits import SUITS, emblem, pattern

_FLOE = "M5 118q22-11 45-4t45-2v17q0 6-6 6H11q-6 0-6-6z"


def plain_card(fill: str, edge: str, inner: str = "") -> str:
    """A card's paper and edge with whatever lies on it."""
    edges = f'fill="{fill}" stroke="{edge}" stroke-width="2"'
    return f'<rect x="1" y="1" width="98" height="138" rx="9" {edges}/>{inner}'


def framed(suit: str, scene: str, moon: tuple[float, float, float] = (58, 70, 34)) -> str:
    """A penguin's card: a white border, the suit's sky with its pattern, a moon (x, y, radius), ice, and a
    scene upon it.
    """
    found = SUITS[suit]
    x, y, radius = moon
    return plain_card(
        SNOW,
        found.ink,
        f'<rect x="5" y="5" width="90" height="130" rx="6" fill="{found.sky}"/>{pattern(suit)}'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{found.paper}"/>'
        f'<path d="{_FLOE}" fill="{SNOW}"/>'
        f'<path d="M14 128q14-6 30-3M60 131q12-5 24-3" fill="none" stroke="{found.sky}" stroke-opacity=".6" '
        f'stroke-width="2" stroke-linecap="round"/>{scene}',
    )


def pennant(suit: str, text: str, size: float, width: float = 40, height: float = 62) -> str:
    """A flag in the upper left corner, the part of a card that is seen in any hand: a number or letter over
    the emblem.
    """
    found = SUITS[suit]
    middle = 5 + width / 2
    flag = f"M5 5h{width:g}v{height - 9:g}l-{width / 2:g} 10-{width / 2:g}-10z"
    mark = emblem(suit, middle, 5 + height - 18, min(1.05, width / 38))
    return (
        f'<path d="{flag}" fill="{found.paper}" stroke="{found.ink}" stroke-width="1.6" '
        'stroke-linejoin="round"/>'
        f"{label(middle, 7 + size * 0.8, text, size, found.ink)}{mark}"
    )


def card_back(fill: str, edge: str) -> str:
    """The back of a card: a net of ice crystals and a penguin in a porthole. `fill` is the light tone,
    `edge` the dark one.
    """
    net = "".join(
        f"M{x} {y}l6 8-6 8-6-8z"
        for y in range(11, 118, 16)
        for x in range(14, 90, 12)
        if abs(x - 50) + abs(y - 62) > 30
    )
    return svg(
        plain_card(
            SNOW,
            edge,
            f'<rect x="5" y="5" width="90" height="130" rx="6" fill="{edge}"/>'
            f'<path d="{net}" fill="none" stroke="{fill}" stroke-opacity=".4" stroke-width="1.4"/>'
            f'<rect x="9" y="9" width="82" height="122" rx="4" fill="none" stroke="{GOLD}" '
            'stroke-width="1.6"/>'
            f'<circle cx="50" cy="70" r="30" fill="{edge}"/><circle cx="50" cy="70" r="27" fill="{fill}" '
            f'stroke="{GOLD}" stroke-width="2.5"/><path d="M25 80q12-7 25-2t25-1a27 27 0 0 1-50 3z" '
            f'fill="{SNOW}"/>' + penguin(50, 90, 0.6, edge),
        )
    )
