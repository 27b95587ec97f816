"""How a broken promise is reported."""

from __future__ import annotations


class BrokenPromise(AssertionError):
    """A game does not keep what `parlour.game` promises; the message says what, and in which match."""


def promise(holds: object, what: str, *details: object) -> None:
    """Raises BrokenPromise unless it holds."""
    if not holds:
        raise BrokenPromise(": ".join([what, *(repr(detail)[:600] for detail in details)]))
