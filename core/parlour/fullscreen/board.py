"""What the table that fills the screen shows: for any game, by its pictures, choices and messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.cells import cell_len
from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.screen import Screen
from textual.widgets import Button, Footer, RichLog, Static

from parlour.fullscreen.picking import BUTTON, Picking
from parlour.fullscreen.words import about_box, about_choice, seat_line
from parlour.fullscreen.zone import ZoneView
from parlour.picture import ZoneKind
from parlour.sentences import Sentences
from parlour.table import Table
from parlour.terminal.sheet import Sheet, Style, sheet_of, titled

WIDE, HIGH = 120, 40
"""From so many columns on the log stands beside the table; from so many lines on cards of the table are two
lines high.
"""
LOG = 40
"""How many columns the log takes there."""


class Board(Screen[str]):
    """A match as one seat sees it, and what that seat has picked so far."""

    AUTO_FOCUS = None

    def __init__(self, table: Table, sentences: Sentences, viewer: int | None) -> None:
        super().__init__()
        self.table = table
        self.viewer = viewer
        self._sentences = sentences
        self._picking = Picking()
        self._zones: dict[str, tuple[ZoneKind, int | None]] = {}
        self._views: list[ZoneView] = []
        self._blocks: dict[tuple[str, int], Vertical] = {}
        self._lines: dict[tuple[str, int], Static] = {}
        self._flows: dict[tuple[str, int], Horizontal] = {}
        # Held, not asked for: a bot's last move may come when the screen is already being taken apart.
        self._facts = Static(id="facts", markup=False)
        self._log = RichLog(id="log", wrap=True, min_width=10)
        self._log.can_focus = False
        self._said = Static(id="prompt", markup=False)
        self._detail = Static(id="detail", markup=False)
        self._row = Horizontal(id="buttons")
        self._picture = table.picture(viewer)
        self._buttons: list[tuple[str, str]] = []
        self._at_buttons = False
        self._told = 0

    # What is there

    def compose(self) -> ComposeResult:
        """Facts, the others and the table’s middle, the log beside them; below what is the viewer’s own."""
        yield self._facts
        with Horizontal(id="body"):
            with ScrollableContainer(id="table", can_focus=False):
                for seat in range(len(self.table.players)):
                    yield from self._seat_block("other", seat)
                for place in ("centre", "aside"):
                    for kind in self.table.game.zones:
                        if not kind.per_seat and kind.area == place:
                            yield self._zone_view(kind, None, "table")
            yield self._log
        with Vertical(id="own"):
            yield self._said
            for seat in range(len(self.table.players)):
                yield from self._seat_block("own", seat)
            yield self._row
            yield self._detail
        yield Footer(show_command_palette=False, compact=True)

    def _seat_block(self, place: str, seat: int) -> Iterator[Vertical]:
        """A seat’s line with its zones; each seat has one among the others and one of its own."""
        kinds = [kind for kind in self.table.game.zones if kind.per_seat]
        hands = [kind for kind in kinds if kind.form == "fan" and place == "own"]
        zones = [self._zone_view(kind, seat, place) for kind in kinds if kind not in hands]
        line = Static(id=f"{place}-line-{seat}", classes="line", markup=False)
        flow = Horizontal(line, Horizontal(*zones, classes="flow"), classes="flow")
        own_hands = (self._zone_view(kind, seat, place) for kind in hands)
        block = Vertical(flow, *own_hands, id=f"{place}-{seat}", classes="seat")
        self._lines[place, seat], self._flows[place, seat], self._blocks[place, seat] = line, flow, block
        yield block

    def _zone_view(self, kind: ZoneKind, seat: int | None, place: str) -> ZoneView:
        view = ZoneView(kind.name, f"{place}-zone-{kind.zone(seat)}")
        self._zones[str(view.id)] = (kind, seat)
        self._views.append(view)
        return view

    def _may_move(self) -> bool:
        return self.viewer is not None and self.table.turn == self.viewer

    # What is shown

    def show(self) -> None:
        """Brings everything up to date with the table and the picks."""
        picture = self._picture = self.table.picture(self.viewer)
        say = self._sentences
        self._log.display = self.size.width >= WIDE
        sheets = {view: self._sheet_of(view) for view in self._views}
        self._facts.update(" | ".join([say.message("game-name"), *map(say.note, picture.facts)]))
        for seat in range(len(self.table.players)):
            own = seat == self.viewer
            self._blocks["own", seat].display = own
            self._blocks["other", seat].display = not own
            self._show_line("own" if own else "other", seat, sheets)
        open_ = self._picking.open if self._may_move() else ()
        for view, sheet in sheets.items():
            kind, owner = self._zones[str(view.id)]
            focusable = kind.area == "centre" or owner == self.viewer
            view.show(sheet, open_, self._picking.picks, focusable=focusable)
        self._say_prompt(self._prompt())
        self._show_buttons()
        self._show_log()

    def _sheet_of(self, view: ZoneView) -> Sheet:
        """What a zone shows: nothing in a seat’s other block, which is hidden."""
        kind, seat = self._zones[str(view.id)]
        own = str(view.id).startswith("own-")
        hidden = seat is not None and own != (seat == self.viewer)
        return Sheet(()) if hidden else self._sheet(kind, seat)

    def _show_line(self, place: str, seat: int, shown: Mapping[ZoneView, Sheet]) -> None:
        """What is said of a seat; its cards follow, or stand below where they would not fit behind."""
        deciding = seat == self.table.turn
        line = seat_line(self._picture, seat, self._sentences, deciding=deciding)
        self._lines[place, seat].update(line)
        flow = self._flows[place, seat]
        sheets = [sheet for view, sheet in shown.items() if flow in view.ancestors]
        width = cell_len(line) + sum(sheet.width + 1 for sheet in sheets if sheet.boxes) + 2
        flow.set_class(width > self._room, "stacked")

    @property
    def _room(self) -> int:
        """How many columns the table has."""
        return self.size.width - (LOG if self.size.width >= WIDE else 0) - 3

    def _sheet(self, kind: ZoneKind, seat: int | None) -> Sheet:
        """Middle and own hand are large where there is room, all else is one line high."""
        room = self._room
        on_table = kind.form in ("grid", "tiers")
        own = kind.form == "fan" and seat == self.viewer
        large = (own or (kind.area == "centre" and kind.form != "pile")) and (
            self.size.height >= HIGH or kind.form == "row"
        )
        names = [player.name for player in self.table.players]
        style = Style(room, 2 if large else 1, self.table.game.faces(), names)
        found = sheet_of(kind, seat, self._picture, style)
        if kind.per_seat or not found.boxes:
            return found
        title = self._sentences.message(f"zone-{kind.name}", {"count": len(found.boxes)})
        return titled(found, title, room, above=on_table)

    def _prompt(self) -> str:
        """What is to be decided; after so many picks, what comes next."""
        prompt = self._picture.prompt
        chosen = self._picking.chosen
        if chosen is not None:
            return " ".join(about_choice(chosen, self._sentences))
        if prompt is None:
            return ""
        later = f"{prompt.message}-{len(self._picking.picks)}"
        if self._picking.picks and self._sentences.has(later):
            return self._sentences.message(later, prompt.facts)
        return self._sentences.note(prompt)

    def _say_prompt(self, text: str) -> None:
        self._said.update(f"» {text}" if text else "")

    def _show_buttons(self) -> None:
        """Buttons of the choice, and those that confirm or take back picks."""
        wanted = [(key, key.removeprefix(BUTTON)) for key in self._picking.buttons if self._may_move()]
        if self._picking.chosen is not None:
            wanted.append(("confirm", "table-confirm"))
        if self._picking.picks:
            wanted.append(("cancel", "table-cancel"))
        if wanted != self._buttons:
            self._buttons = wanted
            self._put_buttons(wanted)

    @work(exclusive=True, group="buttons")
    async def _put_buttons(self, wanted: list[tuple[str, str]]) -> None:
        """Puts other buttons in the place of those that are there."""
        self._row.display = bool(wanted)
        await self._row.remove_children()
        made = [Button(self._sentences.message(text), name=name, compact=True) for name, text in wanted]
        await self._row.mount_all(made)
        self._focus_button()

    def _focus_button(self) -> None:
        """The keyboard goes to the first button, where nothing else can be picked."""
        button = next(iter(self._row.query(Button)), None)
        if self._at_buttons and button is not None:
            button.focus()

    def _show_log(self) -> None:
        if self._told == 0:
            self._log.clear()
        events = self.table.events(self.viewer, self._told)
        for event in events:
            self._log.write(Text(f"{self._sentences.event(event)} ({event.rule})"))
        self._told += len(events)

    def _focus_open(self) -> None:
        """The keyboard goes where something can be picked: to a zone, else to a button."""
        offering = [view for view in self._views if view.offers and view.display]
        self._at_buttons = self._picking.chosen is not None or not offering
        if self._at_buttons:
            self._focus_button()
        else:
            offering[0].focus()
            offering[0].go_to_open()

    @on(ZoneView.Looked)
    def _look(self, event: ZoneView.Looked) -> None:
        """Says what is under the keyboard or the mouse, and what picking it would bring."""
        if event.box is None:
            self._detail.update("")
            return
        kind, seat = self._zones[str(event.zone.id)]
        said = [about_box(event.box, kind, seat, self._sentences)]
        choice = self._picking.would_choose(event.box.keys) if self._may_move() else None
        if choice is not None:
            said += about_choice(choice, self._sentences)
        self._detail.update(". ".join(said))
