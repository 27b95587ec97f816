"""One random match under all checks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from parlour.chance import below, pick, stream
from parlour.conformance.declared import check_declared, message_names
from parlour.conformance.hidden import check_views
from parlour.conformance.position import (
    check_end,
    check_illegal,
    check_position,
    check_strangers,
    same_position,
)
from parlour.conformance.promise import BrokenPromise, promise
from parlour.game import Carry, Deal, Event, Outcome, State
from parlour.registry import AnyGame
from parlour.setup import Option, Setup

POSITIONS = 5
"""How many positions of a match's first round are checked in depth, besides the first and the last; of each
later round it is one, and the last. All positions get the quick checks."""
ROUNDS = 60
"""A match that plays on after ties may be long; one that is longer than this never ends."""


def draw_options(game: AnyGame, seats: int, rng: Random) -> dict[str, str]:
    """A random value for every option of the game."""
    return {option.name: _draw(option, seats, rng) for option in game.options}


def _draw(option: Option, seats: int, rng: Random) -> str:
    if option.numbers is None:
        return pick(option.allowed(seats), rng)
    low, high = option.numbers
    # Few different values, so that equal ones occur, and every third match with one left out.
    numbers = [str(low + below(min(4, high - low + 1), rng)) for _ in range(seats)]
    if below(3, rng) == 0:
        numbers[below(seats, rng)] = ""
    return ",".join(numbers)


def check_game(game: AnyGame, seats: int, seed: str) -> Outcome:
    """Plays one match at random and checks every promise on the way. Raises BrokenPromise."""
    check_declared(game)
    rng = stream(seed, "conformance", game.name, seats)
    setup = game.setup(seats, draw_options(game, seats, rng))
    carry = Carry()
    told: list[Event] = []
    for _ in range(ROUNDS):
        verdict = _check_round(game, setup, carry, rng, told)
        if isinstance(verdict, Outcome):
            for name in _told_of(verdict):
                promise(name in message_names(game), "messages.en.ftl has what an outcome names", name)
            return verdict
        promise(verdict.round == carry.round + 1, "rounds are counted one by one", verdict)
        carry = verdict
    raise BrokenPromise(f"a match ends: {setup}")


def _told_of(outcome: Outcome) -> Iterator[str]:
    """Every message that an outcome names."""
    yield from (f"end-{outcome.reason}", f"decided-{outcome.decided}")
    yield from (f"part-{part.kind}" for part in outcome.parts)


def _check_round(
    game: AnyGame, setup: Setup, carry: Carry, rng: Random, told: list[Event]
) -> Outcome | Carry:
    deal = game.shuffle(setup, rng, carry)
    texts = deal.fields()
    promise(game.read_deal(setup, texts) == deal, "a deal survives its texts", texts)
    promise(all("\n" not in text for text in texts.values()), "a deal's texts are lines", texts)
    _check_heaps(game, setup, deal, game.shuffle(setup, rng, carry))
    state = game.start(setup, deal, carry, told.append)
    promise(same_position(state, game.start(setup, deal, carry)), "start is deterministic", deal)
    first = len(told)
    length = max(1, _typical_length(state, rng))
    deep = {below(length, rng) for _ in range(1 if carry.round else POSITIONS)}
    if not carry.round:
        deep.add(0)
    number = 0
    elsewhere: list[Any] = list(_distant_moves(state, rng))
    while moves := state.moves():
        check_position(game, state)
        _check_points(state, told)
        if number in deep:
            check_illegal(game, state, [*elsewhere, *moves], rng)
            check_strangers(state)
            check_views(game, state, elsewhere, rng)
        elsewhere = [*elsewhere[-8:], pick(moves, rng)]
        state.play(pick(moves, rng), told.append)
        number += 1
    promise(len(told) >= first + number, "every move is told", number)
    for kind in {event.kind for event in told}:
        promise(f"event-{kind}" in message_names(game), "messages.en.ftl has every event", f"event-{kind}")
    check_end(game, state)
    _check_points(state, told)
    check_views(game, state, [], rng)
    verdict = state.verdict()
    assert verdict is not None  # check_end saw to it
    return verdict


def _check_heaps(game: AnyGame, setup: Setup, deal: Deal, other: Deal) -> None:
    """What people are shown of a deal is all of it, in faces that the game has."""
    heaps = game.heaps(setup, deal)
    faces = game.faces()
    for heap in heaps:
        promise(all(card in faces for card in heap.cards), "heaps show faces of the game", heap)
    promise((game.heaps(setup, other) == heaps) == (other == deal), "different deals look different", deal)


def _typical_length(state: State[Any], rng: Random) -> int:
    """How long a random round from here is."""
    copy = state.copy()
    length = 0
    while moves := copy.moves():
        copy.play(pick(moves, rng))
        length += 1
    return length


def _distant_moves(state: State[Any], rng: Random) -> set[Any]:
    """Moves that are legal somewhere else in the game, most of them illegal here."""
    copy = state.copy()
    found = set()
    while moves := copy.moves():
        found.add(pick(moves, rng))
        copy.play(pick(moves, rng))
    return found


def _check_points(state: State[Any], told: list[Event]) -> None:
    """The points of all events of a match add up to its scores."""
    sums = [0] * state.setup.seats
    for event in told:
        if event.points:
            promise(event.seat is not None, "points belong to a seat", event)
            assert event.seat is not None
            sums[event.seat] += event.points
    promise(tuple(sums) == state.scores(), "events add up to the scores", sums, state.scores())
