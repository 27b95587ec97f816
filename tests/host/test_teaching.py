"""Lessons, figures and first notes have their sentences, in every language, and speak of what there is."""

from __future__ import annotations

import json
import re

import pytest

from parlour.catalogue import catalogue
from parlour.chance import pick, stream
from parlour.figures import figures
from parlour.game import Event
from parlour.lessons import LEARNER, LessonTable
from parlour.messages import languages
from parlour.record import Player
from parlour.registry import all_games, find
from parlour.sentences import Sentences
from parlour.table import Table
from parlour.teaching import FirstNote, teaching_of

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Flo")
CASES = [(game, language) for game in sorted(all_games()) for language in languages()]


def named(game: str, language: str) -> set[str]:
    """The messages of a game's teaching file."""
    return set(re.findall(r"^([a-z][\w-]*) =", find(game).text(f"teaching.{language}.ftl"), re.MULTILINE))


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_sentence_of_a_lesson_is_there_and_none_is_idle(game: str, language: str) -> None:
    teaching = teaching_of(find(game))
    wanted = {f"figure-{figure.name}" for figure in teaching.figures}
    wanted |= {f"first-{note.name}" for note in teaching.notes}
    for name, lesson in teaching.lessons.items():
        wanted.add(f"lesson-{name}")
        for number, step in enumerate(lesson.steps, 1):
            stem = f"lesson-{name}-{number}"
            wanted |= {stem, f"{stem}-after"} | {f"error-{stem}-{why}" for why in step.wrong.values()}
        table = LessonTable(game, name, [Player(each) for each in NAMES[: lesson.deal.seats]])
        while (line := table.line).done is False:
            if table.turn != LEARNER:
                assert table.turn is not None
                table.play(table.turn, next(table.think()))
                continue
            step = lesson.steps[line.step - 1]
            legal = list(map(str, table.view(LEARNER).moves))
            if any(not step.means(move) and step.reason(move) is None for move in legal):
                wanted.add(f"error-lesson-{name}-{line.step}")
            assert line.move is not None
            table.play(LEARNER, line.move)
    sentences = Sentences(find(game), NAMES, language)
    seats = {"learner_seat": 0, "left_seat": 1, "right_seat": 2}
    for message in wanted:
        if not message.startswith("first-"):
            assert sentences.message(message, seats)
    assert named(game, language) == wanted


def fits(note: FirstNote, event: Event) -> bool:
    return note.on == "event" and event.kind == note.what and event.points * note.points >= bool(note.points)


@pytest.mark.parametrize(("game", "language"), CASES)
def test_what_is_explained_at_its_first_time_happens_and_can_be_said(game: str, language: str) -> None:
    notes = teaching_of(find(game)).notes
    said: set[str] = set()
    for seats in find(game).seats:
        sentences = Sentences(find(game), NAMES[:seats], language)
        rng = stream("first", game, seats)
        table = Table.new(game, [Player(name) for name in NAMES[:seats]], "first")
        while table.turn is not None:
            picture = table.picture(table.turn)
            asked = {picture.prompt.message: picture.prompt} if picture.prompt else {}
            chosen = {choice.note.message: choice.note for choice in picture.choices if choice.note}
            for note in notes:
                told = {"prompt": asked, "choice": chosen, "event": {}}[note.on].get(note.what)
                if told is not None:
                    assert sentences.message(f"first-{note.name}", told.facts)
                    said.add(note.name)
            table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
        for event in table.events(None):
            for note in (note for note in notes if fits(note, event)):
                assert sentences.message(f"first-{note.name}", event.facts, event.seat)
                said.add(note.name)
    assert said == {note.name for note in notes}


@pytest.mark.parametrize("game", sorted(all_games()))
def test_lessons_figures_and_notes_cite_rules_of_the_rules_page(game: str) -> None:
    teaching = teaching_of(find(game))
    page = set(re.findall(r"^## ([A-Z]{2}-\d+)", find(game).text("rules.en.md"), re.MULTILINE))
    cited = {figure.rule for figure in teaching.figures}
    cited |= {rule for lesson in teaching.lessons.values() for rule in lesson.rules}
    cited |= {note.rule for note in teaching.notes if note.rule is not None}
    assert cited <= page


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_figure_shows_something_of_each_of_its_zones(game: str) -> None:
    for figure in figures(find(game)):
        shown = {piece.zone for piece in figure.picture.pieces}
        for zone in figure.zones:
            assert any(each == zone or each.rpartition("-")[0] == zone for each in shown), figure.name
        if figure.move is not None:
            assert figure.move in {choice.move for choice in figure.picture.choices}


def test_the_site_gets_figures_lessons_and_notes() -> None:
    files = catalogue()
    for game in json.loads(files["index.json"])["games"]:
        assert game["lessons"]
        assert game["notes"]
        assert json.loads(files[f"{game['name']}.figures.json"])
