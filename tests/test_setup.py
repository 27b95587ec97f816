"""Seats and options: normal forms, and every bad value refused with what and where."""

from __future__ import annotations

import pytest

from parlour.errors import BadSetup
from parlour.setup import Option, read_options

HEIGHT = Option("height", numbers=(20, 250))
STARTER = Option("starter", ("random", "shortest"), seats_too=True)


def test_options_get_their_defaults_and_one_normal_form() -> None:
    options = read_options((HEIGHT, STARTER), {"height": " 030,, 165"}, 3)
    assert options == {"height": "30,,165", "starter": "random"}
    assert read_options((HEIGHT, STARTER), {}, 2) == {"height": ",", "starter": "random"}
    assert read_options((HEIGHT, STARTER), {"starter": "2"}, 2)["starter"] == "2"


@pytest.mark.parametrize(
    ("given", "code", "where"),
    [
        ({"weight": "3"}, "option-unknown", "option weight"),
        ({"starter": "3"}, "option-value", "option starter"),
        ({"starter": ""}, "option-value", "option starter"),
        ({"height": "30"}, "option-count", "option height"),
        ({"height": "30,40,50"}, "option-count", "option height"),
        ({"height": "30,19"}, "option-number", "option height, seat 2"),
        ({"height": "251,"}, "option-number", "option height, seat 1"),
        ({"height": "x,"}, "option-number", "option height, seat 1"),
        ({"height": "-30,"}, "option-number", "option height, seat 1"),
        ({"height": "٣٠,"}, "option-number", "option height, seat 1"),
        ({"height": "1" * 5000 + ","}, "option-number", "option height, seat 1"),
    ],
)
def test_bad_options_say_what_and_where(given: dict[str, str], code: str, where: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_options((HEIGHT, STARTER), given, 2)
    assert (caught.value.code, caught.value.where) == (code, where)
