"""A bot that thinks at the bridge's Python end: stopped, hurried, or cut short by the clock."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from parlour.desk import Desk

Scene = tuple[dict[str, Any], dict[str, Any], dict[str, Any]]


def thinking(end: str | None, *, over: bool = False) -> Scene:
    """A bot thinks, and is asked to end after its first thought, or its time is up then: the answers to both,
    and the table afterwards.
    """

    async def scene() -> Scene:
        reached = asyncio.Event()
        release = asyncio.Event()

        async def breathe() -> bool:
            reached.set()
            await release.wait()
            return over

        desk = Desk(lambda: breathe)

        async def post(**request: Any) -> dict[str, Any]:
            reply = json.loads(await desk.answer(json.dumps({"v": 1, "id": 1, **request})))
            assert isinstance(reply, dict)
            return reply

        bots = [{"name": "Pip", "bot": "emperor"}, {"name": "Pop", "bot": "emperor"}]
        await post(op="new", table="t", game="template", players=bots, seed="1")
        thought = asyncio.create_task(post(op="bot", table="t", position=0))
        await reached.wait()
        ended = {"ok": True} if end is None else await post(op=end, table="t")
        release.set()
        return await thought, ended, await post(op="view", table="t", with_record=True)

    return asyncio.run(scene())


def test_a_bot_that_is_stopped_answers_stale_and_plays_nothing() -> None:
    thought, stopped, view = thinking("stop")
    assert stopped["ok"]
    assert (thought["ok"], thought["error"]["code"]) == (False, "thinking-stopped")
    assert view["position"] == 0


def test_a_thought_that_begins_at_once_after_a_stop_does_not_save_the_one_before() -> None:
    async def scene() -> list[dict[str, Any]]:
        desk = Desk()
        bots = [{"name": "Pip", "bot": "emperor/500"}, {"name": "Pop", "bot": "emperor/500"}]
        new: dict[str, Any] = {"op": "new", "table": "t", "game": "template", "players": bots, "seed": "1"}
        think: dict[str, Any] = {"op": "bot", "table": "t", "position": 0}
        wanted = [new, think, {"op": "stop", "table": "t"}, think]
        # All are begun in one go, as messages are that wait for the end of a step.
        texts = [json.dumps({"v": 1, "id": 1, **each}) for each in wanted]
        replies = await asyncio.gather(*map(desk.answer, texts))
        return [json.loads(reply) for reply in replies]

    _, first, _, second = asyncio.run(scene())
    assert first["error"]["code"] == "thinking-stopped"
    assert (second["ok"], second["position"]) == (True, 1)


@pytest.mark.parametrize(("end", "over"), [("hurry", False), (None, True)])
def test_a_bot_whose_thinking_is_cut_short_plays_its_best_so_far_and_the_record_says_so(
    end: str | None, over: bool
) -> None:
    thought, ended, view = thinking(end, over=over)
    assert ended["ok"]
    assert thought["ok"]
    assert view["position"] == 1
    assert view["record"].endswith("\ncut: 1\n")


def test_a_bot_that_thinks_to_its_end_is_not_cut_short() -> None:
    thought, _, view = thinking(None)
    assert thought["ok"]
    assert "cut" not in view["record"]
