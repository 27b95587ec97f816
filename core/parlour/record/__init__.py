"""A match as text: headers, for each round its deal, moves and comments, and the result (`docs/notation.md`).

    penguin-parlour-record: 3
    game: blue-penguin
    rules: 1.0.0
    seats: 2
    option experts: off
    option open-scores: off
    player 1: Ada
    player 2: Pip
    bot 2: greedy
    seed: 4711
    practice: off
    {Played in the train.}

    round 1
    starter: 1
    values: 2 1 0 -1 -2
    cards: 17 3 …
    moves: 17 44 {a good lead} 3 …
    cut: 2

    result: winners 1, points 12 -12

`str(record)` writes it in this one form. `read_record` takes one from any text that means it, `read_records`
one after the other from an open file. Version 1 had no `cut`, version 2 no rules, comments and result; both
are read.
"""

from parlour.record.data import (
    HEADER,
    NAME_LENGTH,
    VERSION,
    Comment,
    Player,
    Record,
    Result,
    Round,
    check_player,
    check_seed,
)
from parlour.record.lines import LINE_LENGTH, TEXT_LENGTH
from parlour.record.reader import MOVES, ROUNDS, read_record
from parlour.record.stream import Excerpt, excerpts, read_records

__all__ = [
    "HEADER",
    "LINE_LENGTH",
    "MOVES",
    "NAME_LENGTH",
    "ROUNDS",
    "TEXT_LENGTH",
    "VERSION",
    "Comment",
    "Excerpt",
    "Player",
    "Record",
    "Result",
    "Round",
    "check_player",
    "check_seed",
    "excerpts",
    "read_record",
    "read_records",
]
