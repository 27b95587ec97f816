"""The same seed gives the same moves in every Python: this file runs on CPython and in Pyodide."""

from __future__ import annotations

import pytest
from blue_penguin.helpers import position, searcher, started

from parlour.bots import decide, find_bot
from parlour.chance import stream
from parlour.games.blue_penguin import GAME

PLAYED = (0, 9, 21, 33, 45, 50)
# By seats, bot and experts' variant: the best move at each of these positions, its points and its share.
GOLDEN: dict[tuple[int, str, str], tuple[str, ...]] = {
    (2, "gentoo/20", "off"): (
        "4 -0.700000 0.436597",
        "7 -0.950000 0.409205",
        "47 3.925000 0.856963",
        "22 -1.675000 0.287775",
        "18 3.100000 0.902327",
        "17 3.450000 0.946517",
    ),
    (2, "emperor/60", "off"): (
        "4 -0.600000 0.446896",
        "7 -0.233333 0.477739",
        "47 3.700000 0.846907",
        "22 -1.833333 0.276528",
        "18 4.175000 0.940911",
        "17 4.533333 0.983333",
    ),
    (2, "emperor/60", "on"): (
        "4 -0.383333 0.460498",
        "19 1.233333 0.618821",
        "35 0.008333 0.506224",
        "21 5.591667 0.953479",
        "43 -6.508333 0.041492",
        "12 -6.083333 0.000000",
    ),
    (3, "gentoo/20", "off"): (
        "46 -0.216667 0.319855",
        "29 2.200000 0.532448",
        "43 -1.016667 0.238476",
        "20 0.300000 0.248292",
        "32 5.233333 0.872803",
        "37 0.333333 0.040740",
    ),
    (3, "emperor/60", "off"): (
        "2 0.438889 0.372066",
        "29 2.255556 0.536315",
        "43 -0.811111 0.263418",
        "20 0.027778 0.198528",
        "32 5.583333 0.921176",
        "56 0.750000 0.000000",
    ),
    (3, "emperor/60", "on"): (
        "4 0.066667 0.337260",
        "48 2.572222 0.553720",
        "34 -3.561111 0.082072",
        "8 -1.538889 0.156692",
        "32 5.300000 0.895961",
        "11 -0.650000 0.033333",
    ),
    (4, "gentoo/20", "off"): (
        "46 0.050000 0.266088",
        "31 0.362500 0.278835",
        "49 0.200000 0.236004",
        "22 1.912500 0.324560",
        "37 -3.387500 0.031415",
        "37 -4.287500 0.006334",
    ),
    (4, "emperor/60", "off"): (
        "2 0.254167 0.265002",
        "31 0.350000 0.273996",
        "49 0.920833 0.290385",
        "22 2.079167 0.352158",
        "37 -2.904167 0.028152",
        "56 -5.566667 0.000000",
    ),
    (4, "emperor/60", "on"): (
        "4 0.404167 0.267680",
        "10 0.820833 0.295446",
        "34 -0.766667 0.159179",
        "22 6.950000 0.889479",
        "32 -7.920833 0.000204",
        "7 3.900000 0.183333",
    ),
    (5, "gentoo/20", "off"): (
        "38 0.480000 0.231854",
        "38 3.600000 0.502051",
        "47 1.090000 0.190091",
        "45 5.500000 0.652548",
        "41 7.900000 0.941342",
        "12 9.870000 0.996270",
    ),
    (5, "emperor/60", "off"): (
        "44 0.826667 0.262530",
        "38 3.356667 0.499183",
        "47 1.333333 0.199452",
        "36 6.610000 0.787846",
        "41 8.866667 1.000000",
        "12 10.616667 1.000000",
    ),
    (5, "emperor/60", "on"): (
        "4 -0.133333 0.191288",
        "19 -0.326667 0.115269",
        "3 -1.286667 0.084135",
        "9 -0.670000 0.070180",
        "32 -1.750000 0.241667",
        "7 -3.000000 0.000000",
    ),
}


@pytest.mark.parametrize("case", GOLDEN)
def test_a_position_a_seed_and_a_budget_give_one_move(case: tuple[int, str, str]) -> None:
    assert best_moves(*case) == GOLDEN[case]


def best_moves(seats: int, name: str, experts: str) -> tuple[str, ...]:
    found = []
    for played in PLAYED:
        state = position(seats, "golden", played, experts=experts)
        *_, weighed = searcher(name).weigh(state.view(state.turn), stream("golden", played))
        found.append(f"{weighed[0].move} {weighed[0].points:.6f} {weighed[0].share:.6f}")
    return tuple(found)


@pytest.mark.parametrize(("seats", "floor"), [(2, 0.52), (3, 0.46), (4, 0.38), (5, 0.36)])
def test_the_emperor_wins_more_than_its_share_against_greedy_bots(seats: int, floor: float) -> None:
    """Few games with few iterations, the same in every run: below the floor is a fault, not bad luck."""
    won = 0.0
    games = 6 * seats
    emperor, greedy = find_bot(GAME, "emperor/24"), GAME.bots()["greedy"]
    for number in range(games):
        mine = number % seats
        state = started(seats, f"floor/{number // seats}")
        while state.moves():
            bot = emperor if state.turn == mine else greedy
            state.play(decide(bot, state.view(state.turn), stream("floor", number, len(state.history))))
        scores = state.scores()
        won += (scores[mine] == max(scores)) / scores.count(max(scores))
    assert won / games > floor


@pytest.mark.parametrize("name", ["little", "rockhopper", "greedy"])
def test_simple_levels_beat_random_moves(name: str) -> None:
    won = 0.0
    games = 200
    bots = GAME.bots()
    for number in range(games):
        state = started(3, f"simple/{number // 3}")
        while state.moves():
            bot = bots[name if state.turn == number % 3 else "random"]
            state.play(decide(bot, state.view(state.turn), stream("simple", number, len(state.history))))
        scores = state.scores()
        won += (scores[number % 3] == max(scores)) / scores.count(max(scores))
    assert won / games > {"little": 0.36, "rockhopper": 0.46, "greedy": 0.48}[name]
