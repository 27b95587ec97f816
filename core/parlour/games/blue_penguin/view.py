"""What one seat may know of a game of Blue Penguin: the played cards, and its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from parlour.game import View
from parlour.games.blue_penguin.cards import CARDS, trick_size
from parlour.games.blue_penguin.deal import HAND_SIZE


class Trick(NamedTuple):
    """A trick: who led, its cards in order, and who takes it (None while it is not complete)."""

    leader: int
    cards: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class BluePenguinView(View[int]):
    """`values` of the five colours; `own`: every card that came to this seat's hand, in order, () for
    spectators.
    """

    values: tuple[int, ...]
    own: tuple[int, ...]

    def tricks(self) -> Iterator[Trick]:
        """All tricks so far; the last is the one on the table, possibly without a card yet (BP-5, BP-6)."""
        seats, size = self.setup.seats, trick_size(self.setup.seats)
        leader, first = self.starter, 0
        while len(cards := self.history[first : first + size]) == size:
            winner = (leader + cards.index(max(cards))) % seats
            yield Trick(leader, cards, winner)
            leader = winner
            first += size
        yield Trick(leader, cards, None)

    def players(self) -> list[int]:
        """The seat that made each move of the history."""
        seats = self.setup.seats
        return [
            (trick.leader + place) % seats for trick in self.tricks() for place in range(len(trick.cards))
        ]

    def received(self, seat: int) -> list[int]:
        """The places in the deal of all cards that came to a seat, in order; public, unlike the cards
        (BP-3, BP-4).
        """
        first = HAND_SIZE * self.setup.seats
        draws = range(first, len(CARDS))
        dealt = [HAND_SIZE * seat, HAND_SIZE * seat + 1]
        return dealt + [place for place, player in zip(draws, self.players(), strict=False) if player == seat]

    @property
    def hand(self) -> tuple[int, ...]:
        """This seat's cards."""
        played = set(self.history)
        return tuple(card for card in self.own if card not in played)

    @property
    def pile_size(self) -> int:
        return max(0, len(CARDS) - HAND_SIZE * self.setup.seats - len(self.history))

    def hand_size(self, seat: int) -> int:
        return len(self.received(seat)) - self.players().count(seat)
