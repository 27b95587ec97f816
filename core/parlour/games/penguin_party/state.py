"""The rules of Penguin Party in play.

Built for speed: colours are bits, places are slots, and every open place is one number that finds its moves
in a table (`cards.MOVES`).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Self

from parlour.errors import Facts, Illegal
from parlour.game import Carry, Event, Outcome, State, Tell, check_seat
from parlour.games.penguin_party import refusal, scoring
from parlour.games.penguin_party.cards import (
    ANY,
    BITS,
    CODES,
    COLOURS,
    MOVES,
    NAMES,
    ORIGIN,
    ROW,
    TIERS,
    Move,
    bottom_size,
    hand_size,
)
from parlour.games.penguin_party.deal import PenguinPartyDeal, hand_places, left_over, starter_rule
from parlour.games.penguin_party.view import Dropout, PenguinPartyView
from parlour.setup import Setup

KINDS = len(COLOURS)
BIT = {colour: 1 << kind for kind, colour in enumerate(COLOURS)}
CLOCKWISE = {
    n: tuple(tuple((seat + step) % n for step in range(1, n + 1)) for seat in range(n)) for n in range(2, 7)
}
"""By the number of seats and a seat: those after it, itself at last."""
STEP = 1 << BITS  # from an open place of the bottom tier to the one on its right


class PenguinPartyState(State[Move]):
    """A round in progress.

    `board` the colour bit at every slot; `places` the open places (see `cards.py`), sorted, so that while
    the bottom tier is not full its two ends come first. By seat: `held` counts of cards (KINDS numbers a
    seat), `colours` the mask of colours held, `left` cards in hand, `playing` whether it still takes turns.
    `legal` are the moves of the seat on turn.
    """

    __slots__ = (
        "board", "bottom", "carry", "colours", "deal", "dropouts", "held", "history", "left", "legal",
        "places", "players", "playing", "points", "seats", "setup", "turn",
    )  # fmt: skip

    setup: Setup
    deal: PenguinPartyDeal

    def __init__(self, setup: Setup, deal: PenguinPartyDeal, carry: Carry) -> None:
        self.setup = setup
        self.deal = deal
        self.carry = carry
        self.seats = seats = setup.seats
        self.bottom = bottom_size(seats)
        size = hand_size(seats)
        self.held = bytearray()
        self.colours: list[int] = []
        for first in range(0, size * seats, size):  # PP-2, PP-3
            hand = deal.cards[first : first + size]
            self.held.extend(map(hand.count, COLOURS))
            self.colours.append(sum(map(BIT.__getitem__, set(hand))))
        self.left = [size] * seats
        self.playing = [True] * seats
        self.points = list(carry.points or [0] * seats)  # PP-10: points carry over
        self.board = bytearray(TIERS * ROW)
        self.places = [ORIGIN << BITS | ANY]
        self.history: list[Move] = []
        self.players: list[int] = []
        self.dropouts: list[Dropout] = []
        self.turn = deal.starter
        if seats == 5:  # PP-2: the card left over starts the bottom tier
            self._lay(ORIGIN, 1 << COLOURS.index(deal.cards[-1]))
        self.legal = self._moves(self.turn)

    def moves(self) -> list[Move]:
        return self.legal

    def _moves(self, seat: int) -> list[Move]:
        """All moves of a seat, by tier, column and colour. PP-6: there is no other, so no passing."""
        moves: list[Move] = []
        # Every bit of the slot, and of the fitting colours those in the hand.
        kept = self.colours[seat] - STEP
        for place in self.places:
            moves += MOVES[place & kept]
        return moves

    def play(self, move: Move, tell: Tell | None = None) -> None:
        if move not in self.legal:
            raise self._illegal(move)
        seat = self.turn
        slot, kind, bit = CODES[move]
        self.history.append(move)
        self.players.append(seat)
        held, card = self.held, seat * KINDS + kind
        held[card] -= 1
        if not held[card]:
            self.colours[seat] ^= bit
        self.left[seat] -= 1
        self._lay(slot, bit)
        if tell is not None:
            self._tell_play(move, tell)
        if not self.left[seat]:
            self._empty_hand(seat, tell)
        self._pass_turn(tell)

    def _lay(self, slot: int, bit: int) -> None:
        """Puts a colour on an open place and opens the places that this makes."""
        board, places = self.board, self.places
        board[slot] = bit
        if slot >= ROW:
            places.remove(slot << BITS | board[slot - ROW] | board[slot - ROW + 1])
        elif slot == ORIGIN:
            places[:] = (ORIGIN - 1 << BITS | ANY, ORIGIN + 1 << BITS | ANY)  # PP-4: either end
        elif places[1] - places[0] == self.bottom * STEP:
            del places[:2]  # PP-4, PP-3: the bottom tier is full
        elif places[0] >> BITS == slot:
            places[0] -= STEP  # PP-4: one unbroken row
        else:
            places[1] += STEP
        # PP-5: a place above needs both cards below it, and takes their colours.
        if board[slot - 1]:
            insort(places, slot + ROW - 1 << BITS | bit | board[slot - 1])
        if board[slot + 1]:
            insort(places, slot + ROW << BITS | bit | board[slot + 1])

    def _empty_hand(self, seat: int, tell: Tell | None) -> None:
        """PP-8: the last card gives back up to 2 points, never below 0. PP-9: no more turns, yet not out."""
        self.playing[seat] = False
        back = min(2, self.points[seat])
        self.points[seat] -= back
        if tell is not None:
            tell(Event("emptied", "PP-8", seat, {"returned": back}, -back))

    def _pass_turn(self, tell: Tell | None) -> None:
        """PP-6: to the next seat clockwise that still plays and can; PP-7: who cannot is out.

        PP-9: this may be the same seat again, as long as it can; when nobody is found the round is over.
        """
        playing = self.playing
        for seat in CLOCKWISE[self.seats][self.turn]:
            if playing[seat]:
                legal = self._moves(seat)
                if legal:
                    self.turn = seat
                    self.legal = legal
                    return
                self._drop_out(seat, tell)
        self.legal = []
        if tell is not None:
            tell(Event("round-over", "PP-9", None, {"round": self.carry.round}))

    def _drop_out(self, seat: int, tell: Tell | None) -> None:
        """PP-7: out at once and for good, 1 point for each card left; nobody sees the cards."""
        self.playing[seat] = False
        left = self.left[seat]
        self.points[seat] += left
        fitting = self._fitting()
        self.dropouts.append(Dropout(seat, len(self.history), left, fitting))
        if tell is not None:
            tell(Event("out", "PP-7", seat, {"count": left, "fitting_cards": fitting}, left))

    def _fitting(self) -> tuple[str, ...]:
        return NAMES[reduce(or_, self.places, 0) & ANY]

    def _tell_play(self, move: Move, tell: Tell) -> None:
        rule = "PP-4" if move.tier == 0 else "PP-5"
        facts: Facts = {"card": move.colour, "tier": move.tier, "column": move.column}
        tell(Event("played", rule, self.turn, facts))

    def tell_start(self, tell: Tell) -> None:
        seats, cards = self.seats, self.deal.cards
        tell(Event("round", "PP-10", None, {"round": self.carry.round}))
        rule = "PP-3" if seats == 2 else "PP-2"
        for seat in range(seats):
            hand = tuple(cards[place] for place in hand_places(seats, seat))
            tell(Event("dealt", rule, seat, {"count": len(hand)}, 0, {"cards": hand}))
        if seats == 5:
            tell(Event("left-over", "PP-2", None, {"card": cards[-1]}))
        elif seats == 2:
            tell(Event("laid-aside", "PP-3", None, {"count": len(left_over(seats))}))
        tell(Event("starts", starter_rule(self.setup, self.carry), self.deal.starter))

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.setup = self.setup
        other.deal = self.deal
        other.carry = self.carry
        other.seats = self.seats
        other.bottom = self.bottom
        other.held = self.held[:]
        other.colours = self.colours[:]
        other.left = self.left[:]
        other.playing = self.playing[:]
        other.points = self.points[:]
        other.board = self.board[:]
        other.places = self.places[:]
        other.history = self.history[:]
        other.players = self.players[:]
        other.dropouts = self.dropouts[:]
        other.turn = self.turn
        other.legal = self.legal  # never changed in place
        return other

    def deal_again(self, deal: PenguinPartyDeal, hands: Mapping[int, Sequence[str]]) -> None:
        """Gives these seats other cards, as many as they held: what `deal` gave them, without what they have
        played. Whether that is possible is up to the caller (see `guess.py`).
        """
        self.deal = deal
        for seat, hand in hands.items():
            colours = 0
            for kind, count in enumerate(map(hand.count, COLOURS)):
                self.held[seat * KINDS + kind] = count
                if count:
                    colours |= 1 << kind
            self.colours[seat] = colours
        if self.legal:
            self.legal = self._moves(self.turn)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def view(self, seat: int | None) -> PenguinPartyView:
        check_seat(self.setup, seat)
        cards = self.deal.cards
        return PenguinPartyView(
            setup=self.setup,
            carry=self.carry,
            seat=seat,
            turn=self.turn if self.legal else None,
            starter=self.deal.starter,
            moves=tuple(self.legal) if seat == self.turn else (),
            history=tuple(self.history),
            players=tuple(self.players),
            dropouts=tuple(self.dropouts),
            points=self.scores(),
            fitting=self._fitting(),
            first=cards[-1] if self.seats == 5 else None,
            own=() if seat is None else tuple(cards[place] for place in hand_places(self.seats, seat)),
        )

    def verdict(self) -> Outcome | Carry | None:
        if self.legal:
            return None
        return scoring.verdict(self.setup, self.carry, self.deal.starter, self.scores(), self.dropouts)

    def why_not(self, move: Move) -> Illegal | None:
        return None if move in self.legal else self._illegal(move)

    def _illegal(self, move: Move) -> Illegal:
        return refusal.reason(self.view(self.turn), move)
