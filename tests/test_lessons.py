"""Every lesson is played to its end, in every way that it allows, and answers every other move with a
reason.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.errors import BadSetup, NotTheLesson
from parlour.lessons import LEARNER, LessonTable
from parlour.record import Player
from parlour.registry import all_games, find
from parlour.showing import Viewer, shown
from parlour.teaching import teaching_of

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Flo")
LESSONS = [(game, lesson) for game in sorted(all_games()) for lesson in teaching_of(find(game)).lessons]


def begun(game: str, lesson: str, made: tuple[str, ...] = ()) -> LessonTable:
    seats = teaching_of(find(game)).lessons[lesson].deal.seats
    return LessonTable(game, lesson, [Player(name) for name in NAMES[:seats]], made)


def others(table: LessonTable) -> None:
    """Play what the lesson lets the others play."""
    while table.turn is not None and table.turn != LEARNER:
        assert table.bot_on_turn is not None
        table.play(table.turn, next(table.think()))


def lines(game: str, lesson: str, made: tuple[str, ...] = ()) -> Iterator[LessonTable]:
    """The lesson at the learner's next decision, and at each later one after each move that is meant."""
    table = begun(game, lesson, made)
    others(table)
    yield table
    if table.turn is None:
        return
    step = table.lesson.steps[table.line.step - 1]
    for move in map(str, table.view(LEARNER).moves):
        if step.means(move):
            yield from lines(game, lesson, (*table.made, move))


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_leads_to_its_end_whatever_the_learner_chooses_of_what_is_meant(
    game: str, lesson: str
) -> None:
    ends = 0
    for table in lines(game, lesson):
        line = table.line
        assert line.done == (table.turn is None)
        assert line.done or line.move in list(map(str, table.view(LEARNER).moves))
        assert line.step == line.steps + 1 if line.done else 1 <= line.step <= line.steps
        shown_over = shown(table, Viewer(LEARNER, 0, with_record=False))["over"]
        assert shown_over is None
        ends += line.done
    assert ends > 0


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_answers_every_other_move_and_changes_nothing(game: str, lesson: str) -> None:
    for table in lines(game, lesson):
        if table.turn is None:
            continue
        step, before = table.lesson.steps[table.line.step - 1], str(table.record)
        wrong = [move for move in map(str, table.view(LEARNER).moves) if not step.means(move)]
        for move in wrong:
            with pytest.raises(NotTheLesson) as caught:
                table.play(LEARNER, move)
            assert caught.value.code.startswith(f"lesson-{lesson}-{table.line.step}")
        assert str(table.record) == before


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_goes_on_from_the_moves_made_and_after_undo(game: str, lesson: str) -> None:
    *_, table = lines(game, lesson)
    made = table.made
    assert begun(game, lesson, made).line == table.line
    if table.can_undo(LEARNER):
        table.undo(LEARNER)
        assert table.line == begun(game, lesson, table.made).line
        assert not table.line.done


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_reason_of_a_lesson_is_given_for_some_legal_move(game: str) -> None:
    for name, lesson in teaching_of(find(game)).lessons.items():
        given = {
            (table.line.step, step.reason(move))
            for table in lines(game, name)
            if table.turn is not None
            for step in [lesson.steps[table.line.step - 1]]
            for move in map(str, table.view(LEARNER).moves)
            if not step.means(move)
        }
        told = {(number, why) for number, step in enumerate(lesson.steps, 1) for why in step.wrong.values()}
        assert told <= given, f"never given in {name}: {told - given}"


def test_a_lesson_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        LessonTable("template", "chess", [Player("Ada"), Player("Bo")])
    assert caught.value.code == "lesson-unknown"
    with pytest.raises(BadSetup):
        LessonTable("template", "fish", [Player("Ada")])
