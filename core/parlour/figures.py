"""The pictures of a game's rule book: positions as a table shows them, made by the rules when the site is
built.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.picture import Choice, Picture
from parlour.record import Player
from parlour.registry import AnyGame
from parlour.table import Table
from parlour.teaching import Figure, teaching_of


@dataclass(frozen=True, slots=True)
class DrawnFigure:
    """A figure with its picture, which holds the shown zones only and the choices that its marked move is
    one of.
    """

    name: str
    rule: str
    zones: tuple[str, ...]
    seat: int | None
    turn: int | None
    players: tuple[Player, ...]
    move: str | None
    picture: Picture


def figures(game: AnyGame) -> tuple[DrawnFigure, ...]:
    """All figures of a game, in the order of its file."""
    return tuple(_drawn(game, figure) for figure in teaching_of(game).figures)


def _drawn(game: AnyGame, figure: Figure) -> DrawnFigure:
    table = Table(figure.deal.record(game, figure.moves))
    picture = table.picture(figure.seat)
    kept = replace(
        picture,
        pieces=tuple(piece for piece in picture.pieces if _in(piece.zone, figure.zones)),
        free=tuple(place for place in picture.free if _in(place.zone, figure.zones)),
        choices=_choices(picture, figure.move),
    )
    return DrawnFigure(
        figure.name, figure.rule, figure.zones, figure.seat, table.turn, table.players, figure.move, kept
    )


def _in(zone: str, names: tuple[str, ...]) -> bool:
    """Whether a zone of a picture is one of these, `hand-0` being one of the hands."""
    return zone in names or zone.rpartition("-")[0] in names


def _choices(picture: Picture, move: str | None) -> tuple[Choice, ...]:
    """Those that begin like the marked move: they say what its other places would cost."""
    if move is None:
        return ()
    chosen = next(choice for choice in picture.choices if choice.move == move)
    return tuple(choice for choice in picture.choices if choice.path[0] == chosen.path[0])
