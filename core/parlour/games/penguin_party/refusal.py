"""Why a move is not possible, told from the view of the seat on turn, so that nothing hidden can show."""

from __future__ import annotations

from parlour.errors import Illegal
from parlour.games.penguin_party.cards import COLOURS, Move, bottom_size
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.view_check import checked_move


def reason(view: PenguinPartyView, move: Move) -> Illegal:
    """The rule that forbids the seat's move, which is not one of its legal moves."""
    if checked_move(move, Move).colour not in COLOURS:
        return Illegal("no-such-card", rule="PP-1", text=move.colour)
    if view.turn is None:
        return Illegal("round-over", rule="PP-9")
    if move.colour not in view.hand:
        return Illegal("not-in-hand", rule="PP-6", card=move.colour)
    return _bottom(view, move) if move.tier <= 0 else _higher(view, move)


def fits_nowhere(view: PenguinPartyView, colour: str) -> Illegal | None:
    """Why no move can begin with a card of this colour; None if one can."""
    if view.turn is None or colour in view.fitting:
        return None
    return Illegal("fits-nowhere", rule="PP-5", card=colour, fitting_cards=view.fitting)


def _bottom(view: PenguinPartyView, move: Move) -> Illegal:
    """PP-4: at most eight cards (PP-3: seven) in one unbroken row."""
    row = [column for tier, column in view.pyramid() if tier == 0]
    limit = bottom_size(view.setup.seats)
    if move.tier < 0:
        return Illegal("below-bottom", rule="PP-4", tier=move.tier)
    if not row:
        return Illegal("first-card", rule="PP-4", column=move.column)
    if move.column in row:
        return _taken(view, move, "PP-4")
    if len(row) == limit:
        return Illegal("bottom-full", rule="PP-3" if view.setup.seats == 2 else "PP-4", limit=limit)
    return Illegal("not-connected", rule="PP-4", column=move.column, left=min(row) - 1, right=max(row) + 1)


def _higher(view: PenguinPartyView, move: Move) -> Illegal:
    """PP-5: both cards below in place, and the colour of at least one of them."""
    laid = view.pyramid()
    if (move.tier, move.column) in laid:
        return _taken(view, move, "PP-5")
    below = [laid.get((move.tier - 1, column)) for column in (move.column, move.column + 1)]
    pair = tuple(colour for colour in below if colour is not None)
    if len(pair) < 2:
        return Illegal("gap", rule="PP-5", tier=move.tier, column=move.column, count=len(pair))
    left, right = pair
    return Illegal("colour-fits-neither", rule="PP-5", card=move.colour, left_card=left, right_card=right)


def _taken(view: PenguinPartyView, move: Move, rule: str) -> Illegal:
    lies = view.pyramid()[move.tier, move.column]
    return Illegal("place-taken", rule=rule, tier=move.tier, column=move.column, card=lies)
