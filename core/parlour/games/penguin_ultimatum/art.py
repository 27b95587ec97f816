"""The faces of The Penguin Ultimatum. A family is told by its emblem, hat, pattern and letters, a form by
its sign and by what the penguin does, never by hue alone; an entertainer carries the emblem of the family
that it pleases, and its dots on its edge (PU-3).
"""

from __future__ import annotations

from functools import cache

from parlour.drawing import SUITS, at, card_back, emblem, framed, label, penguin, pennant, plain_card, svg
from parlour.drawing.animals import performer, spotlight
from parlour.drawing.props import FORM_SIGNS, accordion, balls, cane, note_sign, unicycle
from parlour.drawing.scenes import COVER, bird, cover, floe, night, stage
from parlour.drawing.shapes import GOLD, NIGHT, SNOW, limb
from parlour.game import note
from parlour.games.penguin_ultimatum.cards import (
    ANIMAL,
    ANIMALS,
    ENTERTAINERS,
    FAMILIES,
    FAMILY,
    FAMILY_CODES,
    FORM,
    FORMS,
    PENGUINS,
    SHOWN_FORM,
    VALUE,
)
from parlour.games.penguin_ultimatum.cells import DIRECTIONS
from parlour.games.penguin_ultimatum.tables import SEATS
from parlour.picture import Face

# By seat: fill, edge, shine, and the outline that tells a stone without its colour.
STONES = (
    ("#f4f1e8", "#3a3a3a", "#fff", "M50 5C78 5 95 24 95 50S78 95 50 95 5 76 5 50 22 5 50 5z"),
    ("#343a3f", "#0c0f10", "#5b646b", "M14 7h72q7 0 7 7v72q0 7-7 7H14q-7 0-7-7V14q0-7 7-7z"),
    ("#e8b923", "#5c4700", "#f7dd7c", "M50 4L96 50 50 96 4 50z"),
    ("#8e4fc0", "#3c1a58", "#b488d9", "M50 5L93 30v40L50 95 7 70V30z"),
)


def form_sign(form: str, x: float, y: float, scale: float, ink: str) -> str:
    """The sign of a form of entertainment, drawn around (x, y), about 30 wide."""
    return at(x, y, scale, FORM_SIGNS[form].replace("INK", ink))


# Letters of the families' codes and how far on the next one stands. Text would be read as a card's name.
LETTERS = {
    "b": ("M0-11V0M0-3.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0", 10),
    "e": ("M0-3.5h7a3.5 3.5 0 1 0-1.2 2.7", 10),
    "g": ("M7-3.5a3.5 3.5 0 1 0-7 0a3.5 3.5 0 1 0 7 0M7-7V1q0 3-3.5 3-2.5 0-3.5-1.5", 10),
    "l": ("M0-11V0", 4),
    "r": ("M0-7V0M0-4q1-3 4.5-3", 7),
}


def _written(x: float, y: float, text: str, ink: str) -> str:
    drawn = ""
    for letter in text:
        path, wide = LETTERS[letter]
        drawn += at(x, y, 1, limb(path, ink, 2.2))
        x += wide
    return drawn


def _guest(family: str, form: str, value: int) -> str:
    """A penguin that loves a form, doing a little of it itself; the more it counts, the larger."""
    suit = SUITS[family]
    size = 0.8 + 0.07 * (value - 2) - (0.1 if form == "acrobatics" else 0)
    attitude = {"juggling": "cheer", "acrobatics": "reach", "dance": "wave", "music": "stand"}[form]
    raised = -24 if form == "acrobatics" else 0
    bird = penguin(0, raised, size, suit.coat, suit.hat, attitude, 7 if form == "dance" else 0)
    extra = {
        "juggling": balls((-20, -52), (21, -52), radius=4.5),
        "acrobatics": "",
        "dance": cane(-22, -26, 0),
        "music": at(0, 0, size, accordion(-17)) + note_sign(22, -40, suit.ink),
    }[form]
    return (unicycle(12) if form == "acrobatics" else "") + bird + extra


def _penguin(card: int) -> Face:
    """Number, emblem and form are as large as they go: on a phone the card is as wide as three letters."""
    family, form, value = FAMILIES[FAMILY[card]], FORMS[FORM[card]], VALUE[card]
    suit = SUITS[family]
    guest = at(59, 132, 1, _guest(family, form, value))
    flag = pennant(family, str(value), 50, 43, 78)
    shown = f'<circle cx="72" cy="28" r="21.5" fill="{SNOW}" stroke="{suit.ink}" stroke-width="2"/>'
    letters = _written(9, 129, FAMILY_CODES[FAMILY[card]], suit.ink)
    scene = guest + flag + shown + form_sign(form, 72, 28, 1.16, suit.ink) + letters
    return Face(
        note("face-penguin", family=family, form=form, number=value),
        svg(framed(family, scene, (59, 92, 30))),
        suit=family,
    )


def _entertainer(card: int, mask: int) -> Face:
    """A stage with curtains in the family's colour tells it from a penguin at any size."""
    animal, form, family = ANIMALS[ANIMAL[card]], FORMS[SHOWN_FORM[card]], FAMILIES[ANIMAL[card]]
    suit = SUITS[family]
    drape = "M5 5h90v14q-6 10-12 2-6 8-12 0-6 8-10 0-6 8-11 0-6 8-11 0-5 8-10 0-6 8-12 0-6 8-12-2z"
    side = "M5 19h16q1 40-6 72H5zM95 19H79q-1 40 6 72h10z"
    stage = (
        f'<rect x="5" y="5" width="90" height="130" rx="6" fill="#3a4a66"/>{at(50, 92, 1, spotlight(SNOW))}'
        f'<path d="M5 88h90v41q0 6-6 6H11q-6 0-6-6z" fill="{suit.coat}"/><path d="M5 86h90v7H5z" '
        'fill="#c08a4c"/>'
        f'<path d="{side}" fill="{suit.coat}"/><path d="M11 24q1 30-2 58M89 24q-1 30 2 58" fill="none" '
        f'stroke="{suit.sky}" stroke-width="2.4"/>'
        f'<path d="{drape}" fill="{suit.coat}" stroke="{GOLD}" stroke-width="1.6"/>'
    )
    figure = at(50, 91, 0.84, performer(animal, form))
    shown = f'<circle cx="50" cy="103" r="17" fill="{SNOW}" stroke="{suit.ink}" stroke-width="2"/>'
    shown += form_sign(form, 50, 103, 0.9, suit.ink)
    shown += emblem(family, 22, 107, 0.85, suit.paper) + emblem(family, 78, 107, 0.85, suit.paper)
    dots = "".join(
        _dot(right, down) for bit, (right, down) in enumerate(DIRECTIONS.values()) if mask >> bit & 1
    )
    names = tuple(name for bit, name in enumerate(DIRECTIONS) if mask >> bit & 1)
    drawing = svg(plain_card(SNOW, suit.ink, stage + figure + shown + dots))
    return Face(
        note("face-entertainer", animal=animal, form=form, family=family, dots=" ".join(names)),
        drawing,
        suit=family,
    )


def _dot(right: int, down: int) -> str:
    """A lamp on the card's edge towards a neighbour."""
    x, y = 50 + 38 * right, 70 + 58 * down
    return f'<circle cx="{x}" cy="{y}" r="10" fill="#ffd23f" stroke="{NIGHT}" stroke-width="4"/>'


def _performance(form: str) -> Face:
    """A playbill."""
    ink = "#3b3255"
    rays = "".join(
        f'<path d="M50 74L46 28h8z" transform="rotate({turn} 50 74)"/>' for turn in range(0, 360, 30)
    )
    star = "M50 10l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z"
    drawing = plain_card(
        SNOW,
        ink,
        f'<rect x="5" y="5" width="90" height="130" rx="6" fill="#e6dff5"/><g fill="{GOLD}">{rays}</g>'
        f'<circle cx="50" cy="74" r="35" fill="{SNOW}" stroke="{ink}" stroke-width="2.5"/><path d="{star}" '
        f'fill="{ink}"/>'
        f'<path d="M16 122h68M26 128h48" stroke="{ink}" stroke-width="3" stroke-linecap="round"/>'
        + form_sign(form, 50, 74, 1.8, ink),
    )
    return Face(note("face-performance", form=form), svg(drawing))


def _curtain() -> Face:
    ink = "#6d1524"
    folds = "M17 20q3 55-2 106M28 20q2 50 0 103M39 20q-1 55 3 100"
    folds += "M61 20q1 55-3 100M72 20q-2 50 0 103M83 20q-3 55 2 106"
    valance = "M5 8h90v12q-9 14-18 2-9 12-18 0-9 12-18 0-9 12-18 0-9 12-18-2z"
    drawing = plain_card(
        SNOW,
        ink,
        f'<rect x="5" y="5" width="90" height="130" rx="6" fill="#3a0f18"/>'
        '<path d="M5 10h44q4 62 0 114-22 4-44 8zM95 10H51q-4 62 0 114 22 4 44 8z" fill="#b32a3e"/>'
        f'<path d="{folds}" fill="none" stroke="{ink}" stroke-width="2.4" stroke-linecap="round"/>'
        '<path d="M22 22q2 50-1 98M66 22q1 50-1 98" fill="none" stroke="#e06a76" stroke-width="2.4" '
        'stroke-linecap="round"/>'
        f'<path d="{valance}" fill="#d63a4e" stroke="{GOLD}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M5 120q22-4 44 0t46 0" fill="none" stroke="{GOLD}" stroke-width="2.4"/>',
    )
    return Face(note("face-curtain"), svg(drawing))


def _cover() -> str:
    """A show on the iceberg."""
    crowd = (
        bird("green", 40, 152, 0.7, "cheer")
        + bird("red", 78, 162, 0.75)
        + bird("blue", 250, 158, 0.75, "wave")
    )
    show = stage(
        160,
        140,
        1,
        at(-22, 0, 0.9, performer("seal", "juggling")) + at(30, 0, 0.8, performer("bear", "music")),
    )
    return cover(
        night(*COVER, (286, 30, 16)), 116, floe(160, 150, 300), show, crowd, bird("brown", 286, 152, 0.65)
    )


def _stone(seat: int) -> Face:
    fill, edge, shine, outline = STONES[seat]
    shape = f'<path d="{outline}" fill="{fill}" stroke="{edge}" stroke-width="6" stroke-linejoin="round"/>'
    light = (
        f'<path d="M26 42q4-18 24-22" fill="none" stroke="{shine}" stroke-width="7" stroke-linecap="round"/>'
    )
    ink = "#fff" if seat in (1, 3) else edge
    drawing = shape + light + label(50, 69, str(seat + 1), 52, ink)
    return Face(note("face-stone", number=seat + 1), svg(drawing, 100, 100))


@cache
def faces(masks: tuple[int, ...]) -> dict[str, Face]:
    """Codes: those of the cards (`grj3`, `shj`), the form for a performance card, `curtain`, `stone:1`,
    `back`, `cover`.
    """
    found = {code: _penguin(card) for card, code in enumerate(PENGUINS)}
    found |= {code: _entertainer(card, masks[card]) for card, code in enumerate(ENTERTAINERS)}
    found |= {form: _performance(form) for form in FORMS}
    found |= {f"stone:{seat + 1}": _stone(seat) for seat in range(SEATS[-1])}
    found["curtain"] = _curtain()
    found["cover"] = Face(note("game-name"), _cover())
    found["back"] = Face(note("face-hidden"), card_back("#d3def2", "#2c3f7a"))
    return found
