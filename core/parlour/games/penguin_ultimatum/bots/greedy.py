"""A sound one-move player of The Penguin Ultimatum."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.game import View
from parlour.games.penguin_ultimatum.board import Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, FAMILY
from parlour.games.penguin_ultimatum.judge import Judge
from parlour.games.penguin_ultimatum.moves import NOTHING, SUPPLY, Entertain, Move, Perform, Place, Stone
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView
from parlour.view_check import deciding_view

CLOSER = 10
"""So many of the best-looking placements are weighed again with every stone move that could follow."""


class GreedyBot:
    """Weighs the position after each move (`judge.py`); a placement together with the stone move that
    follows it.
    """

    def think(self, view: View[Move], rng: Random) -> Iterator[Move]:
        mine = deciding_view(view, PenguinUltimatumView)
        judge, board = Judge(mine), mine.board()
        if mine.step == "place":
            yield from self._think_place(mine, judge, board)
        else:
            yield max(mine.moves, key=lambda move: self._value(mine, judge, board, move))

    def _think_place(self, view: PenguinUltimatumView, judge: Judge, board: Board) -> Iterator[Move]:
        """First each placement with a stone put onto the new penguin or none, then the best of them with
        all stones.
        """
        assert judge.seat is not None
        sources = _sources(view, judge.seat)
        looks: list[tuple[float, int, Place, Board]] = []
        for order, move in enumerate(view.moves):
            assert isinstance(move, Place)
            after = board.copy()
            after.put_penguin(move.cell, move.penguin)
            cost = _cost(judge, board, move)
            value = judge.position(after)
            if sources:
                value = max(value, _with_stone(judge, after, sources[0], move.cell))
            looks.append((value - cost, -order, move, after))
        looks.sort(reverse=True, key=lambda look: look[:2])
        best, best_value = looks[0][2], None
        yield best
        for value, _, move, after in looks[:CLOSER]:
            cost = _cost(judge, board, move)
            weighed = value
            for source in sources:
                for target in list(after.bare):
                    weighed = max(weighed, _with_stone(judge, after, source, target) - cost)
            if best_value is None or weighed > best_value:
                best, best_value = move, weighed
            yield best

    def _value(self, view: PenguinUltimatumView, judge: Judge, board: Board, move: Move) -> float:
        if isinstance(move, Stone):
            return _with_stone(judge, board, move.source, move.target)
        if isinstance(move, Perform):  # PU-21: this one may be the last, so what it brings by itself counts
            total = 0.0
            for _, seat, points in board.audience(move.cell):
                total += judge.signed(seat, points)
            return total
        if isinstance(move, Entertain):
            assert view.next_entertainer is not None
            after = board.copy()
            after.put_entertainer(move.cell, ENTERTAINER[view.next_entertainer], move.turned)
            return judge.position(after)
        return judge.position(board)


def _sources(view: PenguinUltimatumView, seat: int) -> list[int]:
    """Where this seat's stones could come from, the supply first (PU-13)."""
    supply = [SUPPLY] if view.supply[seat] else []
    return supply + [spot.cell for spot in view.spots if spot.stone == seat]


def _with_stone(judge: Judge, board: Board, source: int, target: int) -> float:
    """The position with one stone moved; the board is as before afterwards."""
    if source != SUPPLY:
        board.take_stone(source)
    board.put_stone(target, judge.seat)
    value = judge.position(board)
    board.take_stone(target)
    if source != SUPPLY:
        board.put_stone(source, judge.seat)
    return value


def _cost(judge: Judge, board: Board, move: Place) -> float:
    """What the placement costs at once: the penalty (PU-11) or the card given up (PU-12)."""
    if move.given != NOTHING:
        return judge.given_up(move.given)
    return float(board.kin[FAMILY[move.penguin]][move.cell])
