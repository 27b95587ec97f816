"""Which moves are legal at each decision, in a fixed order, and which rule forbids the others.

The two halves of this file say the same thing twice, once as a list and once as a test; a test compares them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.errors import Illegal
from parlour.games.penguin_ultimatum.board import NOBODY, Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINERS, FAMILY, PENGUINS
from parlour.games.penguin_ultimatum.cells import cell_name
from parlour.games.penguin_ultimatum.moves import (
    ENTERTAINS,
    NOTHING,
    PERFORMS,
    PLACES,
    STAY,
    STONES,
    SUPPLY,
    Entertain,
    Move,
    Perform,
    Place,
    Stay,
    Stone,
)
from parlour.games.penguin_ultimatum.view import ENTERTAIN, OVER, PERFORM, PLACE, STONE
from parlour.view_check import checked_move

if TYPE_CHECKING:
    from parlour.games.penguin_ultimatum.state import PenguinUltimatumState

KINDS = (Place, Stone, Stay, Perform, Entertain)
STEP_RULES = {PLACE: "PU-10", STONE: "PU-13", PERFORM: "PU-15", ENTERTAIN: "PU-19", OVER: "PU-21"}


def legal_places(board: Board, hand: list[int], held: list[int]) -> list[Move]:
    """PU-10: every penguin of the hand on every cell; PU-12: where a penalty is due, for each card held
    once more.
    """
    found: list[Move] = []
    cells = board.places
    for penguin in hand:
        rows = PLACES[penguin]
        found += map(rows[NOTHING].__getitem__, cells)
        if held:
            kin = board.kin[FAMILY[penguin]]
            due = [cell for cell in cells if kin[cell]]
            for card in held:
                found += map(rows[card].__getitem__, due)
    return found


def legal_stones(board: Board, supply: int, stones: list[int]) -> list[Move]:
    """PU-13: from the supply and from each own stone's cell to every penguin without a stone; or nothing
    moves.
    """
    found: list[Move] = [STAY]
    if supply:
        found += map(STONES[SUPPLY].__getitem__, board.bare)
    for source in stones:
        found += map(STONES[source].__getitem__, board.bare)
    return found


def legal_performs(board: Board) -> list[Move]:
    """PU-15: the entertainers that are ready."""
    return [PERFORMS[cell] for cell in sorted(board.ready)]


def legal_entertains(board: Board, card: int) -> list[Move]:
    """PU-19: where the new entertainer may lie."""
    return [ENTERTAINS[turned][cell] for cell, turned in board.rooms(card)]


def why_not(state: PenguinUltimatumState, move: Move) -> Illegal | None:
    """The rule that forbids this move to the seat on turn; None if it may be made."""
    step = state.step
    if step == PLACE:
        if isinstance(move, Place):
            return _why_not_place(state, move)
    elif step == STONE:
        if isinstance(move, Stone):
            return _why_not_stone(state, move)
        if isinstance(move, Stay):
            return None  # PU-13
    elif step == ENTERTAIN:
        if isinstance(move, Entertain):
            return _why_not_entertain(state, move)
    elif step == PERFORM and isinstance(move, Perform):
        return _why_not_perform(state, move)
    checked_move(move, KINDS)
    return _no("other-step", STEP_RULES[step], step=step)


def _why_not_place(state: PenguinUltimatumState, move: Place) -> Illegal | None:
    board, cell, penguin = state.board, move.cell, move.penguin
    if penguin not in state.hands[state.turn]:
        return _no("not-in-hand", "PU-10", card=PENGUINS[penguin])
    if board.holds[cell]:
        return _not_free(board, cell, "PU-10")
    if not board.beside[cell]:
        return _no("no-entertainer-beside", "PU-10", cell=cell_name(cell))
    if move.given != NOTHING:
        if not board.kin[FAMILY[penguin]][cell]:
            return _no("no-penalty-due", "PU-12", card=PENGUINS[penguin], cell=cell_name(cell))
        if move.given not in state.held[state.turn]:
            return _no("card-not-held", "PU-12", card=ENTERTAINERS[move.given])
    return None


def _why_not_stone(state: PenguinUltimatumState, move: Stone) -> Illegal | None:
    board, target = state.board, move.target
    if move.source == SUPPLY:
        if not state.supply[state.turn]:
            return _no("supply-empty", "PU-13")
    elif board.owner[move.source] != state.turn:
        return _no("no-own-stone", "PU-13", cell=cell_name(move.source))
    if not board.is_penguin(target):
        return _no("no-penguin", "PU-13", cell=cell_name(target))
    if board.owner[target] != NOBODY:
        return _no("stone-there", "PU-13", cell=cell_name(target))
    return None


def _why_not_perform(state: PenguinUltimatumState, move: Perform) -> Illegal | None:
    return None if move.cell in state.board.ready else _no("not-ready", "PU-14", cell=cell_name(move.cell))


def _why_not_entertain(state: PenguinUltimatumState, move: Entertain) -> Illegal | None:
    board, cell = state.board, move.cell
    card = state.entertainers[-1]
    facts: dict[str, str] = {"card": ENTERTAINERS[card], "cell": cell_name(cell)}
    if board.holds[cell]:
        return _not_free(board, cell, "PU-19")
    if not board.touched[cell]:
        return _no("no-card-beside", "PU-19", **facts)
    if cell in board.finishers():
        return _no("completes-another", "PU-19", **facts)
    if not board.would_wait(cell, card, move.turned):
        return _no("complete-at-once", "PU-19", **facts)
    return None


def _not_free(board: Board, cell: int, rule: str) -> Illegal:
    if cell not in board.iceberg.cells:
        iceberg = board.iceberg
        return _no("off-iceberg", "PU-5", cell=cell_name(cell), width=iceberg.width, height=iceberg.height)
    return _no("cell-taken", rule, cell=cell_name(cell))


def _no(code: str, rule: str, **facts: str | int) -> Illegal:
    return Illegal(code, where="", rule=rule, **facts)
