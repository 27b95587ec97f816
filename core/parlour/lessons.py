"""A lesson at a table: a fixed deal on which the learner finds the moves, and the others play what is
written.

Where the lesson stands is how many moves it has, so undo and going on from a record need nothing special.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from parlour.errors import Fact, NotTheLesson, NotYourTurn
from parlour.game import check_turn, note
from parlour.picture import Note
from parlour.record import Player
from parlour.registry import find
from parlour.table import Table
from parlour.teaching import Step, find_lesson

LEARNER = 0
"""The seat that learns."""


@dataclass(frozen=True, slots=True)
class LessonLine:
    """Where a lesson stands, for its client: the step that is due (from 1; one more than there are when
    it is done), what to do, what the step before brought, the move to be shown to who asks, the moves
    made so far, and what it is about.
    """

    name: str
    step: int
    steps: int
    done: bool
    task: Note | None
    after: Note | None
    move: str | None
    made: tuple[str, ...]
    rules: tuple[str, ...]


class LessonTable(Table):
    """A table that lets the learner make only the moves that the lesson means, and tells why others are
    not.
    """

    def __init__(self, game: str, name: str, players: Sequence[Player], made: Sequence[str] = ()) -> None:
        """Begins the lesson, or goes on after the moves made. Raises BadSetup for a lesson that there is
        not, and whatever a wrong move raises.
        """
        rules = find(game)
        self.lesson = find_lesson(rules, name)
        bot = rules.bot_infos()[0].name
        seated = [
            Player(player.name, None if seat == LEARNER else bot) for seat, player in enumerate(players)
        ]
        super().__init__(self.lesson.deal.record(rules, self.lesson.before, seated))
        for move in made:
            if self.turn is None:
                raise NotYourTurn("game-over", where="made")
            self.play(self.turn, move)

    @property
    def made(self) -> tuple[str, ...]:
        """The moves of the lesson so far, everybody's."""
        return self.record.rounds[-1].moves[len(self.lesson.before) :]

    @property
    def turn(self) -> int | None:
        """Nobody's when the lesson is done."""
        return super().turn if self._due() is not None else None

    @property
    def outcome(self) -> None:
        """A lesson has none, even where its last move ends the match."""
        return

    @property
    def next_carry(self) -> None:
        """No round follows a lesson."""
        return

    @property
    def line(self) -> LessonLine:
        """Where the lesson stands."""
        lesson, number, steps = self.lesson, self._step(), self.lesson.steps
        due = steps[number] if number < len(steps) else None
        done = self._due() is None
        return LessonLine(
            name=lesson.name,
            step=number + 1,
            steps=len(steps),
            done=done,
            task=None if due is None else self._say(f"lesson-{lesson.name}-{number + 1}"),
            after=self._say(f"lesson-{lesson.name}-{number}-after") if number else None,
            move=None if due is None or self.turn != LEARNER else self._shown(due),
            made=self.made,
            rules=lesson.rules,
        )

    def play(self, seat: int, text: str, *, cut: bool = False) -> None:
        """Makes a move that the lesson means. Raises NotTheLesson for another one that would be legal."""
        check_turn(self._state, seat)
        due = self._due()
        if due is None:
            raise NotYourTurn("game-over", seat=seat)
        reason = self._state.why_not(self.game.parse(text))
        if reason is not None:
            raise reason
        step, other = due
        if text != other if other is not None else not step.means(text):
            why = step.reason(text)
            code = f"lesson-{self.lesson.name}-{self._step() + 1}"
            error = NotTheLesson(code if why is None else f"{code}-{why}")
            error.facts = self._names()
            raise error
        super().play(seat, text, cut=cut)

    def think(self) -> Iterator[str]:
        """What the lesson lets the one on turn play."""
        due = self._due()
        if due is None or self.bot_on_turn is None:
            raise NotYourTurn("no-bot-on-turn")
        step, other = due
        return iter((step.moves[0] if other is None else other,))

    def _due(self) -> tuple[Step, str | None] | None:
        """The step that is under way, and what another than the learner plays now."""
        place = len(self.made)
        for step in self.lesson.steps:
            if place == 0:
                return step, None
            if place <= len(step.others):
                return step, step.others[place - 1]
            place -= 1 + len(step.others)
        return None

    def _shown(self, step: Step) -> str:
        """The first of the meant moves that is still legal: a choice before may have used up its card."""
        legal = list(map(str, self._state.moves()))
        return next(move for move in (*step.moves, *filter(step.means, legal)) if move in legal)

    def _step(self) -> int:
        """How many steps are over, with what the others played after them."""
        left, number = len(self.made), 0
        for step in self.lesson.steps:
            left -= 1 + len(step.others)
            number += left >= 0
        return number

    def _names(self) -> dict[str, Fact]:
        """Whom a sentence may name: the learner, the seat on the left, the one on the right."""
        return {"learner_seat": LEARNER, "left_seat": 1, "right_seat": len(self.players) - 1}

    def _say(self, message: str) -> Note:
        return note(message, **self._names())
