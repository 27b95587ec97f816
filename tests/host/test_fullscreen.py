"""The table that fills the terminal: matches by keys and by mouse, hand-over, undo, hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from host.fullscreen import arrived, late, new, said, seen_by, settled, shows, sit, text_of
from textual.widgets import Button

from parlour.fullscreen import TableApp
from parlour.fullscreen.dialogs import HandOver, Log, Result, Told
from parlour.fullscreen.lobby import Lobby
from parlour.fullscreen.picking import Picking
from parlour.fullscreen.table import TableScreen
from parlour.fullscreen.zone import ZoneView
from parlour.picture import Choice
from parlour.record import Player
from parlour.registry import games
from parlour.table import Table

if TYPE_CHECKING:
    from textual.pilot import Pilot


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
