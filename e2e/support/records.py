"""Records of matches that a page is to go on from, whole or cut."""

from pathlib import Path

from folders import ROOT
from parlour.chance import pick, stream
from parlour.record import Player, Record, read_record
from parlour.table import Table

FOLDER = Path(__file__).parent.parent / "records"


def recorded(name: str) -> Record:
    """A record of e2e/records."""
    return read_record((FOLDER / f"{name}.record").read_text("utf-8"))


def golden(game: str, seats: int) -> Record:
    """The golden match of a game with so many seats."""
    return read_record((ROOT / "tests" / "goldens" / f"{game}-{seats}.record").read_text("utf-8"))


def until(record: Record, number: int, moves: int) -> Record:
    """The record as it was in the round of this number (from 1), after so many of its moves; from the end if
    negative.
    """
    made = len(record.rounds[number - 1].moves)
    return record.until(number, moves if moves >= 0 else made + moves)


def after_round(record: Record, number: int) -> Record:
    """The record as it was when the round of this number was over and the next not yet dealt."""
    return record.until(number, len(record.rounds[number - 1].moves))


def played(game: str, players: list[Player], seed: str, moves: int | None = None) -> Record:
    """A match played at random, whole or with so many moves."""
    table = Table.new(game, players, seed, {"rounds": "single"} if game == "penguin-party" else {})
    rng = stream("memory", seed)
    count = 0
    while table.outcome is None and count != moves:
        assert table.turn is not None
        table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
        count += 1
    return table.record
