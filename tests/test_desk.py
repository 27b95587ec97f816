"""The bridge's Python end: requests and replies as JSON, versions, stale positions, stopping a bot."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.desk import Desk

PLAYERS = [{"name": "Ada", "bot": None}, {"name": "Pip", "bot": "greedy"}]


def ask(desk: Desk, **request: Any) -> dict[str, Any]:
    reply = json.loads(asyncio.run(desk.answer(json.dumps({"v": 1, "id": 5, **request}))))
    assert isinstance(reply, dict)
    assert reply["v"] == 1
    return reply


def seated(seed: str = "7", **request: Any) -> tuple[Desk, dict[str, Any]]:
    desk = Desk()
    game = {"op": "new", "table": "t", "game": "blue-penguin", "players": PLAYERS, "seed": seed, "seat": 0}
    reply = ask(desk, **game, **request)
    assert reply["ok"], reply
    return desk, reply


def test_hello_tells_versions() -> None:
    reply = ask(Desk(), op="hello")
    assert reply["ok"]
    assert reply["id"] == 5
    assert reply["engine"] == parlour.__version__
    assert reply["python"].startswith("3.")


def test_a_whole_match_through_the_desk() -> None:
    desk, reply = seated()
    while reply["over"] is None:
        about = {"table": "t", "position": reply["position"], "seat": 0, "since": 0}
        if reply["bot"]:
            reply = ask(desk, op="bot", **about)
            assert reply["played"]
        else:
            choice = reply["picture"]["choices"][0]["move"]
            reply = ask(desk, op="play", by=0, move=choice, **about)
        assert reply["ok"], reply
    assert sum(reply["outcome"]["scores"]) == 0
    record = ask(desk, op="record", table="t")["record"]
    again = ask(desk, op="load", table="u", record=record, seat=0)
    for same in ("picture", "events", "outcome", "options", "players"):
        assert again[same] == reply[same]


def test_nothing_hidden_is_in_a_reply() -> None:
    _, reply = seated()
    faces = [piece["face"] for piece in reply["picture"]["pieces"] if piece["zone"] in ("pile", "hand-1")]
    assert faces
    assert set(faces) == {None}
    assert "seed" not in json.dumps(reply)
    dealt = [event for event in reply["events"] if event["kind"] == "dealt"]
    assert [bool(event["secret"]) for event in dealt] == [True, False]


NEW = '{"v":1,"op":"new","table":"t","seed":"1","game":'
PLAY = '{"v":1,"op":"play","table":"t",'
BAD = [
    ("", "Unreadable", "not-json"),
    ("[1]", "Unreadable", "not-an-object"),
    ("{}", "Unreadable", "version-missing"),
    ('{"v":true,"op":"hello"}', "Unreadable", "version-missing"),
    ('{"v":2,"op":"hello"}', "NewerVersion", "request-newer"),
    ('{"v":1}', "Unreadable", "not-a-text"),
    ('{"v":1,"op":"fly"}', "Unreadable", "op-unknown"),
    ('{"v":1,"op":"view","table":"x"}', "Stale", "table-unknown"),
    ('{"v":1,"op":"view","table":"t","seat":2}', "Unreadable", "no-such-seat"),
    ('{"v":1,"op":"view","table":"t","seat":"0"}', "Unreadable", "not-a-number"),
    ('{"v":1,"op":"view","table":"t","since":-1}', "Unreadable", "not-a-number"),
    (PLAY + '"position":0,"by":0}', "Unreadable", "not-a-text"),
    (PLAY + '"position":3,"by":0,"move":"1"}', "Stale", "position-stale"),
    (PLAY + '"by":0,"move":"1"}', "Unreadable", "not-a-number"),
    (PLAY + '"position":0,"by":0,"move":"x"}', "Unreadable", "move-unreadable"),
    (PLAY + '"position":0,"by":0,"move":"99"}', "Illegal", "no-such-card"),
    (PLAY + '"position":0,"by":1,"move":"9"}', "NotYourTurn", "not-your-turn"),
    ('{"v":1,"op":"undo","table":"t","position":0,"by":0}', "CannotUndo", "undo-impossible"),
    ('{"v":1,"op":"next","table":"t","position":0}', "NotYourTurn", "no-next-round"),
    ('{"v":1,"op":"bot","table":"t","position":0}', "NotYourTurn", "no-bot-on-turn"),
    ('{"v":1,"op":"load","table":"t","record":"x"}', "Unreadable", "not-a-record"),
    (NEW + '"chess","players":[]}', "BadSetup", "game-unknown"),
    (NEW + '"blue-penguin","players":{}}', "Unreadable", "not-a-list"),
    (NEW + '"blue-penguin","players":[1]}', "Unreadable", "not-a-player"),
    (NEW + '"blue-penguin","players":[],"practice":1}', "Unreadable", "not-a-flag"),
    (NEW + '"blue-penguin","players":[],"options":[]}', "Unreadable", "not-an-object"),
    (NEW + '"blue-penguin","players":[],"options":{"a":1}}', "Unreadable", "not-a-text"),
    ("[" * 100_000, "Unreadable", "not-json"),
    ('{"v":1,"op":"hello","x":' + "[" * 32 + "]" * 32 + "}", "Unreadable", "not-json"),
    ('"' + "x" * 1_000_000 + '"', "Unreadable", "request-too-long"),
]


def first_seed() -> str:
    """A seed under which seat 0 starts."""
    return next(str(seed) for seed in range(50) if seated(str(seed))[1]["turn"] == 0)


@pytest.mark.parametrize(("text", "kind", "code"), BAD)
def test_bad_requests_get_typed_errors_and_change_nothing(text: str, kind: str, code: str) -> None:
    desk, before = seated(first_seed())
    reply = json.loads(asyncio.run(desk.answer(text)))
    assert reply["ok"] is False
    assert (reply["error"]["type"], reply["error"]["code"]) == (kind, code)
    told = reply["error"]
    assert told["where"] or told["line"] or kind in ("Illegal", "NotYourTurn", "CannotUndo")
    assert ask(desk, op="view", table="t", seat=0)["picture"] == before["picture"]


def test_why_explains_with_the_rule() -> None:
    desk, _ = seated(first_seed())
    reply = ask(desk, op="why", table="t", position=0, by=0, move="99")
    assert reply["reason"]["rule"] == "BP-1"


def test_why_takes_picks_too() -> None:
    desk, reply = seated()
    choice = reply["picture"]["choices"][0]
    key = choice["path"][0][0]
    asked = {"op": "why", "table": "t", "position": 0, "by": 0}
    assert ask(desk, **asked, picks=[key])["reason"] is None
    assert ask(desk, **asked, picks=["nothing"])["reason"]["code"] == "not-possible"
    assert ask(desk, **{**asked, "by": 1}, picks=[key])["reason"]["type"] == "NotYourTurn"
    for picks, where in (("x", "request.picks"), ([key, 7], "request.picks[1]")):
        error = ask(desk, **asked, picks=picks)["error"]
        assert (error["type"], error["where"]) == ("Unreadable", where)


def test_the_coach_tells_how_far_it_is_and_ends_with_accounts() -> None:
    bots = [{"name": "Pip", "bot": "random"}, {"name": "Pop", "bot": "random"}]
    desk = Desk()
    reply = ask(desk, op="new", table="t", game="template", players=bots, seed="1")
    early = ask(desk, op="coach", table="t", position=0)
    assert early["error"]["code"] == "coach-unfinished"
    while reply.get("over") is None:
        reply = ask(desk, op="bot", table="t", position=reply["position"])
    done = 0
    while True:
        report = ask(desk, op="coach", table="t", position=reply["position"])["report"]
        assert report["done"] == done + 1
        done = report["done"]
        if done == report["total"]:
            break
        assert report["accounts"] == []
    assert len(report["accounts"]) == 2
    assert ask(desk, op="coach", table="t", position=reply["position"])["report"] == report


def test_a_step_shows_the_table_as_it_was_then() -> None:
    desk, before = seated()
    assert before["turn"] is not None
    mine = ask(desk, op="view", table="t", seat=before["turn"])
    move = mine["picture"]["choices"][0]["move"]
    ask(desk, op="play", table="t", position=before["position"], by=before["turn"], move=move)
    step = ask(desk, op="step", table="t", round=1, moves=0, seat=before["turn"])
    assert step["picture"] == mine["picture"]
    wrong = ask(desk, op="step", table="t", round=1, moves=2, seat=0)
    assert (wrong["error"]["code"], wrong["error"]["where"]) == ("no-such-moment", "moves")


@pytest.mark.parametrize("look", [{"op": "reveal"}, {"op": "step", "round": 1, "moves": 0, "seat": 1}])
def test_nothing_is_taken_back_once_all_was_looked_at(look: dict[str, Any]) -> None:
    """At the end of a match its last move may be undone, but not after a look at what was hidden."""
    desk, people = Desk(), [{"name": "Ada", "bot": None}, {"name": "Bo", "bot": None}]
    reply = ask(desk, op="new", table="t", game="blue-penguin", players=people, seed="7")
    while reply["over"] is None:
        reply = ask(desk, op="view", table="t", seat=reply["turn"])
        move = reply["picture"]["choices"][0]["move"]
        reply = ask(desk, op="play", table="t", position=reply["position"], by=reply["turn"], move=move)
    assert len(reply["can_undo"]) == 1
    assert ask(desk, table="t", **look)["ok"]
    assert ask(desk, op="view", table="t")["can_undo"] == []
    undo = ask(desk, op="undo", table="t", position=reply["position"], by=reply["can_undo"][0])
    assert undo["error"]["code"] == "undo-impossible"


def test_a_late_request_for_the_table_before_is_stale() -> None:
    desk, before = seated(first_seed())
    again = {
        "op": "new",
        "table": "t",
        "game": "blue-penguin",
        "players": PLAYERS,
        "seed": first_seed(),
        "seat": 0,
    }
    assert ask(desk, **again)["position"] > before["position"]
    move = before["picture"]["choices"][0]["move"]
    late = ask(desk, op="play", table="t", position=before["position"], by=0, move=move)
    assert late["error"]["code"] == "position-stale"


def test_a_closed_table_is_gone() -> None:
    desk, _ = seated()
    assert ask(desk, op="close", table="t")["ok"]
    assert ask(desk, op="view", table="t")["error"]["type"] == "Stale"


NAMES = [
    "op",
    "table",
    "game",
    "players",
    "seed",
    "seat",
    "since",
    "position",
    "by",
    "move",
    "record",
    "options",
    "practice",
    "round",
    "moves",
]
OPS = ["play", "new", "view", "undo", "bot", "load", "hint", "why", "step", "coach", "stop", "hurry"]
WORDS = st.sampled_from(["t", "blue-penguin", *OPS])
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 90),
    st.text(max_size=5),
    WORDS,
    st.lists(st.integers(), max_size=2),
)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(NAMES), VALUES))
def test_no_request_ever_hits_a_fault_of_ours(request: dict[str, Any]) -> None:
    desk, _ = seated()
    reply = ask(desk, **request)
    assert reply["ok"] or reply["error"]["type"] != "Internal", reply


def test_brackets_inside_a_text_are_no_nesting() -> None:
    record = "\\" + '"' + "[{" * 100
    reply = ask(Desk(), op="load", table="t", record=record)
    assert reply["error"]["code"] == "not-a-record"
