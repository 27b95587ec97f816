"""The faces of The Penguin Ultimatum. A family is told by its emblem and initial, a form by its picture,
never by hue alone; an entertainer carries the emblem of the family that it pleases, and its dots on its
edge (PU-3).
"""

from __future__ import annotations

from functools import cache

from parlour.drawing import card_back, label, panel, penguin, svg
from parlour.game import note
from parlour.games.penguin_ultimatum.cards import (
    ANIMAL,
    ANIMALS,
    ENTERTAINERS,
    FAMILIES,
    FAMILY,
    FORM,
    FORMS,
    PENGUINS,
    SHOWN_FORM,
    VALUE,
)
from parlour.games.penguin_ultimatum.cells import DIRECTIONS
from parlour.games.penguin_ultimatum.figures import ANIMAL_FIGURES, FORM_FIGURES
from parlour.games.penguin_ultimatum.tables import SEATS
from parlour.picture import Face

# By family: ink (text and coat), paper, and the emblem's path around (0, 0), 20 wide.
STYLES = {
    "green": ("#1d5e2b", "#dcf2dd", "M0-10L9 7H-9z"),  # a triangle
    "brown": ("#6b3d12", "#f2e3d0", "M-8-8h16v16h-16z"),  # a square
    "red": ("#a3172c", "#fde0e2", "M0 9C-13 0-9-10 0-4 9-10 13 0 0 9z"),  # a heart
    "blue": ("#124a9c", "#dceafc", "M0-10C5-3 8 0 8 4A8 8 0 0 1-8 4C-8 0-5-3 0-10z"),  # a drop
}
# By seat: fill, edge, and the outline that tells a stone without its colour.
STONES = (
    ("#f4f1e8", "#3a3a3a", '<circle cx="50" cy="50" r="44" {}/>'),
    ("#2f3437", "#0c0f10", '<path d="M8 8h84v84H8z" {}/>'),
    ("#e8b923", "#5c4700", '<path d="M50 4L96 50 50 96 4 50z" {}/>'),
    ("#8e4fc0", "#3c1a58", '<path d="M50 5L93 30v40L50 95 7 70V30z" {}/>'),
)


def emblem(family: str, x: float, y: float, scale: float = 1, fill: str = "") -> str:
    """The shape that stands for a family, drawn around (x, y), in the family's ink or another."""
    ink, _, path = STYLES[family]
    ink = fill or ink
    return f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{path}" fill="{ink}"/>'


def form_figure(form: str, x: float, y: float, scale: float, ink: str) -> str:
    """The picture of a form of entertainment, drawn around (x, y), about 30 wide."""
    drawing = FORM_FIGURES[form].replace("INK", ink)
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'


def _penguin(card: int) -> Face:
    """Number, emblem and form are as large as they go: on a phone the card is as wide as three letters."""
    family, form, value = FAMILIES[FAMILY[card]], FORMS[FORM[card]], VALUE[card]
    ink, paper, _ = STYLES[family]
    edge = f'fill="#fff" stroke="{ink}" stroke-opacity=".25"'
    ice = f'<path d="M4 124q23-9 46 0t46 0v7q0 6-6 6H10q-6 0-6-6z" {edge}/>'
    bird = penguin(25, 133, 1.02 + 0.06 * (value - 2), ink)
    corner = label(7, 49, str(value), 58, ink, "start") + emblem(family, 71, 29, 1.9)
    shown = f'<circle cx="67" cy="97" r="29" fill="#fff" stroke="{ink}" stroke-width="3"/>'
    drawing = panel(paper, ink, ice + bird + corner + shown + form_figure(form, 67, 97, 1.42, ink))
    return Face(note("face-penguin", family=family, form=form, number=value), svg(drawing))


def _entertainer(card: int, mask: int) -> Face:
    """A stage in the family's ink, with its emblem, tells it from a penguin at any size."""
    animal, form, family = ANIMALS[ANIMAL[card]], FORMS[SHOWN_FORM[card]], FAMILIES[ANIMAL[card]]
    ink, paper, _ = STYLES[family]
    stage = f'<path d="M6 78h88v50q0 6-6 6H12q-6 0-6-6z" fill="{ink}"/>'
    figure = f'<g transform="translate(50 50) scale(.92)">{ANIMAL_FIGURES[animal]}</g>'
    shown = f'<circle cx="50" cy="100" r="24" fill="#fff" stroke="{ink}" stroke-width="2"/>'
    shown += emblem(family, 17, 99, 0.72, "#fff") + emblem(family, 83, 99, 0.72, "#fff")
    dots = "".join(
        _dot(right, down, ink) for bit, (right, down) in enumerate(DIRECTIONS.values()) if mask >> bit & 1
    )
    names = tuple(name for bit, name in enumerate(DIRECTIONS) if mask >> bit & 1)
    drawing = svg(panel(paper, ink, stage + figure + shown + form_figure(form, 50, 100, 1.2, ink) + dots))
    return Face(
        note("face-entertainer", animal=animal, form=form, family=family, dots=" ".join(names)), drawing
    )


def _dot(right: int, down: int, ink: str) -> str:
    """A dot on the card's edge towards a neighbour."""
    x, y = 50 + 38 * right, 70 + 58 * down
    return f'<circle cx="{x}" cy="{y}" r="10" fill="#ffd23f" stroke="{ink}" stroke-width="4"/>'


def _performance(form: str) -> Face:
    ink = "#3b3255"
    ring = (
        f'<circle cx="50" cy="74" r="38" fill="#fff" stroke="{ink}" stroke-width="2" stroke-dasharray="7 5"/>'
    )
    star = f'<path d="M50 10l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="{ink}"/>'
    drawing = panel("#ece8f6", ink, star + ring + form_figure(form, 50, 74, 1.9, ink))
    return Face(note("face-performance", form=form), svg(drawing))


def _curtain() -> Face:
    ink = "#7c1d2b"
    folds = "".join(
        f'<path d="M{x} 18v112" stroke="{ink}" stroke-width="2"/>' for x in (18, 28, 38, 62, 72, 82)
    )
    cloth = '<path d="M6 14h42v104q-20 4-42 14zM94 14H52v104q20 4 42 14z" fill="#b5354a"/>'
    rail = f'<path d="M6 14q11 14 22 0 11 14 22 0 11 14 22 0 11 14 22 0V8H6z" fill="#e0b040" stroke="{ink}"/>'
    return Face(note("face-curtain"), svg(panel("#4b2530", ink, cloth + folds + rail)))


def _stone(seat: int) -> Face:
    fill, edge, outline = STONES[seat]
    shape = outline.format(f'fill="{fill}" stroke="{edge}" stroke-width="6" stroke-linejoin="round"')
    ink = "#fff" if seat in (1, 3) else edge
    return Face(
        note("face-stone", number=seat + 1), svg(shape + label(50, 67, str(seat + 1), 50, ink), 100, 100)
    )


@cache
def faces(masks: tuple[int, ...]) -> dict[str, Face]:
    """Codes: those of the cards (`grj3`, `shj`), the form for a performance card, `curtain`, `stone:1`,
    `back`.
    """
    found = {code: _penguin(card) for card, code in enumerate(PENGUINS)}
    found |= {code: _entertainer(card, masks[card]) for card, code in enumerate(ENTERTAINERS)}
    found |= {form: _performance(form) for form in FORMS}
    found |= {f"stone:{seat + 1}": _stone(seat) for seat in range(SEATS[-1])}
    found["curtain"] = _curtain()
    found["back"] = Face(note("face-hidden"), card_back("#e6ebf5", "#34508a"))
    return found
