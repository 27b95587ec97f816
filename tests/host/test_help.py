"""The help of the command line: in every language, with examples that run; and the words it is made of."""

from __future__ import annotations

import argparse
import inspect
import io
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from parlour import cli
from parlour.commands.asking import program
from parlour.commands.words import Words, name_of
from parlour.messages import languages, messages_of
from parlour.registry import games

GOLDENS = Path(__file__).parents[1] / "goldens"
Out = pytest.CaptureFixture[str]
NAMES = [
    "play", "watch", "show", "replay", "analyse", "validate", "deal", "arena", "completion",
]  # fmt: skip
FIELDS = re.compile(r"%(?:\(\w+\))?[rs]")
NEVER_SAID = {  # what only a programmer's mistake makes argparse say, or a file that it would open itself
    ".__call__() not defined",
    'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    "unexpected option string: %s",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
}  # fmt: skip


def help_of(arguments: list[str], capsys: Out) -> str:
    with pytest.raises(SystemExit) as left:
        cli.main([*arguments, "--help"])
    assert left.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_every_help_teaches_in_the_readers_language(
    language: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "10000")
    words = Words(language)
    top = help_of(["--language", language], capsys)
    assert all(f"  {name} " in top and words(f"{name}-short") in top for name in NAMES)
    for name in NAMES:
        text = help_of([name, "--language", language], capsys)
        for told in ("argparse-usage", f"{name}-about", "examples", "exit-codes", "language", "color"):
            assert words(told) in text, (name, told)
        assert re.search(r"docs/\w+\.md", text)
        lines = text.splitlines()
        assert lines[lines.index(words("examples")) + 1].startswith(f"  {program()} {name} ")


def test_the_help_names_the_games_with_players_options_and_bots(capsys: Out) -> None:
    text = help_of(["play"], capsys)
    for name, game in games().items():
        assert f"{name}: {game.seats[0]}–{game.seats[-1]}" in text
        assert all(f"    {option.name}=" in text for option in game.options)
    assert "emperor/400" in text


@pytest.mark.parametrize("name", ["", *NAMES])
def test_every_example_of_a_help_runs(
    name: str, capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = help_of([name] if name else [], capsys)
    started = f"  {program()} "
    examples = [line.removeprefix(started) for line in text.splitlines() if line.startswith(started)]
    assert examples
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    shutil.copy(short_match(), tmp_path / "match.record")
    for example in examples:
        arguments, _, file = example.partition(" > ")
        assert cli.main(shlex.split(arguments)) == 0, example
        printed = capsys.readouterr().out
        assert printed.strip() or "--record" in example
        if file:
            assert re.fullmatch(r"[\w.]+", file)


def short_match() -> Path:
    """A finished match that the coach has soon looked at."""
    return GOLDENS / "template-2.record"


@pytest.mark.parametrize("language", languages())
def test_the_reader_of_plain_words_reads_what_fluent_reads(language: str) -> None:
    words = Words(language)
    body = FluentParser(with_spans=False).parse(messages_of("help", language)).body
    messages = [entry for entry in body if not isinstance(entry, ast.BaseComment)]
    assert messages
    for message in messages:
        assert isinstance(message, ast.Message)
        assert not message.attributes
        assert message.value is not None
        facts, text = {}, ""
        for element in message.value.elements:
            if isinstance(element, ast.TextElement):
                text += element.value
            else:
                assert isinstance(element, ast.Placeable)
                assert isinstance(element.expression, ast.VariableReference)
                name = element.expression.id.name
                facts[name] = f"<{name}>"
                text += facts[name]
        assert words(message.id.name, **facts) == text


@pytest.mark.parametrize("language", languages())
def test_only_argparses_own_words_have_fields_in_its_way_and_they_keep_them(language: str) -> None:
    english, words = messages_of("help", "en"), Words(language)
    for name in re.findall(r"^([a-z][\w-]*) =", english, re.MULTILINE):
        if name.startswith("argparse-"):
            assert FIELDS.findall(words(name)) == FIELDS.findall(Words("en")(name)), name
        else:
            assert "%" not in messages_of("help", language).split(f"\n{name} =")[1].split("\n")[0]


def test_all_that_argparse_may_say_is_translated() -> None:
    """Another Python may have other texts: whatever it has that is not known here stays English."""
    text = r"""((?:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"))+)"""
    source = inspect.getsource(argparse)
    said = {
        "".join(map(ast_text, re.findall(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"", found)))
        for found in re.findall(rf"\b_\({text}", source)
    }
    assert len(said) > 20
    words = Words("en")
    unknown = {one for one in said if name_of(one) not in words} - NEVER_SAID
    assert unknown == set()


def ast_text(literal: str) -> str:
    return literal[1:-1].replace("\\'", "'").replace("\\n", "")


@pytest.mark.parametrize(
    ("given", "language", "said"),
    [
        (["plya"], "de", "Fehler: Argument BEFEHL: ungültige Wahl: 'plya'"),
        (["show"], "fr", "erreur : il manque ces arguments : ENREGISTREMENT"),
        (["show", "a", "--seat", "x"], "it", "valore non valido (int): 'x'"),
        (["show", "a", "--json", "--svg"], "ja", "--json とは一緒に使えません"),
        (["show", "a", "--seat"], "de", "hier fehlt ein Wert"),
        (["show", "a", "b"], "en", "unrecognized arguments: b"),
        (["show", "a", "--color", "red"], "en", "choose from"),
        (["show", "a", "--s", "1"], "de", "mehrdeutiger Schalter"),
        ([], "fr", "il manque ces arguments : COMMANDE"),
    ],
)
def test_a_command_line_that_cannot_be_read_is_refused_in_the_readers_language(
    given: list[str], language: str, said: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    with pytest.raises(SystemExit) as left:
        cli.main(given)
    assert left.value.code == 2
    assert said.replace(" :", "\u00a0:") in capsys.readouterr().err.replace(" :", "\u00a0:")


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_language_may_stand_anywhere_and_be_shortened(place: int, capsys: Out) -> None:
    given = ["deal", str(GOLDENS / "template-2.record")]
    for asked in (["--language", "de"], ["--language=de"], ["--lang", "de"]):
        assert cli.main([*given[:place], *asked, *given[place:]]) == 0
        assert capsys.readouterr().out.startswith("Runde 1: ")
