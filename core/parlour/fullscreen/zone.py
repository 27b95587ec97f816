"""A zone of the table as a widget: one stop of the Tab key, within which the arrow keys go from card to
card.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style as Look
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.events import Click, Leave, MouseMove
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from parlour.terminal.coloured import look_of
from parlour.terminal.sheet import Box, Sheet

OPEN, PICKED, HERE = "›", "✓", "»"
"""What stands at a box’s edge: that it can be picked, is picked, or is where the keyboard is."""


class ZoneView(Widget):
    """Shows a sheet of boxes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("enter,space", "pick", show=False),
    ]
    DEFAULT_CSS = """
    ZoneView { width: auto; height: auto; margin: 0 1 0 0; }
    """

    class Picked(Message):
        """A box was picked, by key or mouse."""

        def __init__(self, box: Box) -> None:
            super().__init__()
            self.box = box

    class Looked(Message):
        """A box is looked at: the keyboard or the mouse is there. None when it has left."""

        def __init__(self, zone: ZoneView, box: Box | None) -> None:
            super().__init__()
            self.zone = zone
            self.box = box

    def __init__(self, name: str, id: str) -> None:  # noqa: A002 (Textual’s word)
        super().__init__(name=name, id=id)
        self.sheet = Sheet(())
        self._open: Collection[str] = ()
        self._picked: Collection[str] = ()
        self._cursor = 0
        self._hovered: Box | None = None

    def show(self, sheet: Sheet, open_: Collection[str], picked: Collection[str], *, focusable: bool) -> None:
        """Shows another sheet; the cursor stays where it was, as far as there is something there."""
        before = self.here
        changed = sheet != self.sheet
        self.sheet, self._open, self._picked = sheet, open_, picked
        boxes = self._boxes
        same = [n for n, box in enumerate(boxes) if before is not None and set(box.keys) & set(before.keys)]
        self._cursor = same[0] if same else min(self._cursor, max(0, len(boxes) - 1))
        self.can_focus = bool(boxes) and (focusable or self.offers)
        self.display = bool(sheet.boxes)
        self.refresh(layout=changed)

    @property
    def offers(self) -> bool:
        """Whether something here can be picked now."""
        return any(self._is_open(box) for box in self._boxes)

    @property
    def here(self) -> Box | None:
        """The box where the keyboard is."""
        boxes = self._boxes
        return boxes[self._cursor] if self._cursor < len(boxes) else None

    def go_to_open(self) -> None:
        """Puts the cursor on something that can be picked, unless it is on such a thing."""
        if self.here is not None and not self._is_open(self.here):
            self._cursor = next((n for n, box in enumerate(self._boxes) if self._is_open(box)), self._cursor)
        self._moved()

    @property
    def _boxes(self) -> list[Box]:
        return [box for box in self.sheet.boxes if box.keys]

    def _is_open(self, box: Box) -> bool:
        return any(key in self._open for key in box.keys)

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002 (Textual asks so)
        """As wide as its boxes."""
        return self.sheet.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """As high as its boxes."""
        return self.sheet.height

    def render_line(self, y: int) -> Strip:
        """One line of all boxes."""
        segments: list[Segment] = []
        at = 0
        base = self.rich_style
        for box in sorted(self.sheet.boxes, key=lambda box: box.x):
            if not box.y <= y < box.y + len(box.rows):
                continue
            segments.append(Segment(" " * (box.x - at), base))
            text, look = box.rows[y - box.y], base + look_of(box)
            if box.keys:
                text, look = self._marked(box, text, look, first=y == box.y)
            segments.append(Segment(text, look))
            at = box.x + box.width
        return Strip(segments).adjust_cell_length(self.size.width, base)

    def _marked(self, box: Box, text: str, look: Look, *, first: bool) -> tuple[str, Look]:
        here = self.has_focus and box is self.here
        picked = any(key in self._picked for key in box.keys)
        sign = HERE if here else PICKED if picked else OPEN if self._is_open(box) else ""
        if sign and first:
            text = sign + text[1:]
        return text, look + Look(reverse=here, bold=True if here or picked else None)

    def on_focus(self) -> None:
        """The keyboard comes here."""
        self._moved()

    def on_blur(self) -> None:
        """The keyboard goes elsewhere."""
        self.refresh()

    def action_go(self, right: int, down: int) -> None:
        """To the nearest box in a direction."""
        here = self.here
        if here is None:
            return
        best = min(
            ((_distance(here, box, right, down), n) for n, box in enumerate(self._boxes) if box is not here),
            default=None,
        )
        if best is not None and best[0] < FAR:
            self._cursor = best[1]
            self._moved()

    def action_pick(self) -> None:
        """Picks the box where the keyboard is."""
        if self.here is not None:
            self.post_message(self.Picked(self.here))

    def on_click(self, event: Click) -> None:
        """Picks the box under the mouse."""
        found = self._at(event.x, event.y)
        if found is not None:
            self._cursor = self._boxes.index(found)
            self.refresh()
            self.post_message(self.Picked(found))

    def on_mouse_move(self, event: MouseMove) -> None:
        """The mouse looks at a box."""
        found = self._at(event.x, event.y)
        if found is not self._hovered:
            self._hovered = found
            self.post_message(self.Looked(self, found))

    def on_leave(self, _event: Leave) -> None:
        """The mouse has left."""
        self._hovered = None
        self.post_message(self.Looked(self, None))

    def _at(self, x: int, y: int) -> Box | None:
        return next((box for box in self._boxes if box.covers(x, y)), None)

    def _moved(self) -> None:
        self.refresh()
        here = self.here
        if here is None:
            return
        self.post_message(self.Looked(self, here))
        around = next((each for each in self.ancestors if isinstance(each, ScrollableContainer)), None)
        if around is not None:
            offset = self.region.offset - around.scrollable_content_region.offset + around.scroll_offset
            place = Region(here.x, here.y, here.width, len(here.rows)).translate(offset)
            around.scroll_to_region(place, animate=False)


FAR = 10_000


def _distance(here: Box, there: Box, right: int, down: int) -> int:
    """How far a box is in a direction: FAR if it does not lie there. Steps aside count more."""
    across = (2 * there.x + there.width) - (2 * here.x + here.width)
    along = 8 * (there.y - here.y)
    ahead, aside = (across * right, abs(along)) if right else (along * down, abs(across))
    return FAR if ahead <= 0 else ahead + 4 * aside
