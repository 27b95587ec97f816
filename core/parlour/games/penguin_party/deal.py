"""The deal of Penguin Party: the order of the cards, and who starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from parlour.chance import below, shuffled
from parlour.errors import BadDeal
from parlour.game import Carry, Deal, heap
from parlour.games.penguin_party.cards import CARDS, COLOURS, SIZES, hand_size
from parlour.picture import Heap
from parlour.setup import Setup
from parlour.texts import join, only_fields, seat_field, words_field


@dataclass(frozen=True, slots=True)
class PenguinPartyDeal(Deal):
    """All chance of a round.

    `cards`: all 36 colours in the order dealt. With n cards a hand (PP-2: 12, 9, 7, 6 for 3, 4, 5, 6
    players; PP-3: 14 for 2) the places n·s to n·s + n − 1 are the hand of seat s. What is left over is, with
    5 players, the first card of the bottom tier (place 35), with 2 players the eight laid aside (places 28
    to 35). `starter`: the seat that plays first in this round.
    """

    cards: tuple[str, ...]
    starter: int

    def fields(self) -> dict[str, str]:
        return {"starter": str(self.starter + 1), "cards": join(self.cards)}


def hand_places(seats: int, seat: int) -> range:
    """The places in the deal of a seat's hand (PP-2, PP-3)."""
    size = hand_size(seats)
    return range(size * seat, size * (seat + 1))


def left_over(seats: int) -> range:
    """The places in the deal that go to no hand (PP-2, PP-3)."""
    return range(hand_size(seats) * seats, len(CARDS))


def fixed_starter(setup: Setup, carry: Carry) -> int | None:
    """Who must start the round: the seat after the last starter (PP-10, PP-11), or the one chosen (PP-13)."""
    if carry.starter is not None:
        return carry.starter
    chosen = setup.options["starter"]
    return None if chosen == "random" else int(chosen) - 1


def shuffle(setup: Setup, rng: Random, carry: Carry) -> PenguinPartyDeal:
    """PP-10, PP-13: all the cards at random, and the starter too where nothing fixes it."""
    cards = tuple(shuffled(CARDS, rng))
    starter = fixed_starter(setup, carry)
    return PenguinPartyDeal(cards, below(setup.seats, rng) if starter is None else starter)


def read(setup: Setup, fields: Mapping[str, str]) -> PenguinPartyDeal:
    """The deal of a record's fields. Raises Unreadable or BadDeal."""
    only_fields(fields, ("starter", "cards"))
    starter = seat_field(fields, "starter", setup.seats)
    return PenguinPartyDeal(words_field(fields, "cards"), starter)


def check(setup: Setup, deal: PenguinPartyDeal, carry: Carry) -> None:
    """Raises BadDeal unless these are the cards of the game and a starter that this round may have."""
    counts = tuple(map(deal.cards.count, COLOURS))
    if counts != SIZES or len(deal.cards) != len(CARDS):  # PP-1
        raise _wrong_cards(deal.cards)
    if not 0 <= deal.starter < setup.seats:
        number = deal.starter + 1
        raise BadDeal("no-such-seat", where="starter", rule="PP-13", value=number, count=setup.seats)
    fixed = fixed_starter(setup, carry)
    if fixed is not None and deal.starter != fixed:
        rule = starter_rule(setup, carry)
        raise BadDeal("starter-wrong", where="starter", rule=rule, seat=deal.starter, wanted_seat=fixed)


def starter_rule(setup: Setup, carry: Carry) -> str:
    """The rule that says who starts this round: PP-13, in later rounds PP-10, in those of a tie PP-11."""
    if carry.starter is None:
        return "PP-13"
    return "PP-10" if carry.round <= rounds(setup) else "PP-11"


def rounds(setup: Setup) -> int:
    """PP-10: as many rounds as players, or by option a single one."""
    return setup.seats if setup.options["rounds"] == "match" else 1


def heaps(setup: Setup, deal: PenguinPartyDeal) -> tuple[Heap, ...]:
    """Who starts, the hands, and what is left over: the first card, or those laid aside (PP-2, PP-3)."""
    hands = [[deal.cards[place] for place in hand_places(setup.seats, seat)] for seat in range(setup.seats)]
    rest = [deal.cards[place] for place in left_over(setup.seats)]
    return (
        heap("heap-starter", seat=deal.starter),
        *(heap("heap-hand", hand, seat=seat) for seat, hand in enumerate(hands)),
        *([heap("heap-left-over" if len(rest) == 1 else "heap-aside", rest)] if rest else []),
    )


def _wrong_cards(cards: tuple[str, ...]) -> BadDeal:
    for place, card in enumerate(cards):
        if card not in COLOURS:
            return BadDeal("cards-wrong", where=f"cards[{place}]", rule="PP-1", count=len(cards), text=card)
    if len(cards) != len(CARDS):
        return BadDeal("cards-wrong", where="cards", rule="PP-1", count=len(cards))
    wrong = next(colour for colour, size in zip(COLOURS, SIZES, strict=True) if cards.count(colour) > size)
    return BadDeal("cards-wrong", where="cards", rule="PP-1", count=len(cards), card=wrong)
