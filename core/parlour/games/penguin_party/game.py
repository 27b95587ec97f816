"""Penguin Party as the protocol knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from parlour.bots import Bot
from parlour.errors import Facts, Illegal
from parlour.game import Carry, Seat, View
from parlour.games.penguin_party import art, cards, deal, reasons, table
from parlour.games.penguin_party.bots import BOTS
from parlour.games.penguin_party.cards import Move
from parlour.games.penguin_party.deal import PenguinPartyDeal
from parlour.games.penguin_party.guess import guess
from parlour.games.penguin_party.state import PenguinPartyState
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.picture import Face, Heap, Note, Picture, ZoneKind
from parlour.rulebook import Rulebook
from parlour.setup import Option, Setup
from parlour.view_check import checked_view


class PenguinParty(Rulebook[Move, PenguinPartyDeal, PenguinPartyState]):
    """Rules PP-1 to PP-13 behind the protocol."""

    name: ClassVar[str] = "penguin-party"
    prefix: ClassVar[str] = "PP"
    lowest_wins: ClassVar[bool] = True  # PP-11
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", ("match", "single")),  # PP-10
        Option("ties", ("shared", "play-on")),  # PP-11
        Option("starter", ("random",), seats_too=True),  # PP-13
    )
    zones: ClassVar[tuple[ZoneKind, ...]] = table.ZONES
    deal_kind = PenguinPartyDeal

    def shuffle(self, setup: Setup, rng: Random, carry: Carry = Carry()) -> PenguinPartyDeal:  # noqa: B008 (frozen)
        return deal.shuffle(setup, rng, carry)

    def read_deal(self, setup: Setup, fields: Mapping[str, str]) -> PenguinPartyDeal:
        return deal.read(setup, fields)

    def check_deal(self, setup: Setup, deal_: PenguinPartyDeal, carry: Carry) -> None:
        deal.check(setup, deal_, carry)

    def dealt(self, setup: Setup, deal_: PenguinPartyDeal, carry: Carry) -> PenguinPartyState:
        return PenguinPartyState(setup, deal_, carry)

    def heaped(self, setup: Setup, deal_: PenguinPartyDeal) -> tuple[Heap, ...]:
        return deal.heaps(setup, deal_)

    def parse(self, text: str) -> Move:
        return cards.parse(text)

    def guess(self, view: View[Move], rng: Random) -> PenguinPartyState:
        return guess(checked_view(view, PenguinPartyView), rng)

    def picture(self, view: View[Move]) -> Picture:
        return table.picture(checked_view(view, PenguinPartyView))

    def meant(self, view: View[Move], picks: Sequence[str]) -> Move | Illegal | None:
        return table.meant(checked_view(view, PenguinPartyView), picks)

    def faces(self) -> Mapping[str, Face]:
        return art.faces()

    def bots(self) -> Mapping[str, Bot[Move]]:
        return BOTS

    def about(self, view: View[Move], seat: Seat | None, facts: Facts) -> tuple[str, ...]:
        return table.about(seat, facts)

    def reasons(self, view: View[Move], move: Move) -> tuple[Note, ...]:
        return reasons.reasons(checked_view(view, PenguinPartyView), move)
