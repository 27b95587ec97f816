"""The zones of The Penguin Ultimatum."""

from __future__ import annotations

from parlour.games.penguin_ultimatum.cells import column_row
from parlour.picture import ZoneKind

ICEBERG = ZoneKind("iceberg", "grid", "centre")
ENTERTAINERS = ZoneKind("entertainers", "pile", "centre")
PENGUIN_PILE = ZoneKind("penguins", "pile", "centre")
PERFORMANCE = ZoneKind("performance", "row", "seat", per_seat=True)
HELD = ZoneKind("held", "row", "seat", per_seat=True)
SUPPLY = ZoneKind("supply", "row", "seat", per_seat=True)
HAND = ZoneKind("hand", "fan", "seat", per_seat=True)
ZONES = (ICEBERG, ENTERTAINERS, PENGUIN_PILE, HAND, PERFORMANCE, SUPPLY, HELD)


def iceberg_place(cell: int) -> str:
    """The place of a cell in the iceberg's zone: `column:row` from 0."""
    column, row = column_row(cell)
    return f"{column}:{row}"


def iceberg_key(cell: int) -> str:
    """The cell as a pick of a choice's path."""
    return f"{ICEBERG.zone()}/{iceberg_place(cell)}"
