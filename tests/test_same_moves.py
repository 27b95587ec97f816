"""Every level of every game and count plays the same moves in every Python: this file runs on CPython and in
Pyodide. What the searches expect, to the last digit, is in the `test_bots_golden.py` of each game.
"""

from hashlib import sha256

import pytest

from parlour.record import Player
from parlour.registry import find, games
from parlour.table import Table

LEVELS = ("little", "emperor/4", "rockhopper", "gentoo/4", "greedy", "random")
"""They sit around the table in this order, each at least once; with small budgets it takes a moment."""

DIGESTS = {
    ("blue-penguin", 2): "5057ea317e1df87f",
    ("blue-penguin", 3): "851dc6060b436284",
    ("blue-penguin", 4): "78cf3380155af733",
    ("blue-penguin", 5): "ea4f6afc34461ef1",
    ("penguin-party", 2): "202e2e693df7aaa8",
    ("penguin-party", 3): "60b04f19056ce1be",
    ("penguin-party", 4): "e7978e18ff6d23fa",
    ("penguin-party", 5): "70838c6361faa836",
    ("penguin-party", 6): "46cbfe67154b8628",
    ("penguin-ultimatum", 2): "8aa0b45e2fa20d80",
    ("penguin-ultimatum", 3): "5b9c62c5361f3af0",
    ("penguin-ultimatum", 4): "d808d969be105b40",
}
"""Of the moves of all these rounds. Where a bot was meant to change, put in what the failing test has got."""


def moves(name: str, seats: int) -> str:
    """The moves of as many first rounds as it takes for every level to play."""
    found = []
    for first in range(0, len(LEVELS), seats):
        levels = [LEVELS[(first + seat) % len(LEVELS)] for seat in range(seats)]
        table = Table.new(name, [Player(f"P{seat}", level) for seat, level in enumerate(levels)], "same")
        while table.turn is not None:
            *_, move = table.think()
            table.play(table.turn, move)
        found.append(" ".join(table.record.rounds[0].moves))
    return "\n".join(found)


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in games() for seats in find(name).seats])
def test_all_levels_play_the_same_moves_everywhere(name: str, seats: int) -> None:
    assert sha256(moves(name, seats).encode()).hexdigest()[:16] == DIGESTS[name, seats]
