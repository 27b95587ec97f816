"""How each legal move is picked at the table, and what it will bring."""

from __future__ import annotations

from parlour.game import note
from parlour.games.penguin_ultimatum.board import Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, ENTERTAINERS, FAMILY, PENGUINS
from parlour.games.penguin_ultimatum.cells import cell_name
from parlour.games.penguin_ultimatum.moves import NOTHING, SUPPLY, Entertain, Move, Perform, Place, Stone
from parlour.games.penguin_ultimatum.outlook import place_brings, stone_brings
from parlour.games.penguin_ultimatum.scoring import taker
from parlour.games.penguin_ultimatum.tokens import Tokens
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView
from parlour.games.penguin_ultimatum.zones import iceberg_key
from parlour.picture import Choice, Note

STAY_BUTTON = "=button-stay"
PAY_BUTTON = "=button-pay"
UPRIGHT_BUTTON = "=button-upright"
TURNED_BUTTON = "=button-turned"


def choices(view: PenguinUltimatumView, board: Board, tokens: Tokens) -> tuple[Choice, ...]:
    """One choice for every legal move of the view."""
    return tuple(_choice(view, board, tokens, move) for move in view.moves)


def _choice(view: PenguinUltimatumView, board: Board, tokens: Tokens, move: Move) -> Choice:
    match move:
        case Place():
            return _place(view, board, tokens, move)
        case Stone():
            assert view.seat is not None  # a spectator has no moves
            if move.source == SUPPLY:
                source = tuple(tokens.supply[view.seat])
            else:
                source = (tokens.stones[move.source], *_card(tokens, move.source))
            brings = tuple(stone_brings(board, move.target))
            return Choice(str(move), (source, _card(tokens, move.target)), brings=brings)
        case Perform():
            return Choice(str(move), (_card(tokens, move.cell),), _show(view, board, move.cell))
        case Entertain():
            return _entertain(view, board, move)
    return Choice(str(move), ((STAY_BUTTON,),))


def _card(tokens: Tokens, cell: int) -> tuple[str, ...]:
    """The card of a cell, picked by itself or by its place."""
    return tokens.cards[cell], iceberg_key(cell)


def _place(view: PenguinUltimatumView, board: Board, tokens: Tokens, move: Place) -> Choice:
    """Card, cell, and where a penalty is due to a player who holds entertainers, how it is met (PU-12)."""
    assert view.seat is not None  # a spectator has no moves
    path: tuple[tuple[str, ...], ...] = ((tokens.of_hand(move.penguin),), (iceberg_key(move.cell),))
    brings = tuple(place_brings(board, view.seat, move.penguin, move.cell))
    due = board.kin[FAMILY[move.penguin]][move.cell]
    if not due:
        return Choice(str(move), path, brings=brings)
    if view.held[view.seat]:
        given = PAY_BUTTON if move.given == NOTHING else tokens.entertainer_of(ENTERTAINERS[move.given])
        path += ((given,),)
    return Choice(str(move), path, _cost(board, move, due), brings=brings)


def _entertain(view: PenguinUltimatumView, board: Board, move: Entertain) -> Choice:
    """Cell and way, with the cells that the entertainer will wait for there (PU-19)."""
    code = view.next_entertainer
    assert code is not None  # nothing is brought on from an empty pile (PU-21)
    way = TURNED_BUTTON if move.turned else UPRIGHT_BUTTON
    cells = tuple(map(cell_name, board.would_await(move.cell, ENTERTAINER[code], move.turned)))
    waits = note("note-would-wait", card=code, turned=int(move.turned), cells=cells)
    return Choice(str(move), ((iceberg_key(move.cell),), (way,)), waits, code, move.turned)


def _cost(board: Board, move: Place, due: int) -> Note:
    """PU-11, PU-12: the penalty or the card given up instead, before it is confirmed."""
    cards = tuple(PENGUINS[penguin] for penguin in board.kin_at(move.cell, FAMILY[move.penguin]))
    if move.given == NOTHING:
        return note("note-penalty", value=due, kin_cards=cards)
    return note("note-given-up", value=due, card=ENTERTAINERS[move.given], kin_cards=cards)


def _show(view: PenguinUltimatumView, board: Board, cell: int) -> Note:
    """What the performance brings to the player on turn, and who takes the card (PU-16, PU-17)."""
    assert view.seat is not None
    gains = [0] * view.setup.seats
    for _, seat, value in board.audience(cell):
        gains[seat] += value
    card = ENTERTAINERS[board.entertainer_at(cell)]
    winner = taker(gains)
    if winner is None:
        return note("note-show-removed", card=card, value=gains[view.seat])
    return note("note-show", card=card, value=gains[view.seat], taker_seat=winner)
