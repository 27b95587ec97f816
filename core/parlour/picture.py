"""A view as a table can draw it: pieces with tokens, in zones, at places, and what may be chosen.

A client that draws pictures needs to know no game: it finds here which element lies where, which
face it shows, what can be picked and which move that makes. Everything visible is named by a
message and its facts; sentences are made by the client from the Fluent files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from parlour.errors import Fact


@dataclass(frozen=True, slots=True)
class Note:
    """A message of the Fluent files and its facts."""

    message: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ZoneKind:
    """A kind of zone of a game, for the layout; `per_seat` ones exist once for each seat.

    `form` is how its pieces lie: `fan` (a hand), `row`, `pile` (one on another), `tiers` (places
    `tier:column`, a card resting on two), `grid` (places `column:row` from 0, downwards).
    A place is named by the message `place-<name>`: with $tier and $column as they are, or for a grid with
    $column and $row from 1 and $letter, the column's. In a row, a place `order:seat` says whose piece it is.
    `area` is where the zone lies: `centre` (the table), `seat` (beside the seat's name),
    `aside` (out of the way).
    """

    name: str
    form: str
    area: str
    per_seat: bool = False

    def zone(self, seat: int | None = None) -> str:
        """The zone's id in pictures: `trick`, or `hand-0` for a seat's own."""
        return self.name if seat is None else f"{self.name}-{seat}"


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, stone or marker. Its token stays the same while it moves, and tells nothing of a hidden face;
    what is turned up had it face down too (undo goes by that), what is new on the table was never hidden.

    `face` is a code of `Game.faces()`, None when it lies face down. `marks` are message names of what
    is special about it now (`mark-last`, `mark-leads`). `on` is the token of the piece that it lies on.
    `count` is how many alike pieces this one stands for (a pile). `note` tells what is worth knowing about it
    where it lies, beyond its face (which of its places are still free).
    """

    token: str
    zone: str
    place: str
    face: str | None = None
    turned: bool = False
    marks: tuple[str, ...] = ()
    on: str = ""
    count: int = 1
    note: Note | None = None


@dataclass(frozen=True, slots=True)
class FreePlace:
    """A place where something may come to lie, shown whether or not it can be picked now. `face` is a code of
    `Game.faces()` drawn in it, `note` tells what is worth knowing about it (which cards fit there).
    """

    zone: str
    place: str
    face: str | None = None
    note: Note | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move and how it is picked at the table.

    `path` is a list of steps; each step lists the keys of which one is to be picked: a piece's token,
    a place as `zone/place`, or a button as `=message-name`. Moves that begin with the same picks
    share the beginning of their paths. `note` says what the move will bring, before it is confirmed; where
    there is a message `<note's name>-short`, that stands on the place itself. `face` and `turned` are what
    the picked place will show, where that is not the piece that was picked before. `brings` is what else it
    would bring as things stand; unlike the note it is no reason to ask before the move is made.
    """

    move: str
    path: tuple[tuple[str, ...], ...]
    note: Note | None = None
    face: str | None = None
    turned: bool = False
    brings: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What everybody may read beside a seat's name. A score of None is hidden by the rules."""

    score: int | None
    notes: tuple[Note, ...] = ()
    out: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """All that a table shows of one view. `bounds` gives a zone's extent as (first column, first row or tier,
    last column, last row or tier), for `tiers` and `grid`. `free` are places that are shown though nothing
    lies there. After so many picks the message `<prompt's name>-<number>` takes the prompt's place, if there
    is one. `orders` are the ways in which a player may want the pieces of a zone sorted: by zone, by the name
    of the message `order-<name>`, their tokens in that order; the first is the one in which they are listed.
    """

    pieces: tuple[Piece, ...]
    choices: tuple[Choice, ...]
    seats: tuple[SeatLine, ...]
    prompt: Note | None = None
    facts: tuple[Note, ...] = ()
    bounds: Mapping[str, tuple[int, int, int, int]] = field(default_factory=dict)
    free: tuple[FreePlace, ...] = ()
    orders: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards of a deal that belong together, for looking at a deal afterwards: what they are, and their faces
    in the order in which they were dealt (none where the note says all).
    """

    note: Note
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """One of a game's faces: the message and facts of its name, and its drawing (SVG, viewBox 0 0 100 140
    for cards, 0 0 100 100 for everything else). `suit` is the colour of `parlour.drawing.SUITS` that it has,
    for clients that show a card by letters and an emblem.
    """

    name: Note
    svg: str
    suit: str = ""

    @property
    def card(self) -> bool:
        """Whether it is a card; everything else is as high as wide."""
        return ' 140"' in self.svg[: self.svg.index(">")]


def note(message: str, **facts: Fact) -> Note:
    """A note with its facts by name."""
    return Note(message, facts)


def heap(message: str, cards: Iterable[object] = (), **facts: Fact) -> Heap:
    """Cards of a deal with the note that says what they are."""
    return Heap(Note(message, facts), tuple(map(str, cards)))
