"""A game as text: headers, and for each round its deal and moves. Replays without a random generator.

    penguin-parlour-record: 2
    game: blue-penguin
    seats: 2
    option experts: off
    option open-scores: off
    player 1: Ada
    player 2: Pip
    bot 2: greedy
    seed: 4711
    practice: off

    round 1
    starter: 1
    values: 2 1 0 -1 -2
    cards: 17 3 …
    moves: 17 44 …
    cut: 2

The lines of a deal are those of the game's `Deal.fields()`. `cut` numbers the moves of the round (from 1) for
which a clock cut a bot's thinking short, so that the seed alone would not give them again; it is left out
where there are none. Blank lines mean nothing; every other line is either understood or refused with its
number.

Version 1 had no `cut`; its records are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from parlour.bots import find_bot
from parlour.errors import BadSetup, NewerVersion, ParlourError, Unreadable, placed
from parlour.game import Deal
from parlour.registry import AnyGame, find
from parlour.setup import Setup
from parlour.texts import whole_number

VERSION = 2
HEADER = "penguin-parlour-record"
NAME_LENGTH = 30
TEXT_LENGTH = 500_000


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a name for the log, and a bot (a text of `find_bot`) or None for a person."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """A deal, the texts of the moves made on it, and the numbers (from 1) of those that a clock cut short."""

    deal: Deal
    moves: tuple[str, ...] = ()
    cut: tuple[int, ...] = ()

    def until(self, moves: int) -> Round:
        """The round with only its first moves."""
        return Round(self.deal, self.moves[:moves], tuple(number for number in self.cut if number <= moves))


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match so far. `seed` is what deals and bots were drawn from; `practice` tables take back
    freely.
    """

    game: str
    setup: Setup
    players: tuple[Player, ...]
    seed: str
    practice: bool
    rounds: tuple[Round, ...]

    def with_move(self, move: str, *, cut: bool) -> Record:
        """The record with one more move in its last round."""
        last = self.rounds[-1]
        moves = (*last.moves, move)
        longer = Round(last.deal, moves, (*last.cut, len(moves)) if cut else last.cut)
        return replace(self, rounds=(*self.rounds[:-1], longer))

    def until(self, rounds: int, moves: int) -> Record:
        """The record as it was in its round of this number (from 1) after so many moves of that round. Raises
        Unreadable where it never was there.
        """
        if not 1 <= rounds <= len(self.rounds):
            raise Unreadable("no-such-moment", where="round", value=rounds, last=len(self.rounds))
        last = self.rounds[rounds - 1]
        if not 0 <= moves <= len(last.moves):
            raise Unreadable("no-such-moment", where="moves", value=moves, last=len(last.moves))
        return replace(self, rounds=(*self.rounds[: rounds - 1], last.until(moves)))

    def __str__(self) -> str:
        lines = [f"{HEADER}: {VERSION}", f"game: {self.game}", f"seats: {self.setup.seats}"]
        lines += [f"option {name}: {value}" for name, value in self.setup.options.items()]
        for seat, player in enumerate(self.players, start=1):
            lines.append(f"player {seat}: {player.name}")
            if player.bot is not None:
                lines.append(f"bot {seat}: {player.bot}")
        lines += [f"seed: {self.seed}", f"practice: {'on' if self.practice else 'off'}"]
        for number, part in enumerate(self.rounds, start=1):
            lines += ["", f"round {number}"]
            lines += [f"{name}: {value}" for name, value in part.deal.fields().items()]
            lines.append(f"moves: {' '.join(part.moves)}".rstrip())
            if part.cut:
                lines.append(f"cut: {' '.join(map(str, part.cut))}")
        return "\n".join(lines) + "\n"


def check_player(game: str, player: Player, seat: int) -> None:
    """Raises BadSetup for a name that a log cannot print, or a bot that the game has not; Unreadable for a
    budget that is no number.
    """
    where = f"player {seat + 1}"
    if player.name != player.name.strip() or not 1 <= len(player.name) <= NAME_LENGTH:
        raise BadSetup("player-name", where=where, value=player.name, length=NAME_LENGTH)
    if not player.name.isprintable():
        raise BadSetup("player-name", where=where, value=repr(player.name), length=NAME_LENGTH)
    if player.bot is not None:
        with placed(f"seat {seat + 1}"):
            find_bot(find(game), player.bot)


def check_seed(seed: str) -> None:
    """Raises BadSetup for a seed that a record's line cannot hold."""
    if not (0 < len(seed) <= 80 and seed.isprintable() and seed == seed.strip()):
        raise BadSetup("seed", where="seed", value=repr(seed))


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    name: str
    value: str

    @property
    def where(self) -> str:
        return f"line {self.number}"


def read_record(text: str) -> Record:
    """The record of a text. Raises Unreadable, NewerVersion, BadSetup or BadDeal, each saying which line is
    meant.
    Whether the moves are legal is found out by playing them (`Table`).
    """
    if len(text) > TEXT_LENGTH:
        raise Unreadable("record-too-long", where="record", length=len(text), limit=TEXT_LENGTH)
    heads, rounds = _sections(text)
    name = _find(heads, "game")
    with placed(name.where):
        game = find(name.value)
    setup = _read_setup(game, heads)
    players = tuple(_read_player(game, heads, seat) for seat in range(setup.seats))
    seed = _find(heads, "seed")
    with placed(seed.where):
        check_seed(seed.value)
    practice = _find(heads, "practice")
    if practice.value not in ("on", "off"):
        raise Unreadable("line-unreadable", where=practice.where, text=practice.value)
    if not rounds:
        raise Unreadable("line-missing", where="record", text="round 1")
    _refuse_unknown(heads, setup)
    read = tuple(_read_round(game, setup, lines) for lines in rounds)
    return Record(game.name, setup, players, seed.value, practice.value == "on", read)


def _sections(text: str) -> tuple[dict[str, _Line], list[dict[str, _Line]]]:
    """The lines of the head and of each round, by name. Refuses lines of no form, repeated ones, another
    version.
    """
    sections: list[dict[str, _Line]] = [{}]
    for number, raw in enumerate(text.split("\n"), start=1):
        row = raw.strip()
        if not row:
            continue
        if row == f"round {len(sections)}" and sections[0]:
            sections.append({})
            continue
        name, colon, value = row.partition(":")
        line = _Line(number, name.strip(), value.strip())
        if not sections[0]:
            _check_version(line)
        if not colon:
            raise Unreadable("line-unreadable", where=line.where, text=row[:60])
        if line.name in sections[-1]:
            raise Unreadable("line-repeated", where=line.where, text=line.name[:60])
        sections[-1][line.name] = line
    if not sections[0]:
        raise Unreadable("not-a-record", where="record", text="")
    return sections[0], sections[1:]


def _check_version(line: _Line) -> None:
    """The first line. A later version is refused as such; all versions from 1 on are read."""
    if line.name != HEADER:
        raise Unreadable("not-a-record", where=line.where, text=line.name[:60])
    version = whole_number(line.value, line.where)
    if version > VERSION:
        raise NewerVersion("record-newer", where=line.where, version=version, known=VERSION)
    if version < 1:
        raise Unreadable("not-a-record", where=line.where, text=line.value)


def _find(lines: Mapping[str, _Line], name: str) -> _Line:
    """The line of a name. Raises Unreadable where it is missing."""
    if name not in lines:
        raise Unreadable("line-missing", where="record", text=name)
    return lines[name]


def _read_setup(game: AnyGame, heads: Mapping[str, _Line]) -> Setup:
    seats = _find(heads, "seats")
    number = whole_number(seats.value, seats.where)
    options = {
        name.removeprefix("option "): line for name, line in heads.items() if name.startswith("option ")
    }
    try:
        return game.setup(number, {name: line.value for name, line in options.items()})
    except ParlourError as error:
        about = error.where.removeprefix("option ").partition(",")[0]
        raise error.at(options.get(about, seats).where) from None


def _read_player(game: AnyGame, heads: Mapping[str, _Line], seat: int) -> Player:
    name = _find(heads, f"player {seat + 1}")
    bot = heads.get(f"bot {seat + 1}")
    player = Player(name.value, None if bot is None else bot.value)
    with placed((bot or name).where):
        check_player(game.name, player, seat)
    return player


def _refuse_unknown(heads: Mapping[str, _Line], setup: Setup) -> None:
    known = {HEADER, "game", "seats", "seed", "practice"}
    known |= {f"option {name}" for name in setup.options}
    known |= {f"{what} {seat + 1}" for what in ("player", "bot") for seat in range(setup.seats)}
    for name, line in heads.items():
        if name not in known:
            raise Unreadable("line-unknown", where=line.where, text=name[:60])


def _read_round(game: AnyGame, setup: Setup, lines: Mapping[str, _Line]) -> Round:
    moves = _find(lines, "moves")
    texts = tuple(moves.value.split())
    fields = {name: line.value for name, line in lines.items() if name not in ("moves", "cut")}
    try:
        deal = game.read_deal(setup, fields)
    except ParlourError as error:
        raise error.at(lines.get(error.where.partition("[")[0], moves).where) from None
    return Round(deal, texts, _read_cut(lines["cut"], len(texts)) if "cut" in lines else ())


def _read_cut(line: _Line, moves: int) -> tuple[int, ...]:
    """The numbers of moves that were cut short, each once and in order."""
    numbers = [whole_number(text, line.where) for text in line.value.split()]
    if not numbers or numbers != sorted(set(numbers)) or not 1 <= numbers[0] <= numbers[-1] <= moves:
        raise Unreadable("line-unreadable", where=line.where, text=line.value[:60])
    return tuple(numbers)
