"""The messages of a page whose files have not come: web/messages/start.<language>.ftl, as plain texts."""

from check_messages import languages
from embeds import texts
from folders import WEB


def start_messages() -> dict[str, dict[str, str]]:
    """The messages by their names, by language."""
    return {language: texts(WEB / "messages" / f"start.{language}.ftl") for language in languages()}
