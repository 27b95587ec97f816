"""Colours of cards. Each has an emblem, a pattern and a hat of its own, so that hue is never the only
sign.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.drawing.shapes import GOLD, NIGHT, SNOW


@dataclass(frozen=True, slots=True)
class Suit:
    """`ink` for text and coats, `sky` for what is behind a penguin, `paper` for what is written on.

    `coat` is what a penguin of the colour wears, `emblem` is a path around (0, 0), 20 wide; `pattern` a path
    for lines over a card's sky; `hat` a drawing above (0, 0), 26 wide, where (0, 0) is the top of a
    penguin's head.
    """

    ink: str
    coat: str
    sky: str
    paper: str
    emblem: str
    pattern: str
    hat: str


_ROWS = (16, 34, 52, 70, 88, 106)


def _rows(row: str, step: int = 18) -> str:
    return "".join(row.replace("Y", str(y)) for y in range(_ROWS[0], _ROWS[-1] + 1, step))


SUITS = {
    "blue": Suit(  # a drop, rain, and a sailor's cap
        "#123f86",
        "#17499a",
        "#5e9be6",
        "#dfebfc",
        "M0-10C5-3 8 0 8 4A8 8 0 0 1-8 4C-8 0-5-3 0-10z",
        _rows("M12 Yv8M31 Yv8M50 Yv8M69 Yv8M88 Yv8M21.5 Ym0 9v8m19-8v8m19-8v8m19-8v8"),
        f'<path d="M-11 3q0-9 11-9t11 9z" fill="{SNOW}" stroke="{NIGHT}" stroke-width="1.2"/>'
        '<path d="M-13 1q13 6 26 0v4q-13 5-26 0z" fill="#123f86"/><path d="M11 4l7 6-3 1z" fill="#123f86"/>',
    ),
    "purple": Suit(  # a diamond, a trellis, and a top hat
        "#55267f",
        "#5f2b8e",
        "#a578d8",
        "#ece1f7",
        "M0-10L8 0 0 10-8 0z",
        "M5 21l16-16M5 53L53 5M5 85L85 5M5 117L95 27M27 117L95 49M59 117L95 81",
        '<path d="M-8-15h16v17H-8z" fill="#3c1a5c"/><path d="M-14 1q14 6 28 0v3q-14 6-28 0z" fill="#3c1a5c"/>'
        f'<path d="M-8-4h16v4q-8 3-16 0z" fill="{GOLD}"/>',
    ),
    "red": Suit(  # a heart, waves, and ear muffs
        "#98182c",
        "#a81c31",
        "#ea7277",
        "#fce1e2",
        "M0 9C-13 0-9-10 0-4 9-10 13 0 0 9z",
        _rows("M5 Yq11-8 22 0t22 0 22 0 22 0"),
        '<path d="M-14 9a14 14 0 0 1 28 0" fill="none" stroke="#98182c" stroke-width="3"/>'
        '<rect x="-19" y="5" width="8" height="12" rx="4" fill="#d8303f"/>'
        '<rect x="11" y="5" width="8" height="12" rx="4" fill="#d8303f"/>',
    ),
    "orange": Suit(  # a fish, scales, and a bobble cap
        "#8a3f00",
        "#bd5810",
        "#f5a557",
        "#fee8cf",
        "M-10-7l5 4Q0-9 6-5l4 5-4 5Q0 9-5 3l-5 4z",
        _rows("M5 Ya9 9 0 0 0 18 0a9 9 0 0 0 18 0a9 9 0 0 0 18 0a9 9 0 0 0 18 0a9 9 0 0 0 18 0"),
        '<path d="M-13 5q0-16 13-16T13 5z" fill="#e2701a"/>'
        f'<path d="M-14 2q14 6 28 0v4q-14 6-28 0z" fill="{SNOW}"/><circle cy="-13" r="4.5" fill="{SNOW}"/>',
    ),
    "yellow": Suit(  # a star, zigzags, and a crest of feathers
        "#665200",
        "#7d6300",
        "#f3d04a",
        "#fdf5c9",
        "M0-10L2.6-3.4 9.6-3.1 4.2 1.3 6 8.2 0 4.3-6 8.2-4.2 1.3-9.6-3.1-2.6-3.4z",
        _rows("M5 Yl11-9 11 9 11-9 11 9 11-9 11 9 11-9 11 9"),
        '<path d="M-3 4Q-8-8-18-9q3 4 4 7-5-1-8 1 8 1 13 6zM3 4Q8-8 18-9q-3 4-4 7 5-1 8 1-8 1-13 6z" '
        f'fill="{GOLD}" '
        f'stroke="#8a4b00"/><path d="M0 3Q-4-8 0-16 4-8 0 3z" fill="{GOLD}" stroke="#8a4b00"/>',
    ),
    "green": Suit(  # a fir, snow, and a huntsman's hat
        "#17562a",
        "#1a6430",
        "#74bd83",
        "#def2e0",
        "M0-10L9 7H-9z",
        _rows("M14 Yh.1M32 Yh.1M50 Yh.1M68 Yh.1M86 Yh.1M23 Ym0 9h.1m18 0h.1m18 0h.1m18 0h.1"),
        '<path d="M-10 2q1-13 10-13 8 0 10 13z" fill="#1c6b34"/>'
        '<path d="M-16 3q16-6 32 0-16 6-32 0z" fill="#0f4421"/>'
        '<path d="M7-2Q9-14 17-18q1 10-7 17z" fill="#d8303f"/>',
    ),
    "brown": Suit(  # a square, bricks, and a bowler
        "#5c3312",
        "#693b16",
        "#bd8c5c",
        "#f3e5d3",
        "M-8-8h16v16h-16z",
        _rows("M5 Yh90M20 Yv9M50 Yv9M80 Yv9M35 Ym0 9v9m30-9v9M5 Ym0 9h90"),
        '<path d="M-10 3q0-15 10-15T10 3z" fill="#4a2609"/>'
        '<path d="M-16 3q3 3 16 3t16-3q-1-2-4-1-12 3-24 0-3-1-4 1z" fill="#35190a"/>',
    ),
}


def emblem(suit: str, x: float, y: float, scale: float = 1, fill: str = "") -> str:
    """The shape that stands for a colour, drawn around (x, y), in its ink or another."""
    found = SUITS[suit]
    place = f"translate({x:g} {y:g}) scale({scale:g})"
    return f'<path transform="{place}" d="{found.emblem}" fill="{fill or found.ink}"/>'


def pattern(suit: str) -> str:
    """The lines over a card's sky that belong to a colour."""
    found = SUITS[suit]
    return (
        f'<path d="{found.pattern}" fill="none" stroke="{found.paper}" stroke-opacity=".5" '
        'stroke-width="3.2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
