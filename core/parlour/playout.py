"""Random games: for benches, for conformance and as the simplest playout of a search."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TypeVar

from parlour.game import Carry, Game, State
from parlour.setup import Setup

MoveT = TypeVar("MoveT", bound=Hashable)


def playout(state: State[MoveT], rng: Random) -> None:
    """Plays random moves in place until the round is over."""
    draw = rng.random
    moves = state.moves
    play = state.play
    while legal := moves():
        play(legal[int(draw() * len(legal))])


def random_game(game: Game[MoveT], setup: Setup, rng: Random, carry: Carry = Carry()) -> State[MoveT]:  # noqa: B008
    """Deals one round and plays it at random to its end; the bench counts calls of this."""
    state = game.start(setup, game.shuffle(setup, rng, carry), carry)
    playout(state, rng)
    return state
