"""Facts into sentences, for the terminal: needs the extra `terminal` (fluent.runtime). The page does the
same in JavaScript from the same Fluent files; a test holds the two against each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from parlour.errors import Fact, ParlourError
from parlour.game import Event, Part
from parlour.messages import SOURCE, messages_of, shared_messages
from parlour.picture import Note
from parlour.registry import AnyGame


@lru_cache(maxsize=32)
def _parsed(text: str) -> Any:
    """The messages of a file. Reading one takes tenths of a second, and a lobby needs those of all games."""
    return FluentResource(text)


class Sentences:
    """The sentences of one table, or without a game those of none. Raises KeyError for a message that is
    missing: that is a fault of ours.
    """

    def __init__(self, game: AnyGame | None, names: Sequence[str] = (), language: str = SOURCE) -> None:
        self.language = language
        self.names = names
        self._faces = {} if game is None else game.faces()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_parsed(shared_messages(language)))
        self._bundle.add_resource(_parsed(messages_of("terminal", language)))
        if game is not None:
            self._bundle.add_resource(_parsed(game.messages(language)), allow_overrides=True)

    def message(
        self, name: str, facts: Mapping[str, Fact | float] | None = None, seat: int | None = None
    ) -> str:
        """The message of a name with these facts; `seat` is whom it is about, `$name` in the message."""
        given = (facts or {}).items()
        arguments = {key: value for fact, raw in given for key, value in self._argument(fact, raw)}
        if seat is not None:
            arguments["name"] = self.names[seat]
        value = self._bundle.get_message(name).value
        if value is None:
            raise KeyError(name)
        text, faults = self._bundle.format_pattern(value, arguments)
        if faults:
            raise ValueError(name, faults)
        return str(text)

    def has(self, name: str) -> bool:
        """Whether there is a message of this name: not every game names the places of its rows."""
        return bool(self._bundle.has_message(name))

    def note(self, note: Note, seat: int | None = None) -> str:
        """A note of a picture."""
        return self.message(note.message, note.facts, seat)

    def event(self, event: Event) -> str:
        """A line of the log; with its secrets, where this seat may know them."""
        name = f"event-{event.kind}-secret" if event.secret else f"event-{event.kind}"
        return self.message(name, {**event.facts, **event.secret}, event.seat)

    def part(self, part: Part) -> str:
        """A reason of a score."""
        return self.message(f"part-{part.kind}", part.facts, part.seat)

    def error(self, error: ParlourError) -> str:
        """What is wrong, and where."""
        text = self.message(f"error-{error.code}", error.facts)
        at = [error.where] if error.where else []
        if error.line:
            at.insert(0, self.message("text-place", {"line": error.line, "column": error.column}))
        return self.message("error-at", {"error": text, "where": self.listed(at)}) if at else text

    def face(self, code: str) -> str:
        """The name of a face."""
        return self.note(self._faces[code].name)

    def listed(self, items: Sequence[str]) -> str:
        """Items one after the other, where nothing is said of them: `a, b, c`."""
        return reduce(
            lambda before, following: self.message("listed", {"before": before, "next": following}), items
        )

    def _argument(self, fact: str, raw: Fact | float) -> list[tuple[str, str | int | float]]:
        """A fact as messages get it: face codes, seats and names of messages by what they are called, lists
        joined (see `parlour.game.Event`).
        """
        kind = fact.rpartition("_")[2]
        if kind in ("card", "cards"):
            codes = (raw,) if isinstance(raw, str) else raw
            assert isinstance(codes, tuple)
            return [(fact, self._join(self._counted(map(str, codes))))]
        if kind in ("seat", "seats"):
            seats = (raw,) if isinstance(raw, int) else raw
            assert isinstance(seats, tuple)
            name = fact.removesuffix(kind) + "name" + kind.removeprefix("seat")
            return [(name, self._join([self.names[int(seat)] for seat in seats]))]
        if isinstance(raw, tuple):
            items = [self.message(item) if kind == "messages" else str(item) for item in map(str, raw)]
            return [(fact, self.listed(items) if items else "")]
        return [(fact, raw)]

    def _counted(self, codes: Iterable[str]) -> list[str]:
        """The names of faces, each once: of several alike their number."""
        counts = Counter(codes).items()
        return [self.face(code) if count == 1 else f"{count} × {self.face(code)}" for code, count in counts]

    def _join(self, items: Sequence[str]) -> str:
        return str(format_list(list(items), locale=self.language))
