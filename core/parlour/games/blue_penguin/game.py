"""Blue Penguin as the protocol knows it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from parlour.bots import Bot
from parlour.errors import Facts, Unreadable
from parlour.game import Carry, Seat, View
from parlour.games.blue_penguin import art, deal, guessing, reasons, table
from parlour.games.blue_penguin.bots import BOTS
from parlour.games.blue_penguin.deal import BluePenguinDeal
from parlour.games.blue_penguin.state import BluePenguinState
from parlour.games.blue_penguin.view import BluePenguinView
from parlour.picture import Face, Heap, Note, Picture, ZoneKind
from parlour.rulebook import Rulebook
from parlour.setup import SWITCH, Option, Setup
from parlour.view_check import checked_view


class BluePenguin(Rulebook[int, BluePenguinDeal, BluePenguinState]):
    """The rulebook of Blue Penguin: BP-1 to BP-11."""

    name: ClassVar[str] = "blue-penguin"
    prefix: ClassVar[str] = "BP"
    seats: ClassVar[range] = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = (Option("experts", SWITCH), Option("open-scores", SWITCH))
    zones: ClassVar[tuple[ZoneKind, ...]] = table.ZONES
    deal_kind = BluePenguinDeal

    def shuffle(self, setup: Setup, rng: Random, carry: Carry = Carry()) -> BluePenguinDeal:  # noqa: B008 (frozen)
        return deal.shuffle(setup, rng)

    def read_deal(self, setup: Setup, fields: Mapping[str, str]) -> BluePenguinDeal:
        return deal.read(setup, fields)

    def check_deal(self, setup: Setup, deal_: BluePenguinDeal, carry: Carry) -> None:
        deal.check(setup, deal_)

    def dealt(self, setup: Setup, deal_: BluePenguinDeal, carry: Carry) -> BluePenguinState:
        return BluePenguinState(setup, deal_, carry)

    def heaped(self, setup: Setup, deal_: BluePenguinDeal) -> tuple[Heap, ...]:
        return deal.heaps(setup, deal_)

    def parse(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 3) or text.startswith("0"):
            raise Unreadable("move-unreadable", where="move", text=text)
        return int(text)

    def guess(self, view: View[int], rng: Random) -> BluePenguinState:
        return guessing.guess(checked_view(view, BluePenguinView), rng)

    def picture(self, view: View[int]) -> Picture:
        return table.picture(checked_view(view, BluePenguinView))

    def about(self, view: View[int], seat: Seat | None, facts: Facts) -> tuple[str, ...]:
        return table.about(checked_view(view, BluePenguinView), seat, facts)

    def reasons(self, view: View[int], move: int) -> tuple[Note, ...]:
        return reasons.reasons(checked_view(view, BluePenguinView), move)

    def faces(self) -> Mapping[str, Face]:
        return art.faces()

    def bots(self) -> Mapping[str, Bot[int]]:
        return BOTS
