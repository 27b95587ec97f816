"""What a seat sees before its move: which places are open, which a move would leave, and for what colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.game import note
from parlour.games.penguin_party.cards import CARDS, COLOURS, Move, bottom_size
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.picture import Note

Places = Mapping[tuple[int, int], tuple[str, ...]]
"""Open places by tier and column, each with the colours that fit."""


class Outlook:
    """The position before the move, as this seat sees it.

    `laid` the colour at each taken place, `open` the open places, `row` the columns of the bottom tier,
    `limit` how many it may have, `own` and `unseen` how many cards of each colour the seat holds and has not
    seen.
    """

    def __init__(self, view: PenguinPartyView) -> None:
        self.laid = view.pyramid()
        self.open: Places = {place: colours or COLOURS for place, colours in view.open_places().items()}
        self.row = [column for tier, column in self.laid if tier == 0]
        self.limit = bottom_size(view.setup.seats)
        hand = view.hand
        self.own = {colour: hand.count(colour) for colour in COLOURS}
        unseen = list(CARDS)
        for card in (*self.laid.values(), *hand):
            unseen.remove(card)
        self.unseen = {colour: unseen.count(colour) for colour in COLOURS}

    def after(self, move: Move) -> Places:
        """The open places once the move is made."""
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


def brings(outlook: Outlook, move: Move) -> Iterator[Note]:
    """What is sure to come of a move, whatever others do next: the colours that fit nowhere any more, those
    of the own hand first, and the colours of the places that it opens above (PP-5).
    """
    places = outlook.after(move)
    left = {colour: outlook.own[colour] - (colour == move.colour) for colour in COLOURS}
    shut = [
        colour
        for colour in COLOURS
        if fitting(outlook.open, colour)
        and not fitting(places, colour)
        and left[colour] + outlook.unseen[colour]
    ]
    own = tuple(colour for colour in shut if left[colour])
    if own:
        yield note("brings-lost", cards=own)
    if others := tuple(colour for colour in shut if not left[colour]):
        yield note("brings-shut", cards=others)
    new = [colours for place, colours in places.items() if place not in outlook.open and place[0] > 0]
    if opened := tuple(colour for colour in COLOURS if any(colour in colours for colours in new)):
        yield note("brings-opens", cards=opened)


def fitting(places: Places, colour: str) -> int:
    """In how many places the colour fits."""
    return sum(colour in colours for colours in places.values())
