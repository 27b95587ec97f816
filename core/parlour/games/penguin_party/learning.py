"""Penguin Party in numbers, for learners. What the fields mean is told in `docs/learning.md`."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, ClassVar

from parlour.game import Carry, Deal, Game
from parlour.games.penguin_party.cards import CARDS, COLOURS, SIZES, Move, bottom_size, hand_size
from parlour.games.penguin_party.deal import PenguinPartyDeal, fixed_starter, rounds
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.learning.encoding import Draw, Encoding, Field
from parlour.setup import Setup

KINDS = len(COLOURS)
KIND = {colour: kind for kind, colour in enumerate(COLOURS)}


class PenguinPartyEncoding(Encoding[Move, PenguinPartyView]):
    """An action is a place and a colour. Places are counted tier by tier from the bottom, each from the
    left-most column that can ever be reached: with room for n cards in the bottom tier these are the
    columns 1 − n to n − 1, one less to the right in every tier above.
    """

    kind: ClassVar[type[PenguinPartyView]] = PenguinPartyView
    history = len(CARDS)

    def __init__(self, setup: Setup) -> None:
        seats = setup.seats
        self.tiers = tiers = bottom_size(seats)
        self.width = width = 2 * tiers - 1
        count = rounds(setup)
        self.rounds = None if setup.options["ties"] == "play-on" else count  # PP-11
        self.places = tuple(
            (tier, column - (tiers - 1)) for tier in range(tiers) for column in range(width - tier)
        )
        self._number = {place: number for number, place in enumerate(self.places)}
        self.actions = len(self.places) * KINDS
        size = hand_size(seats)
        self._points = Field("points", (seats,), unit=size * count)
        self._round = Field("round", (1,), unit=count)
        fields = (
            Field("hand", (KINDS,), unit=size),
            Field("pyramid", (KINDS, tiers, width)),
            Field("open", (KINDS, tiers, width)),
            Field("played", (seats, KINDS), unit=max(SIZES)),
            Field("lacking", (seats, KINDS)),
            Field("left", (seats,), unit=size),
            Field("out", (seats,)),
            self._points,
            self._round,
            Field("turn", (seats,)),
            Field("starter", (seats,)),
        )
        super().__init__(setup, fields)

    def _cell(self, name: str, colour: str, place: tuple[int, int]) -> int:
        """Where a field of planes has this colour and place."""
        tier, column = place
        return self.at[name] + (KIND[colour] * self.tiers + tier) * self.width + column + self.tiers - 1

    def write(self, view: PenguinPartyView, into: array[float]) -> None:
        """The hand, the pyramid, the open places, and what is known of every seat."""
        at = self.at
        for colour in view.hand:
            into[at["hand"] + KIND[colour]] += 1 / hand_size(self.seats)
        for place, colour in view.pyramid().items():
            into[self._cell("pyramid", colour, place)] = 1
        for place, colours in view.open_places().items():
            for colour in colours or COLOURS:
                into[self._cell("open", colour, place)] = 1
        for seat, move in zip(view.players, view.history, strict=True):
            into[at["played"] + self.seat_from(view, seat) * KINDS + KIND[move.colour]] += 1 / max(SIZES)
        for dropout in view.dropouts:
            seat = self.seat_from(view, dropout.seat)
            into[at["out"] + seat] = 1
            for colour in dropout.fitting:
                into[at["lacking"] + seat * KINDS + KIND[colour]] = 1
        for place_, seat in enumerate(self.seat_order(view)):
            into[at["left"] + place_] = view.cards_left(seat) / hand_size(self.seats)
            into[at["points"] + place_] = self._points.scaled(view.points[seat])
        into[at["round"]] = self._round.scaled(view.carry.round)
        if view.turn is not None:
            into[at["turn"] + self.seat_from(view, view.turn)] = 1
        into[at["starter"] + self.seat_from(view, view.starter)] = 1

    def action(self, view: PenguinPartyView, move: Move) -> int:
        """Place and colour."""
        return self._number[move.tier, move.column] * KINDS + KIND[move.colour]

    def move(self, view: PenguinPartyView, action: int) -> Move:
        """The card to the place."""
        place, kind = divmod(action, KINDS)
        return Move(COLOURS[kind], *self.places[place])

    def draws(self, carry: Carry) -> tuple[Draw, ...]:
        """PP-10, PP-13: who starts, if nothing says so, and the cards, of which those of a colour are
        alike.
        """
        starter = fixed_starter(self.setup, carry)
        starters = tuple(range(self.seats)) if starter is None else (starter,)
        return Draw("starter", starters, 1), Draw("card", CARDS, len(CARDS))

    def deal(self, drawn: Sequence[Sequence[Any]]) -> PenguinPartyDeal:
        """The deal of starter and cards."""
        (starter,), cards = drawn
        return PenguinPartyDeal(tuple(cards), starter)

    def drawn(self, deal: Deal) -> list[Sequence[Hashable]]:
        """Starter and cards."""
        assert isinstance(deal, PenguinPartyDeal)
        return [(deal.starter,), deal.cards]

    @property
    def memory(self) -> int:
        """Starter, first card, own cards, the moves with who made them, and when each seat dropped out."""
        return 2 + KINDS + self.seats + 2 * self.history

    def remember(self, view: PenguinPartyView) -> Iterator[int]:
        """The cards dealt, then after how many moves each seat dropped out (counted from 1, 0: it did
        not), then all moves.
        """
        yield self.seat_from(view, view.starter)
        yield 0 if view.first is None else 1 + KIND[view.first]
        yield from map(view.own.count, COLOURS)
        dropped = {dropout.seat: dropout.after for dropout in view.dropouts}
        yield from (1 + dropped[seat] if seat in dropped else 0 for seat in self.seat_order(view))
        for seat, move in zip(view.players, view.history, strict=True):
            yield 1 + self.seat_from(view, seat)
            yield 1 + self.action(view, move)


def encoding(game: Game[Move], setup: Setup) -> PenguinPartyEncoding:  # noqa: ARG001 (as every game's)
    """The encoding for a setup."""
    return PenguinPartyEncoding(setup)
