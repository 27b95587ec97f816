"""The lobby of the full-screen table: which game, who plays, what is agreed; or a record to go on with."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Select, Static

from parlour.commands.files import read_match
from parlour.commands.tables import BOTS, SEATS
from parlour.commands.words import Words
from parlour.errors import ParlourError
from parlour.levels import STANDARD
from parlour.record import Player
from parlour.registry import AnyGame, find, games
from parlour.sentences import Sentences
from parlour.setup import Option
from parlour.table import Table

PERSON = "person"


class Lobby(Screen[Table | None]):
    """Closes with a table, or with None when somebody leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,ctrl+c", "leave", show=False),
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language
        self._game = next(iter(games().values()))
        self._seats = _usual_seats(self._game)

    @property
    def _sentences(self) -> Sentences:
        return Sentences(self._game, tuple(map(str, range(1, 10))), self._language)

    def compose(self) -> ComposeResult:
        """Everything that any game asks; what the chosen one does not ask is not shown."""
        say = self._sentences.message
        yield Static(say("table-lobby"), id="name", markup=False)
        with VerticalScroll(id="form"):
            names = [(self._name_of(game), name) for name, game in games().items()]
            yield _row(say("table-game"), _select("game", names))
            yield Static(id="blurb", classes="help", markup=False)
            yield _row(say("table-seats"), _select("seats", [(str(n), str(n)) for n in self._game.seats]))
            for seat in range(max(game.seats[-1] for game in games().values())):
                yield _row(say("table-seat", {"number": seat + 1}), self._player(seat), id_=f"player-{seat}")
            for game in games().values():
                yield Vertical(*self._options(game), id=f"options-{game.name}", classes="row")
            answers = [(say("table-no"), "no"), (say("table-yes"), "yes")]
            yield _row(say("table-practice"), _select("practice", answers))
            with Horizontal(classes="buttons row"):
                yield Button(say("table-start"), id="start", variant="primary", compact=True)
                yield Button(say("table-quit"), id="leave", compact=True)
            yield _row(say("table-record"), Input(id="record", compact=True))
            yield Button(say("table-load"), id="load", compact=True)

    def _name_of(self, game: AnyGame) -> str:
        return Sentences(game, (), self._language).message("game-name")

    def _player(self, seat: int) -> Horizontal:
        """A name and who it is: a person on the first seat, bots on the others."""
        name = Words(self._language)("player") if seat == 0 else BOTS[(seat - 1) % len(BOTS)]
        who = _select(f"kind-{seat}", self._kinds(), STANDARD if seat else PERSON)
        return Horizontal(Input(name, id=f"name-{seat}", max_length=30, compact=True), who, classes="row")

    def _kinds(self) -> list[tuple[str, str]]:
        """Who may sit on a seat."""
        say = self._sentences.message
        bots = [(say(f"bot-{info.name}"), info.name) for info in self._game.bot_infos()]
        return [(say("table-person"), PERSON), *bots]

    def _options(self, game: AnyGame) -> Iterator[Horizontal]:
        say = Sentences(game, (), self._language).message
        for option in game.options:
            name = f"option-{game.name}-{option.name}"
            field: Widget = Input(id=name, compact=True)
            if option.numbers is None:
                field = _select(name, self._values(game, option, game.seats[0]))
            field.tooltip = say(f"option-{option.name}-help")
            yield _row(say(f"option-{option.name}"), field)

    def _values(self, game: AnyGame, option: Option, seats: int) -> list[tuple[str, str]]:
        """What may be chosen with so many players."""
        say = Sentences(game, (), self._language).message
        named = [(say(f"option-{option.name}-{value}"), value) for value in option.choices]
        numbers = option.allowed(seats)[len(option.choices) :]
        return [*named, *((say("table-seat", {"number": int(value)}), value) for value in numbers)]

    @on(Select.Changed, "#game")
    def _choose_game(self, event: Select.Changed) -> None:
        self._game = find(str(event.value))
        self.query_one("#blurb", Static).update(self._sentences.message("game-blurb"))
        for name in games():
            self.query_one(f"#options-{name}").display = name == self._game.name
        bots = {info.name for info in self._game.bot_infos()}
        for seat in range(self._game.seats[-1]):
            who = self.query_one(f"#kind-{seat}", Select)
            before = who.value
            who.set_options(self._kinds())
            who.value = before if before == PERSON or before in bots else min(bots)
        counts = self.query_one("#seats", Select)
        self._seats = _usual_seats(self._game)
        counts.set_options([(str(count), str(count)) for count in self._game.seats])
        counts.value = str(self._seats)
        self._show_seats()

    @on(Select.Changed, "#seats")
    def _choose_seats(self, event: Select.Changed) -> None:
        self._seats = int(str(event.value))
        self._show_seats()

    def _show_seats(self) -> None:
        """As many players as there are, and options that depend on their number."""
        for row in self.query(".player"):
            row.display = int(str(row.id).rpartition("-")[2]) < self._seats
        for option in self._game.options:
            name = f"#option-{self._game.name}-{option.name}"
            if option.numbers is not None:
                self.query_one(name, Input).value = "," * (self._seats - 1)
            elif option.seats_too:
                self.query_one(name, Select).set_options(self._values(self._game, option, self._seats))

    @on(Button.Pressed, "#start")
    def _start(self) -> None:
        try:
            table = Table.new(
                self._game.name,
                list(self._players()),
                secrets.token_hex(8),
                {option.name: self._value(option) for option in self._game.options},
                practice=self.query_one("#practice", Select).value == "yes",
            )
        except ParlourError as error:
            self._complain(error)
        else:
            self.dismiss(table)

    def _players(self) -> Iterator[Player]:
        for seat in range(self._seats):
            kind = self.query_one(f"#kind-{seat}", Select).value
            name = self.query_one(f"#name-{seat}", Input).value.strip()
            yield Player(name, None if kind == PERSON else str(kind))

    def _value(self, option: Option) -> str:
        name = f"#option-{self._game.name}-{option.name}"
        if option.numbers is not None:
            return self.query_one(name, Input).value
        return str(self.query_one(name, Select).value)

    @on(Button.Pressed, "#load")
    @on(Input.Submitted, "#record")
    def _load(self) -> None:
        try:
            self.dismiss(read_match(self.query_one("#record", Input).value))
        except ParlourError as error:
            self._complain(error)

    def _complain(self, error: ParlourError) -> None:
        self.notify(self._sentences.error(error), severity="error", markup=False)

    @on(Button.Pressed, "#leave")
    def action_leave(self) -> None:
        """Leaves."""
        self.dismiss(None)


def _usual_seats(game: AnyGame) -> int:
    return min(max(SEATS, game.seats[0]), game.seats[-1])


def _select(name: str, values: list[tuple[str, str]], chosen: str = "") -> Select[str]:
    return Select(values, value=chosen or values[0][1], allow_blank=False, id=name, compact=True)


def _row(label: str, field: Widget, id_: str | None = None) -> Horizontal:
    """A label and what it is of; `id_` is given to rows of players."""
    return Horizontal(
        Label(label, markup=False), field, id=id_, classes="row" if id_ is None else "row player"
    )
