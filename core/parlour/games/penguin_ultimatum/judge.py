"""What a position of The Penguin Ultimatum is worth to a seat: points, the audience built so far,
entertainer cards.

Values are floats made with + − × ÷ only, added one by one, so that they are the same in every Python.
"""

from __future__ import annotations

from parlour.games.penguin_ultimatum.board import NOBODY, UPRIGHT, Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, HAS_FUN, VALUE
from parlour.games.penguin_ultimatum.cells import AROUND
from parlour.games.penguin_ultimatum.scoring import bonuses, taker
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView

# How much of an audience's points is counted when an entertainer misses so many dotted cells.
PROMISE = (1.0, 0.75, 0.55, 0.42, 0.33, 0.27, 0.22, 0.18, 0.15)
CARD = 1.5
"""What a held card is worth beside the bonuses it brings now: a penalty saved, a majority later."""
LATER = 0.7
"""How much of the bonuses that cards bring now is counted: others may still catch up."""


class Judge:
    """Weighs positions that one move could lead to from a view, for the view's seat."""

    def __init__(self, view: PenguinUltimatumView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.others = view.setup.seats - 1
        self.held = [[ENTERTAINER[code] for code in cards] for cards in view.held]
        self.standing = self._bonuses(self.held)
        self._cards: dict[tuple[int, int], float] = {}

    def signed(self, seat: int, points: float) -> float:
        """Points of a seat as this seat sees them: another's count against it, shared among all others."""
        return points if seat == self.seat else -points / self.others

    def given_up(self, card: int) -> float:
        """What this seat loses by giving up a card (PU-12)."""
        held = [[other for other in cards if other != card] for cards in self.held]
        return CARD + LATER * (self.standing - self._bonuses(held))

    def position(self, board: Board) -> float:
        """What is on the board is worth: performances that are due, and the promise of the others."""
        holds, owner = board.holds, board.owner
        total = 0.0
        for cell in board.stages:
            has_fun = HAS_FUN[(holds[cell] - UPRIGHT) % 16]
            missing = board.missing[cell]
            promise = PROMISE[missing]
            gains = [0] * (self.others + 1)
            for near, _ in AROUND[cell]:
                seat = owner[near]
                if seat != NOBODY and has_fun[holds[near] - 1]:
                    gains[seat] += VALUE[holds[near] - 1]
            for seat, gain in enumerate(gains):
                if gain:
                    total += self.signed(seat, gain * promise)
            winner = taker(gains)
            if winner is not None:
                total += promise * promise * self._won(winner, (holds[cell] - UPRIGHT) % 16)
        return total

    def _won(self, seat: int, card: int) -> float:
        """What it is worth to this seat that a seat takes a card (PU-17)."""
        if (seat, card) not in self._cards:
            held = [[*cards, card] if other == seat else cards for other, cards in enumerate(self.held)]
            gained = LATER * (self._bonuses(held) - self.standing)
            self._cards[seat, card] = self.signed(seat, CARD) + gained
        return self._cards[seat, card]

    def _bonuses(self, held: list[list[int]]) -> float:
        total = 0.0
        for part in bonuses(self.view.performances, held):
            total += self.signed(part.seat, part.points)
        return total
