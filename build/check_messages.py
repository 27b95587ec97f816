"""Checks the message files of all languages against the English ones, and the numbers of the rules pages.

A translation has exactly the messages and attributes of the English file, each with the same variables. Where
one chooses by words (`[blue]`), it knows the same words; numbers and plural forms are its language's affair.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from folders import CORE, WEB

SOURCE = "en"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
RULE = re.compile(r"^#+ ([A-Z]{2}-\d+)\b", re.MULTILINE)


@dataclass
class Needs(Visitor):
    """What a pattern asks for: its variables, and for each of them the words that it chooses by."""

    variables: set[str] = field(default_factory=set)
    words: dict[str, set[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's way)
        """A variable, in a text or in a choice."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the visitor's way)
        """A choice: its words are those that are neither numbers nor plural forms."""
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.words.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def message_files(language: str) -> dict[Path, Path]:
    """The files of messages in a language, by the English ones."""
    engine = CORE / "parlour"
    named = [*WEB.glob(f"messages/*.{SOURCE}.ftl"), *engine.glob(f"games/*/*.{SOURCE}.ftl")]
    files = {file: file.with_name(f"{file.name.split('.')[0]}.{language}.ftl") for file in sorted(named)}
    shared = [engine / "messages" / f"{SOURCE}.ftl", *sorted(engine.glob(f"messages/*/{SOURCE}.ftl"))]
    return {**{file: file.with_name(f"{language}.ftl") for file in shared}, **files}


def languages() -> list[str]:
    """Every language of which there is any file, English first."""
    games = CORE / "parlour" / "games"
    beside = [*WEB.glob("messages/*.*.ftl"), *games.glob("*/*.*.ftl"), *games.glob("*/rules.*.md")]
    tags = {file.stem for file in (CORE / "parlour" / "messages").rglob("*.ftl")}
    tags |= {file.name.split(".")[1] for file in beside}
    return [SOURCE, *sorted(tags - {SOURCE})]


def _place(file: Path) -> str:
    return file.relative_to(CORE.parent).as_posix() if file.is_relative_to(CORE.parent) else file.as_posix()


def patterns(text: str) -> Iterator[tuple[str, ast.Pattern | None]]:
    """The messages of a Fluent file and their attributes, `name` and `name.attribute`. Terms are a language's
    own affair. What cannot be read comes as None.
    """
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            yield (entry.content or "").split("\n")[0].split("=")[0].strip(), None
        elif isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _needs(pattern: ast.Pattern) -> Needs:
    needs = Needs()
    needs.visit(pattern)
    return needs


def text_faults(place: str, english: str, text: str) -> list[str]:
    """What is wrong with a message file, against the English one."""
    wanted, found = dict(patterns(english)), list(patterns(text))
    names = [name for name, _ in found]
    faults = [f"{place}: {name} cannot be read" for name, pattern in found if pattern is None]
    faults += [f"{place}: {name} comes twice" for name in sorted({n for n in names if names.count(n) > 1})]
    faults += [f"{place}: {name} is missing" for name in wanted if name not in names]
    faults += [f"{place}: {name} is not in English" for name in names if name not in wanted]
    for name, pattern in found:
        source = wanted.get(name)
        if pattern is None or source is None:
            continue
        there, here = _needs(source), _needs(pattern)
        if there.variables != here.variables:
            faults.append(f"{place}: {name} uses {_list(here.variables)}, English {_list(there.variables)}")
        for variable, words in here.words.items():
            known = there.words.get(variable, set())
            if words != known:
                faults.append(
                    f"{place}: {name} chooses ${variable} by {_list(words)}, English by {_list(known)}"
                )
    return faults


def _list(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def rules_faults(game: Path, language: str) -> list[str]:
    """A rules page that is not there, or has other rules than the English one."""
    page, english = (game / f"rules.{tag}.md" for tag in (language, SOURCE))
    if not page.is_file():
        return [f"{_place(page)} is missing"]
    wanted, found = (RULE.findall(file.read_text(encoding="utf-8")) for file in (english, page))
    return (
        []
        if wanted == found
        else [f"{_place(page)}: its rules are not those of the English page, in their order"]
    )


def message_faults() -> list[str]:
    """What is wrong with the messages and rules of any language."""
    faults = []
    for language in languages():
        for english, file in message_files(language).items():
            if not file.is_file():
                faults.append(f"{_place(file)} is missing")
            elif english.is_file():  # or else it is missing in English
                source, text = (one.read_text(encoding="utf-8") for one in (english, file))
                faults += text_faults(_place(file), source, text)
        for game in sorted(CORE.glob(f"parlour/games/*/rules.{SOURCE}.md")):
            faults += rules_faults(game.parent, language)
    return faults
