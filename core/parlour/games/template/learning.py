"""Two Fish in numbers, for learners."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, ClassVar

from parlour.game import Carry, Deal, Game
from parlour.games.template.game import CARDS, HAND_SIZE, TURNS, TwoFishDeal
from parlour.games.template.view import TwoFishView
from parlour.learning.encoding import Draw, Encoding, Field
from parlour.setup import Setup


class TwoFishEncoding(Encoding[int, TwoFishView]):
    """An action is a card: its number less 1. `hand`: the own cards; `played`: by whom, of the seats from
    the own one on; `turn`: who plays now.
    """

    kind: ClassVar[type[TwoFishView]] = TwoFishView
    actions = len(CARDS)

    def __init__(self, setup: Setup) -> None:
        self.history = TURNS * setup.seats
        cards, seats = len(CARDS), setup.seats
        super().__init__(
            setup, (Field("hand", (cards,)), Field("played", (seats, cards)), Field("turn", (seats,)))
        )

    def write(self, view: TwoFishView, into: array[float]) -> None:
        """Every card where it is."""
        for card in set(view.dealt) - set(view.history):
            into[self.at["hand"] + card - 1] = 1
        for place, card in enumerate(view.history):
            seat = self.seat_from(view, view.starter + place)
            into[self.at["played"] + seat * len(CARDS) + card - 1] = 1
        if view.turn is not None:
            into[self.at["turn"] + self.seat_from(view, view.turn)] = 1

    def action(self, view: TwoFishView, move: int) -> int:
        """A card's number less 1."""
        return move - 1

    def move(self, view: TwoFishView, action: int) -> int:
        """The card."""
        return action + 1

    def draws(self, carry: Carry) -> tuple[Draw, ...]:
        """Who starts, and the cards."""
        return Draw("starter", tuple(range(self.seats)), 1), Draw("card", CARDS, len(CARDS))

    def deal(self, drawn: Sequence[Sequence[Any]]) -> TwoFishDeal:
        """The deal of both."""
        (starter,), cards = drawn
        return TwoFishDeal(tuple(cards), starter)

    def drawn(self, deal: Deal) -> list[Sequence[Hashable]]:
        """Who starts, and the cards."""
        assert isinstance(deal, TwoFishDeal)
        return [(deal.starter,), deal.cards]

    @property
    def memory(self) -> int:
        """Who starts, the own cards, and all that were played."""
        return 1 + HAND_SIZE + self.history

    def remember(self, view: TwoFishView) -> Iterator[int]:
        """The cards dealt, then those played."""
        yield self.seat_from(view, view.starter)
        yield from view.dealt
        yield from view.history


def encoding(game: Game[int], setup: Setup) -> TwoFishEncoding:  # noqa: ARG001 (as every game's)
    """The encoding for a setup."""
    return TwoFishEncoding(setup)
