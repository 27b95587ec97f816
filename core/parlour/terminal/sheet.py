"""Where the cards of a zone lie in a terminal: boxes of letters, for drawing and for picking them.

A box shows the code of its card, which is what moves are written by, and the emblem of its suit: colour is
never the only sign. Needs the extra `terminal` (rich), for the width of letters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rich.cells import cell_len, set_cell_size

from parlour.picture import Face, FreePlace, Picture, Piece, ZoneKind
from parlour.terminal.plain import EMPTY, HIDDEN

EMBLEMS = {"blue": "●", "purple": "◆", "red": "♥", "orange": "►", "yellow": "★", "green": "▲", "brown": "■"}
"""By suit, like the emblems that its cards wear in the page."""
EDGE = "▎"
"""The left edge of a card."""
MARK = "*"
GAP = 1
Bounds = tuple[int, int, int, int]
"""See `Picture.bounds`."""


@dataclass(frozen=True, slots=True)
class Box:
    """Letters at a place: a card, a card’s back, a free place, an empty one, or a label beside them. `keys`
    are what it is picked by (see `Choice.path`).
    """

    x: int
    y: int
    width: int
    rows: tuple[str, ...]
    look: str
    suit: str = ""
    keys: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()
    free: FreePlace | None = None

    def covers(self, x: int, y: int) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + len(self.rows)

    @property
    def marked(self) -> bool:
        """Whether something about it is new or special."""
        return any(piece.marks for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A zone’s boxes. They do not overlap."""

    boxes: tuple[Box, ...]

    @property
    def width(self) -> int:
        """Columns up to the last letter."""
        return max((box.x + box.width for box in self.boxes), default=0)

    @property
    def height(self) -> int:
        """Lines down to the last one."""
        return max((box.y + len(box.rows) for box in self.boxes), default=0)


@dataclass(frozen=True, slots=True)
class Style:
    """How boxes are made: of so many lines, in so many columns if they can be, of what faces and names."""

    columns: int
    tall: int
    faces: Mapping[str, Face]
    names: Sequence[str]


def sheet_of(kind: ZoneKind, seat: int | None, picture: Picture, style: Style) -> Sheet:
    """The boxes of a zone."""
    zone = kind.zone(seat)
    pieces = [piece for piece in picture.pieces if piece.zone == zone]
    free = [place for place in picture.free if place.zone == zone]
    if kind.form == "grid":
        return _grid(zone, pieces, free, picture.bounds[zone], style)
    if kind.form == "tiers":
        return _tiers(zone, pieces, free, picture.bounds[zone], style)
    return _row(pieces, style)


def titled(sheet: Sheet, title: str, columns: int, *, above: bool = False) -> Sheet:
    """A sheet with its title: beside it where both fit, else above."""
    width = cell_len(title)
    beside = not above and width + 1 + sheet.width <= columns
    right, down = (width + 1, 0) if beside else (0, 1)
    moved = (replace(box, x=box.x + right, y=box.y + down) for box in sheet.boxes)
    return Sheet((Box(0, 0, width, (title,), "zone"), *moved))


def _row(pieces: Sequence[Piece], style: Style) -> Sheet:
    """One after the other, in as many lines as are needed; what is hidden is one box with its number."""
    groups = [(piece,) for piece in pieces if piece.face is not None]
    hidden = tuple(piece for piece in pieces if piece.face is None)
    found = [*groups, *([hidden] if hidden else [])]
    cards = [_card(group, _owner(group[0], style), style) for group in found]
    width = max((cell_len(card.text) + 4 for card in cards), default=0)
    beside = [cell_len(card.text + card.blank) + 2 if style.tall == 1 else 2 for card in cards]
    width = max(
        [width, *(min(16, room + cell_len(card.under)) for room, card in zip(beside, cards, strict=True))]
    )
    across = max(1, (style.columns + GAP) // (width + GAP))
    boxes = [
        card.box(place % across * (width + GAP), place // across * style.tall, width, style.tall)
        for place, card in enumerate(cards)
    ]
    return Sheet(tuple(boxes))


def _tiers(
    zone: str,
    pieces: Sequence[Piece],
    free: Sequence[FreePlace],
    bounds: Bounds,
    style: Style,
) -> Sheet:
    """Each card above the two that it rests on; tier and first column head each line."""
    first, lowest, last, top = bounds
    lying, open_ = _by_place(pieces), {place.place: place for place in free}
    gutter = max(cell_len(f"{tier}:{first}") for tier in (lowest, top)) + 1
    cards = [_card((piece,), "", style) for piece in pieces]
    wanted = max([cell_len(card.text) for card in cards] + [2]) + 4
    step = max(4, min(wanted, (style.columns - gutter) // (last - first + 1)))
    boxes = []
    for tier in range(top, lowest - 1, -1):
        y = (top - tier) * style.tall
        boxes.append(_label(0, y, f"{tier}:{first}", gutter, style))
        for column in range(first, last - tier + 1):
            x = gutter + (column - first) * step + tier * step // 2
            place = f"{tier}:{column}"
            box = _spot(zone, place, lying.get(place, ()), open_.get(place), style)
            if box is not None:
                boxes.append(box.box(x, y, step - GAP, style.tall))
    return Sheet(tuple(boxes))


def _grid(
    zone: str,
    pieces: Sequence[Piece],
    free: Sequence[FreePlace],
    bounds: Bounds,
    style: Style,
) -> Sheet:
    """Columns by letter and rows by number, as places are named."""
    left, top, right, bottom = bounds
    lying, open_ = _by_place(pieces), {place.place: place for place in free}
    gutter = 3
    step = max(6, min(9, (style.columns - gutter) // (right - left + 1)))
    boxes = []
    for column in range(left, right + 1):
        letter = set_cell_size(_centred(chr(ord("a") + column), step - GAP), step)
        boxes.append(Box(gutter + (column - left) * step, 0, step, (letter,), "label"))
    for row in range(top, bottom + 1):
        y = 1 + (row - top) * style.tall
        boxes.append(_label(0, y, f"{row + 1:>2}", gutter, style))
        for column in range(left, right + 1):
            place = f"{column}:{row}"
            card = _spot(zone, place, lying.get(place, ()), open_.get(place), style)
            card = card or _Card(EMPTY, "", "empty", keys=(f"{zone}/{place}",))
            boxes.append(card.box(gutter + (column - left) * step, y, step - GAP, style.tall))
    return Sheet(tuple(boxes))


def _by_place(pieces: Sequence[Piece]) -> dict[str, tuple[Piece, ...]]:
    """What lies at each place, the card first and then what lies on it."""
    found: dict[str, tuple[Piece, ...]] = {}
    for piece in sorted(pieces, key=lambda piece: piece.on != ""):
        found[piece.place] = (*found.get(piece.place, ()), piece)
    return found


@dataclass(frozen=True, slots=True)
class _Card:
    """What a box says, before it has a place and a width."""

    text: str
    under: str
    look: str
    suit: str = ""
    keys: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()
    free: FreePlace | None = None

    @property
    def blank(self) -> str:
        """What stands between both on one line: nothing before a sign."""
        return " " if self.under[:1].isalnum() else ""

    def box(self, x: int, y: int, width: int, tall: int) -> Box:
        edge = EDGE if self.look in ("card", "back") else " "
        inner = width - 1
        emblem = EMBLEMS.get(self.suit, "")
        if tall == 1:
            more = f"{self.text}{self.blank}{self.under}"
            parts = [f"{emblem}{more}", more, f"{emblem}{self.text}"]
        else:
            parts = [f"{emblem} {self.text}".strip(), f"{emblem}{self.text}"]
        parts.append(self.text)
        text = next((part for part in parts if cell_len(part) <= inner), parts[-2])
        rows = [text, *([self.under] if tall > 1 else []), *([""] * (tall - 2))]
        if tall > 2:
            rows = ["", *rows[:-1]]
        padded = tuple(edge + set_cell_size(_centred(row, inner), inner) for row in rows)
        return Box(x, y, width, padded, self.look, self.suit, self.keys, self.pieces, self.free)


def _centred(text: str, width: int) -> str:
    return " " * max(0, (width - cell_len(text)) // 2) + text


def _spot(
    zone: str, place: str, lying: tuple[Piece, ...], free: FreePlace | None, style: Style
) -> _Card | None:
    """The card at a place of the table, or what may lie there."""
    key = f"{zone}/{place}"
    if lying:
        return _card(lying, "", style, key)
    return None if free is None else _Card(_fitting(free, style) or EMPTY, "", "free", "", (key,), (), free)


def _fitting(free: FreePlace, style: Style) -> str:
    """The emblems of the cards that a free place is about."""
    cards = () if free.note is None else free.note.facts.get("cards", ())
    suits = [style.faces[str(code)].suit for code in _codes(cards)]
    return "".join(EMBLEMS.get(suit, "") for suit in suits)


def _codes(cards: object) -> Iterable[object]:
    return cards if isinstance(cards, tuple) else (cards,)


def _card(group: tuple[Piece, ...], owner: str, style: Style, key: str = "") -> _Card:
    """A card with what lies on it, or several hidden ones that nothing tells apart."""
    first = group[0]
    keys = (*(piece.token for piece in group), *([key] if key else []))
    if first.face is None:
        number = sum(piece.count for piece in group)
        return _Card(HIDDEN if number == 1 else f"{number}×{HIDDEN}", owner, "back", "", keys, group)
    count = f"{first.count}×" if first.count > 1 else ""
    upon = "".join(f"+{str(piece.face).rpartition(':')[2]}" for piece in group[1:])
    mark = MARK if any(piece.marks for piece in group) else ""
    text = f"{count}{first.face}{'~' if first.turned else ''}"
    under = " ".join(filter(None, [upon, owner]))
    return _Card(text, f"{under}{mark}", "card", style.faces[first.face].suit, keys, group)


def _owner(piece: Piece, style: Style) -> str:
    """In a row, a place `order:seat` says whose piece it is."""
    seat = piece.place.partition(":")[2]
    return style.names[int(seat)] if seat.isdigit() else ""


def _label(x: int, y: int, text: str, width: int, style: Style) -> Box:
    rows = (set_cell_size(text, width), *([" " * width] * (style.tall - 1)))
    return Box(x, y, width, rows, "label")
