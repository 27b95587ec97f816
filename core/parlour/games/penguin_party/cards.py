"""The cards, places and moves of Penguin Party.

A set of colours is a mask: bit n stands for COLOURS[n]. A place of the pyramid is a slot, one small number:
16 a tier, the column of the first card in the middle of its 16. So the two places below slot s are s − 16 and
s − 15, the two that it helps to carry s + 15 and s + 16, and its neighbours s − 1 and s + 1. An open place is
`slot << BITS | mask of the colours that fit`, which is also where MOVES has the moves to it.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.errors import Unreadable
from parlour.texts import whole_number

COLOURS = ("red", "blue", "yellow", "purple", "green")
SIZES = (7, 7, 7, 7, 8)  # PP-1: cards of each colour, in the order above
CARDS = tuple(colour for colour, size in zip(COLOURS, SIZES, strict=True) for _ in range(size))  # PP-1

BITS = len(COLOURS)
ANY = (1 << BITS) - 1
NAMES = tuple(tuple(c for n, c in enumerate(COLOURS) if mask >> n & 1) for mask in range(ANY + 1))
"""The colours of a mask."""

TIERS = 8  # PP-4: a full bottom tier of eight carries seven tiers more
ROW = 16
ORIGIN = ROW // 2
"""The slot of the first card, tier 0 and column 0."""


class Move(NamedTuple):
    """A card of this colour to this place; written `red:0:-1`.

    Tier 0 is the bottom tier, column 0 that of its first card; tier t, column c rests on tier t − 1, columns
    c and c + 1.
    """

    colour: str
    tier: int
    column: int

    def __str__(self) -> str:
        return f"{self.colour}:{self.tier}:{self.column}"


def parse(text: str) -> Move:
    """The move of a text. Raises Unreadable."""
    parts = text.split(":")
    if len(parts) != 3 or parts[0] not in COLOURS:
        raise Unreadable("move-unreadable", where="move", text=text)
    try:
        return Move(parts[0], whole_number(parts[1], "tier"), whole_number(parts[2], "column"))
    except Unreadable as error:
        raise Unreadable("move-unreadable", where=error.where, text=text) from error


def slot_of(tier: int, column: int) -> int:
    """The slot of a place, which must be below tier TIERS and less than ORIGIN columns from the first."""
    return tier * ROW + column + ORIGIN


def place_of(slot: int) -> tuple[int, int]:
    """Tier and column of a slot."""
    return slot // ROW, slot % ROW - ORIGIN


# Every move exists once, so that a playout makes none.
_MOVES = tuple(tuple(Move(colour, *place_of(slot)) for colour in COLOURS) for slot in range(TIERS * ROW))

CODES = {
    move: (slot, kind, 1 << kind) for slot, moves in enumerate(_MOVES) for kind, move in enumerate(moves)
}
"""A move's slot, the place of its colour in COLOURS, and the bit of that colour."""

MOVES = [tuple(moves[n] for n in range(BITS) if mask >> n & 1) for moves in _MOVES for mask in range(ANY + 1)]
"""The moves to a slot with the colours of a mask, at `slot << BITS | mask`."""


def bottom_size(seats: int) -> int:
    """How many cards the bottom tier holds: eight (PP-4), with two players seven (PP-3)."""
    return 7 if seats == 2 else 8


def hand_size(seats: int) -> int:
    """How many cards each player is dealt (PP-2), fourteen with two players (PP-3)."""
    return 14 if seats == 2 else len(CARDS) // seats
