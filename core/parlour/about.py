"""What the facts of an event or of a score's part name: the cards, for a table that shows what is meant."""

from __future__ import annotations

from parlour.errors import Facts


def cards_of(facts: Facts) -> tuple[str, ...]:
    """The codes of all faces that the facts name (see `parlour.game.Event`)."""
    found: list[str] = []
    for name, fact in facts.items():
        if name.rpartition("_")[2] in ("card", "cards"):
            found += [fact] if isinstance(fact, str) else map(str, fact if isinstance(fact, tuple) else ())
    return tuple(found)
