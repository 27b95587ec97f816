"""Which token each piece has: followed through the public history, so that a piece keeps its own while it
moves.
"""

from __future__ import annotations

from parlour.games.penguin_ultimatum.cards import HAND_SIZE, PENGUIN, PENGUINS
from parlour.games.penguin_ultimatum.cards import STONES as STONE_COUNT
from parlour.games.penguin_ultimatum.moves import SUPPLY, Place, Stone
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView, Spot


class Tokens:
    """`hands` by seat and `pile`: places in the deal; `own`: codes of this seat's penguins by place;
    `placed`: places of the penguins by code. Tokens: `supply` by seat, `stones` and `cards` by cell.

    A penguin's token is its place in the deal. In this seat's own hand it is bound to its card. A hidden
    hand's cards are interchangeable: whichever is played, the token that came first goes to the iceberg, so
    that nothing tells whether a player kept the older card. An entertainer's token counts those laid first
    and then the pile downwards, which is no place in the deal: with the option fixed-setup (PU-7) that
    would tell how many were passed over.
    """

    def __init__(self, view: PenguinUltimatumView) -> None:
        seats = view.setup.seats
        dealt = HAND_SIZE * seats
        self.hands = [list(range(HAND_SIZE * seat, HAND_SIZE * (seat + 1))) for seat in range(seats)]
        self.pile = list(range(dealt + view.drawn, len(PENGUINS)))
        self.own: dict[int, str] = {}
        if view.seat is not None:
            self.own = dict(zip(view.received(view.seat), view.own, strict=True))
        self.placed: dict[str, int] = {}
        for turn, (seat, move) in enumerate(view.turns()):
            hand, code = self.hands[seat], PENGUINS[move.penguin]
            place = hand[0] if seat != view.seat else next(slot for slot in hand if self.own[slot] == code)
            hand.remove(place)
            self.placed[code] = place
            if turn < view.drawn:  # PU-20
                hand.append(dealt + turn)
        self._known = {code: order for order, code in enumerate(view.entertainers)}
        self._follow_stones(view)
        self._curtains = {show.cell: number for number, show in enumerate(view.shows, start=1)}
        self.cards = {spot.cell: self._of(spot) for spot in view.spots}

    def _follow_stones(self, view: PenguinUltimatumView) -> None:
        """Stones in a supply are interchangeable; the first one goes first (PU-13)."""
        seats = view.setup.seats
        self.supply = [[f"stone-{seat}-{number}" for number in range(STONE_COUNT)] for seat in range(seats)]
        self.stones: dict[int, str] = {}
        seat = view.starter - 1
        for move in view.history:
            if isinstance(move, Place):
                seat += 1
            elif isinstance(move, Stone):
                supply = self.supply[seat % seats]
                self.stones[move.target] = (
                    supply.pop(0) if move.source == SUPPLY else self.stones.pop(move.source)
                )

    def penguin(self, place: int) -> str:
        """The token of the penguin at a place in the deal."""
        return f"penguin-{place}"

    def entertainer(self, order: int) -> str:
        """The token of the entertainer that is so many-th in sight, from 0."""
        return f"entertainer-{order}"

    def entertainer_of(self, code: str) -> str:
        """The token of an entertainer that everybody has seen."""
        return self.entertainer(self._known[code])

    def of_hand(self, penguin: int) -> str:
        """The token of a penguin in this seat's own hand."""
        return next(self.penguin(place) for place, code in self.own.items() if code == PENGUINS[penguin])

    def _of(self, spot: Spot) -> str:
        """The token of the card that lies on a cell; the curtain in the middle at the start is number 0
        (PU-5).
        """
        if spot.card in PENGUIN:
            return self.penguin(self.placed[spot.card])
        if spot.card in self._known:
            return self.entertainer_of(spot.card)
        return f"curtain-{self._curtains.get(spot.cell, 0)}"
