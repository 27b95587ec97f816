"""The cards of Blue Penguin. A card is its number, and so is a move: the text of both is `37`."""

from __future__ import annotations

from functools import lru_cache

COLOURS = ("blue", "purple", "red", "orange", "yellow")  # BP-1: twelve numbers each, in this order
COLOUR_SIZE = 12
CARDS = tuple(range(1, 61))  # BP-1
VALUES = (2, 1, 0, -1, -2)  # BP-2: of the colours, in the order above


def colour(card: int) -> int:
    """The place of the card's colour in COLOURS (BP-1)."""
    return (card - 1) // COLOUR_SIZE


@lru_cache(maxsize=128)  # the experts' variant has 120 orders of the five values
def worth(values: tuple[int, ...]) -> tuple[int, ...]:
    """What each card is worth under these colour values, by its number (BP-2); place 0 is unused."""
    return (0, *(values[colour(card)] for card in CARDS))


def trick_size(seats: int) -> int:
    """How many cards make a trick: one of each player, with 2 players two of each (BP-5)."""
    return 4 if seats == 2 else seats
