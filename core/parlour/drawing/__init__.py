"""Parts that the faces of all games are drawn from, as SVG text, so that their penguins are relatives.

`shapes` has what every drawing needs, `suits` the colours with their emblems, patterns and hats, `penguins`
the birds, `props` what they perform with, `animals` the entertainers, `cards` frames and backs, `scenes`
covers of the boxes. The style is that of a screen print: flat shapes, two or three tones, no gradients, so
that a drawing stays small, crisp at any size, and needs no identifiers, which drawings in one page would
have to share.
"""

from parlour.drawing.cards import card_back, framed, pennant, plain_card
from parlour.drawing.penguins import penguin
from parlour.drawing.shapes import at, label, svg
from parlour.drawing.suits import SUITS, Suit, emblem

__all__ = [
    "SUITS",
    "Suit",
    "at",
    "card_back",
    "emblem",
    "framed",
    "label",
    "penguin",
    "pennant",
    "plain_card",
    "svg",
]
