"""Files that an arena reads and writes; what is wrong with one is said before anything is played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.errors import Unreadable


@contextmanager
def usable(path: Path) -> Iterator[None]:
    """Around every use of a file. Raises Unreadable where the system refuses it."""
    try:
        yield
    except OSError as error:
        raise Unreadable("file-refused", where=str(path), text=error.strerror or str(error)) from error


def check_writable(path: Path) -> None:
    """Raises Unreadable unless the file can be written; makes it if it is not there."""
    with usable(path):
        path.open("ab").close()


def write(path: Path, text: str) -> None:
    """Writes the whole file."""
    with usable(path):
        path.write_text(text, "utf-8")
