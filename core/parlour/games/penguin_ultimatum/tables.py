"""The tables of `tables.toml`: iceberg sizes, starting layout, dot masks. Checked when they are read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from parlour.errors import Unreadable
from parlour.games.penguin_ultimatum.cards import ANIMALS, ENTERTAINERS
from parlour.games.penguin_ultimatum.cells import DIRECTIONS, FULL_TURN, OFFSETS, SIDE, cell_at

SEATS = range(2, 5)
SIZES = ("standard", "small", "large")


@dataclass(frozen=True)
class Iceberg:
    """PU-5: a size, its cells row by row, and the cell in the middle."""

    width: int
    height: int
    cells: tuple[int, ...] = field(init=False, repr=False)
    middle: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        cells = tuple(cell_at(column, row) for row in range(self.height) for column in range(self.width))
        object.__setattr__(self, "cells", cells)
        object.__setattr__(self, "middle", cell_at(self.width // 2, self.height // 2))

    def beside_middle(self, right: int, down: int) -> int:
        """The cell so many columns to the right of the middle and so many rows below it."""
        return cell_at(self.width // 2 + right, self.height // 2 + down)


@dataclass(frozen=True)
class Tables:
    """`icebergs` by option value. `start`: by number of seats, (columns right, rows down) from the first
    curtain. `masks`: by number of the entertainer, upright; bit n stands for the n-th of
    `cells.DIRECTIONS`.
    """

    icebergs: Mapping[str, Iceberg]
    start: Mapping[int, tuple[tuple[int, int], ...]]
    masks: tuple[int, ...]
    dots: tuple[tuple[int, tuple[int, ...]], ...] = field(init=False, repr=False)
    """Its mask as it lies and the distances to its dotted cells: of all 16 upright, then of all 16 turned
    by 180°.
    """

    def __post_init__(self) -> None:
        lying = (*self.masks, *map(turn, self.masks))
        object.__setattr__(self, "dots", tuple((mask, _distances(mask)) for mask in lying))


def turn(mask: int) -> int:
    """The mask of a card turned by 180°: NW becomes SE and so on."""
    return sum(1 << (FULL_TURN - bit) for bit in range(len(OFFSETS)) if mask >> bit & 1)


def _distances(mask: int) -> tuple[int, ...]:
    return tuple(offset for bit, offset in enumerate(OFFSETS) if mask >> bit & 1)


def read_tables(text: str) -> Tables:
    """The tables of a TOML text. Raises Unreadable, which says where."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable("tables-unreadable", where="tables.toml", text=str(error)) from error
    sections = {name: data.get(name) for name in ("icebergs", "start", "dots")}
    for name in (*sections, *data):
        if not isinstance(sections.get(name), dict):
            raise _wrong(name, sections.get(name), sections)
    icebergs = {name: _iceberg(name, data["icebergs"].get(name)) for name in SIZES}
    for name in data["icebergs"]:
        if name not in SIZES:
            raise _wrong(f"icebergs.{name}", data["icebergs"][name], SIZES)
    start = {seats: _start(data["start"].get(str(seats)), seats, icebergs) for seats in SEATS}
    for name in data["start"]:
        if name not in map(str, SEATS):
            raise _wrong(f"start.{name}", data["start"][name], map(str, SEATS))
    for code in data["dots"]:
        if code not in ENTERTAINERS:
            raise _wrong(f"dots.{code}", data["dots"][code], ENTERTAINERS)
    return Tables(icebergs, start, tuple(_mask(data["dots"].get(code), code) for code in ENTERTAINERS))


def _wrong(where: str, text: object, allowed: Iterable[str] = ()) -> Unreadable:
    return Unreadable("tables-wrong", where=where, text=str(text), allowed=tuple(allowed))


def _iceberg(name: str, size: object) -> Iceberg:
    where = f"icebergs.{name}"
    if not isinstance(size, dict) or set(size) != {"width", "height"}:
        raise _wrong(where, size, ("width", "height"))
    for key, value in size.items():
        if type(value) is not int or not 3 <= value <= SIDE or value % 2 == 0:
            raise _wrong(f"{where}.{key}", value, ["3", "5", "…", str(SIDE - 1)])
    return Iceberg(size["width"], size["height"])


def _start(places: object, seats: int, icebergs: Mapping[str, Iceberg]) -> tuple[tuple[int, int], ...]:
    where = f"start.{seats}"
    if not isinstance(places, list) or not 1 <= len(places) <= len(ANIMALS):  # PU-7: no animal twice
        raise _wrong(where, places)
    found: list[tuple[int, int]] = []
    for number, place in enumerate(places):
        here = f"{where}[{number}]"
        if not (isinstance(place, list) and len(place) == 2 and all(type(part) is int for part in place)):
            raise _wrong(here, place)
        right, down = place
        fits = all(
            abs(right) <= size.width // 2 and abs(down) <= size.height // 2 for size in icebergs.values()
        )
        if not fits or (right, down) in [(0, 0), *found]:
            raise _wrong(here, place)
        found.append((right, down))
    return tuple(found)


def _mask(dots: object, code: str) -> int:
    names = dots.split() if isinstance(dots, str) else []
    if not names or len(set(names)) != len(names) or not set(names) <= set(DIRECTIONS):
        raise _wrong(f"dots.{code}", dots, DIRECTIONS)
    bits = list(DIRECTIONS)
    return sum(1 << bits.index(name) for name in names)
