"""Penguin Party once more, written slowly from the rules alone. Shares nothing with the engine but its words.

Hands are lists of colour words, the pyramid a dictionary from (tier, column) to a colour. Nothing is kept
that can be worked out again.
"""

from __future__ import annotations

from dataclasses import dataclass, field

COLOURS = ["red", "blue", "yellow", "purple", "green"]


@dataclass
class Reference:
    """A round: `cards` dealt in order, `starter` and `points` by seat from 0."""

    seats: int
    cards: list[str]
    starter: int
    points: list[int]
    hands: list[list[str]] = field(default_factory=list)
    pyramid: dict[tuple[int, int], str] = field(default_factory=dict)
    out: list[bool] = field(default_factory=list)
    turn: int | None = None

    def __post_init__(self) -> None:
        each = {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}[self.seats]
        self.hands = [self.cards[each * seat : each * seat + each] for seat in range(self.seats)]
        self.out = [False] * self.seats
        if self.seats == 5:
            self.pyramid[0, 0] = self.cards[35]
        self.turn = self.starter
        self.points = list(self.points)

    def fits(self, colour: str, tier: int, column: int) -> bool:
        if (tier, column) in self.pyramid:
            return False
        if tier == 0:
            row = [spot[1] for spot in self.pyramid if spot[0] == 0]
            most = 7 if self.seats == 2 else 8
            if not row:
                return column == 0
            return len(row) < most and (column + 1 in row or column - 1 in row)
        below = [(tier - 1, column), (tier - 1, column + 1)]
        if any(spot not in self.pyramid for spot in below):
            return False
        return colour in [self.pyramid[spot] for spot in below]

    def possible(self, seat: int) -> set[str]:
        """Every move that the seat's cards allow, as text; tries all places there could be."""
        return {
            f"{colour}:{tier}:{column}"
            for colour in set(self.hands[seat])
            for tier in range(9)
            for column in range(-9, 10)
            if self.fits(colour, tier, column)
        }

    def moves(self) -> set[str]:
        return set() if self.turn is None else self.possible(self.turn)

    def play(self, text: str) -> None:
        assert text in self.moves()
        assert self.turn is not None
        colour, tier, column = text.split(":")
        hand = self.hands[self.turn]
        hand.remove(colour)
        self.pyramid[int(tier), int(column)] = colour
        if not hand:
            self.points[self.turn] = max(0, self.points[self.turn] - 2)
        self.go_on()

    def go_on(self) -> None:
        """Finds who is next, dropping everybody who cannot; the same seat again if it is the last."""
        assert self.turn is not None
        seat = self.turn
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.out[other] or not self.hands[other]:
                continue
            if self.possible(other):
                self.turn = other
                return
            self.out[other] = True
            self.points[other] += len(self.hands[other])
        self.turn = None


def after_round(
    seats: int, number: int, starter: int, points: list[int], *, single: bool, play_on: bool
) -> tuple[str, list[int] | int]:
    """("winners", seats) at the end of the match, else ("next", the next starter)."""
    planned = 1 if single else seats
    winners = [seat for seat in range(seats) if points[seat] == min(points)]
    if number < planned or (play_on and len(winners) > 1):
        return "next", (starter + 1) % seats
    return "winners", winners
