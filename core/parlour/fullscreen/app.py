"""The application: lobby and tables, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from textual import work
from textual.app import App

from parlour.fullscreen.lobby import Lobby
from parlour.fullscreen.table import TableScreen
from parlour.sentences import Sentences
from parlour.table import Table


class TableApp(App[None]):
    """Begins with a table, or with the lobby where there is none yet. `table` is the last one played at."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "style.tcss"

    def __init__(
        self, table: Table | None, language: str, keep: Callable[[Table], object], pace: float
    ) -> None:
        super().__init__()
        self.table = table
        self._language = language
        self._keep = keep
        self._pace = pace

    def on_mount(self) -> None:
        """Begins."""
        self.run_tables()

    @work
    async def run_tables(self) -> None:
        """A lobby, a table, a lobby …, until somebody leaves."""
        table = self.table
        while True:
            if table is None:
                table = await self.push_screen_wait(Lobby(self._language))
            if table is None:
                self.exit()
                return
            self.table = table
            names = [player.name for player in table.players]
            sentences = Sentences(table.game, names, self._language)
            screen = TableScreen(table, sentences, self._keep, self._pace)
            if await self.push_screen_wait(screen) != "new":
                self.exit()
                return
            table = None
