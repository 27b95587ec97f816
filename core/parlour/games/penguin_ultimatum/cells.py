"""Cells of the iceberg (PU-5). A cell is one number whatever the iceberg's size, so that moves are the same
values on all of them: a grid of 14 × 14 with a border around it, so that each cell has eight neighbours by
plain sums.
"""

from __future__ import annotations

from parlour.errors import Unreadable

SIDE = 14
"""The most columns and rows that an iceberg may have."""
STRIDE = SIDE + 2
GRID_SIZE = STRIDE * STRIDE
"""Length of every table that is indexed by cell, the border included."""

# Name, columns to the right, rows downwards; a direction's place here is its bit in a dot mask.
DIRECTIONS = {
    "NW": (-1, -1), "N": (0, -1), "NE": (1, -1), "W": (-1, 0),
    "E": (1, 0), "SW": (-1, 1), "S": (0, 1), "SE": (1, 1),
}  # fmt: skip
OFFSETS = tuple(down * STRIDE + right for right, down in DIRECTIONS.values())
FULL_TURN = len(OFFSETS) - 1
"""A direction's opposite is `FULL_TURN - direction`: the order above is symmetric."""


def cell_at(column: int, row: int) -> int:
    """The cell of a column and a row, both from 0."""
    return (row + 1) * STRIDE + column + 1


def column_row(cell: int) -> tuple[int, int]:
    """The inverse of `cell_at`."""
    return cell % STRIDE - 1, cell // STRIDE - 1


ALL_CELLS = tuple(cell_at(column, row) for row in range(SIDE) for column in range(SIDE))

AROUND: dict[int, tuple[tuple[int, int], ...]] = {
    cell: tuple((cell + offset, 1 << (FULL_TURN - bit)) for bit, offset in enumerate(OFFSETS))
    for cell in ALL_CELLS
}
"""The eight neighbours of a cell, each with the bit that its dot towards the cell has."""


def cell_name(cell: int) -> str:
    """`e5`: the column's letter from the left, then the row's number from the top, from 1."""
    return _NAMES[cell]


def read_cell(text: str) -> int:
    """The inverse of `cell_name`. Raises Unreadable."""
    if text not in _CELLS:
        raise Unreadable("cell-unreadable", where="cell", text=text)
    return _CELLS[text]


_NAMES = {cell: chr(ord("a") + column_row(cell)[0]) + str(column_row(cell)[1] + 1) for cell in ALL_CELLS}
_CELLS = {name: cell for cell, name in _NAMES.items()}
