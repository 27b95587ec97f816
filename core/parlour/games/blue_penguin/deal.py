"""The deal of Blue Penguin: card order, who starts, the colours' values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from parlour.chance import below, shuffled
from parlour.errors import BadDeal
from parlour.game import Deal, heap
from parlour.games.blue_penguin.cards import CARDS, COLOURS, VALUES
from parlour.picture import Heap
from parlour.setup import Setup
from parlour.texts import join, numbers_field, only_fields, seat_field

HAND_SIZE = 2  # BP-3
ALL_CARDS = frozenset(CARDS)


@dataclass(frozen=True, slots=True)
class BluePenguinDeal(Deal):
    """`cards`: all 60 numbers; places 2s and 2s + 1 are the hand of seat s, the rest is the pile, drawn in
    order.
    `starter`: the seat that leads first. `values`: of blue, purple, red, orange, yellow.
    """

    cards: tuple[int, ...]
    starter: int
    values: tuple[int, ...] = VALUES

    def fields(self) -> dict[str, str]:
        return {"starter": str(self.starter + 1), "values": join(self.values), "cards": join(self.cards)}


def shuffle(setup: Setup, rng: Random) -> BluePenguinDeal:
    """BP-3, BP-10: cards and first player at random, with the experts' variant the values too."""
    values = tuple(shuffled(VALUES, rng)) if setup.is_on("experts") else VALUES
    return BluePenguinDeal(tuple(shuffled(CARDS, rng)), below(setup.seats, rng), values)


def read(setup: Setup, fields: Mapping[str, str]) -> BluePenguinDeal:
    """The deal of a record's fields. Raises Unreadable or BadDeal."""
    only_fields(fields, ("starter", "values", "cards"))
    starter = seat_field(fields, "starter", setup.seats)
    return BluePenguinDeal(numbers_field(fields, "cards"), starter, numbers_field(fields, "values"))


def check(setup: Setup, deal: BluePenguinDeal) -> None:
    """Raises BadDeal unless these are the cards, seats and values of the game."""
    if len(deal.cards) != len(CARDS) or set(deal.cards) != ALL_CARDS:  # BP-1
        raise BadDeal("cards-wrong", where="cards", rule="BP-1", count=len(deal.cards))
    if not 0 <= deal.starter < setup.seats:
        raise BadDeal("no-such-seat", where="starter", rule="BP-3", value=deal.starter + 1, count=setup.seats)
    if deal.values != VALUES:
        if not setup.is_on("experts"):  # BP-2
            raise BadDeal("values-wrong", where="values", rule="BP-2", values=deal.values)
        if sorted(deal.values) != sorted(VALUES):  # BP-10
            raise BadDeal("values-wrong", where="values", rule="BP-10", values=deal.values)


def heaps(setup: Setup, deal: BluePenguinDeal) -> tuple[Heap, ...]:
    """Who leads, what the colours are worth, the hands, the pile."""
    values = (f"{colour}:{value}" for colour, value in zip(COLOURS, deal.values, strict=True))
    hands = [deal.cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(setup.seats)]
    return (
        heap("heap-starter", seat=deal.starter),
        heap("heap-values", values),
        *(heap("heap-hand", hand, seat=seat) for seat, hand in enumerate(hands)),
        heap("heap-pile", deal.cards[HAND_SIZE * setup.seats :]),
    )
