"""Blue Penguin a second time, as slow and plain as the rules read; shares nothing with the engine."""

from __future__ import annotations

from dataclasses import dataclass, field


def colour_value(card: int, values: tuple[int, ...]) -> int:
    if card <= 12:
        return values[0]
    if card <= 24:
        return values[1]
    if card <= 36:
        return values[2]
    if card <= 48:
        return values[3]
    return values[4]


@dataclass
class Reference:
    seats: int
    hands: list[list[int]]
    pile: list[int]
    turn: int
    values: tuple[int, ...]
    table: list[tuple[int, int]] = field(default_factory=list)
    taken: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.taken = [[] for _ in range(self.seats)]

    def over(self) -> bool:
        return not self.pile and not any(self.hands)

    def legal(self) -> set[int]:
        return set() if self.over() else set(self.hands[self.turn])

    def play(self, card: int) -> None:
        self.hands[self.turn].remove(card)
        self.table.append((card, self.turn))
        if self.pile:
            self.hands[self.turn].append(self.pile.pop(0))
        wanted = 2 * self.seats if self.seats == 2 else self.seats
        self.turn = (self.turn + 1) % self.seats
        if len(self.table) == wanted:
            _, winner = max(self.table)
            self.taken[winner] += [played for played, _ in self.table]
            self.table = []
            self.turn = winner

    def scores(self) -> list[int]:
        return [sum(colour_value(card, self.values) for card in cards) for cards in self.taken]

    def winners(self) -> set[int]:
        scores = self.scores()
        return {seat for seat in range(self.seats) if all(scores[seat] >= other for other in scores)}
