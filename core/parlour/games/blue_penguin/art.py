"""The faces of Blue Penguin. A colour is told by its emblem's shape, its pattern, its hat and its name too,
never by hue alone; the higher the number, the taller the penguin.
"""

from __future__ import annotations

from functools import cache

from parlour.drawing import SUITS, card_back, emblem, framed, label, penguin, pennant, svg
from parlour.drawing.scenes import COVER, berg, bird, cover, floe, night
from parlour.game import note
from parlour.games.blue_penguin.cards import CARDS, COLOURS, VALUES, colour
from parlour.picture import Face

ATTITUDES = ("stand", "wave", "cheer", "reach")


def _card(card: int) -> Face:
    name = COLOURS[colour(card)]
    suit = SUITS[name]
    height = 0.72 + 0.63 * (card - 1) / (len(CARDS) - 1)
    bird = penguin(60, 130, height, suit.coat, suit.hat, ATTITUDES[card % len(ATTITUDES)])
    flag = pennant(name, str(card), 38 if card < 10 else 33, 48, 66)
    return Face(
        note("face-penguin", colour=name, number=card),
        svg(framed(name, bird + flag, (60, 78, 33))),
        suit=name,
    )


def _value(name: str, value: int) -> Face:
    """A tile: what a penguin of the colour is worth."""
    suit = SUITS[name]
    text = f"+{value}" if value > 0 else str(value).replace("-", "−")
    drawing = (
        f'<rect x="2" y="2" width="96" height="96" rx="16" fill="{suit.paper}" stroke="{suit.ink}" '
        'stroke-width="3"/>'
        f'<path d="M3.5 48V18Q3.5 3.5 18 3.5h64q14.5 0 14.5 14.5v30z" fill="{suit.sky}"/>'
        f'<circle cx="50" cy="27" r="22.5" fill="{suit.paper}"/>'
    )
    drawing += emblem(name, 50, 27, 1.9) + label(50, 88, text, 42, suit.ink)
    return Face(note("face-value", colour=name, value=value), svg(drawing, 100, 100), suit=name)


def _cover() -> str:
    """One of each colour, the taller the higher its numbers."""
    row = "".join(
        bird(name, 62 + 50 * place, 152 + 5 * (place % 2), 0.95 + 0.22 * place, ATTITUDES[place % 4])
        for place, name in reversed(list(enumerate(COLOURS)))
    )
    return cover(night(*COVER, (64, 40, 22)), 118, berg(70, 122, 0.7), floe(166, 148, 290), row)


@cache
def faces() -> dict[str, Face]:
    """Codes: `37` for a card, `blue:2` for a colour with its value, `back`, `cover`."""
    found = {str(card): _card(card) for card in CARDS}
    found |= {f"{name}:{value}": _value(name, value) for name in COLOURS for value in VALUES}
    found["back"] = Face(note("face-hidden"), card_back("#cfe4f2", "#1b4f74"))
    found["cover"] = Face(note("game-name"), _cover())
    return found
