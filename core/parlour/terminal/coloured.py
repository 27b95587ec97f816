"""A picture in colours, with drawn cards: needs the extra `terminal` (rich). What it says is what `plain`
says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.style import Style as Look
from rich.text import Text

from parlour.drawing import SUITS
from parlour.picture import Picture
from parlour.registry import AnyGame
from parlour.sentences import Sentences
from parlour.terminal.plain import Part, notes_of, parts
from parlour.terminal.sheet import Box, Sheet, Style, sheet_of, titled

if TYPE_CHECKING:
    from rich.console import Console

INK, PAPER, BACK = "#1d2530", "#ece7da", "#5b6d82"
LOOKS = {
    "facts": Look(dim=True),
    "seat": Look(bold=True),
    "zone": Look(underline=True),
    "prompt": Look(bold=True),
    "label": Look(dim=True),
    "empty": Look(dim=True),
    "free": Look(bold=True),
}
"""Without colours of their own, so that they can be read on light and on dark terminals."""


def look_of(box: Box) -> Look:
    """The colours of a box: both ink and paper for cards, whatever the terminal's are."""
    if box.look in LOOKS:
        return LOOKS[box.look]
    if box.look == "back":
        return Look(color="#ffffff", bgcolor=BACK)
    suit = SUITS.get(box.suit)
    return Look(
        color=INK if suit is None else suit.ink,
        bgcolor=PAPER if suit is None else suit.sky,
        bold=True,
        underline=box.marked,
    )


def painted(sheet: Sheet) -> list[Text]:
    """The boxes of a zone, line by line."""
    rows = [Text() for _ in range(sheet.height)]
    for box in sorted(sheet.boxes, key=lambda box: box.x):
        look = look_of(box)
        for offset, letters in enumerate(box.rows):
            row = rows[box.y + offset]
            row.append(" " * (box.x - row.cell_len))
            row.append(letters, look)
    return rows


class Coloured:
    """Draws tables for a console."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def __call__(
        self, game: AnyGame, picture: Picture, sentences: Sentences, viewer: int | None
    ) -> list[Text]:
        """The whole table as rows."""
        return [
            row
            for part in parts(game, picture, sentences, viewer)
            for row in self._part(game, part, picture, sentences, viewer)
        ]

    def _part(
        self, game: AnyGame, part: Part, picture: Picture, sentences: Sentences, viewer: int | None
    ) -> Iterator[Text]:
        """A title with what belongs to it: on one line where that suffices."""
        indent = Text("" if part.zone is None or part.seat is None else "  ")
        if part.zone is None:
            yield Text(part.text, LOOKS[part.kind])
            return
        large = part.zone.area == "centre" or (part.zone.form == "fan" and part.seat == viewer)
        style = Style(self._console.width - 2, 2 if large else 1, game.faces(), sentences.names)
        sheet = sheet_of(part.zone, part.seat, picture, style)
        above = part.zone.form in ("grid", "tiers")
        yield from (indent + row for row in painted(titled(sheet, part.text, style.columns, above=above)))
        pieces = [piece for piece in picture.pieces if piece.zone == part.zone.zone(part.seat)]
        yield from (Text(note, LOOKS["facts"]) for note in notes_of(pieces, sentences))
