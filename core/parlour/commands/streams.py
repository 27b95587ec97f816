"""Standard streams that can always be written to, whatever signs their encoding knows."""

from __future__ import annotations

import codecs
import unicodedata
from typing import IO

NEAREST = "parlour-nearest"
_SIGNS = {
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "–": "-", "−": "-", "…": "...",
    "●": "o", "◆": "+", "♥": "v", "►": ">", "▲": "^", "■": "=", "▎": "|",
    "·": ".", "×": "x", "±": "+-", "→": "->", "█": "#", "★": "*", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


def never_unprintable(*streams: IO[str]) -> None:
    """Lets a sign that a stream's encoding has not be written as the nearest one that it has, and not end the
    program.
    """
    codecs.register_error(NEAREST, _nearest)
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)  # a stand-in of a test or an editor may have none
        if reconfigure is not None:
            reconfigure(errors=NEAREST)


def nearest(sign: str, encoding: str) -> str:
    """The nearest text to a sign that an encoding has: é as e, a curly quotation mark as a plain one, else
    a question mark.
    """
    for text in (_SIGNS.get(sign, ""), unicodedata.normalize("NFKD", sign)):
        known = "".join(part for part in text if _has(encoding, part))
        if known:
            return known
    return "?"


def escaped(text: str, encoding: str | None) -> str:
    """A JSON text whose signs all are in an encoding: others by their numbers, as JSON does."""
    if encoding is None:
        return text
    return "".join(sign if _has(encoding, sign) else _escape(sign) for sign in text)


def _escape(sign: str) -> str:
    units = sign.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{high:02x}{low:02x}" for high, low in zip(units[::2], units[1::2], strict=True))


def _has(encoding: str, sign: str) -> bool:
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(nearest(sign, error.encoding) for sign in error.object[error.start : error.end]), error.end
