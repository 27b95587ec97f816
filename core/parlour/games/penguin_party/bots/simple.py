"""Players that look at their own cards only, and remember nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.game import View
from parlour.games.penguin_party.bots.greedy import SHUT
from parlour.games.penguin_party.cards import COLOURS, Move
from parlour.games.penguin_party.outlook import Outlook, fitting
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.view_check import deciding_view


class FullestColourBot:
    """Looks at its hand alone: plays the colour of which it holds most, as low in the pyramid as it can."""

    def think(self, view: View[Move], rng: Random) -> Iterator[Move]:
        seen = deciding_view(view, PenguinPartyView)
        yield max(seen.moves, key=lambda move: (seen.hand.count(move.colour), -move.tier))


class OwnPlacesBot:
    """Looks one move ahead at the places for the colours in its hand, and never at what others may hold."""

    def think(self, view: View[Move], rng: Random) -> Iterator[Move]:
        seen = deciding_view(view, PenguinPartyView)
        outlook = Outlook(seen)
        yield min(seen.moves, key=lambda move: self.lost(outlook, move))

    def lost(self, outlook: Outlook, move: Move) -> float:
        """How many of the cards that this seat keeps it may fail to play, by the places that are left."""
        places = outlook.after(move)
        total = 0.0
        for colour in COLOURS:
            own = outlook.own[colour] - (colour == move.colour)
            total += own * SHUT[min(fitting(places, colour), len(SHUT) - 1)]
        return total
