"""The iceberg in play: what lies on each cell, and what follows from it, kept up to date card by card.

Everything here is public. Tables are bytearrays by cell (`cells.py`), so a copy is a few short memory copies.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Self

from parlour.games.penguin_ultimatum.cards import FAMILY, HAS_FUN, VALUE
from parlour.games.penguin_ultimatum.cells import AROUND, GRID_SIZE
from parlour.games.penguin_ultimatum.tables import Iceberg, Tables

# What a cell holds: FREE, 1 + penguin, UPRIGHT or TURNED + entertainer, CURTAIN, or OFF the iceberg.
FREE = 0
UPRIGHT = 65
TURNED = UPRIGHT + 16
CURTAIN = TURNED + 16
OFF = 255
NOBODY = 255
"""In `owner`: no stone lies here."""


class Board:
    """`holds`, `owner` (seat of the stone) by cell; `dots`: the mask of an entertainer as it lies, else 0;
    `missing`: how many of its dotted cells are free; `beside`: how many entertainers touch the cell;
    `touched`: whether any card does; `kin[family]`: the sum of the numbers of that family's penguins that
    touch it (PU-11).

    Lists of cells, sorted: `places`, free and touching an entertainer (PU-10); `edge`, free and touching
    any card; `bare`, penguins without a stone. Without order: `stages`, the entertainers; `ready`, those
    complete (PU-14).
    """

    __slots__ = (
        "bare", "beside", "dots", "edge", "holds", "iceberg", "kin", "missing", "owner", "places", "ready",
        "stages", "tables", "touched",
    )  # fmt: skip

    def __init__(self, tables: Tables, iceberg: Iceberg) -> None:
        self.tables = tables
        self.iceberg = iceberg
        self.holds = bytearray([OFF]) * GRID_SIZE
        for first in iceberg.cells[:: iceberg.width]:
            self.holds[first : first + iceberg.width] = bytes(iceberg.width)  # FREE
        self.owner = bytearray([NOBODY]) * GRID_SIZE
        self.dots = bytearray(GRID_SIZE)
        self.missing = bytearray(GRID_SIZE)
        self.beside = bytearray(GRID_SIZE)
        self.touched = bytearray(GRID_SIZE)
        self.kin = tuple(bytearray(GRID_SIZE) for _ in range(4))
        self.places: list[int] = []
        self.edge: list[int] = []
        self.bare: list[int] = []
        self.stages: list[int] = []
        self.ready: list[int] = []

    kin: tuple[bytearray, ...]

    def copy(self) -> Self:
        """A board that can change without changing this one."""
        other = object.__new__(type(self))
        other.tables = self.tables
        other.iceberg = self.iceberg
        other.holds = self.holds[:]
        other.owner = self.owner[:]
        other.dots = self.dots[:]
        other.missing = self.missing[:]
        other.beside = self.beside[:]
        other.touched = self.touched[:]
        green, brown, red, blue = self.kin
        other.kin = (green[:], brown[:], red[:], blue[:])
        other.places = self.places[:]
        other.edge = self.edge[:]
        other.bare = self.bare[:]
        other.stages = self.stages[:]
        other.ready = self.ready[:]
        return other

    def put_penguin(self, cell: int, penguin: int) -> None:
        """Lays a penguin on a free cell."""
        self._take(cell, 1 + penguin)
        insort(self.bare, cell)
        kin = self.kin[FAMILY[penguin]]
        value = VALUE[penguin]
        for near, _ in AROUND[cell]:
            kin[near] += value

    def put_entertainer(self, cell: int, card: int, turned: bool) -> None:  # noqa: FBT001 (as in the move)
        """Lays an entertainer on a free cell."""
        holds = self.holds
        self._take(cell, (TURNED if turned else UPRIGHT) + card)
        self.stages.append(cell)
        beside = self.beside
        for near, _ in AROUND[cell]:
            if not beside[near] and not holds[near]:
                insort(self.places, near)
            beside[near] += 1
        self.dots[cell], distances = self.tables.dots[card + 16 * turned]
        missing = 0
        for distance in distances:
            if not holds[cell + distance]:  # PU-14: a cell off the iceberg is never free
                missing += 1
        self.missing[cell] = missing
        if not missing:
            self.ready.append(cell)

    def put_curtain(self, cell: int) -> None:
        """Lays a curtain on a free cell."""
        self._take(cell, CURTAIN)

    def _take(self, cell: int, card: int) -> None:
        """A free cell is taken by any card."""
        holds = self.holds
        holds[cell] = card
        if self.touched[cell]:
            self.edge.remove(cell)
            if self.beside[cell]:
                self.places.remove(cell)
        dots = self.dots
        touched = self.touched
        for near, bit in AROUND[cell]:
            if not touched[near]:
                touched[near] = 1
                if not holds[near]:
                    insort(self.edge, near)
            if dots[near] & bit:
                self._reach(near)

    def _reach(self, entertainer: int) -> None:
        """One more of this entertainer's dotted cells is taken; PU-14: with the last one it is ready."""
        self.missing[entertainer] -= 1
        if not self.missing[entertainer]:
            self.ready.append(entertainer)

    def close(self, cell: int) -> None:
        """PU-18: a curtain takes the cell of an entertainer that has performed."""
        self.holds[cell] = CURTAIN
        self.dots[cell] = 0
        self.ready.remove(cell)
        self.stages.remove(cell)
        beside = self.beside
        for near, _ in AROUND[cell]:
            beside[near] -= 1
            if not beside[near] and not self.holds[near]:
                self.places.remove(near)

    def put_stone(self, target: int, seat: int) -> None:
        """Lays a stone on a penguin without one."""
        self.bare.remove(target)
        self.owner[target] = seat

    def take_stone(self, source: int) -> None:
        """Takes the stone off a penguin."""
        insort(self.bare, source)
        self.owner[source] = NOBODY

    def entertainer_at(self, cell: int) -> int:
        """The number of the entertainer of this cell."""
        held = self.holds[cell]
        return held - TURNED if held >= TURNED else held - UPRIGHT

    def is_turned(self, cell: int) -> bool:
        """Whether an entertainer lies here turned by 180°."""
        return TURNED <= self.holds[cell] < CURTAIN

    def is_penguin(self, cell: int) -> bool:
        """Whether a penguin lies here."""
        return FREE < self.holds[cell] < UPRIGHT

    def is_entertainer(self, cell: int) -> bool:
        """Whether an entertainer lies here."""
        return UPRIGHT <= self.holds[cell] < CURTAIN

    def awaited(self, cell: int) -> list[int]:
        """PU-14: the dotted cells of an entertainer that are free."""
        holds = self.holds
        distances = self.tables.dots[holds[cell] - UPRIGHT][1]
        return [cell + distance for distance in distances if not holds[cell + distance]]

    def finishers(self) -> list[int]:
        """The free cells that would complete an entertainer: the only free dotted cell of each that has but
        one.
        """
        missing = self.missing
        return [free for cell in self.stages if missing[cell] == 1 for free in self.awaited(cell)]

    def would_wait(self, cell: int, card: int, turned: bool) -> bool:  # noqa: FBT001 (as in the move)
        """Whether an entertainer on this free cell would still miss a dotted cell."""
        holds = self.holds
        for distance in self.tables.dots[card + 16 * turned][1]:  # noqa: SIM110 (a generator is slower in playouts)
            if not holds[cell + distance]:
                return True
        return False

    def would_await(self, cell: int, card: int, turned: bool) -> list[int]:  # noqa: FBT001 (as in the move)
        """The cells that an entertainer on this free cell would wait for (PU-14)."""
        distances = self.tables.dots[card + 16 * turned][1]
        return [cell + distance for distance in distances if not self.holds[cell + distance]]

    def rooms(self, card: int) -> list[tuple[int, bool]]:
        """PU-19: where a new entertainer may lie, and whether turned, row by row, upright first."""
        holds = self.holds
        barred = self.finishers()
        ways = ((False, self.tables.dots[card][1]), (True, self.tables.dots[card + 16][1]))
        found = []
        for cell in self.edge:
            if cell not in barred:
                for turned, distances in ways:
                    for distance in distances:
                        if not holds[cell + distance]:
                            found.append((cell, turned))
                            break
        return found

    def kin_at(self, cell: int, family: int) -> list[int]:
        """PU-11: the penguins of a family that touch a cell."""
        near = [self.holds[near] - 1 for near, _ in AROUND[cell] if self.is_penguin(near)]
        return [penguin for penguin in near if FAMILY[penguin] == family]

    def audience(self, cell: int) -> list[tuple[int, int, int]]:
        """PU-16: of each penguin with a stone that has fun at this entertainer's show: cell, stone's owner,
        number.
        """
        holds = self.holds
        owner = self.owner
        has_fun = HAS_FUN[self.entertainer_at(cell)]
        return [
            (near, owner[near], VALUE[holds[near] - 1])
            for near, _ in AROUND[cell]
            if owner[near] != NOBODY and has_fun[holds[near] - 1]
        ]


def first_board(tables: Tables, iceberg: Iceberg, seats: int, laid: Sequence[int]) -> Board:
    """PU-5, PU-6: the curtain in the middle and the entertainers around it, in the order of `Tables.start`;
    one that is complete once all lie is turned by 180°.
    """
    places = [iceberg.beside_middle(right, down) for right, down in tables.start[seats]]
    complete: list[int] = []
    while True:
        board = Board(tables, iceberg)
        board.put_curtain(iceberg.middle)
        for cell, card in zip(places, laid, strict=True):
            board.put_entertainer(cell, card, cell in complete)
        if complete or not board.ready:
            return board
        complete = board.ready
