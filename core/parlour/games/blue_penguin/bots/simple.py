"""The two smallest penguins: they look at the trick on the table and forget all others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.game import View
from parlour.games.blue_penguin.cards import worth
from parlour.games.blue_penguin.view import BluePenguinView, Trick
from parlour.view_check import deciding_view


class LittleBot:
    """Leads its lowest card. Otherwise it takes what is worth having now, and leaves what is not; what others
    get by it does not matter to it.
    """

    def think(self, view: View[int], rng: Random) -> Iterator[int]:
        seen = deciding_view(view, BluePenguinView)
        yield max(seen.moves, key=lambda card: (self.value(seen, card), -card))

    def value(self, view: BluePenguinView, card: int) -> int:
        """The points that it would get if the trick ended with its card."""
        trick = trick_on_table(view)
        if not trick.cards or card < max(trick.cards):
            return 0
        return trick_value(view, card)


class RockhopperBot:
    """Also minds what the others get: it plays as if the trick ended with its card, for itself or for whoever
    is highest then.
    """

    def think(self, view: View[int], rng: Random) -> Iterator[int]:
        seen = deciding_view(view, BluePenguinView)
        yield max(seen.moves, key=lambda card: (self.value(seen, card), -card))

    def value(self, view: BluePenguinView, card: int) -> float:
        """Its points if the trick ended with its card; what another takes counts against it, shared among the
        others.
        """
        seats = view.setup.seats
        cards = (*trick_on_table(view).cards, card)
        total = trick_value(view, card)
        mine = (
            len(cards) - 1 - cards.index(max(cards))
        ) % seats == 0  # with 2 players, by its first card too
        return float(total) if mine else -total / (seats - 1)


def trick_on_table(view: BluePenguinView) -> Trick:
    """The trick that is not complete yet."""
    *_, trick = view.tricks()
    return trick


def trick_value(view: BluePenguinView, card: int) -> int:
    """What the trick is worth so far, this card included."""
    values = worth(view.values)
    return sum(values[played] for played in (*trick_on_table(view).cards, card))
