"""The Penguin Ultimatum as a table shows it: every piece, where it lies, and what it shows."""

from __future__ import annotations

from parlour.game import note
from parlour.games.penguin_ultimatum.board import Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINER
from parlour.games.penguin_ultimatum.cards import ENTERTAINERS as ENTERTAINER_CODES
from parlour.games.penguin_ultimatum.cells import DIRECTIONS, cell_name
from parlour.games.penguin_ultimatum.choosing import choices
from parlour.games.penguin_ultimatum.marks import NEW, Marks, marks
from parlour.games.penguin_ultimatum.sorting import hand_orders
from parlour.games.penguin_ultimatum.tokens import Tokens
from parlour.games.penguin_ultimatum.view import ENTERTAIN, OVER, PLACE, PenguinUltimatumView, Spot
from parlour.games.penguin_ultimatum.zones import (
    ENTERTAINERS,
    HAND,
    HELD,
    ICEBERG,
    PENGUIN_PILE,
    PERFORMANCE,
    SUPPLY,
    iceberg_place,
)
from parlour.picture import FreePlace, Note, Picture, Piece, SeatLine


def picture(view: PenguinUltimatumView) -> Picture:
    """The whole table; all but hands and the order of the piles is public."""
    tokens, board = Tokens(view), view.board()
    recent = marks(view, board)
    pieces = [*_iceberg(view, board, tokens, recent), *_piles(view, board, tokens)]
    for seat in range(view.setup.seats):
        pieces += _seat(view, tokens, seat, recent)
    iceberg = board.iceberg
    return Picture(
        pieces=tuple(pieces),
        choices=choices(view, board, tokens),
        seats=tuple(_seat_line(view, tokens, seat) for seat in range(view.setup.seats)),
        prompt=_prompt(view),
        facts=(
            note("count-penguins", count=len(tokens.pile)),
            note("count-entertainers", count=view.entertainers_left),
            note("count-starter", starter_seat=view.starter),
        ),
        bounds={ICEBERG.zone(): (0, 0, iceberg.width - 1, iceberg.height - 1)},
        free=_free(view, board),
        orders=_orders(tokens, view.seat),
    )


def _iceberg(view: PenguinUltimatumView, board: Board, tokens: Tokens, recent: Marks) -> list[Piece]:
    pieces = []
    for spot in view.spots:
        place, token = iceberg_place(spot.cell), tokens.cards[spot.cell]
        about, here = _note(board, spot), recent.cards.get(spot.cell, ())
        pieces.append(Piece(token, ICEBERG.zone(), place, spot.card, spot.turned, here, note=about))
        if spot.stone is not None:
            stone, face = tokens.stones[spot.cell], stone_face(spot.stone)
            moved = (NEW,) if spot.cell in recent.stones else ()
            pieces.append(Piece(stone, ICEBERG.zone(), place, face, marks=moved, on=token, note=about))
    return pieces


def _free(view: PenguinUltimatumView, board: Board) -> tuple[FreePlace, ...]:
    """Free cells beside cards, where the seat that looks places something now, with who waits for them
    (PU-14).
    """
    if view.seat is None or view.seat != view.turn or view.step not in (PLACE, ENTERTAIN):
        return ()
    waiting: dict[int, list[str]] = {}
    for stage in sorted(board.stages):
        for cell in board.awaited(stage):
            waiting.setdefault(cell, []).append(ENTERTAINER_CODES[board.entertainer_at(stage)])
    return tuple(
        FreePlace(
            ICEBERG.zone(),
            iceberg_place(cell),
            note=note("note-awaited", cards=tuple(waiting[cell])) if cell in waiting else None,
        )
        for cell in board.edge
    )


def _note(board: Board, spot: Spot) -> Note | None:
    """Which cells an entertainer waits for (PU-14), and whose guest a penguin is (PU-13)."""
    if board.is_entertainer(spot.cell):
        cells = tuple(cell_name(cell) for cell in board.awaited(spot.cell))
        return note("note-waits", count=len(cells), cells=cells)
    return None if spot.stone is None else note("note-invited-by", seat=spot.stone)


def stone_face(seat: int) -> str:
    """The face of a seat's stones."""
    return f"stone:{seat + 1}"


def _piles(view: PenguinUltimatumView, board: Board, tokens: Tokens) -> list[Piece]:
    """Face down, the next card on top; the next entertainer lies open (PU-8)."""
    size = len(tokens.pile)
    pieces = [
        Piece(tokens.penguin(place), PENGUIN_PILE.zone(), str(size - order))
        for order, place in reversed(list(enumerate(tokens.pile)))
    ]
    left = view.entertainers_left
    for order in reversed(range(left)):
        face = view.next_entertainer if order == 0 else None
        here = ("mark-next",) if order == 0 else ()
        about = None if face is None else note("note-dots", dot_messages=_dots(board, face))
        token = tokens.entertainer(16 - left + order)
        pieces.append(Piece(token, ENTERTAINERS.zone(), str(left - order), face, marks=here, note=about))
    return pieces


def _dots(board: Board, code: str) -> tuple[str, ...]:
    """Messages that name the directions of an upright entertainer's dots (PU-3)."""
    mask = board.tables.dots[ENTERTAINER[code]][0]
    return tuple(f"direction-{name.lower()}" for bit, name in enumerate(DIRECTIONS) if mask >> bit & 1)


def _seat(view: PenguinUltimatumView, tokens: Tokens, seat: int, recent: Marks) -> list[Piece]:
    pieces = [Piece(f"performance-{seat}", PERFORMANCE.zone(seat), "0", view.performances[seat])]
    for order, code in enumerate(view.held[seat]):
        token, new = tokens.entertainer_of(code), (NEW,) if code in recent.taken else ()
        pieces.append(Piece(token, HELD.zone(seat), str(order), code, marks=new))
    for order, token in enumerate(tokens.supply[seat]):
        pieces.append(Piece(token, SUPPLY.zone(seat), str(order), stone_face(seat)))
    hand = hand_orders(tokens, seat)["family"] if seat == view.seat else tokens.hands[seat]
    for order, place in enumerate(hand):
        face = tokens.own[place] if seat == view.seat else None
        pieces.append(Piece(tokens.penguin(place), HAND.zone(seat), str(order), face))
    return pieces


def _orders(tokens: Tokens, seat: int | None) -> dict[str, dict[str, tuple[str, ...]]]:
    if seat is None:
        return {}
    orders = hand_orders(tokens, seat).items()
    return {HAND.zone(seat): {name: tuple(map(tokens.penguin, places)) for name, places in orders}}


def _seat_line(view: PenguinUltimatumView, tokens: Tokens, seat: int) -> SeatLine:
    return SeatLine(
        view.totals[seat],
        (
            note("count-hand", count=len(tokens.hands[seat])),
            note("count-supply", count=view.supply[seat]),
            note("count-held", count=len(view.held[seat])),
        ),
    )


def _prompt(view: PenguinUltimatumView) -> Note | None:
    if view.step == OVER or view.turn is None:
        return None
    if view.step == "entertain":
        assert view.next_entertainer is not None
        return note("prompt-entertain", turn_seat=view.turn, card=view.next_entertainer)
    return note(f"prompt-{view.step}", turn_seat=view.turn)
