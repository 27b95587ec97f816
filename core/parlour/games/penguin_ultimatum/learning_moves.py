"""The moves of The Penguin Ultimatum as numbers: planes of cells, like the moves of other board games.

A table of every text would have 146 000 numbers on the large iceberg, nearly all of them for penguins
that nobody has. So a penguin is named by its place in the hand, and a stone by where it lies among the
own ones; then 75 planes hold every move:

    plane 17·s + g   the penguin of hand slot s (0 to 3) onto the cell; g 0: a penalty is paid, else the
                     entertainer g − 1 is given up
    plane 68 + o     a stone onto the cell: o 0 from the supply, else the own stone number o, row by row
    plane 72         the entertainer of the cell performs
    plane 73, 74     the new entertainer onto the cell, upright or turned

An action is plane · cells + cell, cells row by row; the last action is `stay`.
"""

from __future__ import annotations

from parlour.games.penguin_ultimatum.cards import ENTERTAINERS, HAND_SIZE, STONES
from parlour.games.penguin_ultimatum.moves import (
    ENTERTAINS,
    NOTHING,
    PERFORMS,
    PLACES,
    STAY,
    SUPPLY,
    Entertain,
    Move,
    Perform,
    Place,
    Stay,
    Stone,
)
from parlour.games.penguin_ultimatum.moves import STONES as STONE_MOVES
from parlour.games.penguin_ultimatum.tables import Iceberg
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView
from parlour.learning.encoding import nothing_there

GIFTS = 1 + len(ENTERTAINERS)
"""Nothing given up, or one of the entertainers."""
STONE_PLANE = HAND_SIZE * GIFTS
PERFORM_PLANE = STONE_PLANE + 1 + STONES
ENTERTAIN_PLANE = PERFORM_PLANE + 1
PLANES = ENTERTAIN_PLANE + 2


class MoveTable:
    """The table for an iceberg. `number`: a cell's place among its cells."""

    def __init__(self, iceberg: Iceberg) -> None:
        self.cells = iceberg.cells
        self.number = {cell: number for number, cell in enumerate(iceberg.cells)}
        self.actions = PLANES * len(self.cells) + 1
        self._last: tuple[PenguinUltimatumView | None, tuple[int, ...], list[int]] = (None, (), [])

    def _slots(self, view: PenguinUltimatumView) -> tuple[tuple[int, ...], list[int]]:
        """The hand and the cells of the own stones, row by row, found once for all moves of a view."""
        if self._last[0] is not view:
            stones = [spot.cell for spot in view.spots if spot.stone == view.seat]
            self._last = view, view.hand, stones
        return self._last[1:]

    def action(self, view: PenguinUltimatumView, move: Move) -> int:
        """The number of a move of the seat that looks."""
        match move:
            case Stay():
                return self.actions - 1
            case Place():
                slot = self._slots(view)[0].index(move.penguin)
                return self._in_plane(slot * GIFTS + move.given - NOTHING, move.cell)
            case Stone():
                source = 0 if move.source == SUPPLY else 1 + self._slots(view)[1].index(move.source)
                return self._in_plane(STONE_PLANE + source, move.target)
            case Perform():
                return self._in_plane(PERFORM_PLANE, move.cell)
            case Entertain():
                return self._in_plane(ENTERTAIN_PLANE + move.turned, move.cell)

    def _in_plane(self, plane: int, cell: int) -> int:
        return plane * len(self.cells) + self.number[cell]

    def move(self, view: PenguinUltimatumView, action: int) -> Move:
        """The move of a number. Raises Illegal for a slot without penguin or a stone that does not lie
        there.
        """
        if action == self.actions - 1:
            return STAY
        plane, number = divmod(action, len(self.cells))
        cell = self.cells[number]
        if plane < STONE_PLANE:
            slot, gift = divmod(plane, GIFTS)
            hand, _ = self._slots(view)
            if slot >= len(hand):
                raise nothing_there(action)
            return PLACES[hand[slot]][gift + NOTHING][cell]
        if plane < PERFORM_PLANE:
            if plane == STONE_PLANE:
                return STONE_MOVES[SUPPLY][cell]
            _, stones = self._slots(view)
            stone = plane - STONE_PLANE - 1
            if stone >= len(stones):
                raise nothing_there(action)
            return STONE_MOVES[stones[stone]][cell]
        if plane == PERFORM_PLANE:
            return PERFORMS[cell]
        return ENTERTAINS[plane - ENTERTAIN_PLANE][cell]
