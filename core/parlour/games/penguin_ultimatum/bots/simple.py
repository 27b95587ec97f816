"""Penguins that look at the iceberg as it will lie after their own move, and no further."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from parlour.game import View
from parlour.games.penguin_ultimatum.bots.outlook import Outlook
from parlour.games.penguin_ultimatum.bots.playing import FORM_PLACE
from parlour.games.penguin_ultimatum.bots.turns import stone_values, turns
from parlour.games.penguin_ultimatum.bots.worth import Worths, worth_now
from parlour.games.penguin_ultimatum.cards import ENTERTAINER
from parlour.games.penguin_ultimatum.moves import ENTERTAINS, Move, Perform
from parlour.games.penguin_ultimatum.view import ENTERTAIN, PERFORM, PLACE, PenguinUltimatumView
from parlour.view_check import deciding_view


@dataclass(frozen=True)
class SimpleBot:
    """Takes the move with the best value by its own weights, of equal ones the first."""

    worths: Callable[[int], Worths]
    """Its weights by the number of seats."""

    def think(self, view: View[Move], rng: Random) -> Iterator[Move]:
        """Yields the best move; it needs no chance."""
        yield self._best(deciding_view(view, PenguinUltimatumView))

    def _best(self, view: PenguinUltimatumView) -> Move:
        seat, board = view.seat, view.board()
        assert seat is not None  # it has moves to choose from
        if view.step == PERFORM:
            return max(view.moves, key=lambda move: _own_points(move, seat, view))
        cards = [[ENTERTAINER[code] for code in held] for held in view.held]
        forms = [FORM_PLACE[form] for form in view.performances]
        worth = worth_now(self.worths(view.setup.seats), view.entertainers_left)
        outlook = Outlook(board, seat, cards, forms, worth)
        stones = [spot.cell for spot in view.spots if spot.stone == seat]
        if view.step == PLACE:
            found = turns(outlook, view.hand, view.supply[seat], stones)
            return max(found, key=lambda turn: turn.value).moves()[0]
        if view.step == ENTERTAIN:
            assert view.next_entertainer is not None
            rooms = outlook.entertain_values(ENTERTAINER[view.next_entertainer])
            _, cell, turned = max(rooms, key=lambda room: room[0])
            return ENTERTAINS[turned][cell]
        return max(stone_values(outlook, view.supply[seat], stones), key=lambda stone: stone[0])[1]


def _own_points(move: Move, seat: int, view: PenguinUltimatumView) -> int:
    assert isinstance(move, Perform)
    return sum(points for _, owner, points in view.board().audience(move.cell) if owner == seat)
