"""The messages of a page whose files have not come: web/messages/start.<language>.ftl, as plain texts."""

import html
import json

from check_messages import languages
from embeds import texts
from folders import WEB

ELSEWHERE = {"start-hint", "start-damaged"}
"""Those that stand in pages as they are."""


def start_messages() -> dict[str, dict[str, str]]:
    """The messages by their names, by language."""
    return {language: texts(WEB / "messages" / f"start.{language}.ftl") for language in languages()}


def said_in_all(name: str) -> str:
    """A message as a paragraph for each language."""
    return "".join(
        f'<p lang="{language}">{html.escape(messages[name])}</p>'
        for language, messages in start_messages().items()
    )


def start_data() -> str:
    """The element of a page that web/first.js takes its words from: they have come where nothing else has."""
    told = {
        language: {name: text for name, text in messages.items() if name not in ELSEWHERE}
        for language, messages in start_messages().items()
    }
    # A sign that could end the element is written as an escape.
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="start-messages">{text}</script>'
