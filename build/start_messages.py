"""The messages of a page whose files have not come: web/messages/start.<language>.ftl, as plain texts."""

from fluent.syntax import ast

from check_messages import languages, patterns
from folders import WEB
from say import Failure


def _plain(name: str, pattern: ast.Pattern) -> str:
    """The text, a variable as its name in braces."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        else:
            raise Failure(f"messages/start.*.ftl: {name} must be a plain text: no Fluent is there yet")
    return "".join(parts)


def _messages(language: str) -> dict[str, str]:
    text = (WEB / "messages" / f"start.{language}.ftl").read_text(encoding="utf-8")
    return {name: _plain(name, pattern) for name, pattern in patterns(text) if pattern is not None}


def start_messages() -> dict[str, dict[str, str]]:
    """The messages by their names, by language."""
    return {language: _messages(language) for language in languages()}
