"""`python3 build bench shuffling`: whether deals are as random as they should be, for the page.

Every deal is drawn as a table draws it, from the seeds `shuffle/1`, `shuffle/2` and so on, so anybody gets
the same figures. For every deck of a game the cards at each place are counted, and the pairs at its first two
places; for a seat, how often it was each one. The chi-square test says how likely figures that are at least
so uneven are if all is fair.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random

from folders import CORE
from parlour.chance import stream
from parlour.game import Deal
from parlour.registry import AnyGame, games
from say import note, step

DEALS = 100_000


@dataclass(frozen=True)
class Measure:
    """One test of one field of the deal: the statistic, its degrees of freedom, and how likely it is."""

    field: str
    kind: str
    chi_square: float
    degrees: int
    probability: float


@dataclass(frozen=True)
class First:
    """How often each card of a deck was dealt first, and how often it should be."""

    field: str
    counts: dict[str, int]
    expected: float


def probability(chi_square: float, degrees: int) -> float:
    """How likely a statistic at least so large is (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * degrees)
    deviation = ((chi_square / degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(deviation / math.sqrt(2)) / 2


def _sum(counts: Counter[tuple[object, ...]], expected: dict[tuple[object, ...], float]) -> float:
    return sum((counts[cell] - wanted) ** 2 / wanted for cell, wanted in expected.items())


class Deck:
    """What was counted of one field of all deals, a list of cards in the order dealt."""

    def __init__(self, name: str, cards: Sequence[str]) -> None:
        self.name = name
        self.sizes = Counter(cards)
        self.length = len(cards)
        self.places: Counter[tuple[object, ...]] = Counter()
        self.pairs: Counter[tuple[object, ...]] = Counter()
        self.deals = 0

    def count(self, cards: Sequence[str]) -> None:
        """One more deal."""
        self.deals += 1
        self.places.update(enumerate(cards))
        self.pairs[cards[0], cards[1]] += 1

    def measures(self) -> list[Measure]:
        """Both tests."""
        length, kinds = self.length, len(self.sizes)
        expected: dict[tuple[object, ...], float] = {
            (place, card): self.deals * size / length
            for place in range(length)
            for card, size in self.sizes.items()
        }
        # Cards of one deal exclude each other, which widens the statistic by this much.
        chi_square = _sum(self.places, expected) * (length - 1) / length
        pairs: dict[tuple[object, ...], float] = {
            (one, two): self.deals * size * (others - (one == two)) / (length * (length - 1))
            for one, size in self.sizes.items()
            for two, others in self.sizes.items()
        }
        possible = {cell: wanted for cell, wanted in pairs.items() if wanted > 0}
        tests = [
            ("places", chi_square, (length - 1) * (kinds - 1)),
            ("pairs", _sum(self.pairs, possible), len(possible) - 1),
        ]
        return [_measure(self.name, kind, value, degrees) for kind, value, degrees in tests]

    def first(self) -> First:
        """How often each card came first, for a picture. Cards of which there are several count as one."""
        each = {card: round(self.places[0, card] / size) for card, size in self.sizes.items()}
        return First(self.name, each, self.deals / self.length)


def _measure(field: str, kind: str, chi_square: float, degrees: int) -> Measure:
    return Measure(field, kind, round(chi_square, 1), degrees, round(probability(chi_square, degrees), 4))


def deals_of(game: AnyGame, seats: int, number: int) -> list[dict[str, str]]:
    """So many deals, as tables of these seats draw them."""
    setup = game.setup(seats)

    def drawn(place: int) -> Deal:
        rng: Random = stream(f"shuffle/{place}", "round", 1)
        return game.shuffle(setup, rng)

    return [drawn(place).fields() for place in range(1, number + 1)]


def measure(deals: Sequence[dict[str, str]], seats: int) -> tuple[list[Measure], list[First]]:
    """The tests of everything in these deals that chance decides."""
    words = [{name: text.split() for name, text in deal.items()} for deal in deals]
    measures: list[Measure] = []
    firsts: list[First] = []
    for name, example in words[0].items():
        if len({tuple(deal[name]) for deal in words[:100]}) == 1:
            continue  # agreed before the deal
        if len(example) == 1:
            counts: Counter[tuple[object, ...]] = Counter((deal[name][0],) for deal in words)
            expected: dict[tuple[object, ...], float] = {
                (str(seat + 1),): len(words) / seats for seat in range(seats)
            }
            measures.append(_measure(name, "seats", _sum(counts, expected), seats - 1))
            continue
        deck = Deck(name, example)
        for deal in words:
            deck.count(deal[name])
        measures += deck.measures()
        firsts.append(deck.first())
    return measures, firsts


def bench_shuffling() -> None:
    """Measure every game, print the tests, and write them beside the game's rules."""
    for game in games().values():
        seats = min(
            4, game.seats[-1]
        )  # four players have what a deck of three or five has, and one form each
        with step(game.name):
            measures, firsts = measure(deals_of(game, seats, DEALS), seats)
        for one in measures:
            note(
                f"  {one.field:13} {one.kind:7} chi-square {one.chi_square:9.1f}, {one.degrees:5} degrees of"
                f" freedom: p = {one.probability:.4f}"
            )
        found = {
            "deals": DEALS,
            "seats": seats,
            "tests": [asdict(one) for one in measures],
            "firsts": [asdict(one) for one in firsts],
        }
        folder = CORE / "parlour" / "games" / game.name.replace("-", "_")
        (folder / "shuffling.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
