"""A match as data: who plays what, the deals, the moves, what people say of them, and how it ended."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from parlour.bots import find_bot
from parlour.errors import BadSetup, Unreadable, placed
from parlour.match import Deal, Outcome, Seat
from parlour.record.places import NOWHERE, Item, Place
from parlour.registry import find
from parlour.setup import Setup
from parlour.texts import checked_text

VERSION = 3
HEADER = "penguin-parlour-record"
FIRST_RULES = "1.0.0"
"""The rules that records of versions 1 and 2, which did not say, were played by."""
NAME_LENGTH = 30
COMMENT_LENGTH = 2000
FORBIDDEN = re.compile(r"[{}\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What no comment may hold: braces, which end one, and signs that nobody sees but that change what one
sees.
"""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a name for the log, and a bot (a text of `find_bot`) or None for a person."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Comment:
    """What somebody says of the position after so many moves of a round. Raises Unreadable for what a record
    cannot hold: nothing, more than COMMENT_LENGTH characters, braces, signs that nobody sees, blanks other
    than single ones between words.
    """

    moves: int
    text: str

    def __post_init__(self) -> None:
        check_comment(self.text)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the seats (from 0) that won, and the points of every seat."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    place: Place = field(default=NOWHERE, compare=False, repr=False)
    """Where the text has it."""

    @classmethod
    def of(cls, outcome: Outcome) -> Result:
        """The result of an outcome."""
        return cls(outcome.winners, outcome.scores)

    def __str__(self) -> str:
        winners = " ".join(str(seat + 1) for seat in self.winners)
        return f"winners {winners}, points {' '.join(map(str, self.points))}"


@dataclass(frozen=True, slots=True)
class Round:
    """A deal, the texts of the moves made on it, the numbers (from 1) of those that a clock cut short, and
    comments in the order of the moves they follow.
    """

    deal: Deal
    moves: tuple[str, ...] = ()
    cut: tuple[int, ...] = ()
    comments: tuple[Comment, ...] = ()
    places: tuple[Place, ...] = field(default=(), compare=False, repr=False)
    """Where the text has each move."""
    source: Mapping[str, Item] = field(default_factory=dict, compare=False, repr=False)
    """Where the text has each field of the deal."""

    def __post_init__(self) -> None:
        last = 0
        for comment in self.comments:
            if not last <= comment.moves <= len(self.moves):
                where, value = "comment", comment.moves
                raise Unreadable("no-such-moment", where=where, value=value, last=len(self.moves))
            last = comment.moves

    def until(self, moves: int) -> Round:
        """The round with only its first moves."""
        cut = tuple(number for number in self.cut if number <= moves)
        comments = tuple(comment for comment in self.comments if comment.moves <= moves)
        return Round(self.deal, self.moves[:moves], cut, comments, self.places[:moves], self.source)

    def place(self, move: int) -> Place:
        """Where the text has a move (numbered from 1)."""
        return self.places[move - 1] if move <= len(self.places) else NOWHERE


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match so far. `seed` is what deals and bots were drawn from; `practice` tables take back
    freely. `result` is None while the match runs, and in records of before version 3. `comments` are about
    the match, `rules` is the version of the game's rules (see `Game.rules_version`).
    """

    game: str
    setup: Setup
    players: tuple[Player, ...]
    seed: str
    practice: bool
    rounds: tuple[Round, ...]
    rules: str = FIRST_RULES
    comments: tuple[str, ...] = ()
    result: Result | None = None

    def __post_init__(self) -> None:
        for text in self.comments:
            check_comment(text)

    def with_move(self, move: str, *, cut: bool) -> Record:
        """The record with one more move in its last round."""
        last = self.rounds[-1]
        moves = (*last.moves, move)
        longer = replace(last, moves=moves, cut=(*last.cut, len(moves)) if cut else last.cut)
        return replace(self, rounds=(*self.rounds[:-1], longer), result=None)

    def until(self, rounds: int, moves: int) -> Record:
        """The record as it was in its round of this number (from 1) after so many moves of that round. Raises
        Unreadable where it never was there.
        """
        if not 1 <= rounds <= len(self.rounds):
            raise Unreadable("no-such-moment", where="round", value=rounds, last=len(self.rounds))
        last = self.rounds[rounds - 1]
        if not 0 <= moves <= len(last.moves):
            raise Unreadable("no-such-moment", where="moves", value=moves, last=len(last.moves))
        if rounds == len(self.rounds) and moves == len(last.moves):
            return self
        return replace(self, rounds=(*self.rounds[: rounds - 1], last.until(moves)), result=None)

    def comments_at(self, number: int, moves: int) -> tuple[str, ...]:
        """What is said of the round of this number (from 1) after so many of its moves; of its start, and of
        the match where it starts.
        """
        own = tuple(each.text for each in self.rounds[number - 1].comments if each.moves == moves)
        return (*self.comments, *own) if (number, moves) == (1, 0) else own

    def __str__(self) -> str:
        lines = [f"{HEADER}: {VERSION}", f"game: {self.game}", f"rules: {self.rules}"]
        lines.append(f"seats: {self.setup.seats}")
        lines += [f"option {name}: {value}" for name, value in self.setup.options.items()]
        for seat, player in enumerate(self.players, start=1):
            lines.append(f"player {seat}: {player.name}")
            if player.bot is not None:
                lines.append(f"bot {seat}: {player.bot}")
        lines += [f"seed: {self.seed}", f"practice: {'on' if self.practice else 'off'}"]
        lines += [f"{{{text}}}" for text in self.comments]
        for number, part in enumerate(self.rounds, start=1):
            lines += ["", f"round {number}"]
            lines += [f"{name}: {value}" for name, value in part.deal.fields().items()]
            lines.append(f"moves: {' '.join(_commented(part))}".rstrip())
            if part.cut:
                lines.append(f"cut: {' '.join(map(str, part.cut))}")
        if self.result is not None:
            lines += ["", f"result: {self.result}"]
        return "\n".join(lines) + "\n"


def _commented(part: Round) -> list[str]:
    """The moves of a round, each with the comments that follow it."""
    words = list(part.moves)
    for comment in reversed(part.comments):
        words.insert(comment.moves, f"{{{comment.text}}}")
    return words


def check_comment(text: str) -> None:
    """Raises Unreadable for a comment that no record can hold (see `Comment`)."""
    if not 1 <= len(text) <= COMMENT_LENGTH:
        raise Unreadable("comment-length", where="comment", length=len(text), limit=COMMENT_LENGTH)
    if wrong := FORBIDDEN.search(text):
        raise Unreadable("comment-sign", where="comment", text=unicodedata.name(wrong[0], repr(wrong[0])))
    if text != " ".join(text.split()):
        raise Unreadable("comment-blanks", where="comment", text=text[:60])


def check_player(game: str, player: Player, seat: int) -> None:
    """Raises BadSetup for a name that a log cannot print, or a bot that the game has not; Unreadable for a
    budget that is no number.
    """
    where = f"player {seat + 1}"
    if not isinstance(player, Player):
        raise Unreadable("not-a-player", where=where, text=type(player).__name__)
    checked_text(player.name, f"name of {where}")
    if player.name != player.name.strip() or not 1 <= len(player.name) <= NAME_LENGTH:
        raise BadSetup("player-name", where=where, value=player.name, length=NAME_LENGTH)
    if not player.name.isprintable():
        raise BadSetup("player-name", where=where, value=repr(player.name), length=NAME_LENGTH)
    if player.bot is not None:
        with placed(f"seat {seat + 1}"):
            find_bot(find(game), player.bot)


def check_seed(seed: str) -> None:
    """Raises BadSetup for a seed that a record's line cannot hold, Unreadable for what is no text."""
    if not (0 < len(checked_text(seed, "seed")) <= 80 and seed.isprintable() and seed == seed.strip()):
        raise BadSetup("seed", where="seed", value=repr(seed))
