"""The journal of an arena: a file that grows by a line with every match, so that a stopped one can go on.

    {"parlour-arena":1,"version":"0.1.0","seed":"arena","seconds":null,"sources":{…},"pairings":[…]}
    {"pairing":1,"deal":1,"seat":2,"winners":[2],"scores":[-3,-5]}

The first line holds all that matters; whatever is not the same is another arena, and refused. Pairings, deals
and seats count from 1. How many matches are wanted is not in it: more can be added later.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

import parlour
from parlour import wire
from parlour.arena.files import usable
from parlour.arena.matches import Job, Played
from parlour.arena.plan import Plan
from parlour.arena.sources import fingerprint
from parlour.errors import BadSetup, NewerVersion, Unreadable

KIND = "parlour-arena"
VERSION = 1
Key = tuple[int, int, int]
"""As `Job.key`."""


def header_of(plan: Plan) -> dict[str, Any]:
    """All that matters, as JSON says it."""
    games = sorted({pairing.game for pairing in plan.pairings})
    header: dict[str, Any] = wire.data(
        {
            KIND: VERSION,
            "version": parlour.__version__,
            "seed": plan.seed,
            "seconds": plan.seconds,
            "sources": {game: fingerprint(game) for game in games},
            "pairings": [
                {
                    "game": pairing.game,
                    "seats": pairing.setup.seats,
                    "options": pairing.setup.options,
                    "bot": pairing.bot,
                    "others": pairing.others,
                }
                for pairing in plan.pairings
            ],
        }
    )
    return header


class Journal:
    """An open journal: what has been played, and where the next match is written. Raises Unreadable or
    NewerVersion for a file that is none, and BadSetup for one of another arena, each saying where; such a
    file stays as it is.
    """

    played: dict[Key, Played]
    torn: bool
    """Whether the last line was half-written: that match is played again."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.played = {}
        self._name = str(path)
        self._plan = plan
        header = wire.dump(header_of(plan))
        with usable(path):
            path.touch()
            content = path.read_bytes()
        whole, _, rest = content.rpartition(b"\n")
        self.torn = bool(rest)
        if whole:
            self._read(whole.split(b"\n"))
        elif not header.encode().startswith(rest):
            raise Unreadable("not-a-journal", where=self._name)
        with usable(path):
            self._file: BinaryIO = path.open("r+b")
        self._file.seek(len(content) - len(rest))
        self._file.truncate()
        if not whole:
            self._write(header)

    def add(self, job: Job, played: Played) -> None:
        """Writes a match; it is in the file when this returns."""
        self.played[job.key] = played
        number, deal, seat = job.key
        line = {"pairing": number + 1, "deal": deal + 1, "seat": seat + 1}
        winners = [winner + 1 for winner in played.winners]
        self._write(wire.dump({**line, "winners": winners, "scores": played.scores}))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _write(self, line: str) -> None:
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def _read(self, lines: Sequence[bytes]) -> None:
        for number, raw in enumerate(lines, start=1):
            where = f"{self._name}, line {number}"
            try:
                line = wire.read_object(raw.decode(), where)
            except UnicodeDecodeError:
                raise Unreadable("journal-line", where=where) from None
            if number == 1:
                self._check_header(line, where)
            else:
                self._read_match(line, where)

    def _check_header(self, found: Mapping[str, Any], where: str) -> None:
        version = found.get(KIND)
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise Unreadable("not-a-journal", where=where)
        if version > VERSION:
            raise NewerVersion("journal-newer", where=where, version=version, known=VERSION)
        for place, there, here in _differences(found, header_of(self._plan)):
            raise BadSetup("journal-differs", where=f"{where}, {place}", there=there, here=here)

    def _read_match(self, line: Mapping[str, Any], where: str) -> None:
        pairing = _number(line.get("pairing"), len(self._plan.pairings), f"{where}, pairing")
        seats = self._plan.pairings[pairing].setup.seats
        deal = _number(line.get("deal"), None, f"{where}, deal")
        key = pairing, deal, _number(line.get("seat"), seats, f"{where}, seat")
        winners, scores = line.get("winners"), line.get("scores")
        if not isinstance(winners, list) or not winners:
            raise Unreadable("journal-line", where=f"{where}, winners")
        if not isinstance(scores, list) or len(scores) != seats or not all(map(_whole, scores)):
            raise Unreadable("journal-line", where=f"{where}, scores")
        won = tuple(_number(winner, seats, f"{where}, winners") for winner in winners)
        played = Played(won, tuple(scores))
        if len(set(won)) < len(won) or self.played.setdefault(key, played) != played:
            raise Unreadable("journal-contradicts", where=where)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _number(value: object, most: int | None, where: str) -> int:
    """A number that counts from 1 in the file and from 0 here."""
    if not isinstance(value, int) or not _whole(value) or value < 1 or (most is not None and value > most):
        raise Unreadable("journal-line", where=where)
    return value - 1


def _differences(there: object, here: object, place: str = "") -> Iterator[tuple[str, str, str]]:
    """Where two JSON values differ, and what stands there, in the order of `here`."""
    if isinstance(there, Mapping) and isinstance(here, Mapping):
        for name in dict.fromkeys((*here, *there)):
            yield from _differences(there.get(name), here.get(name), f"{place}.{name}" if place else name)
    elif isinstance(there, list) and isinstance(here, list) and len(there) == len(here):
        for number, (one, other) in enumerate(zip(there, here, strict=True), start=1):
            yield from _differences(one, other, f"{place}[{number}]")
    elif there != here or type(there) is not type(here):
        yield place, _short(there), _short(here)


def _short(value: object) -> str:
    if isinstance(value, list):
        return f"[{len(value)}]"
    return wire.dump(value)[:80]
