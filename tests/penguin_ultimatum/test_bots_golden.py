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
        "entertain:d4:turned 87.545580 0.714437",
        "perform:c3 95.431699 0.913162",
        "place:brj3:e2 91.117263 0.797757",
        "place:red2:g1 96.170525 0.994891",
    ),
    (3, "gentoo/8"): (
        "place:gra5:d4 59.796667 0.498993",
        "place:rea4:g5 60.664667 0.284080",
        "place:bla3:g6 75.565000 0.447458",
        "place:rej3:h2 77.556333 0.852794",
        "place:brj4:c4 80.130333 0.908413",
        "place:blj3:b6 66.089333 0.024106",
    ),
    (3, "emperor/26"): (
        "place:gra5:f4 61.916100 0.527965",
        "place:rea4:g5 61.688833 0.219487",
        "place:blj3:f2 81.419667 0.548928",
        "place:rej3:h2 78.306700 0.817224",
        "place:brj4:c4 81.361167 0.924583",
        "place:bld5:b6 62.875133 0.008641",
    ),
    (4, "gentoo/8"): (
        "place:rea4:d6 47.117500 0.328243",
        "stone:supply:d4 50.661750 0.330467",
        "stone:supply:b2 66.517750 0.734219",
        "stone:d3:b3 60.919500 0.581928",
        "place:brj4:h6 54.243250 0.160975",
        "entertain:i7:turned 58.434750 0.152532",
    ),
    (4, "emperor/26"): (
        "place:bld3:f4 50.538900 0.399824",
        "stone:supply:d4 54.573589 0.337013",
        "stone:supply:b2 60.189617 0.730198",
        "stone:d3:b3 58.322786 0.588061",
        "place:brj4:h6 56.620775 0.338549",
        "entertain:i7:turned 59.486950 0.330506",
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
