"""Pseudo-languages, made from the English files: what the page shows in one was either taken from a message,
which can be seen by its brackets and its letters, or is a fault.

`en-XA` is longer by 40 % and carries accents; `ar-XB` is written from right to left. No player is offered
them.
"""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

ACCENTED, MIRRORED = "en-XA", "ar-XB"
OPEN, CLOSE = "⟦", "⟧"
NAMES = {"direction", "bot-penguins", "game-name", "game-designer", "lobby-title", "page-title"}
"""Messages that are names, or not for people."""

VOWELS = dict(zip("aeiouyAEIOUY", "åéîöüýÅÉÎÖÜÝ", strict=True))
HEBREW = dict(zip("abcdefghijklmnopqrstuvwxyz", "אבגדהוזחטיכלמנסעפצקרשתאבגד", strict=True))


def _accented(text: str) -> str:
    """Every vowel twice, with an accent: about two letters of five."""
    return "".join(VOWELS.get(letter, letter) * (2 if letter in VOWELS else 1) for letter in text)


def _mirrored(text: str) -> str:
    return "".join(HEBREW.get(letter.lower(), letter) for letter in text).replace("→", "←")


CHANGES = {ACCENTED: _accented, MIRRORED: _mirrored}


class _Texts(Transformer):
    """Changes every text, in choices too."""

    def __init__(self, language: str) -> None:
        self.change = CHANGES[language]
        self.words = False

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        self.words |= any(letter.isalpha() for letter in node.value)
        node.value = self.change(node.value)
        return node


def pseudo_messages(text: str, language: str) -> str:
    """A Fluent file in a pseudo-language."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        if entry.id.name == "direction" and language == MIRRORED:
            entry.value = ast.Pattern([ast.TextElement("rtl")])
        if entry.id.name not in NAMES:
            texts = _Texts(language)
            texts.visit(entry.value)
            if texts.words:
                entry.value.elements = [ast.TextElement(OPEN), *entry.value.elements, ast.TextElement(CLOSE)]
    return str(FluentSerializer().serialize(resource))


def pseudo_rules(text: str, language: str) -> str:
    """A rules page in a pseudo-language: numbers of rules and what is notation stay."""

    def said(part: str) -> str:
        return f"{OPEN}{CHANGES[language](part)}{CLOSE}" if any(map(str.isalpha, part)) else part

    def changed(words: str) -> str:
        parts = re.split(r"(`[^`]*`|\*+)", words)
        return "".join(part if place % 2 else said(part) for place, part in enumerate(parts))

    def block(lines: str) -> str:
        head = re.match(r"(#+ (?:[A-Z]{2}-\d+ )?|[-*] )?", lines)
        start = head.group() if head else ""
        return start + changed(re.sub(r"\n(?=[^-*])", " ", lines.removeprefix(start)))

    headed = re.sub(r"^(#+ .*)$", r"\n\1\n", text, flags=re.MULTILINE)
    items = re.sub(r"\n(?=[-*] )", "\n\n", headed)
    return "\n\n".join(block(lines.strip()) for lines in re.split(r"\n{2,}", items) if lines.strip())


def offer(context: BrowserContext) -> None:
    """Let the pages of a context offer the pseudo-languages too."""

    def serve(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        tag = next((tag for tag in CHANGES if f".{tag}." in name), None)
        if name == "index.json":
            body = (
                route.fetch()
                .text()
                .replace('"languages":["en"', f'"languages":["en","{ACCENTED}","{MIRRORED}"')
            )
        elif tag is None:
            route.continue_()
            return
        else:
            english = route.fetch(url=route.request.url.replace(f".{tag}.", ".en.")).text()
            body = (pseudo_rules if name.endswith(".md") else pseudo_messages)(english, tag)
        route.fulfill(body=body, headers={"Content-Type": "text/plain; charset=utf-8"})

    context.route(re.compile(r".*/data/.*\.(json|ftl|md)|.*/messages/.*\.ftl"), serve)
