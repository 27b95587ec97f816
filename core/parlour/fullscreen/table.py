"""What happens at the table that fills the screen: bots move, people pick, results are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from textual import on, work
from textual.binding import Binding, BindingsMap
from textual.events import Resize
from textual.widgets import Button

from parlour.commands.files import write_record
from parlour.errors import ParlourError
from parlour.fullscreen.board import Board
from parlour.fullscreen.dialogs import FileName, HandOver, Log, Result, Rules, Told
from parlour.fullscreen.picking import Picking
from parlour.fullscreen.zone import ZoneView
from parlour.picture import Choice
from parlour.sentences import Sentences
from parlour.table import Table

BREATH = 0.02
"""After so many seconds of thought a bot lets the screen answer."""
KEYS = {
    "h": "hint", "u": "undo", "l": "log", "r": "rules", "s": "save", "n": "new", "d": "dark", "q": "quit",
}  # fmt: skip
"""What the keys do: the action of a name, with the message `table-<name>`."""
HIDDEN_KEYS = (
    Binding("escape", "back", show=False),
    Binding("ctrl+c,ctrl+q", "quit", show=False),
    Binding("tab", "app.focus_next", show=False),
    Binding("shift+tab", "app.focus_previous", show=False),
)


class TableScreen(Board):
    """One match. Closes with what is to come next: `new`, or nothing."""

    def __init__(
        self, table: Table, sentences: Sentences, keep: Callable[[Table], object], pace: float
    ) -> None:
        self._people = [seat for seat, player in enumerate(table.players) if player.bot is None]
        super().__init__(table, sentences, self._people[0] if len(self._people) == 1 else None)
        bindings = [Binding(key, name, sentences.message(f"table-{name}")) for key, name in KEYS.items()]
        self._bindings = BindingsMap([*bindings, *HIDDEN_KEYS])  # not of the class: they speak a language
        self._keep = keep
        self._pace = pace
        self._begun = False
        self._answered = -1
        """The position of which a result was shown."""

    def on_mount(self) -> None:
        """Begins, or goes on."""
        self._begun = True
        self.go_on()

    def on_resize(self, _event: Resize) -> None:
        """Cards are as large as the screen allows."""
        if self._begun:  # a first size may come before all is there
            self.show()

    # What happens

    @work(exclusive=True, group="game")
    async def go_on(self) -> None:
        """Lets bots play until a person is to decide, or the round is over."""
        while True:
            self._keep_safely()
            if self.table.next_carry is not None or self.table.outcome is not None:
                self._picking = Picking()
                self.show()
                self._show_result()
                return
            if self.table.bot_on_turn is None:
                await self._let_person_decide()
                return
            self._picking = Picking()
            self.show()
            await self._let_bot_play()

    async def _let_bot_play(self) -> None:
        """Shows the move at the earliest after the pace, so that it can be followed."""
        seat = self.table.turn
        assert seat is not None
        self._say_prompt(self._sentences.message("terminal-thinks", {"seat": seat}))
        began = breath = time.monotonic()
        best = ""
        for best in self.table.think():  # noqa: B007  # the last one counts
            if time.monotonic() > breath + BREATH:
                await asyncio.sleep(0)
                breath = time.monotonic()
        await asyncio.sleep(max(0.0, began + self._pace - time.monotonic()))
        self.table.play(seat, best)

    async def _let_person_decide(self) -> None:
        seat = self.table.turn
        if len(self._people) > 1 and seat != self.viewer:
            self.viewer = None
            self.show()
            assert seat is not None
            await self.app.push_screen_wait(HandOver(self._sentences, seat))
            self.viewer = seat
            self._told = 0
        assert self.viewer is not None
        self._picking = Picking(self.table.picture(self.viewer).choices)
        self.show()
        self._focus_open()

    def _show_result(self) -> None:
        if self._answered != self.table.position:
            self._answered = self.table.position
            outcome = self.table.outcome
            scores = self.table.scores if outcome is None else outcome.scores
            self.app.push_screen(Result(self._sentences, scores, outcome), self._after_result)

    def _after_result(self, answer: str | None) -> None:
        if answer == "next-round":
            self.table.next_round()
            self.go_on()
        elif answer == "new":
            self._leave("new")
        elif answer == "save":
            self.action_save()

    def _keep_safely(self) -> None:
        try:
            self._keep(self.table)
        except ParlourError as error:
            self._complain(error)

    def _complain(self, error: ParlourError) -> None:
        rule = f" ({error.rule})" if error.rule else ""
        self.notify(f"{self._sentences.error(error)}{rule}", severity="warning", markup=False)

    # What is picked

    @on(ZoneView.Picked)
    def _pick(self, event: ZoneView.Picked) -> None:
        if self._may_move() and not self._picked(event.box.keys):
            self._say_why(event.box.keys[0])

    def _picked(self, keys: tuple[str, ...]) -> bool:
        """Picks one of the keys; makes the move, unless something is to be known before. False if none can
        be picked.
        """
        if not self._picking.pick(keys):
            return False
        chosen = self._picking.chosen
        if chosen is None or chosen.note is not None:
            self.show()
            self._focus_open()
        else:
            self._play(chosen)
        return True

    def _play(self, choice: Choice) -> None:
        assert self.viewer is not None
        self.table.play(self.viewer, choice.move)
        self.go_on()

    def _say_why(self, key: str) -> None:
        assert self.viewer is not None
        reason = self.table.why_not_picked(self.viewer, [*self._picking.picks, key])
        if reason is not None:
            self._complain(reason)

    @on(Button.Pressed, "#buttons Button")
    def _press(self, event: Button.Pressed) -> None:
        name = event.button.name or ""
        if name == "confirm" and self._picking.chosen is not None:
            self._play(self._picking.chosen)
        elif name == "cancel":
            self.action_back()
        else:
            self._picked((name,))

    def action_back(self) -> None:
        """Takes back the last pick."""
        if self._picking.picks:
            self._picking.back()
            self.show()
            self._focus_open()

    def action_undo(self) -> None:
        """Takes back the last move of the person who looks."""
        if self.viewer is None:
            return
        try:
            self.table.undo(self.viewer)
        except ParlourError as error:
            self._complain(error)
            return
        self._told = 0
        self.go_on()

    @work(exclusive=True, group="game")
    async def action_hint(self) -> None:
        """The best moves with reasons."""
        if not self._may_move() or self.viewer is None:
            return
        self._say_prompt(self._sentences.message("terminal-weighs"))
        weighed = None
        for weighed in self.table.weigh(self.viewer):  # noqa: B007  # the last one counts
            await asyncio.sleep(0)
        assert weighed is not None
        lines = []
        for item in self.table.advice(self.viewer, weighed):
            points = round(item.points, 1) + 0.0  # no minus zero
            expected = {"share": round(100 * item.share), "points": points}
            said = [self._sentences.message("advice-expected", expected)]
            said += [self._sentences.note(reason, self.viewer) for reason in item.reasons]
            lines.append(f"{item.move}: {' '.join(said)}")
        self.show()
        self.app.push_screen(Told(self._sentences, "\n\n".join(lines)))

    def action_log(self) -> None:
        """All that has happened."""
        events = self.table.events(self.viewer)
        self.app.push_screen(Log(self._sentences, self.table.game, events))

    def action_rules(self) -> None:
        """The rules of the game."""
        self.app.push_screen(Rules(self._sentences, self.table.game))

    def action_save(self) -> None:
        """Asks for a file."""
        self.app.push_screen(FileName(self._sentences, f"{self.table.record.game}.record"), self._save)

    def _save(self, name: str | None) -> None:
        if not name:
            return
        try:
            write_record(Path(name).expanduser(), self.table.record)
        except ParlourError as error:
            self._complain(error)
        else:
            self.notify(self._sentences.message("table-saved", {"file": name}), markup=False)

    def action_new(self) -> None:
        """Back to the lobby."""
        self._leave("new")

    def action_dark(self) -> None:
        """From light to dark and back."""
        dark = self.app.theme == "textual-dark"
        self.app.theme = "textual-light" if dark else "textual-dark"

    def action_quit(self) -> None:
        """Leaves."""
        self._leave("")

    def _leave(self, answer: str) -> None:
        """No bot thinks on for a table that is no longer there."""
        self.workers.cancel_group(self, "game")
        self.dismiss(answer)
