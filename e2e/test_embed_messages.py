"""Page and frame talk: what a host may say, what it hears, and what becomes of what makes no sense."""

import json
import subprocess
import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, expect

from folders import ROOT, WEB
from pages import without_pauses
from parlour.record import read_record
from support.embeds import Host, frame_tag
from support.frames import Foreign
from support.police import Announce

SCHEMA = WEB / "embed" / "messages.schema.json"
RECORD = (ROOT / "tests" / "goldens" / "blue-penguin-2.record").read_text("utf-8")
MARK: dict[str, object] = {"penguin-parlour": 1}

FOREIGN: list[object] = ["hello", 1, None, [], {}, {"type": "start"}, {"type": "penguin-parlour"}, [MARK]]

MALFORMED: list[tuple[dict[str, object], str, str]] = [
    ({"penguin-parlour": 2, "type": "start"}, "message-version", "penguin-parlour"),
    ({"penguin-parlour": "1", "type": "start"}, "message-version", "penguin-parlour"),
    (MARK, "message-type", "type"),
    ({**MARK, "type": "ready"}, "message-type", "type"),
    ({**MARK, "type": "toString"}, "message-type", "type"),
    ({**MARK, "type": "theme"}, "message-field", "theme"),
    ({**MARK, "type": "theme", "theme": "blue"}, "message-field", "theme"),
    ({**MARK, "type": "load"}, "message-field", "record"),
    ({**MARK, "type": "load", "record": 7}, "message-field", "record"),
    ({**MARK, "type": "load", "record": ""}, "message-field", "record"),
    ({**MARK, "type": "load", "record": "x" * 500_001}, "message-field", "record"),
    ({**MARK, "type": "start", "game": {}}, "message-field", "game"),
    ({**MARK, "type": "start", "practice": True}, "message-field", "practice"),
    ({**MARK, "type": "start", "lang": "de"}, "message-field", "lang"),
    ({**MARK, "type": "start", "id": 5}, "message-field", "id"),
]

FITTING: list[dict[str, object]] = [
    {**MARK, "type": "start"},
    {
        **MARK,
        "type": "start",
        "id": "a",
        "game": "penguin-party",
        "seats": "3",
        "options": "",
        "practice": "on",
        "seed": "s",
    },
    {**MARK, "type": "theme", "theme": "auto"},
    {**MARK, "type": "load", "record": "🐧" * 500_000},
]


NO_JSON = """() => {
    const mark = { "penguin-parlour": 1, type: "start" };
    const loop = { ...mark, id: "bad-loop" };
    loop.game = loop;
    for (const message of [loop, { ...mark, id: "bad-big", seats: 10n }, { ...mark, type: 10n }])
        frames[0].postMessage(message, "*");
}"""
"""Messages that one window can say to another, but JSON cannot: they hold themselves, or a big integer."""


def verdicts(definition: str, messages: list[Any]) -> list[str]:
    """What is wrong with messages by the schema, by somebody else's reading of it."""
    command = ["node", "e2e/support/schema.mjs", str(SCHEMA), definition]
    done = subprocess.run(
        command, cwd=ROOT, input=json.dumps(messages), capture_output=True, text=True, check=True
    )
    found: list[str] = json.loads(done.stdout)
    return found


def link_of(record: str) -> str:
    """As the app shares it (docs/notation.md)."""
    deflate = zlib.compressobj(wbits=-15)
    packed = deflate.compress(record.encode()) + deflate.flush()
    return f"https://parlour.example/#/record?z={urlsafe_b64encode(packed).decode().rstrip('=')}"


def test_the_schema_refuses_what_the_frame_must_refuse() -> None:
    assert all(verdicts("toFrame", [message for message, _, _ in MALFORMED] + FOREIGN))
    assert verdicts("toFrame", FITTING) == [""] * len(FITTING)


def test_a_host_talks_with_its_frame(page: Page, address: str, foreign: Foreign, announce: Announce) -> None:
    announce("no game is called", sure=False)
    host = Host(page)
    without_pauses(page)
    page.goto(foreign(frame_tag(address, query="utm_source=blog") + '<iframe srcdoc="A neighbour"></iframe>'))

    # Without a game the frame waits, and says so; what hosts add to addresses does no harm.
    assert host.hears("ready")["table"] is None
    assert host.heard("error")[0]["error"]["code"] == "address-unknown"
    expect(host.frame().get_by_text("No game has been chosen")).to_be_visible()

    # Foreign messages are not looked at, nor those of other windows.
    before = len(host.heard())
    for message in FOREIGN:
        host.say(message)
    host.inside(1).evaluate("parent.frames[0].postMessage({'penguin-parlour': 9}, '*')")

    # What JSON does not know is answered too.
    page.evaluate(NO_JSON)
    host.hears("error", 4)
    odd = [(answer.get("id"), answer["error"]["where"]) for answer in host.heard("error")[1:]]
    assert odd == [("bad-loop", "game"), ("bad-big", "seats"), (None, "type")]
    before = len(host.heard())

    # Malformed ones are answered, in order: so everything before them was ignored.
    for number, (message, _, _) in enumerate(MALFORMED):
        host.say({"id": f"bad-{number}", **message})
    host.hears("error", 4 + len(MALFORMED))
    answers = host.heard()[before:]
    told = [(answer["error"]["code"], answer["error"]["where"]) for answer in answers]
    assert told == [(code, where) for _, code, where in MALFORMED]
    assert [answer.get("id") for answer in answers[:-1]] == [f"bad-{n}" for n in range(len(MALFORMED) - 1)]
    assert all(answer["error"]["message"] and "{ $" not in answer["error"]["message"] for answer in answers)

    # Start, and the same again: another match each time.
    setup = {"game": "blue-penguin", "seats": "Ada; Pip=little", "seed": "blog"}
    host.say({**MARK, "type": "start", "id": "first", **setup})
    host.table_is_there()
    ready = host.hears("ready", 2)
    assert (ready["id"], ready["table"]["game"], ready["table"]["over"]) == ("first", "blue-penguin", False)
    host.play_a_move()
    move = next(move for move in host.heard("move") if move["seat"] == 0)
    assert move["move"].isdigit()
    host.say({**MARK, "type": "start", "id": "again", **setup})
    assert host.hears("ready", 3)["id"] == "again"
    expect(host.frame().locator(".table")).to_have_attribute("data-position", "0")

    # A theme, without a new deal.
    host.say({**MARK, "type": "theme", "theme": "dark"})
    expect(host.frame().locator("penguin-table")).to_have_attribute("theme", "dark")
    expect(host.frame().locator("html")).to_have_attribute("data-theme", "dark")
    assert len(host.heard("ready")) == 3

    # What the engine refuses is told with the id, and the game goes on.
    host.say({**MARK, "type": "start", "id": "none", "game": "chess"})
    assert host.hears("error", 5 + len(MALFORMED))["id"] == "none"
    host.say({**MARK, "type": "load", "id": "torn", "record": RECORD[:200]})
    torn = host.hears("error", 6 + len(MALFORMED))
    assert torn["id"] == "torn"
    assert torn["error"]["line"] == RECORD.splitlines().index("round 1") + 1
    host.say({**MARK, "type": "load", "id": "cut", "record": link_of(RECORD)[:200]})
    cut = host.hears("error", 7 + len(MALFORMED))["error"]
    assert (cut["code"], cut["where"]) == ("link-damaged", "link")
    assert "was cut off" in cut["message"]
    host.inside().evaluate("document.querySelector('penguin-table').setAttribute('record', '')")
    assert host.hears("error", 8 + len(MALFORMED))["error"]["code"] == "not-a-record"
    host.play_a_move()

    # A finished record is watched, here from a link; the host gets its result.
    host.say({**MARK, "type": "load", "id": "old", "record": link_of(RECORD)})
    assert host.hears("ready", 4)["table"]["over"] is True
    over = host.hears("over")
    assert replace(read_record(over["record"]), result=None) == read_record(RECORD)
    assert len(over["scores"]) == 2
    expect(host.frame().locator(".replay")).to_be_visible()
    heard = host.heard()
    assert verdicts("fromFrame", heard) == [""] * len(heard)
