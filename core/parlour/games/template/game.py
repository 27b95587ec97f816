"""The rules of Two Fish, from the deal to the end. A real game spreads these over several files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Self

from parlour.bots import Bot, RandomBot
from parlour.bots.flat import FlatSearcher
from parlour.chance import below, shuffled
from parlour.errors import BadDeal, Illegal, Unreadable
from parlour.game import Carry, Deal, Event, Outcome, Part, State, Tell, View, check_seat, heap
from parlour.games.template import table
from parlour.games.template.view import TwoFishView
from parlour.picture import Face, Heap, Picture, ZoneKind
from parlour.rulebook import Rulebook
from parlour.setup import Option, Setup
from parlour.texts import join, numbers_field, only_fields, seat_field
from parlour.view_check import checked_move, checked_view, deciding_view

CARDS = tuple(range(1, 13))  # TF-1
HAND_SIZE = 3  # TF-2
TURNS = 2  # TF-4


@dataclass(frozen=True, slots=True)
class TwoFishDeal(Deal):
    """`cards`: all twelve numbers; places 3s to 3s + 2 are the hand of seat s, the rest is unused."""

    cards: tuple[int, ...]
    starter: int

    def fields(self) -> dict[str, str]:
        return {"starter": str(self.starter + 1), "cards": join(self.cards)}


class TwoFishState(State[int]):
    """A game in progress: hands, totals and the turn."""

    __slots__ = ("carry", "deal", "hands", "history", "seats", "setup", "totals", "turn")

    deal: TwoFishDeal

    def __init__(self, setup: Setup, deal: TwoFishDeal, carry: Carry) -> None:
        self.setup, self.deal, self.carry = setup, deal, carry
        self.seats = setup.seats
        self.hands = [
            deal.cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(self.seats)
        ]  # TF-2
        self.turn = deal.starter
        self.totals = [0] * self.seats
        self.history: list[int] = []

    def tell_start(self, tell: Tell) -> None:
        for seat, hand in enumerate(self.hands):
            tell(Event("dealt", "TF-2", seat, {"count": len(hand)}, 0, {"cards": tuple(map(str, hand))}))

    def moves(self) -> tuple[int, ...]:
        return () if len(self.history) == TURNS * self.seats else self.hands[self.turn]  # TF-3, TF-4

    def play(self, move: int, tell: Tell | None = None) -> None:
        if (reason := self.why_not(move)) is not None:
            raise reason
        seat = self.turn
        self.hands[seat] = tuple(card for card in self.hands[seat] if card != move)
        self.totals[seat] += move  # TF-3
        self.history.append(move)
        self.turn = (seat + 1) % self.seats
        if tell is not None:
            tell(Event("played", "TF-3", seat, {"card": str(move)}, move))
            if not self.moves():
                tell(Event("over", "TF-4"))

    def copy(self) -> Self:
        other = type(self)(self.setup, self.deal, self.carry)
        other.hands, other.turn = self.hands[:], self.turn
        other.totals, other.history = self.totals[:], self.history[:]
        return other

    def scores(self) -> tuple[int, ...]:
        return tuple(self.totals)

    def view(self, seat: int | None) -> TwoFishView:
        check_seat(self.setup, seat)
        turn = self.turn if self.moves() else None
        moves = self.moves() if seat == turn else ()
        dealt = () if seat is None else self.deal.cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]
        history = tuple(self.history)
        return TwoFishView(self.setup, self.carry, seat, turn, self.deal.starter, moves, history, dealt)

    def verdict(self) -> Outcome | None:
        if self.moves():
            return None
        scores = self.scores()
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))  # TF-5
        parts = tuple(
            Part("fish", "TF-3", (self.deal.starter + place) % self.seats, card, {"card": str(card)})
            for place, card in enumerate(self.history)
        )
        return Outcome(winners, scores, "all-fed", "TF-4", "highest", "TF-5", parts)

    def why_not(self, move: int) -> Illegal | None:
        if move in self.moves():
            return None
        if checked_move(move, int) not in CARDS:
            return Illegal("no-such-card", rule="TF-1", text=str(move))
        return Illegal("not-in-hand", rule="TF-3", card=str(move))


class GreedyBot:
    """Plays its highest card."""

    def think(self, view: View[int], rng: Random) -> Iterator[int]:
        yield max(deciding_view(view, TwoFishView).moves)


class TwoFish(Rulebook[int, TwoFishDeal, TwoFishState]):
    """The rulebook of Two Fish: TF-1 to TF-5."""

    name: ClassVar[str] = "template"
    prefix: ClassVar[str] = "TF"
    listed: ClassVar[bool] = False
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = ()
    zones: ClassVar[tuple[ZoneKind, ...]] = table.ZONES
    deal_kind = TwoFishDeal

    def shuffle(self, setup: Setup, rng: Random, carry: Carry = Carry()) -> TwoFishDeal:  # noqa: B008 (frozen)
        return TwoFishDeal(tuple(shuffled(CARDS, rng)), below(setup.seats, rng))

    def read_deal(self, setup: Setup, fields: Mapping[str, str]) -> TwoFishDeal:
        only_fields(fields, ("starter", "cards"))
        return TwoFishDeal(numbers_field(fields, "cards"), seat_field(fields, "starter", setup.seats))

    def check_deal(self, setup: Setup, deal: TwoFishDeal, carry: Carry) -> None:
        if sorted(deal.cards) != list(CARDS):
            raise BadDeal("cards-wrong", where="cards", rule="TF-1", count=len(deal.cards))

    def dealt(self, setup: Setup, deal: TwoFishDeal, carry: Carry) -> TwoFishState:
        return TwoFishState(setup, deal, carry)

    def heaped(self, setup: Setup, deal: TwoFishDeal) -> tuple[Heap, ...]:
        hands = [deal.cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(setup.seats)]
        return (
            heap("heap-starter", seat=deal.starter),
            *(heap("heap-hand", hand, seat=seat) for seat, hand in enumerate(hands)),
            heap("heap-unused", deal.cards[HAND_SIZE * setup.seats :]),
        )

    def parse(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 3) or text.startswith("0"):
            raise Unreadable("move-unreadable", where="move", text=text)
        return int(text)

    def guess(self, view: View[int], rng: Random) -> TwoFishState:
        """Deals the cards that this seat cannot see at random, and replays."""
        seen = checked_view(view, TwoFishView)
        seats = seen.setup.seats
        played = [list(seen.history[(seat - seen.starter) % seats :: seats]) for seat in range(seats)]
        hidden = shuffled(
            [card for card in CARDS if card not in seen.history and card not in seen.dealt], rng
        )
        cards: list[int] = []
        for seat, hand in enumerate(played):
            unseen = HAND_SIZE - len(hand)
            cards += list(seen.dealt) if seat == seen.seat else hand + [hidden.pop() for _ in range(unseen)]
        state = TwoFishState(seen.setup, TwoFishDeal((*cards, *hidden), seen.starter), seen.carry)
        for card in seen.history:
            state.play(card)
        return state

    def picture(self, view: View[int]) -> Picture:
        return table.picture(checked_view(view, TwoFishView))

    def faces(self) -> Mapping[str, Face]:
        return table.faces(CARDS)

    def bots(self) -> Mapping[str, Bot[int]]:
        return {"random": RandomBot(), "greedy": GreedyBot(), "emperor": FlatSearcher(40, self)}
