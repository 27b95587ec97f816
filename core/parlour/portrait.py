"""A view as one drawing (SVG), for notebooks, documents and pages without a script.

It needs no language: cards are their faces, seats their numbers and points. Whoever can read messages gets
sentences from `parlour.sentences` instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from parlour.drawing.shapes import CARD, NIGHT, disc, label
from parlour.game import View
from parlour.picture import Face, Picture, Piece, ZoneKind
from parlour.registry import AnyGame, game_of

WIDTH, HEIGHT = CARD
"""A card; stones and chips are `WIDTH` squares."""
GAP = 14
FAN = 0.55
"""How much of a card in a hand the next one leaves in sight."""
TIER = 0.62
"""How much of a tier the one above it leaves in sight."""
WATER, MARK = "#cfe3ee", "#d1495b"


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the drawing, with its corner at (0, 0)."""

    width: float
    height: float
    content: str = ""


def portrait(view: View[Any]) -> str:
    """What the view shows, as an SVG document: the middle of the table, what lies aside, and every seat with
    its points; whose turn it is has a dot. Raises Unreadable for a view of no game here.
    """
    game = game_of(view)
    picture = game.picture(view)
    draw = partial(_zone, picture, game.faces())
    middle = [draw(kind, None) for area in ("centre", "aside") for kind in game.zones if kind.area == area]
    seats = []
    for seat in range(view.setup.seats):
        own = [draw(kind, seat) for kind in game.zones if kind.per_seat]
        seats.append(_below([_name(view, picture, seat), _beside(own)]))
    whole = _arranged(_beside(middle), seats)
    width, height = whole.width + 2 * GAP, whole.height + 2 * GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{_described(game, picture)}" style="max-width:100%;max-height:80vh">'
        f'<rect width="{width:g}" height="{height:g}" rx="{GAP}" fill="{WATER}"/>{_at(GAP, GAP, whole)}</svg>'
    )


def _described(game: AnyGame, picture: Picture) -> str:
    """The drawing in a few signs, for who cannot see it: the game, and points by seat."""
    return f"{game.name} · " + " · ".join(
        f"{seat}: {_points(line.score)}" for seat, line in enumerate(picture.seats, start=1)
    )


def _points(score: int | None) -> str:
    return "?" if score is None else str(score).replace("-", "−")


def _name(view: View[Any], picture: Picture, seat: int) -> Block:
    """A seat's number (from 1, as in records), with a star if it is the one that looks, and its points; a dot
    if it is on turn; struck out if it is out.
    """
    line = picture.seats[seat]
    x, y, size = GAP, 26, 22
    content = disc(x, y - size / 3, 5, MARK) if view.turn == seat else ""
    number = f"{seat + 1}{'*' if view.seat == seat else ''}"
    content += label(2 * GAP, y, f"{number}   {_points(line.score)}", size, NIGHT, "start")
    if line.out:
        content += f'<path d="M{x} {y - size / 3:g}h80" stroke="{NIGHT}" stroke-width="2"/>'
    return Block(120, 36, content)


def _zone(picture: Picture, faces: Mapping[str, Face], kind: ZoneKind, seat: int | None) -> Block:
    zone = kind.zone(seat)
    pieces = [piece for piece in picture.pieces if piece.zone == zone]
    if kind.form == "pile":
        return _pile(pieces, faces)
    if kind.form in ("grid", "tiers"):
        lying = [piece for piece in pieces if not piece.on]
        spots = {piece.token: _spot(kind.form, piece.place) for piece in lying}
        placed = [(spots[piece.on or piece.token], piece) for piece in pieces]
        # The lower tier stands in front, so that the corner of every card is seen.
        return _spread(sorted(placed, key=lambda one: one[0][1]), faces)
    step = WIDTH * FAN if kind.form == "fan" else WIDTH + GAP / 2
    return _spread([((order * step, 0.0), piece) for order, piece in enumerate(pieces)], faces)


def _spot(form: str, place: str) -> tuple[float, float]:
    """Where the corner of a card of a grid or of tiers lies, as `ZoneKind` describes their places."""
    first, _, second = place.partition(":")
    if form == "grid":
        return int(first) * (WIDTH + GAP / 2), int(second) * (HEIGHT + GAP / 2)
    return (int(second) + int(first) / 2) * WIDTH, -int(first) * HEIGHT * TIER


def _spread(placed: Sequence[tuple[tuple[float, float], Piece]], faces: Mapping[str, Face]) -> Block:
    """Pieces at their places, moved so that all are right of and below the corner."""
    if not placed:
        return Block(0, 0)
    left, top = (min(spot[axis] for spot, _ in placed) for axis in (0, 1))
    drawn = [_piece(piece, faces, x - left, y - top) for (x, y), piece in placed]
    right = max(spot[0] for spot, _ in placed) - left + WIDTH
    return Block(right, max(spot[1] for spot, _ in placed) - top + HEIGHT, "".join(drawn))


def _pile(pieces: Sequence[Piece], faces: Mapping[str, Face]) -> Block:
    """The topmost piece, with how many there are."""
    count = sum(piece.count for piece in pieces)
    if not pieces:
        return Block(0, 0)
    number = label(WIDTH / 2, HEIGHT + 24, f"×{count}", 22, NIGHT)
    return Block(WIDTH, HEIGHT + 30, _piece(pieces[-1], faces, 0, 0) + number)


def _piece(piece: Piece, faces: Mapping[str, Face], x: float, y: float) -> str:
    face = faces[piece.face or "back"]
    svg, width, height = face.svg, float(WIDTH), float(HEIGHT if face.card else WIDTH)
    if piece.on:  # a stone upon a card
        x, y, width, height = x + WIDTH * 0.3, y + HEIGHT * 0.35, WIDTH * 0.4, WIDTH * 0.4
    drawing = svg.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" ', 1)
    if piece.turned:
        drawing = f'<g transform="rotate(180 {x + width / 2:g} {y + height / 2:g})">{drawing}</g>'
    if piece.count > 1:
        drawing += label(x + width - 12, y + height - 8, f"×{piece.count}", 20, NIGHT)
    if piece.marks:
        frame = f'x="{x + 1:g}" y="{y + 1:g}" width="{width - 2:g}" height="{height - 2:g}" rx="9"'
        drawing += f'<rect {frame} fill="none" stroke="{MARK}" stroke-width="4"/>'
    return drawing


def _at(x: float, y: float, block: Block) -> str:
    return f'<g transform="translate({x:g} {y:g})">{block.content}</g>'


def _arranged(middle: Block, seats: Sequence[Block]) -> Block:
    """The seats beside a middle that is high, in lines below one that is not."""
    if middle.height > middle.width / 2:
        return _beside([middle, _below(seats)])
    lines: list[list[Block]] = [[]]
    for seat in seats:
        if lines[-1] and sum(block.width + 2 * GAP for block in [*lines[-1], seat]) > middle.width + 2 * GAP:
            lines.append([])
        lines[-1].append(seat)
    return _below([middle, *map(_beside, lines)])


def _beside(blocks: Sequence[Block]) -> Block:
    """Parts from left to right; empty ones take no room."""
    content, x = "", 0.0
    for block in blocks:
        if block.width:
            content += _at(x, 0, block)
            x += block.width + 2 * GAP
    height = max((block.height for block in blocks), default=0)
    return Block(max(0, x - 2 * GAP), height, content)


def _below(blocks: Sequence[Block]) -> Block:
    """Parts from top to bottom."""
    content, y = "", 0.0
    for block in blocks:
        content += _at(0, y, block)
        y += block.height + (GAP if block.height else 0)
    return Block(max(block.width for block in blocks), max(0, y - GAP), content)
