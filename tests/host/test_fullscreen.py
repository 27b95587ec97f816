"""The table that fills the terminal: matches by keys and by mouse, hand-over, undo, resizing, errors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select, Static

from parlour.chance import pick, stream
from parlour.fullscreen import TableApp
from parlour.fullscreen.dialogs import FileName, HandOver, Log, Result, Rules, Told
from parlour.fullscreen.lobby import Lobby
from parlour.fullscreen.picking import Picking
from parlour.fullscreen.table import TableScreen
from parlour.fullscreen.zone import ZoneView
from parlour.picture import Choice
from parlour.record import Player, read_record
from parlour.registry import games
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


@pytest.mark.parametrize("name", sorted(games()))
def test_a_whole_match_is_played_by_keys(name: str) -> None:
    table = new(name, "Ada")

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        while table.outcome is None:
            moves = sum(len(part.moves) for part in table.record.rounds)
            for _ in range(6):  # a move is picked in a few steps, each by Enter where the keyboard has gone
                await pilot.press("enter")
                await settled(pilot, app)
                if sum(len(part.moves) for part in table.record.rounds) > moves:
                    break
            else:
                pytest.fail(f"Enter does not make a move: {text_of(app, '#prompt')}")
        await pilot.pause()
        await arrived(pilot, app, Result)
        assert isinstance(app.screen, Result)
        result = text_of(app, "#result")
        assert all(f"({part.rule})" in result for part in table.outcome.parts)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("q")

    assert sit(table, play)[-1].outcome is not None


@pytest.mark.parametrize("name", sorted(games()))
def test_a_match_is_played_to_its_end_by_mouse(name: str) -> None:
    table = late(name)

    async def click(pilot: Pilot[None], app: TableApp) -> None:
        screen = app.screen
        buttons = list(screen.query("#buttons Button"))
        for view in screen.query(ZoneView):
            if view.offers and screen._picking.chosen is None:  # type: ignore[attr-defined]  # a table's screen
                box = next(box for box in view._boxes if view._is_open(box))
                assert await pilot.click(view, offset=(box.x + 1, box.y))
                return
        assert await pilot.click(buttons[0])

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await settled(pilot, app)
        while table.outcome is None:
            await click(pilot, app)
            await settled(pilot, app)
        await pilot.pause()
        await arrived(pilot, app, Result)
        assert isinstance(app.screen, Result)
        app.screen.query_one("#new", Button).press()
        await pilot.pause()
        await arrived(pilot, app, Lobby)
        assert isinstance(app.screen, Lobby)
        app.screen.query_one("#leave", Button).press()

    sit(table, play)


def test_people_hand_over_and_nobody_sees_the_cards_of_another() -> None:
    table = new("penguin-party", "Ada", "Bo", bots=0)

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        for _ in range(3):
            await pilot.pause()
            turn = table.turn
            assert turn is not None
            await arrived(pilot, app, HandOver)
            assert shows(app, HandOver)
            below = app.screen_stack[-2]
            assert isinstance(below, TableScreen)
            assert seen_by(below) is None
            boxes = [box for view in below.query(ZoneView) for box in view.sheet.boxes]
            pieces = [piece for box in boxes for piece in box.pieces]
            faces = {piece.face for piece in pieces if piece.zone.startswith("hand")}
            assert faces == {None}
            await pilot.press("escape")
            await pilot.pause()
            await arrived(pilot, app, HandOver)
            assert shows(app, HandOver)
            await pilot.press("enter")
            await pilot.pause()
            assert seen_by(below) == turn
            await pilot.press("enter")
            await pilot.pause()
            await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("q")

    sit(table, play)
    assert len(table.record.rounds[0].moves) == 3


def test_undo_why_cancel_and_hint() -> None:
    table = new("penguin-party", "Ada", practice=True)

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await settled(pilot, app)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        moves = len(table.record.rounds[0].moves)
        await pilot.press("enter")
        assert len(screen._picking.picks) == 1
        await pilot.press("escape")
        assert screen._picking.picks == []
        await pilot.press("enter", "enter")
        await settled(pilot, app)
        after = len(table.record.rounds[0].moves)
        assert after > moves
        await pilot.press("u")
        await settled(pilot, app)
        assert len(table.record.rounds[0].moves) == moves
        await pilot.press("u")
        await settled(pilot, app)
        assert "can no longer be taken back" in said(app)
        await pilot.press("enter", "enter")
        await settled(pilot, app)
        pyramid = screen.query_one("#table-zone-pyramid", ZoneView)
        lying = next(box for box in pyramid.sheet.boxes if box.look == "card")
        assert await pilot.click(pyramid, offset=(lying.x, lying.y))
        await pilot.pause()
        assert "First choose a card of your hand" in said(app)
        assert "bottom tier" in text_of(app, "#detail")
        await pilot.press("h")
        while any(worker.name == "action_hint" for worker in app.workers):
            await pilot.pause()
        await pilot.pause()
        await arrived(pilot, app, Told)
        assert isinstance(app.screen, Told)
        assert "Chance of winning" in app.screen.text
        await pilot.press("escape")

    sit(table, play)


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


def test_a_thinking_bot_is_left_at_once() -> None:
    table = Table.new("penguin-ultimatum", [Player("A", "emperor"), Player("B", "emperor")], "4")

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("l")
        await arrived(pilot, app, Log)
        assert isinstance(app.screen, Log)  # the screen answers while it thinks
        await pilot.press("escape", "q")

    sit(table, play)
    assert len(table.record.rounds[0].moves) < 40


def test_picks_lead_to_a_choice_and_can_be_changed() -> None:
    choices = (
        Choice("a1", (("card-a", "card-b"), ("board/1",))),
        Choice("a2", (("card-a", "card-b"), ("board/2",), ("=yes",))),
        Choice("c1", (("card-c",), ("board/1",))),
        Choice("stay", (("=stay",),)),
    )
    picking = Picking(choices)
    assert picking.open == ("card-a", "card-b", "card-c", "=stay")
    assert picking.buttons == ("=stay",)
    assert not picking.pick(["board/1"])
    assert picking.pick(["card-x", "card-b"])
    assert set(picking.open) == {"board/1", "board/2"}
    assert picking.would_choose(["board/1"]) == choices[0]
    assert picking.would_choose(["board/2"]) is None
    assert picking.pick(["card-c"])
    assert list(picking.picks) == ["card-c"]
    assert not picking.pick(["board/2"])
    assert picking.pick(["card-a"])
    assert picking.pick(["board/2"])
    assert picking.buttons == ("=yes",)
    assert picking.pick(["=yes"])
    assert picking.chosen == choices[1]
    picking.back()
    assert list(picking.picks) == ["card-a", "board/2"]
    assert Picking().open == ()
