"""The list of legal moves and the test of a single move say the same, for every move that can be written."""

from __future__ import annotations

from itertools import product

import pytest
from penguin_ultimatum.helpers import game_with, random_game

from parlour.chance import pick, stream
from parlour.games.penguin_ultimatum import GAME
from parlour.games.penguin_ultimatum.cards import ENTERTAINERS, PENGUINS
from parlour.games.penguin_ultimatum.cells import ALL_CELLS, cell_name
from parlour.games.penguin_ultimatum.moves import Move

CELLS = [cell_name(cell) for cell in ALL_CELLS if cell_name(cell)[0] < "l" and len(cell_name(cell)) == 2]


def _all_moves(step: str) -> list[Move]:
    if step == "place":
        givens = ["", *(f":{code}" for code in ENTERTAINERS)]
        words = [f"place:{card}:{cell}{given}" for card, cell, given in product(PENGUINS, CELLS, givens)]
    elif step == "stone":
        words = ["stay", *(f"stone:{here}:{there}" for here, there in product(["supply", *CELLS], CELLS))]
    elif step == "perform":
        words = [f"perform:{cell}" for cell in CELLS]
    else:
        words = [f"entertain:{cell}:{way}" for cell, way in product(CELLS, ["upright", "turned"])]
    return [GAME.parse(word) for word in words]


@pytest.mark.parametrize("step", ["place", "stone", "perform", "entertain"])
def test_moves_and_why_not_agree_on_every_move(step: str) -> None:
    every = _all_moves(step)
    seen = 0
    for number in range(30):
        rng = stream("legal", step, number)
        setup = GAME.setup(2 + number % 3, {"iceberg": "small"})
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        skip = int(rng.random() * 60)
        while state.moves() and (state.step != step or skip > 0):
            skip -= 1
            state.play(pick(state.moves(), rng))
        if not state.moves():
            continue
        seen += 1
        sample = every if step != "place" else [move for move in every if rng.random() < 0.1]
        allowed = {move for move in sample if state.why_not(move) is None}
        assert allowed == set(state.moves()) & set(sample)
        assert len(set(state.moves())) == len(state.moves())
    assert seen


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = random_game(2, "over")
    error = state.why_not(GAME.parse("stay"))
    assert error is not None
    assert (error.code, error.rule) == ("other-step", "PU-21")


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    for number in range(6):
        rng = stream("copies", number)
        setup = GAME.setup(3)
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            before = [state.view(seat) for seat in (0, 1, 2, None)]
            copy = state.copy()
            for _ in range(12):
                if copy.moves():
                    copy.play(pick(copy.moves(), rng))
            assert [state.view(seat) for seat in (0, 1, 2, None)] == before
            state.play(pick(state.moves(), rng))


def test_a_views_board_is_the_states_board() -> None:
    game = game_with(shj="N", kam="S", bed="N S")
    for number in range(20):
        rng = stream("boards", number)
        setup = game.setup(2)
        state = game.start(setup, game.shuffle(setup, rng))
        while state.moves():
            board, own = state.view(None).board(), state.board
            for name in ("holds", "owner", "dots", "kin", "bare", "places", "edge"):
                assert getattr(board, name) == getattr(own, name), name
            assert sorted(board.ready) == sorted(own.ready)
            assert sorted(board.stages) == sorted(own.stages)
            assert all(board.missing[cell] == own.missing[cell] for cell in own.stages)
            state.play(pick(state.moves(), rng))
