"""A picture as lines of text: grids and tiers as maps, every other zone as a list of faces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from parlour.match import Outcome
from parlour.match import Part as ScorePart
from parlour.picture import Picture, Piece, ZoneKind
from parlour.registry import AnyGame
from parlour.sentences import Sentences

HIDDEN = "#"
EMPTY = "·"


@dataclass(frozen=True, slots=True)
class Part:
    """A line that heads a part of the table, in the order in which a terminal says them. `kind` is `facts`,
    `seat`, `zone` (whose pieces follow) or `prompt`.
    """

    kind: str
    text: str
    zone: ZoneKind | None = None
    seat: int | None = None


def parts(game: AnyGame, picture: Picture, sentences: Sentences, viewer: int | None) -> Iterator[Part]:
    """The whole table, the viewer's own zones last."""
    if picture.facts:
        yield Part("facts", " | ".join(sentences.note(fact) for fact in picture.facts))
    for seat in range(len(picture.seats)):
        if seat != viewer:
            yield from _seat(game, picture, sentences, seat)
    for kind in game.zones:
        if not kind.per_seat:
            yield from _titled(kind, picture, sentences, None)
    if viewer is not None:
        yield from _seat(game, picture, sentences, viewer)
    if picture.prompt is not None:
        yield Part("prompt", f"» {sentences.note(picture.prompt)}")


def seat_text(picture: Picture, seat: int, sentences: Sentences) -> str:
    """What everybody may read of a seat."""
    line = picture.seats[seat]
    score = [] if line.score is None else [sentences.message("terminal-score", {"points": line.score})]
    out = [sentences.message("terminal-out")] if line.out else []
    notes = [sentences.note(each, seat) for each in line.notes]
    told = [*score, *notes, *out]
    if not told:
        return sentences.names[seat]
    return sentences.message("terminal-seat", {"seat": seat, "notes": sentences.listed(told)})


def _seat(game: AnyGame, picture: Picture, sentences: Sentences, seat: int) -> Iterator[Part]:
    yield Part("seat", seat_text(picture, seat, sentences), seat=seat)
    for kind in game.zones:
        if kind.per_seat:
            yield from _titled(kind, picture, sentences, seat)


def _titled(kind: ZoneKind, picture: Picture, sentences: Sentences, seat: int | None) -> Iterator[Part]:
    """The title of a zone, unless nothing lies there that could be shown."""
    zone = kind.zone(seat)
    count = sum(piece.zone == zone for piece in picture.pieces)
    if count or zone in picture.bounds:
        yield Part("zone", sentences.message(f"zone-{kind.name}", {"count": count}, seat), kind, seat)


def draw(game: AnyGame, picture: Picture, sentences: Sentences, viewer: int | None) -> list[str]:
    """The whole table as lines."""
    lines = []
    for part in parts(game, picture, sentences, viewer):
        if part.zone is None:
            lines.append(part.text)
        else:
            indent = "" if part.seat is None else "  "
            lines += [f"{indent}{row}" for row in _zone(part, part.zone, picture, sentences)]
    return lines


def _zone(part: Part, kind: ZoneKind, picture: Picture, sentences: Sentences) -> list[str]:
    zone = kind.zone(part.seat)
    pieces = [piece for piece in picture.pieces if piece.zone == zone]
    notes = notes_of(pieces, sentences)
    if kind.form == "grid":
        return [f"{part.text}:", *_grid(pieces, picture.bounds[zone]), *notes]
    if kind.form == "tiers":
        return [f"{part.text}:", *_tiers(pieces), *notes]
    hidden = sum(piece.face is None for piece in pieces)
    shown = [_text(piece) for piece in pieces if piece.face is not None]
    return [f"{part.text}: {' '.join([*shown, *([f'{hidden}×{HIDDEN}'] if hidden else [])])}", *notes]


def notes_of(pieces: Sequence[Piece], sentences: Sentences) -> list[str]:
    """What is worth knowing about pieces, once for all of which the same is said."""
    about: dict[str, list[str]] = {}
    for piece in pieces:
        if piece.note is not None:
            about.setdefault(sentences.note(piece.note), []).append(_text(piece))
    return [f"   {text}: {' '.join(faces)}" for text, faces in about.items()]


def _text(piece: Piece, upon: Sequence[Piece] = ()) -> str:
    """A face's code; turned cards carry `~`, marked ones `*`, and what lies on a piece follows it."""
    text = HIDDEN if piece.face is None else piece.face
    extra = "".join(f"+{other.face}" for other in upon)
    return f"{text}{'~' if piece.turned else ''}{extra}{'*' if piece.marks else ''}"


def _grid(pieces: Sequence[Piece], bounds: tuple[int, int, int, int]) -> list[str]:
    """Columns by letter and rows by number, as places are named."""
    left, top, right, bottom = bounds
    lying = [piece for piece in pieces if not piece.on]
    cells = {
        piece.place: _text(piece, [other for other in pieces if other.on == piece.token]) for piece in lying
    }
    width = max([len(text) for text in cells.values()] + [2]) + 1
    letters = [chr(ord("a") + column).ljust(width) for column in range(left, right + 1)]
    rows = [f"   {''.join(letters).rstrip()}"]
    for row in range(top, bottom + 1):
        texts = [cells.get(f"{column}:{row}", EMPTY).ljust(width) for column in range(left, right + 1)]
        rows.append(f"{row + 1:>2} {''.join(texts).rstrip()}")
    return rows


def _tiers(pieces: Sequence[Piece]) -> list[str]:
    """The top tier first, each card above the two that it rests on; tier and first column head each row."""
    places = {}
    for piece in pieces:
        tier_text, _, column_text = piece.place.partition(":")
        places[int(tier_text), int(column_text)] = piece
    if not places:
        return [f"   {EMPTY}"]
    first = min(column for tier, column in places if tier == 0)
    last = max(column for tier, column in places if tier == 0)
    width = max(len(_text(piece)) for piece in pieces) + 2
    rows = []
    for tier in range(max(tier for tier, _ in places), -1, -1):
        columns = range(first, last - tier + 1)
        texts = [_text(places[tier, column]) if (tier, column) in places else EMPTY for column in columns]
        indent = " " * (tier * width // 2)
        rows.append(f"{tier}:{first:<3}{indent}{''.join(text.center(width) for text in texts)}".rstrip())
    return rows


def standing(sentences: Sentences, scores: Sequence[int], parts: Sequence[ScorePart] = ()) -> Iterator[str]:
    """The points of every seat, with their reasons."""
    for seat, score in enumerate(scores):
        points = sentences.message("terminal-score", {"points": score})
        yield sentences.message("terminal-seat", {"seat": seat, "notes": points})
        for part in parts:
            if part.seat == seat:
                yield f"  {part.points:+} {sentences.part(part)} ({part.rule})"


def result(sentences: Sentences, outcome: Outcome) -> Iterator[str]:
    """How a match ended, with every reason."""
    yield f"{sentences.message(f'end-{outcome.reason}')} ({outcome.ended_by})"
    yield from standing(sentences, outcome.scores, outcome.parts)
    names = sentences.message("terminal-winners", {"seats": outcome.winners})
    yield f"{names} {sentences.message(f'decided-{outcome.decided}')} ({outcome.rule})"
