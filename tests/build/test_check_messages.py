"""Every language has every message, and the check that says so sees what is wrong."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

import check_messages
from check_messages import message_faults, message_files, patterns, text_faults
from folders import CORE, WEB

ENGLISH = """
greeting = { $name } gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
colour = { $colour ->
    [blue] blue
   *[red] red
}
name = Two Fish
    .lang = en
"""


def test_every_language_has_every_message_with_the_same_variables() -> None:
    assert message_faults() == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("name = Two Fish\n    .lang = en\n", ""), "x.de.ftl: name is missing"),
        (("    .lang = en\n", ""), "x.de.ftl: name.lang is missing"),
        (
            ("name = Two Fish\n", "name = Two Fish\n    .title = Zwei\n"),
            "x.de.ftl: name.title is not in English",
        ),
        (("name = Two Fish\n", "more = Mehr\nname = Two Fish\n"), "x.de.ftl: more is not in English"),
        (
            ("{ $name } gets", "{ $player } gets"),
            "x.de.ftl: greeting uses count, player, English count, name",
        ),
        (("{ $name } gets", "gets"), "x.de.ftl: greeting uses count, English count, name"),
        (("[blue]", "[blau]"), "x.de.ftl: colour chooses $colour by blau, red, English by blue, red"),
        (("    [blue] blue\n", ""), "x.de.ftl: colour chooses $colour by red, English by blue, red"),
        (("name = Two", "name : Two"), "x.de.ftl: name : Two Fish cannot be read"),
        (("name = Two", "colour = Rot\nname = Two"), "x.de.ftl: colour comes twice"),
    ],
)
def test_what_differs_from_english_is_named(change: tuple[str, str], fault: str) -> None:
    assert any(
        found.startswith(fault) for found in text_faults("x.de.ftl", ENGLISH, ENGLISH.replace(*change))
    )


@pytest.mark.parametrize(
    "other",
    [
        ENGLISH,
        ENGLISH.replace("    [one] one card\n", ""),
        ENGLISH.replace("    [one] one card\n", "    [0] no card\n    [few] some cards\n"),
        ENGLISH + "-brand = Parlour\n# A note.\n",
    ],
)
def test_plural_forms_numbers_and_terms_are_the_languages_own_affair(other: str) -> None:
    assert text_faults("x.de.ftl", ENGLISH, other) == []


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all messages and rules, to be broken."""
    for source in (CORE, WEB):
        keep = shutil.ignore_patterns("*.pyc", "*.js", "*.css", "*.svg", "bots")
        shutil.copytree(source, tmp_path / source.name, ignore=keep)
    monkeypatch.setattr(check_messages, "CORE", tmp_path / "core")
    monkeypatch.setattr(check_messages, "WEB", tmp_path / "web")
    return tmp_path


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            lambda root: (root / "web/messages/page.xx.ftl").write_text(""),
            "page.xx.ftl: direction is missing",
        ),
        (lambda root: (root / "core/parlour/messages/xx.ftl").write_text("a = b\n"), "xx.ftl"),
        (
            lambda root: (root / "core/parlour/games/template/rules.xx.md").write_text("## TF-1 A\n"),
            "rules.xx.md",
        ),
    ],
)
def test_a_language_is_whole_or_a_fault(copied: Path, change: Callable[[Path], object], fault: str) -> None:
    assert message_faults() == []
    change(copied)
    assert any(fault in found for found in message_faults())


@pytest.mark.parametrize("language", check_messages.languages())
def test_plural_forms_are_those_that_the_language_has(language: str) -> None:
    """A form that CLDR does not know would never be said; without `one` a single card would be “1 cards”."""
    forms = set(Locale(language).plural_form.tags) | {"other"}
    for file in message_files(language).values():
        for name, pattern in patterns(file.read_text("utf-8")):
            assert pattern is not None
            for keys in choices(pattern):
                plural = keys & check_messages.PLURALS
                assert plural <= forms, (file.name, name)
                if plural - {"other"}:
                    assert "one" in plural, (file.name, name)


def choices(pattern: ast.Pattern) -> Iterator[set[str]]:
    """The words of each choice in a message."""
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            variants = part.expression.variants
            yield {variant.key.name for variant in variants if isinstance(variant.key, ast.Identifier)}
            for variant in variants:
                yield from choices(variant.value)
