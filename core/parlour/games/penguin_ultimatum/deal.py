"""The deal of The Penguin Ultimatum: order of penguins and entertainers, performance cards, who starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from parlour.chance import pick, shuffled
from parlour.errors import BadDeal
from parlour.game import Deal, heap
from parlour.games.penguin_ultimatum.cards import (
    ANIMAL,
    ENTERTAINER,
    ENTERTAINERS,
    FORMS,
    HAND_SIZE,
    PENGUINS,
    SHOWN_FORM,
)
from parlour.picture import Heap
from parlour.setup import Setup
from parlour.texts import join, only_fields, seat_field, words_field


@dataclass(frozen=True, slots=True)
class PenguinUltimatumDeal(Deal):
    """All chance of a game, by card codes (`cards.py`).

    `penguins`: all 64; places 4s to 4s + 3 are the hand of seat s, the rest is the pile, drawn in order.
    `entertainers`: all 16, the pile before anything is laid: the first three (four with 4 players) are laid
    to the left, right, upper and lower side of the curtain, with the option fixed-setup passing over cards
    that share animal or form with one laid; those left keep their order, first next. `performances`: of
    each seat, `juggling`, `acrobatics`, `dance` or `music`, no two alike. `starter`: the seat that begins,
    from 0.
    """

    penguins: tuple[str, ...]
    entertainers: tuple[str, ...]
    performances: tuple[str, ...]
    starter: int

    def fields(self) -> dict[str, str]:
        return {
            "starter": str(self.starter + 1),
            "performances": join(self.performances),
            "entertainers": join(self.entertainers),
            "penguins": join(self.penguins),
        }


def starters(setup: Setup) -> tuple[int, ...]:
    """PU-33: the seats that may start under the option, each equally likely."""
    starter = setup.options["starter"]
    everybody = tuple(range(setup.seats))
    if starter == "random":
        return everybody
    if starter == "shortest":
        heights = [height for height in setup.numbers("height") if height is not None]
        if len(heights) < setup.seats:  # PU-33: a height is missing, so it is drawn among all
            return everybody
        return tuple(seat for seat in everybody if heights[seat] == min(heights))
    return (int(starter) - 1,)


def shuffle(setup: Setup, rng: Random) -> PenguinUltimatumDeal:
    """PU-4, PU-6, PU-8, PU-33: everything at random."""
    penguins = tuple(shuffled(PENGUINS, rng))
    entertainers = tuple(shuffled(ENTERTAINERS, rng))
    performances = tuple(shuffled(FORMS, rng)[: setup.seats])
    return PenguinUltimatumDeal(penguins, entertainers, performances, pick(starters(setup), rng))


def read(setup: Setup, fields: Mapping[str, str]) -> PenguinUltimatumDeal:
    """The deal of a record's fields. Raises Unreadable or BadDeal."""
    only_fields(fields, ("starter", "performances", "entertainers", "penguins"))
    starter = seat_field(fields, "starter", setup.seats)
    penguins, entertainers = words_field(fields, "penguins"), words_field(fields, "entertainers")
    return PenguinUltimatumDeal(penguins, entertainers, words_field(fields, "performances"), starter)


def check(setup: Setup, deal: PenguinUltimatumDeal) -> None:
    """Raises BadDeal unless these are the cards and seats of the game, and the starter fits the option."""
    if len(deal.penguins) != len(PENGUINS) or set(deal.penguins) != set(PENGUINS):  # PU-1
        raise BadDeal("cards-wrong", where="penguins", rule="PU-1", count=len(deal.penguins))
    if len(deal.entertainers) != len(ENTERTAINERS) or set(deal.entertainers) != set(ENTERTAINERS):  # PU-2
        raise BadDeal("cards-wrong", where="entertainers", rule="PU-2", count=len(deal.entertainers))
    performances = set(deal.performances)
    if (
        len(deal.performances) != setup.seats
        or len(performances) != setup.seats
        or not performances <= set(FORMS)
    ):
        raise BadDeal("cards-wrong", where="performances", rule="PU-4", count=len(deal.performances))
    if not 0 <= deal.starter < setup.seats:
        raise BadDeal(
            "no-such-seat", where="starter", rule="PU-33", value=deal.starter + 1, count=setup.seats
        )
    if deal.starter not in starters(setup):
        allowed = tuple(seat + 1 for seat in starters(setup))
        raise BadDeal("starter-wrong", where="starter", rule="PU-33", value=deal.starter + 1, allowed=allowed)


def lay(deal: PenguinUltimatumDeal, count: int, *, fixed: bool) -> tuple[list[int], list[int]]:
    """The numbers of the entertainers laid first and of those left, both in order (PU-6, PU-7)."""
    cards = [ENTERTAINER[code] for code in deal.entertainers]
    if not fixed:
        return cards[:count], cards[count:]  # PU-6
    laid: list[int] = []
    passed: list[int] = []
    for card in cards:
        if len(laid) < count and all(not alike(card, other) for other in laid):
            laid.append(card)
        else:
            passed.append(card)  # PU-7: passed cards keep their order
    return laid, passed


def alike(card: int, other: int) -> bool:
    """Whether two entertainers share animal or form (PU-7)."""
    return ANIMAL[card] == ANIMAL[other] or SHOWN_FORM[card] == SHOWN_FORM[other]


def heaps(setup: Setup, deal: PenguinUltimatumDeal) -> tuple[Heap, ...]:
    """Who begins, favourite shows, entertainers in order, hands, the pile of penguins."""
    hands = [deal.penguins[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(setup.seats)]
    return (
        heap("heap-starter", seat=deal.starter),
        *(heap("heap-performance", [form], seat=seat) for seat, form in enumerate(deal.performances)),
        *(heap("heap-hand", hand, seat=seat) for seat, hand in enumerate(hands)),
        heap("heap-entertainers", deal.entertainers),
        heap("heap-pile", deal.penguins[HAND_SIZE * setup.seats :]),
    )
