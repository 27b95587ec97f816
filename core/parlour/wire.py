"""The only module that says JSON: requests and replies of the bridge, what `catalogue.py` makes of the games
for a site, and what an arena writes.

Everything is versioned: a request of a later version is refused as such (NewerVersion).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from parlour.errors import NewerVersion, ParlourError, Unreadable
from parlour.record import Player

VERSION = 1
REQUEST_LENGTH = 1_000_000
REQUEST_DEPTH = 32
"""Lists and objects inside each other. No request needs more than four, and thousands are fatal in the page:
they use up the browser's stack, which Python does not see there.
"""
_MARKS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)

_NAMES: dict[type, tuple[str, ...]] = {}


def _names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass, looked up once."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple(field.name for field in fields(kind))
    return _NAMES[kind]


def data(value: object) -> Any:
    """Dataclasses, mappings, tuples and plain values as what JSON can say."""
    if is_dataclass(value):
        return {name: data(getattr(value, name)) for name in _names(type(value))}
    if isinstance(value, Mapping):
        return {str(name): data(item) for name, item in value.items()}
    if isinstance(value, tuple | list):
        return [data(item) for item in value]
    return value


def _opened(value: object) -> dict[str, object]:
    """What JSON does not know by itself, one level deep: the writer asks again for what is inside."""
    if isinstance(value, Mapping):
        return dict(value)
    return {name: getattr(value, name) for name in _names(type(value))}


_WRITER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_opened)


def dump(value: object) -> str:
    """The JSON of anything that `data` knows, on one line. A player waits for it at every move; `data`
    would take four times as long.
    """
    return _WRITER.encode(value)


def dump_for_people(value: object) -> str:
    """The same over many lines."""
    return json.dumps(data(value), ensure_ascii=False, indent=2) + "\n"


def error_data(error: ParlourError) -> dict[str, Any]:
    """An error as clients get it; `code` names the message `error-<code>`."""
    return {
        "type": type(error).__name__,
        "code": error.code,
        "where": error.where,
        "line": error.line,
        "column": error.column,
        "rule": error.rule,
        "facts": data(error.facts),
    }


def _depth(text: str) -> int:
    """How deep lists and objects of a JSON text are nested."""
    depth = deepest = 0
    for mark in _MARKS.findall(text):
        if mark in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif mark in "]}":
            depth -= 1
    return deepest


def read_object(text: str, where: str) -> dict[str, Any]:
    """The object of a JSON text. Raises Unreadable."""
    if text.count("[") + text.count("{") > REQUEST_DEPTH and _depth(text) > REQUEST_DEPTH:
        raise Unreadable("not-json", where=where, text=f"nested deeper than {REQUEST_DEPTH}")
    try:
        read = json.loads(text)
    except ValueError as error:
        raise Unreadable("not-json", where=where, text=str(error)) from None
    if not isinstance(read, dict):
        raise Unreadable("not-an-object", where=where)
    return read


def read_request(text: str) -> dict[str, Any]:
    """The object of a request's text, its version checked. Raises Unreadable or NewerVersion."""
    if len(text) > REQUEST_LENGTH:
        raise Unreadable("request-too-long", where="request", length=len(text), limit=REQUEST_LENGTH)
    request = read_object(text, "request")
    version = request.get("v")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise Unreadable("version-missing", where="request.v")
    if version > VERSION:
        raise NewerVersion("request-newer", where="request.v", version=version, known=VERSION)
    return request


def text_of(request: Mapping[str, Any], name: str, default: str | None = None) -> str:
    """A text of the request. Raises Unreadable."""
    value = request.get(name, default)
    if not isinstance(value, str):
        raise Unreadable("not-a-text", where=f"request.{name}")
    return value


def number_of(request: Mapping[str, Any], name: str, default: int | None = None) -> int:
    """A whole number of the request. Raises Unreadable."""
    value = request.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unreadable("not-a-number", where=f"request.{name}", text=str(value))
    return value


def flag_of(request: Mapping[str, Any], name: str) -> bool:
    """A truth value of the request, false if left out. Raises Unreadable."""
    value = request.get(name, False)
    if not isinstance(value, bool):
        raise Unreadable("not-a-flag", where=f"request.{name}")
    return value


def seat_of(request: Mapping[str, Any], name: str = "seat") -> int | None:
    """A seat from 0, or None for a spectator. Raises Unreadable."""
    return None if request.get(name) is None else number_of(request, name)


def texts_of(request: Mapping[str, Any], name: str) -> dict[str, str]:
    """An object of texts, empty if left out. Raises Unreadable."""
    value = request.get(name, {})
    if not isinstance(value, dict):
        raise Unreadable("not-an-object", where=f"request.{name}")
    for key, item in value.items():
        if not isinstance(item, str):
            raise Unreadable("not-a-text", where=f"request.{name}.{key}")
    return value


def keys_of(request: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """A list of texts. Raises Unreadable."""
    value = request.get(name)
    if not isinstance(value, list):
        raise Unreadable("not-a-list", where=f"request.{name}")
    for place, item in enumerate(value):
        if not isinstance(item, str):
            raise Unreadable("not-a-text", where=f"request.{name}[{place}]")
    return tuple(value)


def players_of(request: Mapping[str, Any]) -> tuple[Player, ...]:
    """The list of players: `{"name": "Ada", "bot": null}` each. Raises Unreadable."""
    value = request.get("players")
    if not isinstance(value, list):
        raise Unreadable("not-a-list", where="request.players")
    players = []
    for place, item in enumerate(value):
        bot = item.get("bot") if isinstance(item, dict) else None
        if (
            not isinstance(item, dict)
            or not isinstance(item.get("name"), str)
            or not isinstance(bot, str | None)
        ):
            raise Unreadable("not-a-player", where=f"request.players[{place}]")
        players.append(Player(item["name"], bot))
    return tuple(players)
