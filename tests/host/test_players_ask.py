"""What players ask for is tried by the tests that the page of the docs names."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.drawing.suits import SUITS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "players-ask.md").read_text("utf-8")
NAMED = re.findall(r"`([\w/]+\.py)::(test_\w+)`", PAGE)


def test_every_test_that_is_named_exists() -> None:
    assert len(NAMED) > 80
    assert PAGE.count("::test_") == len(NAMED)
    missing = [
        f"{file}::{name}"
        for file, name in NAMED
        if f"\ndef {name}(" not in "\n" + (ROOT / file).read_text("utf-8")
    ]
    assert missing == []


def test_every_line_names_a_test() -> None:
    lines = re.findall(r"^\| (?!players ask|---)(.+?) \| (.+) \|$", PAGE, re.MULTILINE)
    assert len(lines) == 25
    assert [asked for asked, tests in lines if "::test_" not in tests] == []


def test_what_marks_a_choice_is_no_cards_colour() -> None:
    """Ink or white, by day and by night: far from every colour of a card, and without a hue."""
    tokens = (ROOT / "web" / "tokens.css").read_text("utf-8")
    found = re.search(r"--pick: light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)", tokens)
    assert found
    for pick in found.groups():
        marked = rgb(pick)
        assert max(marked) - min(marked) < 48
        for suit in SUITS.values():
            for colour in map(rgb, (suit.coat, suit.sky)):
                assert sum(abs(one - other) for one, other in zip(marked, colour, strict=True)) > 80


def rgb(colour: str) -> tuple[int, ...]:
    digits = colour.removeprefix("#")
    full = digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)
    return tuple(int(full[place : place + 2], 16) for place in (0, 2, 4))
