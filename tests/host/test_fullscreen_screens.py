"""What stands around the match that fills the terminal: log, rules, files, sizes, the lobby, errors."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from host.fullscreen import arrived, new, said, settled, sit, text_of
from textual.widgets import Button, Input, OptionList, Select

from parlour.fullscreen import TableApp
from parlour.fullscreen.dialogs import FileName, Log, Rules
from parlour.fullscreen.lobby import Lobby
from parlour.fullscreen.table import TableScreen
from parlour.fullscreen.zone import ZoneView
from parlour.record import read_record
from parlour.registry import games

if TYPE_CHECKING:
    from textual.pilot import Pilot


def test_log_rules_light_and_a_saved_record(tmp_path: Path) -> None:
    table = new("blue-penguin", "Ada")
    file = tmp_path / "saved.record"

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await settled(pilot, app)
        await pilot.press("l")
        await pilot.pause()
        await arrived(pilot, app, Log)
        assert isinstance(app.screen, Log)
        assert app.screen.query_one(OptionList).option_count == len(table.events(0))
        await pilot.press("enter")
        await pilot.pause()
        await arrived(pilot, app, Rules)
        assert isinstance(app.screen, Rules)
        assert app.screen.text.startswith("## BP-")
        assert app.screen.text.count("## BP-") == 1
        await pilot.press("escape", "escape")
        await pilot.press("r")
        await pilot.pause()
        await arrived(pilot, app, Rules)
        assert isinstance(app.screen, Rules)
        assert app.screen.text.count("## BP-") > 5
        await pilot.press("escape")
        await pilot.press("d")
        assert app.theme == "textual-light"
        for name, answer in ((str(tmp_path / "no" / "where"), "cannot be used"), (str(file), "Saved in")):
            await pilot.press("s")
            await pilot.pause()
            await arrived(pilot, app, FileName)
            assert isinstance(app.screen, FileName)
            app.screen.query_one(Input).value = name
            await pilot.press("enter")
            await pilot.pause()
            assert answer in said(app)

    sit(table, play, (140, 45))
    assert read_record(file.read_text("utf-8")) == table.record


@pytest.mark.parametrize("size", [(80, 24), (50, 16), (140, 45)])
def test_it_fits_after_resizing_and_scrolls_where_the_board_is_larger(size: tuple[int, int]) -> None:
    table = new("penguin-ultimatum", "Ada")

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await settled(pilot, app)
        await pilot.resize_terminal(*size)
        await pilot.pause()
        await pilot.press("enter")  # a penguin; now the keyboard is on the board
        await pilot.pause()
        board = app.screen.query_one("#table-zone-iceberg", ZoneView)
        assert board.has_focus
        for key in ("down", "right", "up", "left"):
            await pilot.press(key)
            await pilot.pause()
            here = board.here
            assert here is not None
            place = board.region.offset
            assert app.screen.query_one("#table").region.contains(place.x + here.x, place.y + here.y)
        own = app.screen.query_one("#own").region
        assert own.bottom <= size[1]
        assert app.screen.query_one("#log").display == (size[0] >= 120)

    sit(table, play, (100, 30))


@pytest.mark.parametrize("language", ["de", "ja"])
def test_lobby_and_table_speak_other_languages_and_a_match_begins_there(language: str) -> None:
    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await arrived(pilot, app, Lobby)
        assert isinstance(app.screen, Lobby)
        names = list(games())
        app.screen.query_one("#game", Select).value = names[-1]
        await pilot.pause()
        app.screen.query_one("#seats", Select).value = "2"
        await pilot.pause()
        assert sum(row.display for row in app.screen.query(".player")) == 2
        app.screen.query_one("#name-0", Input).value = " "
        app.screen.query_one("#start", Button).press()
        await pilot.pause()
        await arrived(pilot, app, Lobby)
        assert isinstance(app.screen, Lobby)  # nobody has no name
        assert said(app)
        app.screen.query_one("#name-0", Input).value = "Zoë"
        app.screen.query_one("#start", Button).press()
        await pilot.pause()
        await arrived(pilot, app, TableScreen)
        assert isinstance(app.screen, TableScreen)
        await settled(pilot, app)
        assert app.table is not None
        assert app.table.record.game == names[-1]
        assert [player.bot for player in app.table.players] == [None, "rockhopper"]
        assert "Zoë" in text_of(app, "#own-line-0")
        await pilot.press("ctrl+c")

    sit(None, play, language=language)


def test_the_lobby_goes_on_with_a_record_and_refuses_what_is_none(tmp_path: Path) -> None:
    file = tmp_path / "begun.record"
    file.write_text(str(new("penguin-party", "Ada").record), "utf-8")

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        app.screen.query_one("#record", Input).value = str(tmp_path)
        app.screen.query_one("#load", Button).press()
        await pilot.pause()
        assert "cannot be used" in said(app)
        app.screen.query_one("#record", Input).value = str(file)
        app.screen.query_one("#load", Button).press()
        await pilot.pause()
        await arrived(pilot, app, TableScreen)
        assert isinstance(app.screen, TableScreen)

    sit(None, play)
