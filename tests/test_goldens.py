"""Golden records: one match per game and number of seats, as every seat saw it. A game without one fails."""

from __future__ import annotations

import pytest
from golden_print import FOLDER, cases, transcript


@pytest.mark.parametrize(("name", "seats"), cases())
def test_the_match_still_looks_the_same_to_every_seat(name: str, seats: int) -> None:
    record = (FOLDER / f"{name}-{seats}.record").read_text("utf-8")
    assert transcript(record) == (FOLDER / f"{name}-{seats}.txt").read_text("utf-8")
