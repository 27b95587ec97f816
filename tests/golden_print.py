"""Prints a match as every seat sees it; the golden files hold what it printed once.

Rewrite them, after reading the difference, by
`.venv/bin/python tests/golden_print.py` with `core` on PYTHONPATH.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path

from parlour.chance import pick, stream
from parlour.game import Event
from parlour.record import Player, read_record
from parlour.registry import all_games
from parlour.table import Table

FOLDER = Path(__file__).with_name("goldens")
EVERY = 8
"""Views are printed at every eighth position and at the end of a round; events always."""


def cases() -> list[tuple[str, int]]:
    return [(name, seats) for name, game in all_games().items() for seats in game.seats]


def draw_match(name: str, seats: int) -> Table:
    """A whole match of people who play at random."""
    players = [Player(person) for person in ("Ada", "Bo", "Cy", "Di", "Eva", "Flo")[:seats]]
    table = Table.new(name, players, f"golden {name} {seats}")
    rng = stream("golden", name, seats)
    while table.outcome is None:
        if table.next_carry is not None:
            table.next_round()
            continue
        assert table.turn is not None
        table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
    return table


def transcript(record: str) -> str:
    """The match of a record: after each move its events, now and then the pictures, and the outcome."""
    whole = read_record(record)
    table = Table(replace(whole, rounds=(replace(whole.rounds[0], moves=()),), result=None))
    lines = ["round 1", *_news(table, 0), *_pictures(table)]
    for number, part in enumerate(whole.rounds, start=1):
        seen = len(table.events(None))
        if number > 1:
            table.next_round()
            lines += [f"round {number}", *_news(table, seen), *_pictures(table)]
        for count, move in enumerate(part.moves, start=1):
            seen = len(table.events(None))
            assert table.turn is not None
            table.play(table.turn, move)
            lines += [f"round {number} move {count}: {move}", *_news(table, seen)]
            if count % EVERY == 0 or count == len(part.moves):
                lines += _pictures(table)
    assert table.record in (whole, replace(whole, result=table.record.result))  # old records tell no result
    lines.append(f"outcome {table.outcome}")
    return "\n".join(lines) + "\n"


def _news(table: Table, seen: int) -> list[str]:
    return [f"  {_event(event)}" for event in table.events(None, seen)]


def _event(event: Event) -> str:
    facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
    points = f" {event.points:+}" if event.points else ""
    return f"{event.rule} {event.kind} seat={event.seat}{points} {facts}".rstrip()


def _pictures(table: Table) -> Iterator[str]:
    for seat in (*range(len(table.players)), None):
        picture = table.picture(seat)
        zones = []
        for zone, pieces in groupby(picture.pieces, key=lambda piece: piece.zone):
            listed = list(pieces)
            shown = [
                f"{piece.face}{'^' if piece.turned else ''}@{piece.place}"
                for piece in listed
                if piece.face is not None
            ]
            hidden = len(listed) - len(shown)
            zones.append(f"{zone}[{' '.join(shown + ([f'#{hidden}'] if hidden else []))}]")
        scores = " ".join(
            "?" if line.score is None else f"{line.score}{'x' if line.out else ''}" for line in picture.seats
        )
        yield f"  seat {seat} turn={table.turn} scores {scores}"
        yield f"    {' '.join(zones)}"
        if picture.choices:
            yield f"    moves {' '.join(choice.move for choice in picture.choices)}"


def write_all(only: list[str]) -> None:
    for name, seats in cases():
        if only and name not in only:
            continue
        record = str(draw_match(name, seats).record)
        (FOLDER / f"{name}-{seats}.record").write_text(record, "utf-8")
        (FOLDER / f"{name}-{seats}.txt").write_text(transcript(record), "utf-8")


if __name__ == "__main__":
    write_all(sys.argv[1:])
