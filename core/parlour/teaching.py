"""What a game brings to be learned by, as data beside it (`teaching.toml`): fixed deals, lessons that are
played on them, pictures of its rule book, and what is explained when it happens for the first time.

Sentences are in `teaching.<language>.ftl`: `lesson-<name>` (its title), `lesson-<name>-<step>` (what to
do), `lesson-<name>-<step>-after` (what it brought), `error-lesson-<name>-<step>` and `…-<reason>` (why
another move is not meant), `figure-<name>`, `first-<name>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.errors import BadSetup
from parlour.record import Player, Record, Round
from parlour.registry import AnyGame

FILE = "teaching.toml"
SEED = "lesson"


@dataclass(frozen=True, slots=True)
class FixedDeal:
    """A setup and its dealt cards, in the notation of records."""

    seats: int
    fields: Mapping[str, str]
    options: Mapping[str, str] = field(default_factory=dict)

    def record(self, game: AnyGame, moves: Sequence[str], players: Sequence[Player] | None = None) -> Record:
        """A match on this deal after these moves; its players are numbered if none are given."""
        setup = game.setup(self.seats, self.options)
        names = players or [Player(str(seat + 1)) for seat in range(self.seats)]
        if len(names) != self.seats:
            raise BadSetup("seats", where="players", value=str(len(names)), low=self.seats, high=self.seats)
        deal = game.read_deal(setup, self.fields)
        return Record(
            game.name, setup, tuple(names), SEED, practice=False, rounds=(Round(deal, tuple(moves)),)
        )


def _fits(pattern: str, move: str) -> bool:
    """Whether a move is of a text, or begins like one that ends in a star."""
    return move.startswith(pattern[:-1]) if pattern.endswith("*") else move == pattern


@dataclass(frozen=True, slots=True)
class Step:
    """A move that the learner is to find: any of `moves`, each a text or a beginning and `*`; the first
    one, a text, is shown to who asks. `wrong` names reasons for other moves, in the same way. `others` is
    what is played then.
    """

    moves: tuple[str, ...]
    wrong: Mapping[str, str]
    others: tuple[str, ...]

    def means(self, move: str) -> bool:
        """Whether this move is one of those."""
        return any(_fits(text, move) for text in self.moves)

    def reason(self, move: str) -> str | None:
        """The name of the reason why this move is not meant, None where none is given for it."""
        return next((name for text, name in self.wrong.items() if _fits(text, move)), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson for the first seat. `before` is played when it begins; `rules` is what it is about."""

    name: str
    deal: FixedDeal
    before: tuple[str, ...]
    rules: tuple[str, ...]
    steps: tuple[Step, ...]

    def line(self) -> list[str]:
        """All moves of the lesson, as one may play it."""
        return [move for step in self.steps for move in (step.moves[0], *step.others)]


@dataclass(frozen=True, slots=True)
class Figure:
    """A position that shows a rule: what `seat` sees of some zones after some moves; `picks` are picked,
    `marks` are moves that are marked.
    """

    name: str
    rule: str
    deal: FixedDeal
    moves: tuple[str, ...]
    seat: int | None
    zones: tuple[str, ...]
    move: str | None


@dataclass(frozen=True, slots=True)
class FirstNote:
    """When something is explained that happens for the first time: the name of an event's kind, of a
    prompt to the one who looks, or of the note of one of its choices. Of events, `points` asks for a gain
    (1) or a loss (-1) of points, `own` for the seat that looks. `rule` is where to read more, None for
    the event's own.
    """

    name: str
    on: str
    what: str
    rule: str | None
    points: int
    own: bool


@dataclass(frozen=True, slots=True)
class Teaching:
    """All of a game's file."""

    lessons: Mapping[str, Lesson]
    figures: tuple[Figure, ...]
    notes: tuple[FirstNote, ...]


def teaching_of(game: AnyGame) -> Teaching:
    """What the file of a game says. A mistake in it is a fault of ours: KeyError, TypeError or
    ValueError.
    """
    import tomllib  # noqa: PLC0415 (the page starts without it)

    data = tomllib.loads(game.text(FILE))
    deals = {
        name: FixedDeal(
            deal["seats"], {key: str(text) for key, text in deal["deal"].items()}, deal.get("options", {})
        )
        for name, deal in data.get("deals", {}).items()
    }
    lessons = [_lesson(deals, entry) for entry in data.get("lessons", [])]
    figures = tuple(_figure(deals, entry) for entry in data.get("figures", []))
    notes = tuple(_note(entry) for entry in data.get("notes", []))
    return Teaching({lesson.name: lesson for lesson in lessons}, figures, notes)


def find_lesson(game: AnyGame, name: str) -> Lesson:
    """The lesson of a name. Raises BadSetup."""
    lessons = teaching_of(game).lessons
    if name not in lessons:
        raise BadSetup("lesson-unknown", where="lesson", value=name, allowed=tuple(lessons))
    return lessons[name]


def _lesson(deals: Mapping[str, FixedDeal], entry: Mapping[str, Any]) -> Lesson:
    steps = tuple(
        Step(tuple(step["moves"].split()), step.get("wrong", {}), tuple(step.get("others", "").split()))
        for step in entry["steps"]
    )
    before = tuple(entry.get("before", "").split())
    return Lesson(entry["name"], deals[entry["deal"]], before, tuple(entry["rules"].split()), steps)


def _figure(deals: Mapping[str, FixedDeal], entry: Mapping[str, Any]) -> Figure:
    return Figure(
        entry["name"],
        entry["rule"],
        deals[entry["deal"]],
        tuple(entry.get("moves", "").split()),
        entry["seat"] - 1 if "seat" in entry else None,
        tuple(entry["zones"].split()),
        entry.get("move"),
    )


def _note(entry: Mapping[str, Any]) -> FirstNote:
    (on,) = {"event", "prompt", "choice"} & set(entry)
    name = entry.get("name", entry[on])
    return FirstNote(name, on, entry[on], entry.get("rule"), entry.get("points", 0), entry.get("own", False))
