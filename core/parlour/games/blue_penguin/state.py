"""The rules of Blue Penguin in play. Built for speed: hands are tuples, so `moves()` is a hand as it lies."""

from __future__ import annotations

from typing import Self

from parlour.errors import Illegal
from parlour.game import Carry, Event, Outcome, State, Tell, check_seat
from parlour.games.blue_penguin.cards import CARDS, COLOURS, trick_size, worth
from parlour.games.blue_penguin.deal import HAND_SIZE, BluePenguinDeal
from parlour.games.blue_penguin.scoring import outcome
from parlour.games.blue_penguin.view import BluePenguinView
from parlour.setup import Setup
from parlour.view_check import checked_move


class BluePenguinState(State[int]):
    """A game in progress. `hands` by seat, `pile` with the next card last, `trick` in order played."""

    __slots__ = (
        "carry", "deal", "drawn", "hands", "history", "leader", "pile", "seats", "setup", "size",
        "totals", "trick", "turn", "worth",
    )  # fmt: skip

    setup: Setup
    deal: BluePenguinDeal

    def __init__(self, setup: Setup, deal: BluePenguinDeal, carry: Carry) -> None:
        self.setup = setup
        self.deal = deal
        self.carry = carry
        self.seats = seats = setup.seats
        self.size = trick_size(seats)
        self.worth = worth(deal.values)
        cards = deal.cards
        self.hands = [(cards[2 * seat], cards[2 * seat + 1]) for seat in range(seats)]  # BP-3
        self.pile = list(cards[: HAND_SIZE * seats - 1 : -1])  # BP-3
        self.turn = self.leader = deal.starter  # BP-3
        self.trick: list[int] = []
        self.totals = [0] * seats
        self.history: list[int] = []

    hands: list[tuple[int, ...]]

    def moves(self) -> tuple[int, ...]:
        return self.hands[self.turn]  # BP-4: either card, no following suit; BP-7: empty at the end

    def play(self, move: int, tell: Tell | None = None) -> None:
        seat = self.turn
        hand = self.hands[seat]
        pile = self.pile
        if move not in hand:  # BP-4
            raise self._illegal(move)
        if len(hand) == 1:
            self.hands[seat] = ()
        else:
            kept = hand[1] if hand[0] == move else hand[0]
            self.hands[seat] = (kept, pile.pop()) if pile else (kept,)  # BP-4
        self.history.append(move)
        trick = self.trick
        trick.append(move)
        if tell is not None:
            self._tell_play(move, tell, drew=len(self.hands[seat]) == HAND_SIZE)
        if len(trick) < self.size:  # BP-5
            self.turn = (seat + 1) % self.seats  # BP-4
        else:
            self._end_trick(tell)

    def _end_trick(self, tell: Tell | None) -> None:
        """BP-6: the highest number takes the trick and leads the next."""
        trick = self.trick
        worth = self.worth
        highest = max(trick)
        winner = (self.leader + trick.index(highest)) % self.seats
        points = 0
        for card in trick:
            points += worth[card]  # BP-8
        self.totals[winner] += points
        self.turn = self.leader = winner
        self.trick = []
        if tell is not None:
            cards = tuple(map(str, trick))
            tell(
                Event(
                    "trick", "BP-6", winner, {"card": str(highest), "cards": cards, "value": points}, points
                )
            )
            if not self.moves():
                tell(Event("over", "BP-7"))

    def _tell_play(self, move: int, tell: Tell, *, drew: bool) -> None:
        tell(Event("played", "BP-4", self.turn, {"card": str(move)}))
        if drew:
            tell(
                Event(
                    "drew",
                    "BP-4",
                    self.turn,
                    {"left": len(self.pile)},
                    0,
                    {"card": str(self.hands[self.turn][-1])},
                )
            )

    def tell_start(self, tell: Tell) -> None:
        if self.setup.is_on("experts"):
            tell(Event("values", "BP-10", None, dict(zip(COLOURS, self.deal.values, strict=True))))
        for seat, hand in enumerate(self.hands):
            tell(Event("dealt", "BP-3", seat, {"count": len(hand)}, 0, {"cards": tuple(map(str, hand))}))
        tell(Event("starts", "BP-3", self.turn))

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.setup = self.setup
        other.deal = self.deal
        other.carry = self.carry
        other.seats = self.seats
        other.size = self.size
        other.worth = self.worth
        other.hands = self.hands[:]
        other.pile = self.pile[:]
        other.turn = self.turn
        other.leader = self.leader
        other.trick = self.trick[:]
        other.totals = self.totals[:]
        other.history = self.history[:]
        return other

    def scores(self) -> tuple[int, ...]:
        return tuple(self.totals)

    def view(self, seat: int | None) -> BluePenguinView:
        check_seat(self.setup, seat)
        over = not self.moves()
        return BluePenguinView(
            setup=self.setup,
            carry=self.carry,
            seat=seat,
            turn=None if over else self.turn,
            starter=self.deal.starter,
            moves=self.moves() if seat == self.turn else (),
            history=tuple(self.history),
            values=self.deal.values,
            own=() if seat is None else self._own(seat),
        )

    def _own(self, seat: int) -> tuple[int, ...]:
        """Every card that this seat has seen in its own hand, in the order it came."""
        deal = self.deal
        view = BluePenguinView(
            self.setup, self.carry, None, None, deal.starter, (), tuple(self.history), deal.values, ()
        )
        return tuple(deal.cards[place] for place in view.received(seat))

    def verdict(self) -> Outcome | None:
        return None if self.moves() else outcome(self.setup, self.deal, tuple(self.history), self.scores())

    def why_not(self, move: int) -> Illegal | None:
        return None if move in self.moves() else self._illegal(move)

    def _illegal(self, move: int) -> Illegal:
        if checked_move(move, int) in CARDS:
            return Illegal("not-in-hand", rule="BP-4", card=str(move))
        return Illegal("no-such-card", rule="BP-1", text=str(move))
