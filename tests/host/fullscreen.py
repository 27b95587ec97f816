"""A table that fills the terminal, without a terminal: who sits down, what is shown, when it has settled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import Static

from parlour.chance import pick, stream
from parlour.fullscreen import TableApp
from parlour.fullscreen.table import TableScreen
from parlour.record import Player
from parlour.table import Table

SHORT = {"penguin-party": {"rounds": "single"}, "penguin-ultimatum": {"iceberg": "small"}}
Play = Callable[[Pilot[None], TableApp], Awaitable[None]]


def sit(
    table: Table | None, play: Play, size: tuple[int, int] = (80, 24), language: str = "en"
) -> list[Table]:
    """Runs the application without a screen, and gives what it kept."""
    kept: list[Table] = []

    async def run() -> None:
        app = TableApp(table, language, kept.append, 0)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot, app)

    asyncio.run(run())
    return kept


def new(game: str, *people: str, bots: int = 1, practice: bool = False) -> Table:
    players = [*(Player(name) for name in people), *(Player(f"Bot{n}", "greedy") for n in range(bots))]
    return Table.new(game, players, "fullscreen", SHORT.get(game), practice=practice)


def late(game: str) -> Table:
    """A match of a person with a bot, a long one near its end: a mouse is slow."""
    table = new(game, "Ada")
    if game != "penguin-ultimatum":
        return table
    rng = stream("fullscreen", game)
    before = table.record
    while table.outcome is None:
        before = table.record
        assert table.turn is not None
        table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
    return Table(before.until(1, max(0, len(before.rounds[0].moves) - 8)))


def text_of(app: TableApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).render())


def shows(app: TableApp, kind: type) -> bool:
    return isinstance(app.screen, kind)


async def arrived(pilot: Pilot[None], app: TableApp, kind: type) -> None:
    """Waits for a screen: a busy machine draws late."""
    for _ in range(200):
        if isinstance(app.screen, kind):
            break
        await pilot.pause()
    await pilot.pause()


def seen_by(screen: TableScreen) -> int | None:
    return screen.viewer


def said(app: TableApp) -> str:
    return "\n".join(notice.message for notice in app._notifications)


async def settled(pilot: Pilot[None], app: TableApp) -> None:
    """Waits until bots have played and everything is drawn."""
    while True:
        await pilot.pause()
        screen = app.screen
        if not isinstance(screen, TableScreen) or screen.table.bot_on_turn is None:
            return
