"""What one seat may know of a round of Penguin Party: the pyramid, who dropped out, and its own cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from parlour.game import View
from parlour.games.penguin_party.cards import Move, bottom_size, hand_size


class Dropout(NamedTuple):
    """A seat that could not play (PP-7): after how many moves, how many cards it kept, and the colours that
    would have fitted then, of which it held none.
    """

    seat: int
    after: int
    left: int
    fitting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PenguinPartyView(View[Move]):
    """What a seat, or nobody, knows.

    `players`: who made each move of the history. `dropouts`: in the order in which they happened. `points` of
    every seat now. `fitting`: the colours that fit somewhere now. `first`: the card that lay there before the
    first move (PP-2), else None. `own`: the hand that this seat was dealt, in the order of the deal, () for
    spectators.
    """

    players: tuple[int, ...]
    dropouts: tuple[Dropout, ...]
    points: tuple[int, ...]
    fitting: tuple[str, ...]
    first: str | None
    own: tuple[str, ...]

    def cards_left(self, seat: int) -> int:
        """How many cards the seat holds; those of a seat that is out stay there, face down (PP-7)."""
        return hand_size(self.setup.seats) - self.players.count(seat)

    def played(self, seat: int) -> tuple[str, ...]:
        """The colours that the seat has played, in order."""
        moves = zip(self.history, self.players, strict=True)
        return tuple(move.colour for move, player in moves if player == seat)

    @property
    def hand(self) -> tuple[str, ...]:
        """This seat's cards now, in the order of the deal."""
        hand = list(self.own)
        for colour in self.played(self.seat) if self.seat is not None else ():
            hand.remove(colour)
        return tuple(hand)

    def out(self) -> frozenset[int]:
        """The seats that are out of the round (PP-7)."""
        return frozenset(dropout.seat for dropout in self.dropouts)

    def pyramid(self) -> dict[tuple[int, int], str]:
        """The colour at each taken place, by tier and column, in the order laid."""
        laid = {} if self.first is None else {(0, 0): self.first}
        return laid | {(move.tier, move.column): move.colour for move in self.history}

    def open_places(self) -> dict[tuple[int, int], tuple[str, ...] | None]:
        """The places where a card could lie now, by tier and column: the colours that fit, None for any."""
        laid = self.pyramid()
        if not laid:
            return {(0, 0): None}
        bottom = [column for tier, column in laid if tier == 0]
        places: dict[tuple[int, int], tuple[str, ...] | None] = {}
        if len(bottom) < bottom_size(self.setup.seats):  # PP-4, PP-3
            places = {(0, min(bottom) - 1): None, (0, max(bottom) + 1): None}
        for tier, column in laid:  # PP-5
            if (tier, column + 1) in laid and (tier + 1, column) not in laid:
                pair = laid[tier, column], laid[tier, column + 1]
                places[tier + 1, column] = pair[:1] if pair[0] == pair[1] else pair
        return places
