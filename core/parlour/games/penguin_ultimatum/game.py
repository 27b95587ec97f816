"""The Penguin Ultimatum as the protocol knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import ClassVar

from parlour.bots import Bot
from parlour.errors import Facts, Illegal
from parlour.game import Carry, Seat, View
from parlour.games.penguin_ultimatum import about, art, deal, meaning, moves, reasons, table, zones
from parlour.games.penguin_ultimatum.bots import BOTS
from parlour.games.penguin_ultimatum.deal import PenguinUltimatumDeal
from parlour.games.penguin_ultimatum.guessing import guess_state
from parlour.games.penguin_ultimatum.moves import Move
from parlour.games.penguin_ultimatum.state import PenguinUltimatumState
from parlour.games.penguin_ultimatum.tables import SEATS, SIZES, Tables, read_tables
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView
from parlour.picture import Face, Heap, Note, Picture, ZoneKind
from parlour.rulebook import Rulebook
from parlour.setup import SWITCH, Option, Setup
from parlour.view_check import checked_view


class PenguinUltimatum(Rulebook[Move, PenguinUltimatumDeal, PenguinUltimatumState]):
    """The game with the tables of `tables.toml`, or with others: `PenguinUltimatum(read_tables(text))`."""

    name: ClassVar[str] = "penguin-ultimatum"
    prefix: ClassVar[str] = "PU"
    seats: ClassVar[range] = SEATS
    options: ClassVar[tuple[Option, ...]] = (
        Option("iceberg", SIZES),  # PU-5
        Option("fixed-setup", SWITCH),  # PU-7
        Option("starter", ("random", "shortest"), seats_too=True),  # PU-33
        Option("height", numbers=(20, 250)),  # PU-33
    )
    zones: ClassVar[tuple[ZoneKind, ...]] = zones.ZONES
    deal_kind = PenguinUltimatumDeal

    def __init__(self, tables: Tables | None = None) -> None:
        self._tables = tables

    @cached_property
    def tables(self) -> Tables:
        """Iceberg sizes, starting layout and dot masks. Raises Unreadable when the file is wrong."""
        return read_tables(self.text("tables.toml")) if self._tables is None else self._tables

    def shuffle(self, setup: Setup, rng: Random, carry: Carry = Carry()) -> PenguinUltimatumDeal:  # noqa: B008 (frozen)
        return deal.shuffle(setup, rng)

    def read_deal(self, setup: Setup, fields: Mapping[str, str]) -> PenguinUltimatumDeal:
        return deal.read(setup, fields)

    def check_deal(self, setup: Setup, deal_: PenguinUltimatumDeal, carry: Carry) -> None:
        deal.check(setup, deal_)

    def dealt(self, setup: Setup, deal_: PenguinUltimatumDeal, carry: Carry) -> PenguinUltimatumState:
        return PenguinUltimatumState(self.tables, setup, deal_, carry)

    def heaped(self, setup: Setup, deal_: PenguinUltimatumDeal) -> tuple[Heap, ...]:
        return deal.heaps(setup, deal_)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def guess(self, view: View[Move], rng: Random) -> PenguinUltimatumState:
        return guess_state(checked_view(view, PenguinUltimatumView), rng)

    def picture(self, view: View[Move]) -> Picture:
        return table.picture(checked_view(view, PenguinUltimatumView))

    def meant(self, view: View[Move], picks: Sequence[str]) -> Move | Illegal | None:
        """What picks stand for that lead to no legal move (see `Game.meant`)."""
        return meaning.meant(checked_view(view, PenguinUltimatumView), picks)

    def faces(self) -> Mapping[str, Face]:
        return art.faces(self.tables.masks)

    def about(self, view: View[Move], seat: Seat | None, facts: Facts) -> tuple[str, ...]:
        return about.about(checked_view(view, PenguinUltimatumView), seat, facts)

    def reasons(self, view: View[Move], move: Move) -> tuple[Note, ...]:
        return reasons.reasons(checked_view(view, PenguinUltimatumView), move)

    def bots(self) -> Mapping[str, Bot[Move]]:
        return BOTS
