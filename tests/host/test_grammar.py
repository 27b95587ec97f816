"""The grammar in docs/notation.md is what is written: a small reader of its own makes a pattern of it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from random_match import match

from parlour.record import Comment, read_record
from parlour.registry import all_games
from parlour.table import Table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")
TOKEN = re.compile(
    r'"(?P<said>[^"]*)"|\?\s(?P<pattern>.*?)\s\?(?=\s*;)|(?P<name>[a-z]\w*)|(?P<sign>[,|()\[\]{}])'
)
SIGNS = {",": "", "|": "|", "(": "(?:", ")": ")", "[": "(?:", "]": ")?", "{": "(?:", "}": ")*"}


def grammar() -> dict[str, str]:
    """The rules of the page by their names."""
    found = re.search(r"^```ebnf\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None
    return dict(re.findall(r"^(\w+)\s*=\s*(.*?;)$", found[1], re.DOTALL | re.MULTILINE))


def pattern(rules: dict[str, str], name: str) -> str:
    """A rule as a regular expression; none of them is recursive."""
    parts = []
    for token in TOKEN.finditer(rules[name]):
        if token["said"] is not None:
            parts.append(re.escape(token["said"]))
        elif token["pattern"] is not None:
            parts.append(f"(?:{token['pattern']})")
        elif token["name"] is not None:
            parts.append(f"(?:{pattern(rules, token['name'])})")
        else:
            parts.append(SIGNS[token["sign"]])
    return "".join(parts)


RECORD = re.compile(pattern(grammar(), "record"))


@pytest.mark.parametrize("name", sorted(all_games()))
def test_what_is_written_is_what_the_grammar_says(name: str) -> None:
    for seats in all_games()[name].seats:
        for moves in (0, 3, None):
            record = match(name, seats, moves, practice=True).record
            first = record.rounds[0]
            said = tuple(Comment(number, "So it is: {}"[:9]) for number in range(min(3, len(first.moves))))
            first = replace(first, comments=said, cut=tuple(range(1, len(said) + 1)))
            for each in (
                record,
                replace(record, rounds=(first, *record.rounds[1:]), comments=("One", "Two")),
            ):
                assert RECORD.fullmatch(str(each))


def test_the_grammar_is_no_more_than_what_is_written() -> None:
    text = str(match("blue-penguin", 3).record)
    for old, new in (
        ("game:", "Game:"),
        ("\n\nround", "\nround"),
        ("record: 3", "record: 2"),
        ("practice: off", "practice: no"),
        ("moves: ", "moves:  "),
        ("moves: ", "moves: {} "),
        ("moves: ", "moves: ; "),
        ("winners ", "winners: "),
        ("rules: 1.0.0\n", ""),
    ):
        assert old in text
        assert not RECORD.fullmatch(text.replace(old, new))


def test_the_example_of_the_page_keeps_the_grammar() -> None:
    found = re.search(r"^```text\n(penguin-parlour-record.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None
    assert RECORD.fullmatch(found[1])


@pytest.mark.parametrize(
    "path", sorted((ROOT / "tests" / "goldens").glob("*.record")), ids=lambda path: path.stem
)
def test_earlier_versions_are_written_by_the_grammar(path: Path) -> None:
    record = Table(read_record(path.read_text("utf-8"))).record
    assert RECORD.fullmatch(str(record))
    assert record.result is not None
