"""Where a text has what a record was read from, for errors that are found later."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from parlour.errors import Fact, Unreadable

Place = tuple[int, int]
"""Line and column of a text, both from 1; zeros where something came from no text."""
NOWHERE: Place = (0, 0)


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of a record: a `field` with its name, a `round` with its number, a `move`, a `comment`, or
    an `unreadable` line.
    `place` is where it begins, `value_place` where the text of a field does.
    """

    kind: str
    text: str
    place: Place
    name: str = ""
    value_place: Place = NOWHERE

    def wrong(self, code: str, **facts: Fact) -> Unreadable:
        """An error about this item: about what a field holds, where it has a name."""
        error = Unreadable(code, where="", rule="", **facts)
        return error.placed(*(self.value_place if self.name else self.place))

    def place_of(self, word: int) -> Place:
        """Where a word of a field begins (numbered from 0), or where its text ends, if it has not so many."""
        found = [each.start() for each in re.finditer(r"\S+", self.text)]
        line, column = self.value_place
        return line, column + (found[word] if word < len(found) else len(self.text))


def place_in(fields: Mapping[str, Item], where: str) -> Place:
    """Where fields have what an error calls `cards` or `cards[3]`; nowhere, if they have no such field."""
    name, bracket, number = where.partition("[")
    if name not in fields:
        return NOWHERE
    digits = number.partition("]")[0]
    return fields[name].place_of(int(digits)) if bracket and digits.isdigit() else fields[name].value_place
