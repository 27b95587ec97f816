"""The Penguin Ultimatum in numbers, for learners. What the fields mean is told in `docs/learning.md`."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, ClassVar

from parlour.game import Carry, Deal, Game
from parlour.games.penguin_ultimatum.cards import (
    ENTERTAINER,
    ENTERTAINERS,
    FAMILIES,
    FAMILY,
    FORM,
    FORMS,
    HAND_SIZE,
    NUMBERS,
    PENGUIN,
    PENGUINS,
    STONES,
    VALUE,
)
from parlour.games.penguin_ultimatum.cells import OFFSETS, column_row
from parlour.games.penguin_ultimatum.deal import PenguinUltimatumDeal, starters
from parlour.games.penguin_ultimatum.game import PenguinUltimatum
from parlour.games.penguin_ultimatum.learning_moves import MoveTable
from parlour.games.penguin_ultimatum.moves import SUPPLY, Entertain, Move, Perform, Place, Stay, Stone
from parlour.games.penguin_ultimatum.view import ENTERTAIN, PERFORM, PLACE, STONE, PenguinUltimatumView
from parlour.learning.encoding import Draw, Encoding, Field
from parlour.setup import Setup

STEPS = (PLACE, STONE, PERFORM, ENTERTAIN)
SHOWS = len(ENTERTAINERS)
KIN = 40
"""What the penguins around a cell add up to at most (PU-11): eight of number 5."""
POINTS = 100


class PenguinUltimatumEncoding(Encoding[Move, PenguinUltimatumView]):
    """Actions are those of `learning_moves.py`."""

    kind: ClassVar[type[PenguinUltimatumView]] = PenguinUltimatumView

    def __init__(self, game: PenguinUltimatum, setup: Setup) -> None:
        seats = setup.seats
        iceberg = game.tables.icebergs[setup.options["iceberg"]]
        self.table = MoveTable(iceberg)
        self.actions = self.table.actions
        turns = len(PENGUINS) - HAND_SIZE * seats + 1  # PU-20, PU-21: one more than there are draws
        self.history = 2 * turns + 2 * SHOWS  # a turn places and moves a stone, a show is chosen and ends
        self.own = HAND_SIZE + -(-turns // seats)
        """How many penguins come to a seat at most."""
        self.shape = shape = (iceberg.height, iceberg.width)
        self._totals = Field("points", (seats,), unit=POINTS, low=-10, high=10)
        fields = (
            Field("penguin-family", (len(FAMILIES), *shape)),
            Field("penguin-form", (len(FORMS), *shape)),
            Field("penguin-number", shape, unit=max(NUMBERS)),
            Field("stones", (seats, *shape)),
            Field("entertainer-animal", (len(FAMILIES), *shape)),
            Field("entertainer-form", (len(FORMS), *shape)),
            Field("dots", (len(OFFSETS), *shape)),
            Field("missing", shape, unit=len(OFFSETS)),
            Field("curtains", shape),
            Field("penalty", (len(FAMILIES), *shape), unit=KIN),
            Field("hand-family", (HAND_SIZE, len(FAMILIES))),
            Field("hand-form", (HAND_SIZE, len(FORMS))),
            Field("hand-number", (HAND_SIZE,), unit=max(NUMBERS)),
            Field("next", (SHOWS,)),
            Field("held", (seats, SHOWS)),
            Field("gone", (SHOWS,)),
            Field("performance", (seats, len(FORMS))),
            Field("supply", (seats,), unit=STONES),
            self._totals,
            Field("penguins", (1,), unit=len(PENGUINS)),
            Field("entertainers", (1,), unit=SHOWS),
            Field("step", (len(STEPS),)),
            Field("turn", (seats,)),
            Field("starter", (seats,)),
        )
        super().__init__(setup, fields)

    def write(self, view: PenguinUltimatumView, into: array[float]) -> None:
        """The iceberg, the hand, and what is public besides."""
        self._write_iceberg(view, into)
        at = self.at
        for slot, penguin in enumerate(view.hand):
            into[at["hand-family"] + slot * len(FAMILIES) + FAMILY[penguin]] = 1
            into[at["hand-form"] + slot * len(FORMS) + FORM[penguin]] = 1
            into[at["hand-number"] + slot] = VALUE[penguin] / max(NUMBERS)
        if view.next_entertainer is not None:
            into[at["next"] + ENTERTAINER[view.next_entertainer]] = 1
        here = {spot.card for spot in view.spots} | {view.next_entertainer}
        for code in view.entertainers:
            if code not in here and not any(code in held for held in view.held):
                into[at["gone"] + ENTERTAINER[code]] = 1
        for place, seat in enumerate(self.seat_order(view)):
            for code in view.held[seat]:
                into[at["held"] + place * SHOWS + ENTERTAINER[code]] = 1
            into[at["performance"] + place * len(FORMS) + FORMS.index(view.performances[seat])] = 1
            into[at["supply"] + place] = view.supply[seat] / STONES
            into[at["points"] + place] = self._totals.scaled(view.totals[seat])
        left = len(PENGUINS) - HAND_SIZE * self.seats - view.drawn
        into[at["penguins"]] = left / len(PENGUINS)
        into[at["entertainers"]] = view.entertainers_left / SHOWS
        if view.turn is not None:
            into[at["step"] + STEPS.index(view.step)] = 1
            into[at["turn"] + self.seat_from(view, view.turn)] = 1
        into[at["starter"] + self.seat_from(view, view.starter)] = 1

    def _write_iceberg(self, view: PenguinUltimatumView, into: array[float]) -> None:
        """What lies on every cell, and the penalties that it makes."""
        at, cells = self.at, self.shape[0] * self.shape[1]
        width = self.shape[1]
        board = view.board()
        for spot in view.spots:
            column, row = column_row(spot.cell)
            here = row * width + column
            if spot.card in PENGUIN:
                penguin = PENGUIN[spot.card]
                into[at["penguin-family"] + FAMILY[penguin] * cells + here] = 1
                into[at["penguin-form"] + FORM[penguin] * cells + here] = 1
                into[at["penguin-number"] + here] = VALUE[penguin] / max(NUMBERS)
                if spot.stone is not None:
                    into[at["stones"] + self.seat_from(view, spot.stone) * cells + here] = 1
            elif spot.card in ENTERTAINER:
                card = ENTERTAINER[spot.card]
                into[at["entertainer-animal"] + card // len(FORMS) * cells + here] = 1
                into[at["entertainer-form"] + card % len(FORMS) * cells + here] = 1
                for bit in range(len(OFFSETS)):
                    if board.dots[spot.cell] >> bit & 1:
                        into[at["dots"] + bit * cells + here] = 1
                into[at["missing"] + here] = board.missing[spot.cell] / len(OFFSETS)
            else:
                into[at["curtains"] + here] = 1
        for here, cell in enumerate(board.iceberg.cells):
            if not board.holds[cell]:
                for family, kin in enumerate(board.kin):
                    into[at["penalty"] + family * cells + here] = kin[cell] / KIN

    def action(self, view: PenguinUltimatumView, move: Move) -> int:
        """See `learning_moves.py`."""
        return self.table.action(view, move)

    def move(self, view: PenguinUltimatumView, action: int) -> Move:
        """The inverse of `action`."""
        return self.table.move(view, action)

    def draws(self, carry: Carry) -> tuple[Draw, ...]:
        """PU-4, PU-6, PU-8, PU-33: who begins, performance cards, entertainers and penguins."""
        return (
            Draw("starter", starters(self.setup), 1),
            Draw("performance", FORMS, self.seats),
            Draw("entertainer", ENTERTAINERS, len(ENTERTAINERS)),
            Draw("penguin", PENGUINS, len(PENGUINS)),
        )

    def deal(self, drawn: Sequence[Sequence[Any]]) -> PenguinUltimatumDeal:
        """The deal of all these."""
        (starter,), performances, entertainers, penguins = drawn
        return PenguinUltimatumDeal(tuple(penguins), tuple(entertainers), tuple(performances), starter)

    def drawn(self, deal: Deal) -> list[Sequence[Hashable]]:
        """Starter, performance cards, entertainers and penguins."""
        assert isinstance(deal, PenguinUltimatumDeal)
        return [(deal.starter,), deal.performances, deal.entertainers, deal.penguins]

    @property
    def memory(self) -> int:
        """Starter, performance cards, the own penguins, the entertainers turned up, and all moves."""
        return 1 + self.seats + self.own + SHOWS + 3 * self.history

    def remember(self, view: PenguinUltimatumView) -> Iterator[int]:
        """The own penguins in the order they came, the entertainers that were seen, then the moves, each
        as three numbers: what it is with the card, where, and with which card given up or from where.
        """
        yield self.seat_from(view, view.starter)
        yield from (FORMS.index(view.performances[seat]) for seat in self.seat_order(view))
        yield from (1 + PENGUIN[code] for code in view.own)
        yield from (0 for _ in range(self.own - len(view.own)))
        yield from (1 + ENTERTAINER[code] for code in view.entertainers)
        yield from (0 for _ in range(SHOWS - len(view.entertainers)))
        for move in view.history:
            yield from self._parts(move)

    def _parts(self, move: Move) -> tuple[int, int, int]:
        cell = self.table.number
        match move:
            case Place():
                return 5 + move.penguin, cell[move.cell], 1 + move.given
            case Stone():
                return 1, cell[move.target], 0 if move.source == SUPPLY else 1 + cell[move.source]
            case Stay():
                return 2, 0, 0
            case Perform():
                return 3, cell[move.cell], 0
            case Entertain():
                return 4, cell[move.cell], int(move.turned)


def encoding(game: Game[Move], setup: Setup) -> PenguinUltimatumEncoding:
    """The encoding for a setup, with the game's own tables."""
    assert isinstance(game, PenguinUltimatum)
    return PenguinUltimatumEncoding(game, setup)
