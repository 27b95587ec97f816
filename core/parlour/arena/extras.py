"""Packages that only the arena needs: none of them comes with the engine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from parlour.errors import MissingExtra


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around the imports of an extra's packages. Raises MissingExtra where one is not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        install = f"penguin-parlour[{extra}]"
        raise MissingExtra("extra-missing", where=str(missing.name), install=install) from missing
