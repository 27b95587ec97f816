"""Every fact that the engine can tell has its sentence, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from parlour.chance import pick, stream
from parlour.conformance import draw_options
from parlour.messages import languages, messages_of, shared_messages
from parlour.picture import Note, Picture
from parlour.record import Player
from parlour.registry import all_games
from parlour.sentences import Sentences
from parlour.table import Table

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Flo")
ENGINE = Path(__file__).parents[2] / "core" / "parlour"
ERROR = re.compile(
    r"""\b(?:Unreadable|Illegal|NotYourTurn|NewerVersion|BadSetup|BadDeal|MissingExtra|NotPossible|Stale|CannotUndo)\(\s*"([a-z-]+)\""""
)
SPOTS = ("grid", "tiers")


def tables(name: str) -> Iterator[Table]:
    """Tables of random matches of every number of seats, at every position."""
    game = all_games()[name]
    for seats in game.seats:
        for number in range(5):
            rng = stream("messages", name, seats, number)
            players = [Player(person) for person in NAMES[:seats]]
            table = Table.new(name, players, str(number), draw_options(game, seats, rng))
            yield table
            while table.outcome is None:
                if table.next_carry is not None:
                    table.next_round()
                else:
                    assert table.turn is not None
                    table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
                if table.turn is None or rng.random() < 0.05:
                    yield table


def notes(picture: Picture) -> Iterator[tuple[Note, int | None]]:
    if picture.prompt is not None:
        yield picture.prompt, None
    yield from ((fact, None) for fact in picture.facts)
    yield from ((note, seat) for seat, line in enumerate(picture.seats) for note in line.notes)
    yield from ((choice.note, None) for choice in picture.choices if choice.note is not None)
    yield from ((note, None) for choice in picture.choices for note in choice.brings)


def facts(table: Table) -> Iterator[tuple[object, ...]]:
    """What can be said of a table now: a way of `Sentences` and what it is given."""
    for seat in (0, None):
        picture = table.picture(seat)
        yield from (("note", note, about) for note, about in notes(picture))
        yield from (("message", mark) for piece in picture.pieces for mark in piece.marks)
        keys = (key for choice in picture.choices for step in choice.path for key in step)
        yield from (("message", key[1:]) for key in keys if key[0] == "=")
    if table.turn is not None:
        view = table.view(table.turn)
        yield from (("note", why) for move in view.moves for why in table.game.reasons(view, move))
    if table.outcome is not None:
        yield from (("event", event) for seat in (0, None) for event in table.events(seat))
        yield ("message", f"end-{table.outcome.reason}")
        yield ("message", f"decided-{table.outcome.decided}")
        yield from (("part", part) for part in table.outcome.parts)


@cache
def told(name: str) -> list[tuple[Any, ...]]:
    """Whatever random matches of a game make somebody say, each once."""
    return list({repr(fact): fact for table in tables(name) for fact in facts(table)}.values())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", sorted(all_games()))
def test_whatever_happens_has_its_sentence(name: str, language: str) -> None:
    sentences = Sentences(all_games()[name], NAMES, language)
    for way, *fact in told(name):
        text = getattr(sentences, way)(*fact)
        assert text, fact
        assert not {"{", "}"} & set(text), fact


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", sorted(all_games()))
def test_everything_that_a_lobby_and_a_table_name_has_its_sentence(name: str, language: str) -> None:
    game = all_games()[name]
    sentences = Sentences(game, NAMES, language)
    for plain in (
        "game-name",
        "game-designer",
        "game-blurb",
        *(f"bot-{bot.name}" for bot in game.bot_infos()),
    ):
        assert sentences.message(plain)
    for option in game.options:
        assert sentences.message(f"option-{option.name}")
        assert sentences.message(f"option-{option.name}-help")
        for choice in option.choices:
            assert sentences.message(f"option-{option.name}-{choice}")
    for zone in game.zones:
        assert sentences.message(f"zone-{zone.name}", {"count": 3}, 1)
        if zone.form in SPOTS:
            assert sentences.message(f"place-{zone.name}", {"tier": 1, "column": 2, "row": 3, "letter": "b"})
    for code in game.faces():
        assert sentences.face(code)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_part_of_a_deal_has_its_sentence(name: str, language: str) -> None:
    game = all_games()[name]
    fields: dict[str, str] = {}
    for seats in game.seats:
        setup = game.setup(seats)
        deal = game.shuffle(setup, stream("deal", name, seats))
        sentences = Sentences(game, NAMES[:seats], language)
        assert all(sentences.note(heap.note) for heap in game.heaps(setup, deal))
        fields = deal.fields()
    drawn = [field for field, text in fields.items() if field == "starter" or len(text.split()) > 5]
    assert drawn
    for field in drawn if game.listed else ():
        assert Sentences(game, NAMES, language).message(f"field-{field}")


@pytest.mark.parametrize("language", languages())
def test_every_error_code_of_the_engine_has_a_message(language: str) -> None:
    shared = shared_messages(language) + messages_of("terminal", language)
    missing = set()
    for path in ENGINE.rglob("*.py"):
        folder = next(
            (game for game in all_games().values() if game.name.replace("-", "_") in path.parts), None
        )
        known = shared + (folder.text(f"messages.{language}.ftl") if folder is not None else "")
        for code in ERROR.findall(path.read_text("utf-8")):
            if f"\nerror-{code} =" not in known:
                missing.add((path.name, code))
    assert missing == set()


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_note_that_a_game_names_has_a_message(name: str) -> None:
    folder = ENGINE / "games" / name.replace("-", "_")
    named = {
        note
        for path in folder.rglob("*.py")
        for note in re.findall(r'\bnote\(\s*"([a-z][a-z-]*)"', path.read_text("utf-8"))
    }
    known = all_games()[name].messages("en")
    assert {note for note in named if f"\n{note} =" not in f"\n{known}"} == set()
