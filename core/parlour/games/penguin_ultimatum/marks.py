"""What happened lately, marked where it happened: since a seat's own last turn, for others the last turn."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.penguin_ultimatum.board import Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, HAS_FUN
from parlour.games.penguin_ultimatum.cells import AROUND
from parlour.games.penguin_ultimatum.moves import Entertain, Move, Place, Stone
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView, Show

NEW = "mark-last"
PERFORMED = "mark-performed"
FUN = "mark-fun"
READY = "mark-ready"


@dataclass(frozen=True, slots=True)
class Marks:
    """`cards`: marks of the cards on the iceberg by cell; `stones`: cells of the stones that were moved;
    `taken`: codes of entertainers that were taken after their show.
    """

    cards: dict[int, tuple[str, ...]]
    stones: frozenset[int]
    taken: frozenset[str]


def marks(view: PenguinUltimatumView, board: Board) -> Marks:
    """The marks of a view, whose board this is."""
    first = _first_recent(view)
    recent = view.history[first:]
    found: dict[int, list[str]] = {cell: [READY] for cell in board.ready}
    for cell in _laid(recent):
        if not _is_curtain(board, cell):
            found.setdefault(cell, []).append(NEW)
    shows = _shows_since(view, first)
    for show in shows:
        found.setdefault(show.cell, []).append(PERFORMED)
    for cell in _audience(view, board):
        found.setdefault(cell, []).append(FUN)
    return Marks(
        {cell: tuple(all_marks) for cell, all_marks in found.items()},
        frozenset(move.target for move in recent if isinstance(move, Stone)),
        frozenset(show.card for show in shows if show.taker is not None),
    )


def _first_recent(view: PenguinUltimatumView) -> int:
    """The place in the history from which on moves are recent: the turn after the seat's own last one, or
    that one while nobody has followed it.
    """
    turns = [number for number, move in enumerate(view.history) if isinstance(move, Place)]
    if not turns:
        return 0
    if view.seat is None:
        return turns[-1]
    own = [turn for turn, (seat, _) in enumerate(view.turns()) if seat == view.seat]
    if not own:
        return 0
    return turns[min(own[-1] + 1, len(turns) - 1)]


def _laid(moves: tuple[Move, ...]) -> list[int]:
    return [move.cell for move in moves if isinstance(move, Place | Entertain)]


def _is_curtain(board: Board, cell: int) -> bool:
    return not board.is_penguin(cell) and not board.is_entertainer(cell)


def _shows_since(view: PenguinUltimatumView, first: int) -> tuple[Show, ...]:
    """A new entertainer follows each show but one that ends the game, so those before tell how many shows."""
    return view.shows[sum(isinstance(move, Entertain) for move in view.history[:first]) :]


def _audience(view: PenguinUltimatumView, board: Board) -> list[int]:
    """Who had fun at the shows of the last turn (PU-16): since then no stone has moved (PU-13)."""
    last = max((number for number, move in enumerate(view.history) if isinstance(move, Place)), default=0)
    found = []
    for show in _shows_since(view, last):
        has_fun = HAS_FUN[ENTERTAINER[show.card]]
        for near, _ in AROUND[show.cell]:
            if board.is_penguin(near) and has_fun[board.holds[near] - 1] and near not in board.bare:
                found.append(near)
    return list(dict.fromkeys(found))
