"""The iceberg as the rules keep it: what lies on a cell, and which cells an entertainer waits for."""

from __future__ import annotations

import pytest
from penguin_ultimatum.helpers import position

from parlour.games.penguin_ultimatum.board import Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, ENTERTAINERS, PENGUIN, PENGUINS
from parlour.games.penguin_ultimatum.cells import (
    ALL_CELLS,
    AROUND,
    GRID_SIZE,
    cell_at,
    cell_name,
    column_row,
    read_cell,
)


def what(board: Board, name: str) -> tuple[bool, bool, bool]:
    """Whether a penguin lies there, an entertainer, one that is turned."""
    cell = read_cell(name)
    return board.is_penguin(cell), board.is_entertainer(cell), board.is_turned(cell)


@pytest.mark.parametrize("penguin", [PENGUINS[0], PENGUINS[-1]])
def test_the_first_and_the_last_penguin_are_penguins(penguin: str) -> None:
    assert what(position(f"e5={penguin}").board, "e5") == (True, False, False)


@pytest.mark.parametrize("card", [ENTERTAINERS[0], ENTERTAINERS[-1]])
def test_the_first_and_the_last_entertainer_are_entertainers_upright_and_turned(card: str) -> None:
    board = position(f"c3={card} g7={card}/").board
    assert what(board, "c3") == (False, True, False)
    assert what(board, "g7") == (False, True, True)
    assert [board.entertainer_at(read_cell(cell)) for cell in ("c3", "g7")] == [ENTERTAINER[card]] * 2


@pytest.mark.parametrize("cell", ["e5", "a1", "a2", "j9"])
def test_a_curtain_a_free_cell_and_one_off_the_iceberg_are_neither(cell: str) -> None:
    assert what(position("e5=curtain a1=curtain").board, cell) == (False, False, False)


def test_PU_11_the_first_penguin_of_all_is_kin_too() -> None:
    board = position("e5=shm d4=grj2 f4=grj3 d6=blm5").board
    assert board.kin_at(read_cell("e4"), 0) == [PENGUIN["grj2"], PENGUIN["grj3"]]
    assert board.kin_at(read_cell("e6"), 3) == [PENGUIN["blm5"]]
    assert board.kin_at(read_cell("i9"), 3) == []


def test_PU_14_the_cells_that_an_entertainer_waits_for_or_would() -> None:
    # The musical kangaroo has its dots E, S and SE, turned W, N and NW.
    board = position("e5=kam e6=curtain f6=blm2 i9=kam/ h9=grj2").board
    names = {cell: list(map(cell_name, board.awaited(read_cell(cell)))) for cell in ("e5", "i9")}
    assert names == {"e5": ["f5"], "i9": ["h8", "i8"]}
    card = ENTERTAINER["kam"]
    for cell, upright, turned in [
        ("d5", ["d6"], ["c4", "d4", "c5"]),
        ("i8", [], ["h7", "i7", "h8"]),
        ("a1", ["b1", "a2", "b2"], []),
    ]:
        for way, waiting in ((False, upright), (True, turned)):
            place = read_cell(cell)
            assert list(map(cell_name, board.would_await(place, card, way))) == waiting
            assert board.would_wait(place, card, way) == bool(waiting)


def test_PU_5_the_cells_of_the_iceberg_are_free_and_all_others_are_not() -> None:
    board = position("").board
    assert [cell for cell, held in enumerate(board.holds) if not held] == list(board.iceberg.cells)
    assert len(board.holds) == len(board.owner) == GRID_SIZE


def test_PU_5_every_cell_has_its_own_column_and_row_and_eight_neighbours() -> None:
    places = [(column, row) for row in range(14) for column in range(14)]
    assert [column_row(cell) for cell in ALL_CELLS] == places
    assert [cell_at(*place) for place in places] == list(ALL_CELLS)
    assert all(len({near for near, _ in AROUND[cell]} - {cell}) == 8 for cell in ALL_CELLS)
