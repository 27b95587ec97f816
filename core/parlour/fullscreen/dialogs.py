"""What lies over the table for a while: hand-over, result, log, rules, a file’s name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from parlour.match import Event, Outcome
from parlour.registry import AnyGame
from parlour.sentences import Sentences
from parlour.terminal.plain import result, standing


class Dialog(ModalScreen[str]):
    """Closes by Escape with no answer, by a button with the button’s id."""

    AUTO_FOCUS = "Button"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, sentences: Sentences) -> None:
        super().__init__()
        self._sentences = sentences

    def button(self, id_: str, *, primary: bool = False) -> Button:
        """A button; its text is the message `table-<id>`."""
        text = self._sentences.message(f"table-{id_}")
        return Button(text, id=id_, variant="primary" if primary else "default", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Closes with what was pressed."""
        self.dismiss(event.button.id or "")

    def action_close(self) -> None:
        """Closes with no answer."""
        self.dismiss("")


class HandOver(Dialog):
    """Hides everything until the player whose turn it is says so."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "nothing", show=False)]

    def __init__(self, sentences: Sentences, seat: int) -> None:
        super().__init__(sentences)
        self._seat = seat

    def compose(self) -> ComposeResult:
        """Whose turn it is, and a button."""
        with Vertical(classes="dialog"):
            yield Label(self._sentences.message("terminal-hand-over", {"seat": self._seat}))
            yield self.button("ready", primary=True)

    def action_nothing(self) -> None:
        """Escape shows nobody’s cards."""


class Result(Dialog):
    """How a round or the match ended, with every reason."""

    def __init__(self, sentences: Sentences, scores: Sequence[int], outcome: Outcome | None) -> None:
        super().__init__(sentences)
        self._scores = scores
        self._outcome = outcome

    def compose(self) -> ComposeResult:
        """Points of everybody, reasons, and what can be done next."""
        with Vertical(classes="dialog"):
            with VerticalScroll():
                yield Static("\n".join(self.lines()), id="result", markup=False)
            with Horizontal(classes="buttons"):
                if self._outcome is None:
                    yield self.button("next-round", primary=True)
                else:
                    yield self.button("new", primary=True)
                    yield self.button("save")
                yield self.button("look")

    def lines(self) -> list[str]:
        """The result as text."""
        if self._outcome is None:
            return list(standing(self._sentences, self._scores))
        return list(result(self._sentences, self._outcome))


class Log(Dialog):
    """All that has happened; choosing a line shows the rule that made it happen."""

    AUTO_FOCUS = "OptionList"

    def __init__(self, sentences: Sentences, game: AnyGame, events: Sequence[Event]) -> None:
        super().__init__(sentences)
        self._game = game
        self._events = events

    def compose(self) -> ComposeResult:
        """A line for each event, the newest last."""
        lines = [Option(f"{self._sentences.event(event)} ({event.rule})") for event in self._events]
        with Vertical(classes="dialog"):
            yield OptionList(*lines, markup=False)
            yield self.button("close")

    def on_mount(self) -> None:
        """Begins at the end."""
        self.query_one(OptionList).action_last()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Shows the rule of an event."""
        rule = self._events[event.option_index].rule
        self.app.push_screen(Rules(self._sentences, self._game, rule))


class Rules(Dialog):
    """The rules, or one of them."""

    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, sentences: Sentences, game: AnyGame, rule: str = "") -> None:
        super().__init__(sentences)
        text = game.text(f"rules.{sentences.language}.md")
        part = re.search(rf"^##+ {re.escape(rule)}\b.*?(?=^##+ |\Z)", text, re.MULTILINE | re.DOTALL)
        self.text = part[0] if rule and part is not None else text

    def compose(self) -> ComposeResult:
        """The text, which the keyboard scrolls."""
        with Vertical(classes="dialog"):
            with VerticalScroll(can_focus=True):
                yield Markdown(self.text)
            yield self.button("close")


class Told(Dialog):
    """Something to be read, as long as one likes."""

    def __init__(self, sentences: Sentences, text: str) -> None:
        super().__init__(sentences)
        self.text = text

    def compose(self) -> ComposeResult:
        """The text."""
        with Vertical(classes="dialog"):
            with VerticalScroll():
                yield Static(self.text, markup=False)
            yield self.button("close", primary=True)


class FileName(Dialog):
    """Asks for a file’s name."""

    AUTO_FOCUS = "Input"

    def __init__(self, sentences: Sentences, proposed: str) -> None:
        super().__init__(sentences)
        self._proposed = proposed

    def compose(self) -> ComposeResult:
        """A line to type it in."""
        with Vertical(classes="dialog"):
            yield Label(self._sentences.message("table-file"))
            yield Input(self._proposed)
            with Horizontal(classes="buttons"):
                yield self.button("save", primary=True)
                yield self.button("cancel")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter saves."""
        self.dismiss(event.value)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Saves or not."""
        self.dismiss(self.query_one(Input).value if event.button.id == "save" else "")
