"""Nothing hidden shows: another deal that a seat cannot tell from this one gives it the same of
everything.
"""

from __future__ import annotations

from random import Random
from typing import Any

from parlour.bots import decide
from parlour.chance import stream
from parlour.conformance.pictures import check_picture
from parlour.conformance.promise import promise
from parlour.game import Event, State, View
from parlour.picture import Picture
from parlour.registry import AnyGame

TOLD = 6
"""Of so many events, the last ones, it is asked what they are about."""
REASONED = 5
"""Of so many moves of a view the reasons are looked at."""


def check_views(game: AnyGame, state: State[Any], others: list[Any], rng: Random) -> None:
    """What every seat, and who only watches, sees of a position: its picture, and that nothing hidden shows.

    `others` are moves that may be illegal here.
    """
    history = state.view(None).history
    _, events = _replay(game, state, history)
    for seat in (*range(state.setup.seats), None):
        view = state.view(seat)
        picture = game.picture(view)
        check_picture(game, view, picture)
        swapped, swapped_events = _swapped(game, state, view, rng)
        seen = _seen(events, seat)
        promise(seen == _seen(swapped_events, seat), "swapped hidden cards change no event", seat)
        again = swapped.view(seat)
        promise(game.picture(again) == picture, "swapped hidden cards change no picture", seat)
        _check_about(game, view, again, picture, seen[-TOLD:])
        if view.moves:
            _check_on_turn(game, state, swapped, others)


def _swapped(
    game: AnyGame, state: State[Any], view: View[Any], rng: Random
) -> tuple[State[Any], list[Event]]:
    """Another deal that the seat of the view cannot tell from this one, played as far, and what was told."""
    seat = view.seat
    promise(
        (view.turn == seat and seat is not None) == bool(view.moves),
        "moves are for the seat on turn",
        view.turn,
    )
    promise(view.setup == state.setup and view.carry == state.carry, "a view knows its setup", view)
    guess = game.guess(view, rng)
    promise(guess.view(seat) == view, "a guess looks the same to its seat", view, guess.view(seat))
    promise(
        guess.setup == state.setup and guess.carry == state.carry, "a guess is of the same match", guess.setup
    )
    swapped, events = _replay(game, guess, view.history)
    promise(swapped.view(seat) == view, "the public moves on the guessed deal give the view again", seat)
    return swapped, events


def _check_about(
    game: AnyGame, view: View[Any], again: View[Any], picture: Picture, seen: list[Event]
) -> None:
    shown = _keys(game, view, picture)
    for event in seen:
        facts = {**event.facts, **event.secret}
        keys = game.about(view, event.seat, facts)
        same = game.about(again, event.seat, facts) == keys
        promise(same, "swapped hidden cards change nothing of what an event is about", event)
        promise(set(keys) <= shown, "an event is about what the picture shows", event, keys)


def _check_on_turn(game: AnyGame, state: State[Any], swapped: State[Any], others: list[Any]) -> None:
    """Neither errors nor hints tell two positions apart that look the same to the seat on turn."""
    views = [each.view(state.turn) for each in (state, swapped)]
    for move in others:
        same = str(state.why_not(move)) == str(swapped.why_not(move))
        promise(same, "swapped hidden cards change no error", move)
    for name, bot in game.bots().items():
        hints = [decide(bot, view, stream("hint", name), 1) for view in views]
        promise(hints[0] == hints[1], "swapped hidden cards change no hint", hints)
        promise(hints[0] in views[0].moves, "bots play legal moves", hints)
    for move in views[0].moves[:REASONED]:
        for reason in game.reasons(views[0], move):
            promise(reason.message.startswith("reason-"), "reasons are messages of reasons", reason)


def _keys(game: AnyGame, view: View[Any], picture: Picture) -> set[str]:
    """What of a picture may be named: its pieces, the places where one lies, and its zones."""
    found = {piece.token for piece in picture.pieces} | {
        f"{piece.zone}/{piece.place}" for piece in picture.pieces
    }
    seats = range(view.setup.seats)
    zones = {kind.zone(seat) for kind in game.zones if kind.per_seat for seat in seats}
    return found | zones | {kind.zone() for kind in game.zones if not kind.per_seat}


def _replay(game: AnyGame, state: State[Any], history: tuple[Any, ...]) -> tuple[State[Any], list[Event]]:
    """The moves of the history on the deal of a state, with all that is told."""
    events: list[Event] = []
    again = game.start(state.setup, state.deal, state.carry, events.append)
    for move in history:
        again.play(move, events.append)
    return again, events


def _seen(events: list[Event], seat: int | None) -> list[Event]:
    return [event.seen_by(seat) for event in events]
