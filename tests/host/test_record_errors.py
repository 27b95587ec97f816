"""What is wrong with a record is told in every language, with its place and what was expected."""

from __future__ import annotations

import pytest
from random_match import match
from test_record import DAMAGES

from parlour.errors import ParlourError, Unreadable
from parlour.messages import languages
from parlour.record import read_record
from parlour.sentences import Sentences


@pytest.mark.parametrize("language", languages())
def test_every_damage_is_told_with_its_place(language: str) -> None:
    text = str(match("blue-penguin", 3, 5).record) + "cut: 2 4\n"
    sentences = Sentences(None, (), language)
    for old, new, _, (line, column) in DAMAGES:
        with pytest.raises(ParlourError) as caught:
            read_record(text.replace(old, new, 1))
        assert sentences.message("text-place", {"line": line, "column": column}) in sentences.error(
            caught.value
        )


def test_a_line_says_what_it_should_have_been() -> None:
    text = str(match("blue-penguin", 3, 5).record)
    with pytest.raises(Unreadable) as caught:
        read_record(text.replace("practice: off", "practice: perhaps"))
    said = Sentences(None).error(caught.value)
    assert said == "“perhaps” cannot be read here. Expected: on, off. (line 13, column 11)"
