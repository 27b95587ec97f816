"""A sound one-move player of Penguin Party."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from parlour.game import View
from parlour.games.penguin_party.cards import CARDS, COLOURS, Move, bottom_size
from parlour.games.penguin_party.view import PenguinPartyView

# What a position is worth, in cards; found by tournaments of greedy against greedy.
SHUT = (1.0, 0.7, 0.49, 0.343, 0.24, 0.17, 0.12, 0.08, 0.06, 0.04)
"""How likely a colour is to be lost, by the number of places that are open for it now."""
RIVAL = 0.5
"""A card that a rival is stuck with, against one of our own."""
CLOSED = 1.0
"""Added for a card of a colour that we do not hold and that fits nowhere any more."""
COLOUR_HELD = 1.0
"""Each colour that we still hold keeps us in play."""
BOTTOM = 1.0
"""A place of the bottom tier taken: any colour fits there, so the rivals want them too."""


class _Table:
    """The position before the move, as this seat sees it."""

    def __init__(self, view: PenguinPartyView) -> None:
        self.laid = view.pyramid()
        self.open = {place: colours or COLOURS for place, colours in view.open_places().items()}
        self.row = [column for tier, column in self.laid if tier == 0]
        self.limit = bottom_size(view.setup.seats)
        hand = view.hand
        self.own = {colour: hand.count(colour) for colour in COLOURS}
        self.rival = self._rival(view, hand)

    def _rival(self, view: PenguinPartyView, hand: tuple[str, ...]) -> dict[str, float]:
        """How many cards of each colour one rival who still plays holds, on average."""
        unseen = list(CARDS)
        for card in (*self.laid.values(), *hand):
            unseen.remove(card)
        out = view.out()
        rivals = [seat for seat in range(view.setup.seats) if seat != view.seat and seat not in out]
        sizes = [view.cards_left(seat) for seat in rivals if view.cards_left(seat)]
        share = sum(sizes) / (len(unseen) * len(sizes)) if sizes else 0.0
        return {colour: unseen.count(colour) * share for colour in COLOURS}

    def after(self, move: Move) -> Mapping[tuple[int, int], tuple[str, ...]]:
        """The open places once the move is made, each with the colours that fit."""
        tier, column = move.tier, move.column
        places = {place: colours for place, colours in self.open.items() if place != (tier, column)}
        if tier == 0:  # PP-4
            row = [*self.row, column]
            places = {place: colours for place, colours in places.items() if place[0] > 0}
            if len(row) < self.limit:
                places[0, min(row) - 1] = places[0, max(row) + 1] = COLOURS
        for neighbour, above in ((column - 1, column - 1), (column + 1, column)):  # PP-5
            if (tier, neighbour) in self.laid:
                places[tier + 1, above] = (self.laid[tier, neighbour], move.colour)
        return places


class GreedyBot:
    """Looks at the places that a move leaves open.

    Good are those for colours that this seat holds, bad are those for colours that the others hold. Closing
    a colour that is not in this hand is a gain for every such card that a rival may have, closing one that
    is in this hand a loss.
    """

    def think(self, view: View[Move], rng: Random) -> Iterator[Move]:
        assert isinstance(view, PenguinPartyView)
        table = _Table(view)
        yield max(view.moves, key=lambda move: self.value(table, move))

    def value(self, table: _Table, move: Move) -> float:
        """What the move leaves behind; higher is better for this seat."""
        places = table.after(move).values()
        total = BOTTOM if move.tier == 0 else 0.0
        for colour in COLOURS:
            count = sum(colour in fitting for fitting in places)
            lost = SHUT[min(count, len(SHUT) - 1)]
            own = table.own[colour] - (colour == move.colour)
            total += RIVAL * lost * table.rival[colour] - lost * own
            if own:
                total += COLOUR_HELD
            elif count == 0:
                total += CLOSED * table.rival[colour]
        return total
