"""What measures the shuffling finds nothing in fair deals, and finds a fault where there is one."""

import json
from random import Random

import pytest

from bench_shuffling import DEALS, deals_of, measure, probability
from folders import CORE
from parlour.registry import games


@pytest.mark.parametrize("name", sorted(games()))
def test_our_deals_are_even(name: str) -> None:
    measures, firsts = measure(deals_of(games()[name], 4, 2000), 4)
    assert {one.kind for one in measures} == {"seats", "places", "pairs"}
    assert all(1e-4 < one.probability < 1 - 1e-4 for one in measures)
    assert all(sum(first.counts.values()) > 0 for first in firsts)


def test_deals_that_are_not_even_are_found_out() -> None:
    rng = Random(1)
    cards = [str(number) for number in range(20)]

    def lazy() -> dict[str, str]:
        """Swaps each card with any place, as people write it who do not know better."""
        deal = cards[:]
        for place in range(20):
            other = int(rng.random() * 20)
            deal[place], deal[other] = deal[other], deal[place]
        return {"starter": "1" if rng.random() < 0.55 else "2", "cards": " ".join(deal)}

    measures, _ = measure([lazy() for _ in range(5000)], 2)
    found = {one.kind: one.probability for one in measures}
    assert found["places"] < 1e-6
    assert found["seats"] < 1e-6


@pytest.mark.parametrize(
    ("chi_square", "degrees", "wanted"),
    [(3.84, 1, 0.05), (18.31, 10, 0.05), (124.34, 100, 0.05), (100, 100, 0.4812)],
)
def test_the_probabilities_are_those_of_the_tables(chi_square: float, degrees: int, wanted: float) -> None:
    assert abs(probability(chi_square, degrees) - wanted) < 0.004


@pytest.mark.parametrize("name", sorted(games()))
def test_what_the_page_shows_was_measured_by_this_program(name: str) -> None:
    """The first deals again: the counts of the file cannot be smaller, and it holds the same tests."""
    file = CORE / "parlour" / "games" / name.replace("-", "_") / "shuffling.json"
    kept = json.loads(file.read_text("utf-8"))
    measures, _ = measure(deals_of(games()[name], kept["seats"], 300), kept["seats"])
    assert kept["deals"] == DEALS
    assert [(one["field"], one["kind"], one["degrees"]) for one in kept["tests"]] == [
        (one.field, one.kind, one.degrees) for one in measures
    ]
