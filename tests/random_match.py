"""Random matches of every game, for tests of what is written and read."""

from __future__ import annotations

from parlour.chance import pick, stream
from parlour.record import Player
from parlour.table import Table


def match(name: str, seats: int, moves: int | None = None, *, practice: bool = False) -> Table:
    """A random match, whole or with so many moves."""
    players = [Player(f"Seat {seat}", "greedy" if seat else None) for seat in range(seats)]
    table = Table.new(name, players, f"record/{name}/{seats}", practice=practice)
    rng = stream("moves", name, seats)
    count = 0
    while count != moves:
        if table.next_carry is not None:
            table.next_round()
        if table.turn is None:
            break
        table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
        count += 1
    return table
