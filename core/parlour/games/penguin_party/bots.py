"""A sound one-move player of Penguin Party."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.game import View
from parlour.games.penguin_party.cards import CARDS, COLOURS, Move, bottom_size
from parlour.games.penguin_party.view import PenguinPartyView

Places = dict[tuple[int, int], tuple[str, ...]]

OTHERS = 0.5
CLOSE = 1.0
class GreedyBot:
    """Looks at the places that a move leaves open: good are those for colours that this seat holds, bad are those
    for colours that only others can hold. A colour that fits nowhere any more and is not in this hand is a gain
    for every such card that may be in the other hands, one that is in this hand a loss.
    """

    def __init__(self, others=OTHERS, close=CLOSE, base=0.5, spread=0.0, bottom=0.0):
        self.others, self.close, self.base, self.spread, self.bottom = others, close, base, spread, bottom

    def think(self, view: View[Move], rng: Random) -> Iterator[Move]:
        assert isinstance(view, PenguinPartyView)
        hand = list(view.hand)
        laid = view.pyramid()
        unseen = list(CARDS)
        for card in [*laid.values(), *hand]:
            unseen.remove(card)
        rivals = [s for s in range(view.setup.seats) if s != view.seat and s not in view.out() and view.cards_left(s)]
        # share of unseen cards in hands that still play
        share = sum(map(view.cards_left, rivals)) / len(unseen) / max(1, len(rivals)) if unseen else 0.0
        mine = {c: hand.count(c) for c in COLOURS}
        theirs = {c: unseen.count(c) * share for c in COLOURS}
        opened = {place: colours or COLOURS for place, colours in view.open_places().items()}
        best = max(view.moves, key=lambda move: self.value(view, laid, opened, mine, theirs, move))
        yield best

    def value(self, view, laid, opened, mine, theirs, move):
        spot = (move.tier, move.column)
        places = {p: c for p, c in opened.items() if p != spot}
        if move.tier == 0:
            row = [c for t, c in laid if t == 0] + [move.column]
            if len(row) == bottom_size(view.setup.seats):
                places = {p: c for p, c in places.items() if p[0] > 0}
            else:
                places[0, min(row) - 1] = places[0, max(row) + 1] = COLOURS
                
        for side, up in ((-1, -1), (1, 0)):
            nb = laid.get((move.tier, move.column + side))
            if nb is not None:
                places[move.tier + 1, move.column + up] = (nb, move.colour)
        total = 0.0
        for colour in COLOURS:
            n = sum(colour in fit for fit in places.values())
            shut = self.base ** n
            own = mine[colour] - (colour == move.colour)
            total -= own * shut
            total += self.others * theirs[colour] * shut
            if n == 0 and own == 0:
                total += self.close * theirs[colour]
            if own: total += self.spread
        total += self.bottom * (move.tier == 0)
        return total
