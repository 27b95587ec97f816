"""Blue Penguin as the protocol knows it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from parlour.bots import Bot, RandomBot
from parlour.chance import shuffled
from parlour.errors import Unreadable
from parlour.game import Carry, View
from parlour.games.blue_penguin import art, deal, table
from parlour.games.blue_penguin.bots import GreedyBot
from parlour.games.blue_penguin.cards import CARDS
from parlour.games.blue_penguin.deal import HAND_SIZE, BluePenguinDeal
from parlour.games.blue_penguin.state import BluePenguinState
from parlour.games.blue_penguin.view import BluePenguinView
from parlour.picture import Face, Picture, ZoneKind
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

    def parse(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 3) or text.startswith("0"):
            raise Unreadable("move-unreadable", where="move", text=text)
        return int(text)

    def guess(self, view: View[int], rng: Random) -> BluePenguinState:
        """Every hidden card is equally likely anywhere: a played card tells nothing of the rest of that
        hand.
        """
        seen = checked_view(view, BluePenguinView)
        known = set(seen.own) | set(seen.history)
        hidden = shuffled([card for card in CARDS if card not in known], rng)
        cards = [0] * len(CARDS)
        history, players = seen.history, seen.players()
        for seat in range(seen.setup.seats):
            if seat == seen.seat:
                stream = list(seen.own)
            else:
                # What a seat played, in order, then its hidden hand: each card came in time to be played.
                stream = [card for card, player in zip(history, players, strict=True) if player == seat]
                size = len(seen.received(seat)) - len(stream)
                stream += [hidden.pop() for _ in range(size)]
            for place, card in zip(seen.received(seat), stream, strict=True):
                cards[place] = card
        drawn = HAND_SIZE * seen.setup.seats + len(history)
        cards[drawn:] = hidden
        state = BluePenguinState(
            seen.setup, BluePenguinDeal(tuple(cards), seen.starter, seen.values), seen.carry
        )
        for card in history:
            state.play(card)
        return state

    def picture(self, view: View[int]) -> Picture:
        return table.picture(checked_view(view, BluePenguinView))

    def faces(self) -> Mapping[str, Face]:
        return art.faces()

    def bots(self) -> Mapping[str, Bot[int]]:
        return {"random": RandomBot(), "greedy": GreedyBot()}
