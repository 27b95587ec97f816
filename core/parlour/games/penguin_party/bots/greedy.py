"""A sound one-move player of Penguin Party."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.game import View
from parlour.games.penguin_party.cards import COLOURS, Move
from parlour.games.penguin_party.outlook import Outlook, fitting
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.view_check import deciding_view

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


class GreedyBot:
    """Looks at the places that a move leaves open.

    Good are those for colours that this seat holds, bad are those for colours that the others hold. Closing
    a colour that is not in this hand is a gain for every such card that a rival may have, closing one that
    is in this hand a loss.
    """

    def think(self, view: View[Move], rng: Random) -> Iterator[Move]:
        seen = deciding_view(view, PenguinPartyView)
        outlook = Outlook(seen)
        rival = rivals(seen, outlook)
        yield max(seen.moves, key=lambda move: self.value(outlook, rival, move))

    def value(self, outlook: Outlook, rival: dict[str, float], move: Move) -> float:
        """What the move leaves behind; higher is better for this seat."""
        places = outlook.after(move)
        total = BOTTOM if move.tier == 0 else 0.0
        for colour in COLOURS:
            count = fitting(places, colour)
            lost = SHUT[min(count, len(SHUT) - 1)]
            own = outlook.own[colour] - (colour == move.colour)
            total += RIVAL * lost * rival[colour] - lost * own
            if own:
                total += COLOUR_HELD
            elif count == 0:
                total += CLOSED * rival[colour]
        return total


def rivals(view: PenguinPartyView, outlook: Outlook) -> dict[str, float]:
    """How many cards of each colour one rival who still plays holds, on average."""
    out = view.out()
    rivals = [seat for seat in range(view.setup.seats) if seat != view.seat and seat not in out]
    sizes = [view.cards_left(seat) for seat in rivals if view.cards_left(seat)]
    unseen = sum(outlook.unseen.values())
    share = sum(sizes) / (unseen * len(sizes)) if sizes else 0.0
    return {colour: outlook.unseen[colour] * share for colour in COLOURS}
