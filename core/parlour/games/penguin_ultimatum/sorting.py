"""How a seat may want its own hand sorted."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.penguin_ultimatum.cards import FAMILY, FORM, PENGUIN, VALUE
from parlour.games.penguin_ultimatum.tokens import Tokens

Key = Callable[[int], tuple[int, int, int]]
"""What the number of a penguin is sorted by."""


def _by_family(card: int) -> tuple[int, int, int]:
    return FAMILY[card], FORM[card], VALUE[card]


def _by_form(card: int) -> tuple[int, int, int]:
    return FORM[card], FAMILY[card], VALUE[card]


def _by_value(card: int) -> tuple[int, int, int]:
    return VALUE[card], FAMILY[card], FORM[card]


KEYS: dict[str, Key] = {"family": _by_family, "form": _by_form, "value": _by_value}


def hand_orders(tokens: Tokens, seat: int) -> dict[str, list[int]]:
    """The places of the cards of a seat's own hand, in every order that there is; the usual one first."""
    held = tokens.hands[seat]

    def ordered(key: Key) -> list[int]:
        return sorted(held, key=lambda place: key(PENGUIN[tokens.own[place]]))

    return {name: ordered(key) for name, key in KEYS.items()} | {"drawn": list(held)}
