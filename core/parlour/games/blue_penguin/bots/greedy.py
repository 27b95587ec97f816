"""A sound one-move player of Blue Penguin."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.game import View
from parlour.games.blue_penguin.cards import CARDS, trick_size, worth
from parlour.games.blue_penguin.view import BluePenguinView
from parlour.view_check import deciding_view


class GreedyBot:
    """Weighs the trick on the table only: how likely each card takes it, and what it will then be worth.

    A trick that another player takes counts against this seat, shared among the others, because all
    scores together are 0 (BP-8). The card kept is valued by how well it could duck or win later.
    """

    def think(self, view: View[int], rng: Random) -> Iterator[int]:
        seen = deciding_view(view, BluePenguinView)
        yield max(seen.moves, key=lambda card: (self.value(seen, card), -card))

    def value(self, view: BluePenguinView, card: int) -> float:
        """The expected points of playing this card now, against an average opponent who plays at random."""
        *_, trick = view.tricks()
        values = worth(view.values)
        seen = set(view.own) | set(view.history)
        unseen = [other for other in CARDS if other not in seen]
        others = view.setup.seats - 1
        to_come = trick_size(view.setup.seats) - len(trick.cards) - 1
        mean = sum(values[other] for other in unseen) / len(unseen) if unseen else 0.0
        total = sum(values[played] for played in trick.cards) + values[card] + to_come * mean
        highest = max((card, *trick.cards))
        mine = self._takes(view, trick.cards, card)
        beaten = sum(other > highest for other in unseen) / len(unseen) if unseen else 0.0
        stays = 1.0
        for _ in range(to_come):
            stays *= 1.0 - beaten
        win = stays if mine else self._later(view, to_come)
        return win * total - (1.0 - win) * total / others

    def _takes(self, view: BluePenguinView, cards: tuple[int, ...], card: int) -> bool:
        """Whether the trick would be this seat's if it ended now; with 2 players an earlier card may win it
        too.
        """
        played = (*cards, card)
        return (len(played) - 1 - played.index(max(played))) % view.setup.seats == 0

    def _later(self, view: BluePenguinView, to_come: int) -> float:
        """With 2 players a seat still to play a second card may take the trick with it."""
        return 0.25 if view.setup.seats == 2 and to_come >= 2 else 0.0
