"""Checks of pictures: unique tokens, known zones and faces, a path for every move, sentences for
everything.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.conformance.declared import message_names
from parlour.conformance.promise import promise
from parlour.game import View
from parlour.picture import Choice, Picture
from parlour.registry import AnyGame


def check_picture(game: AnyGame, view: View[object], picture: Picture) -> None:
    """All that a client relies on when it draws a view of a game that it knows nothing of."""
    seats = range(view.setup.seats)
    zones = {kind.zone(seat) for kind in game.zones if kind.per_seat for seat in seats}
    zones |= {kind.zone() for kind in game.zones if not kind.per_seat}
    tokens = [piece.token for piece in picture.pieces]
    promise(len(set(tokens)) == len(tokens), "tokens are unique", sorted(tokens))
    faces = game.faces()
    for piece in picture.pieces:
        promise(piece.zone in zones, "pieces lie in zones of the game", piece)
        promise(piece.face is None or piece.face in faces, "faces are known", piece)
        promise(not piece.on or piece.on in tokens, "pieces lie on pieces that are there", piece)
        promise("/" not in piece.place and "/" not in piece.token, "keys can be told apart", piece)
    for free in picture.free:
        promise(free.zone in zones, "free places lie in zones of the game", free)
        promise(free.face is None or free.face in faces, "faces are known", free)
        promise("/" not in free.place, "keys can be told apart", free)
    spots = [(piece.zone, piece.place) for piece in picture.pieces if not piece.on]
    spots += [(free.zone, free.place) for free in picture.free]
    promise(len(set(spots)) == len(spots), "no two pieces share a place", sorted(spots))
    promise(len(picture.seats) == view.setup.seats, "every seat has a line", picture.seats)
    promise(set(picture.bounds) <= zones, "bounds are of zones", picture.bounds)
    _check_choices(picture, view, set(tokens), zones)
    for name in _messages(picture):
        promise(
            name in message_names(game), f"messages.en.ftl of {game.name} has what its pictures name", name
        )
    _check_orders(picture)


def _messages(picture: Picture) -> Iterator[str]:
    """Every message that a picture names."""
    notes = [picture.prompt, *picture.facts]
    notes += [note for line in picture.seats for note in line.notes]
    notes += [piece.note for piece in picture.pieces] + [place.note for place in picture.free]
    notes += [note for choice in picture.choices for note in (choice.note, *choice.brings)]
    yield from (note.message for note in notes if note is not None)
    yield from (mark for piece in picture.pieces for mark in piece.marks)
    keys = {key for choice in picture.choices for step in choice.path for key in step}
    yield from (key[1:] for key in keys if key.startswith("="))


def _check_orders(picture: Picture) -> None:
    for zone, orders in picture.orders.items():
        listed = tuple(piece.token for piece in picture.pieces if piece.zone == zone)
        promise(next(iter(orders.values())) == listed, "the first order is that of the pieces", zone, orders)
        for name, order in orders.items():
            promise(
                sorted(order) == sorted(listed), "an order has every piece of its zone", zone, name, order
            )


def _check_choices(picture: Picture, view: View[object], tokens: set[str], zones: set[str]) -> None:
    texts = [choice.move for choice in picture.choices]
    promise(
        sorted(texts) == sorted(map(str, view.moves)), "every legal move has its choice", texts, view.moves
    )
    for choice in picture.choices:
        promise(choice.path and all(choice.path), "a choice has picks", choice)
        for key in (key for step in choice.path for key in step):
            known = key in tokens or key.startswith("=") or key.partition("/")[0] in zones
            promise(known, "picks are tokens, places or buttons", choice.move, key)
    _check_paths(picture.choices)


def _check_paths(choices: tuple[Choice, ...]) -> None:
    """Picking step by step leads to exactly one move: no path is the beginning of another."""
    ends: set[tuple[str, ...]] = set()
    for choice in choices:
        for path in _spelled(choice.path):
            promise(path not in ends, "every way of picking leads to one move", choice.move, path)
            ends.add(path)
    for path in ends:
        for length in range(1, len(path)):
            promise(path[:length] not in ends, "no move's picks begin another's", path)


def _spelled(path: tuple[tuple[str, ...], ...]) -> list[tuple[str, ...]]:
    spelled: list[tuple[str, ...]] = [()]
    for step in path:
        spelled = [(*before, key) for before in spelled for key in step]
    return spelled
