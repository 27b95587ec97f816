"""Every game, with every number of seats, keeps the promises of the protocol over many random matches."""

from __future__ import annotations

import sys

import pytest

from parlour.conformance import check_game
from parlour.registry import all_games

MATCHES = 20 if sys.platform == "emscripten" else 300
CHUNK = 20
CASES = [
    pytest.param(name, seats, first, id=f"{name}-{seats}-{first}")
    for name, game in all_games().items()
    for seats in game.seats
    for first in range(0, MATCHES, CHUNK)
]


@pytest.mark.parametrize(("name", "seats", "first"), CASES)
def test_random_matches_keep_every_promise(name: str, seats: int, first: int) -> None:
    for number in range(first, first + CHUNK):
        check_game(all_games()[name], seats, str(number))
