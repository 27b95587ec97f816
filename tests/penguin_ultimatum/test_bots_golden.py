"""The same seed gives the same move in every Python: this file runs on CPython and in Pyodide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.bots import Searcher, find_bot
from parlour.chance import stream
from parlour.games.penguin_ultimatum import GAME, PenguinUltimatumState
from parlour.games.penguin_ultimatum.bots.playing import options
from parlour.games.penguin_ultimatum.bots.worth import rockhopper_worths

EVERY = 11
"""So many moves lie between two positions of a game of rockhoppers."""
BOTS = ("gentoo/8", "emperor/26")
# By seats and bot: the best move at each of the positions, and its points and share.
GOLDEN: dict[tuple[int, str], tuple[str, ...]] = {
    (2, "gentoo/8"): (
        "place:blj2:e6 71.461750 0.599169",
        "entertain:d4:turned 83.623750 0.733623",
        "perform:c3 90.367750 0.914312",
        "place:blj5:e2 87.294750 0.738943",
        "place:red2:g1 99.352625 0.974456",
    ),
    (2, "emperor/26"): (
        "place:blj2:e6 76.257767 0.684581",
        "entertain:d4:turned 87.348093 0.705971",
        "perform:c3 95.782650 0.915639",
        "place:brj3:e2 91.962425 0.826685",
        "place:red2:g1 96.470525 0.994891",
    ),
    (3, "gentoo/8"): (
        "place:gra5:d4 59.667333 0.487080",
        "place:rea4:g5 60.870000 0.287647",
        "place:blj3:f2 73.763000 0.416047",
        "place:rej3:h2 77.448667 0.849214",
        "place:brj4:c4 79.696667 0.898247",
        "place:blj3:b6 65.119667 0.021681",
    ),
    (3, "emperor/26"): (
        "place:gra5:d4 60.279067 0.460912",
        "place:rea4:g5 62.465500 0.278062",
        "place:blj3:f2 80.750967 0.510065",
        "place:rej3:h2 77.989500 0.806297",
        "place:brj4:c4 79.763600 0.903030",
        "place:blj3:b6 65.092667 0.011624",
    ),
    (4, "gentoo/8"): (
        "place:bld3:f4 47.248500 0.337803",
        "stone:supply:d4 51.049750 0.353639",
        "stone:supply:b2 66.511750 0.739107",
        "stone:d3:b3 60.795250 0.578573",
        "place:brj4:h6 54.544000 0.171413",
        "entertain:b8:turned 59.161250 0.211193",
    ),
    (4, "emperor/26"): (
        "place:rea4:f6 49.489950 0.375037",
        "stone:supply:d4 54.513875 0.273621",
        "stone:supply:b2 60.750917 0.760838",
        "stay 58.534893 0.653287",
        "place:grm5:d9 53.666350 0.223578",
        "entertain:g4:turned 58.944800 0.334708",
    ),
}


def positions(seats: int) -> Iterator[PenguinUltimatumState]:
    setup = GAME.setup(seats)
    state = GAME.start(setup, GAME.shuffle(setup, stream("golden", seats)))
    number = 0
    while state.moves():
        if number % EVERY == 0:
            yield state
        number += 1
        state.play(max(options(state, rockhopper_worths(seats)), key=lambda option: option[0])[1][0])


def said(seats: int, name: str) -> str:
    bot = find_bot(GAME, name)
    assert isinstance(bot, Searcher)
    words = []
    for number, state in enumerate(positions(seats)):
        *_, last = bot.weigh(state.view(state.turn), stream("golden", name, number))
        words.append(f"{last[0].move} {last[0].points:.6f} {last[0].share:.6f}")
    return "\n".join(words)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_moves_everywhere(seats: int, name: str) -> None:
    assert said(seats, name).split("\n") == list(GOLDEN[seats, name])
