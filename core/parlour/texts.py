"""Reading small texts: whole numbers, lists of them, seats, one-of-several, settings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from parlour.errors import BadDeal, Unreadable

DIGITS = 9
"""More of them no number of ours has."""


def checked_text(value: object, where: str) -> str:
    """The value as the text that it must be: a notebook's callers are checked by nobody else. Raises
    Unreadable.
    """
    if not isinstance(value, str):
        raise Unreadable("not-a-text", where=where, text=type(value).__name__)
    return value


def whole_number(text: str, where: str) -> int:
    """A decimal whole number of at most nine digits in its one form: no plus, no leading zeros, ASCII.
    Raises Unreadable.
    """
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or (digits.startswith("0") and text != "0"):
        raise Unreadable("not-a-number", where=where, text=text)
    if len(digits) > DIGITS:
        raise Unreadable("number-too-long", where=where, text=text, most=DIGITS)
    return int(text)


def settings(texts: Iterable[str]) -> dict[str, str]:
    """`name=value` texts, as options are typed, as a mapping. Raises Unreadable."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or name in found:
            raise Unreadable("option-unreadable", where=f"option {name}", text=text)
        found[name] = value
    return found


def field_text(fields: Mapping[str, str], name: str) -> str:
    """The text of a deal's field. Raises Unreadable where it is missing."""
    if name not in fields:
        raise Unreadable("field-missing", where=name)
    return fields[name]


def only_fields(fields: Mapping[str, str], known: Collection[str]) -> None:
    """Raises Unreadable for a field that no deal of this game has."""
    for name in fields:
        if name not in known:
            raise Unreadable("field-unknown", where=name, allowed=tuple(known))


def numbers_field(fields: Mapping[str, str], name: str) -> tuple[int, ...]:
    """A field of whole numbers separated by blanks."""
    words = field_text(fields, name).split()
    return tuple(whole_number(word, f"{name}[{place}]") for place, word in enumerate(words))


def words_field(fields: Mapping[str, str], name: str) -> tuple[str, ...]:
    """A field of words separated by blanks."""
    return tuple(field_text(fields, name).split())


def seat_field(fields: Mapping[str, str], name: str, seats: int) -> int:
    """A field that names a seat: from 1 in the text, from 0 in the result."""
    number = whole_number(field_text(fields, name).strip(), name)
    if not 1 <= number <= seats:
        raise BadDeal("no-such-seat", where=name, value=number, count=seats)
    return number - 1


def join(items: Collection[object]) -> str:
    """The inverse of `numbers_field` and `words_field`."""
    return " ".join(str(item) for item in items)
