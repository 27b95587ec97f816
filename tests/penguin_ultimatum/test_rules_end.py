"""The Penguin Ultimatum, PU-20 and PU-21: the end of a turn and of the game."""

from __future__ import annotations

from penguin_ultimatum.helpers import (
    game_with,
    kinds,
    only,
    play,
    position,
    texts,
)

from parlour.games.penguin_ultimatum.cards import PENGUIN, PENGUINS
from parlour.games.penguin_ultimatum.cells import read_cell


def test_PU_20_draw_one_and_the_left_neighbour_goes_on() -> None:
    state = position("e5=shm", ["bra2", "", ""], starter=2, pile="rej3 rej4")
    card = PENGUINS[state.hands[2][0]]
    told = play(state, f"place:{card}:d4 stay")
    drew = only(told, "drew")
    assert (drew.seat, drew.facts, drew.secret) == (2, {"left": 1}, {"card": "rej3"})
    assert drew.seen_by(0).secret == {}
    assert PENGUIN["rej3"] in state.hands[2]
    assert state.turn == 0


def test_PU_21_no_penguin_to_draw() -> None:
    state = position("e5=shm", ["bra2", ""], pile="")
    told = play(state, "place:bra2:d4 stay")
    assert only(told, "over").facts == {"reason": "penguins-out", "waiting": 0}
    assert state.moves() == []
    verdict = state.verdict()
    assert verdict is not None
    assert (verdict.reason, verdict.ended_by) == ("penguins-out", "PU-21")


def test_PU_21_the_last_penguin_drawn_is_still_played() -> None:
    state = position("e5=shm", ["bra2", ""], pile="rej3")
    play(state, "place:bra2:d4 stay")
    assert state.verdict() is None
    assert texts(state)


def test_PU_21_no_entertainer_to_bring_on_and_performances_waiting_are_lost() -> None:
    cards = "c5=shj b4=curtain b6=curtain e5=sea f4=grd5@0 e6=curtain d6=grm3@1"
    state = position(cards, ["blm2", ""], entertainers="")
    told = play(state, "place:blm2:d4 stay perform:c5")
    assert only(told, "over").facts == {"reason": "entertainers-out", "waiting": 1}
    assert [event.facts["card"] for event in told if event.kind == "performs"] == ["shj"]
    assert state.scores() == (10, 10 + 3 + 5)  # the first show counts, with its card; the second is lost
    assert state.moves() == []


def test_PU_21_no_room_for_the_next_entertainer() -> None:
    # All cells but a1, b1 and i9 are full; when the sheep at b1 has performed, i9 is the only free one.
    cells = [f"{column}{row}" for row in range(1, 10) for column in "abcdefghi"]
    cards = " ".join(f"{cell}=curtain" for cell in cells if cell not in ("a1", "b1", "i9"))
    state = position(f"{cards} b1=shj", ["blm2", ""], entertainers="bed sem")
    told = play(state, "place:blm2:a1 stay")
    assert only(told, "over").facts == {"reason": "no-room", "waiting": 0}
    verdict = state.verdict()
    assert verdict is not None
    assert (verdict.reason, verdict.ended_by) == ("no-room", "PU-21")


def test_PU_21_no_cell_for_a_penguin_when_a_turn_begins() -> None:
    # Built by hand, as it cannot occur in play: the only entertainer's last free neighbour is not on a dot.
    state = position("a1=sem b1=curtain b2=curtain", ["blm2", ""], game=game_with(sem="S"))
    state.board.dots[read_cell("a1")] = 0  # it does not perform
    told = play(state, "place:blm2:a2 stay")
    assert only(told, "over").facts == {"reason": "no-place", "waiting": 0}
    assert state.moves() == []
    assert kinds(told).index("drew") < kinds(told).index("over")


def test_PU_21_entertainers_are_tested_before_penguins() -> None:
    state = position("e5=shj d4=curtain f4=curtain", ["blm2", ""], entertainers="", pile="")
    told = play(state, "place:blm2:d6 stay")
    assert only(told, "over").facts["reason"] == "entertainers-out"
