"""Penguin Parlour: three penguin card games as a pure-Python engine.

What is here is the public library, which `docs/library.md` tells with examples: it changes by semantic
versions. Every module beside it may be used too, and may change with any version.

    find, games                          the games (`Game`): set up, shuffle, start, read moves
    State, View, Deal, Setup             a round, what one seat may know of it, what was dealt, and agreed
    Table, Player                        a match with undo, rounds, bots, hints
    Record, Comment, read_record(s)      a match as text; replayed, moments: every position of it
    Bot, decide, find_bot, playout       who plays; `parlour.arena` lets bots play bots
    Event, Outcome, ParlourError         what happened, how it ended, what is wrong with input
"""

from parlour.bots import Bot, decide, find_bot
from parlour.errors import ParlourError
from parlour.game import Game, State, View
from parlour.match import Deal, Event, Outcome
from parlour.playout import playout
from parlour.record import Comment, Player, Record, read_record, read_records
from parlour.registry import find, games
from parlour.replay import moments, replayed
from parlour.setup import Setup
from parlour.table import Table

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "Comment",
    "Deal",
    "Event",
    "Game",
    "Outcome",
    "ParlourError",
    "Player",
    "Record",
    "Setup",
    "State",
    "Table",
    "View",
    "__version__",
    "decide",
    "find",
    "find_bot",
    "games",
    "moments",
    "playout",
    "read_record",
    "read_records",
    "replayed",
]
