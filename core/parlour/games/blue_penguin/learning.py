"""Blue Penguin in numbers, for learners. What the fields mean is told in `docs/learning.md`."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, ClassVar

from parlour.game import Carry, Deal, Game
from parlour.games.blue_penguin.cards import CARDS, COLOURS, VALUES, trick_size
from parlour.games.blue_penguin.deal import BluePenguinDeal
from parlour.games.blue_penguin.view import BluePenguinView
from parlour.learning.encoding import Draw, Encoding, Field
from parlour.setup import Setup


class BluePenguinEncoding(Encoding[int, BluePenguinView]):
    """An action is a card: its number less 1."""

    kind: ClassVar[type[BluePenguinView]] = BluePenguinView
    actions = len(CARDS)
    history = len(CARDS)

    def __init__(self, setup: Setup) -> None:
        seats, cards = setup.seats, len(CARDS)
        fields = (
            Field("hand", (cards,)),
            Field("trick", (trick_size(seats), cards)),
            Field("taken", (seats, cards)),
            Field("leader", (seats,)),
            Field("turn", (seats,)),
            Field("values", (len(COLOURS),), unit=2, low=-1),
            Field("pile", (1,), unit=cards),
        )
        super().__init__(setup, fields)

    def write(self, view: BluePenguinView, into: array[float]) -> None:
        """The hand, the trick on the table, who has taken what, and what is public besides."""
        at, cards = self.at, len(CARDS)
        for card in view.hand:
            into[at["hand"] + card - 1] = 1
        for trick in view.tricks():
            if trick.winner is None:
                into[at["leader"] + self.seat_from(view, trick.leader)] = 1
                for place, card in enumerate(trick.cards):
                    into[at["trick"] + place * cards + card - 1] = 1
            else:
                row = at["taken"] + self.seat_from(view, trick.winner) * cards
                for card in trick.cards:
                    into[row + card - 1] = 1
        if view.turn is not None:
            into[at["turn"] + self.seat_from(view, view.turn)] = 1
        for kind, value in enumerate(view.values):
            into[at["values"] + kind] = value / 2
        into[at["pile"]] = view.pile_size / cards

    def action(self, view: BluePenguinView, move: int) -> int:
        """A card's number less 1."""
        return move - 1

    def move(self, view: BluePenguinView, action: int) -> int:
        """The card."""
        return action + 1

    def draws(self, carry: Carry) -> tuple[Draw, ...]:
        """BP-3, BP-10: who leads, with the experts' variant the values, and the cards."""
        values = (Draw("value", VALUES, len(VALUES)),) if self.setup.is_on("experts") else ()
        return Draw("starter", tuple(range(self.seats)), 1), *values, Draw("card", CARDS, len(CARDS))

    def deal(self, drawn: Sequence[Sequence[Any]]) -> BluePenguinDeal:
        """The deal of starter, values if they were drawn, and cards."""
        (starter,), *values, cards = drawn
        return BluePenguinDeal(tuple(cards), starter, tuple(values[0]) if values else VALUES)

    def drawn(self, deal: Deal) -> list[Sequence[Hashable]]:
        """Starter, values if they are drawn, and cards."""
        assert isinstance(deal, BluePenguinDeal)
        values = [deal.values] if self.setup.is_on("experts") else []
        return [(deal.starter,), *values, deal.cards]

    @property
    def memory(self) -> int:
        """Starter and values, every card that can come to a hand (with a place for none), every card
        played.
        """
        return 1 + len(COLOURS) + self._received + len(CARDS)

    @property
    def _received(self) -> int:
        """BP-5, BP-7: as many cards as there are tricks, with two players two of each."""
        return len(CARDS) // self.seats

    def remember(self, view: BluePenguinView) -> Iterator[int]:
        """The own cards in the order they came, then all that were played, in theirs."""
        yield self.seat_from(view, view.starter)
        yield from view.values
        yield from view.own
        yield from (0 for _ in range(self._received - len(view.own)))
        yield from view.history


def encoding(game: Game[int], setup: Setup) -> BluePenguinEncoding:  # noqa: ARG001 (as every game's)
    """The encoding for a setup."""
    return BluePenguinEncoding(setup)
