"""What can be read on a page: every visible text and every spoken name, and whether any of it is cut off."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from support.pseudo import CLOSE, OPEN

TEXTS, CUT = (Path(__file__).with_name(name).read_text("utf-8") for name in ("texts.js", "cut_off.js"))

NOTATION = re.compile(r"\b(?:[A-Z]{2}-\d+|[a-k]\d{1,2}|\d+×|and)\b|\bو")


def unsaid(text: str, names: list[str]) -> str:
    """What of a text comes from no message and is no name and no notation."""
    text = re.sub("[\u2068\u2069]", "", text)  # marks of isolation
    while OPEN in text:
        fewer = re.sub(rf"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", " ", text, flags=re.DOTALL)
        if fewer == text:
            return text  # brackets that do not match: a half of a message
        text = fewer
    for name in names:
        text = text.replace(name, " ")
    text = NOTATION.sub(" ", text)
    return text if re.search(r"[^\W\d_]", text) else ""


def left_out(page: Page, names: list[str]) -> list[str]:
    """What can be read or heard and comes from no message."""
    found: list[Any] = page.evaluate(TEXTS)
    assert len(found) > 5
    return sorted({f"{where}: {text}" for text, where in found if unsaid(text, names)})


def cut_off(page: Page) -> list[str]:
    """Texts that are cut off or stick out of what holds them."""
    found: list[str] = page.evaluate(CUT)
    return found
