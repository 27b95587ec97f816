"""What the full-screen table says of a picture: of a box, of a choice, of a seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.errors import Fact
from parlour.picture import Choice, Picture, ZoneKind
from parlour.sentences import Sentences
from parlour.terminal.plain import seat_text
from parlour.terminal.sheet import Box


def about_box(box: Box, kind: ZoneKind, seat: int | None, sentences: Sentences) -> str:
    """What lies there and where, what is special about it and worth knowing."""
    zone = sentences.message(f"zone-{kind.name}", {"count": len(box.pieces)}, seat)
    return ". ".join(dict.fromkeys([f"{zone}: {_named(box, sentences)}", *_known(box, kind, sentences)]))


def _named(box: Box, sentences: Sentences) -> str:
    hidden = sentences.face("back")
    names = [hidden if piece.face is None else sentences.face(piece.face) for piece in box.pieces]
    if len(set(names)) == 1 and len(names) > 1:
        return f"{len(names)} × {names[0]}"
    if not names and box.free is not None and box.free.face is not None:
        return sentences.face(box.free.face)
    return sentences.listed(names) if names else sentences.message("table-empty")


def _known(box: Box, kind: ZoneKind, sentences: Sentences) -> Iterator[str]:
    where = _place(box, kind, sentences)
    if where is not None:
        yield where
    for piece in box.pieces:
        yield from (sentences.message(mark) for mark in piece.marks)
        if piece.note is not None:
            yield sentences.note(piece.note)
    if box.free is not None and box.free.note is not None:
        yield sentences.note(box.free.note)


def _place(box: Box, kind: ZoneKind, sentences: Sentences) -> str | None:
    """Where it lies, in the words of the game."""
    name = f"place-{kind.name}"
    places = [key.partition("/")[2] for key in box.keys if "/" in key]
    places += [piece.place for piece in box.pieces]
    if not places or not sentences.has(name):
        return None
    first, _, second = places[0].partition(":")
    if kind.form == "grid":
        column, row = int(first), int(second)
        facts: Mapping[str, Fact] = {"column": column + 1, "row": row + 1, "letter": chr(ord("a") + column)}
        return sentences.message(name, facts)
    if kind.form == "tiers":
        return sentences.message(name, {"tier": int(first), "column": int(second)})
    return sentences.message(name, seat=int(second)) if second.isdigit() else None


def about_choice(choice: Choice, sentences: Sentences) -> list[str]:
    """What a move will bring, as far as that is known before it is made."""
    notes = [] if choice.note is None else [choice.note]
    return [sentences.note(note) for note in (*notes, *choice.brings)]


def seat_line(picture: Picture, seat: int, sentences: Sentences, *, deciding: bool) -> str:
    """What everybody may read of a seat; `▶` says that it decides."""
    return f"{'▶' if deciding else ' '} {seat_text(picture, seat, sentences)}"
