"""The record of a text: the items of `lines.py` as headers, deals, moves and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

from parlour.errors import NewerVersion, ParlourError, Unreadable, placed
from parlour.record.data import (
    FIRST_RULES,
    HEADER,
    VERSION,
    Comment,
    Player,
    Record,
    Result,
    Round,
    check_player,
    check_seed,
)
from parlour.record.lines import SHOWN, items
from parlour.record.places import Item, Place, place_in
from parlour.registry import AnyGame, find
from parlour.setup import Setup
from parlour.texts import checked_text, whole_number

MOVES = 10_000
"""So many a round may have."""
ROUNDS = 1_000
RESERVED = frozenset({"moves", "cut", "result"})
"""Names that no field of a deal may have."""
RESULT = "winners NUMBER …, points NUMBER …"


@dataclass
class _Section:
    """The head of a record, or one of its rounds."""

    place: Place
    fields: dict[str, Item] = field(default_factory=dict)
    moves: list[Item] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)

    def find(self, name: str) -> Item:
        """The field of a name. Raises Unreadable where it is missing."""
        if name not in self.fields:
            raise Unreadable("line-missing", text=name).placed(*self.place)
        return self.fields[name]

    def add(self, item: Item) -> None:
        """Takes an item. Raises Unreadable for what comes twice, or is too much."""
        if item.kind == "comment":
            self.comments.append(Comment(len(self.moves), item.text))
        elif item.kind == "move":
            self.moves.append(item)
            if len(self.moves) > MOVES:
                raise item.wrong("moves-too-many", limit=MOVES)
        elif item.kind == "unreadable":
            expected = ("NAME: VALUE", "round NUMBER", "{COMMENT}")
            raise item.wrong("line-unreadable", text=item.text[:SHOWN], expected=expected)
        elif item.name == HEADER:
            raise Unreadable("record-second").placed(*item.place)
        elif item.name in self.fields:
            raise Unreadable("line-repeated", text=item.name[:SHOWN]).placed(*item.place)
        else:
            self.fields[item.name] = item


def read_record(text: str, first_line: int = 1) -> Record:
    """The record of a text. Raises Unreadable, NewerVersion, BadSetup or BadDeal, each with line and column;
    lines are counted from `first_line` on. Whether the moves are legal is found out by playing them (`Table`,
    `replayed`).
    """
    head, *rounds = _sections(items(checked_text(text, "record"), first_line), first_line)
    name = head.find("game")
    with _about(name):
        game = find(name.text)
    rules = _read_rules(game, head.fields.get("rules"))
    setup = _read_setup(game, head)
    players = tuple(_read_player(game, head, seat) for seat in range(setup.seats))
    seed = head.find("seed")
    with _about(seed):
        check_seed(seed.text)
    practice = head.find("practice")
    if practice.text not in ("on", "off"):
        raise practice.wrong("line-unreadable", text=practice.text[:SHOWN], expected=("on", "off"))
    if not rounds:
        raise Unreadable("line-missing", text="round 1").placed(*head.place)
    results = [part.fields.pop("result") for part in (head, *rounds) if "result" in part.fields]
    if len(results) > 1:
        raise Unreadable("line-repeated", text="result").placed(*results[1].place)
    _refuse_unknown(head, setup)
    read = tuple(_read_round(game, setup, part) for part in rounds)
    said = tuple(comment.text for comment in head.comments)
    ended = _read_result(results[0], setup) if results else None
    on = practice.text == "on"
    return Record(game.name, setup, players, seed.text, on, read, rules, said, ended)


def _about(item: Item) -> AbstractContextManager[None]:
    """Places errors at what a field holds."""
    return placed("", *item.value_place)


def _sections(found: Iterator[Item], first_line: int) -> list[_Section]:
    """The items of the head and of each round. Refuses another version, and rounds out of their order."""
    head = _Section((first_line, 1))
    sections = [head]
    for item in found:
        if item.kind != "comment" and not head.fields:
            _check_version(item)
            head.place = item.place
            head.fields[item.name] = item
        elif item.kind == "round":
            sections.append(_next_round(item, len(sections)))
        else:
            sections[-1].add(item)
    if not head.fields:
        raise Unreadable("not-a-record", expected=(f"{HEADER}: {VERSION}",)).placed(first_line, 1)
    return sections


def _next_round(item: Item, number: int) -> _Section:
    if item.text != str(number):
        raise item.wrong("line-unreadable", text=item.text[:SHOWN], expected=(f"round {number}",))
    if number > ROUNDS:
        raise item.wrong("rounds-too-many", limit=ROUNDS)
    return _Section(item.place)


def _check_version(item: Item) -> None:
    """The first line. A later version is refused as such; all versions from 1 on are read."""
    if item.name != HEADER:
        raise Unreadable("not-a-record", expected=(f"{HEADER}: {VERSION}",)).placed(*item.place)
    with _about(item):
        version = whole_number(item.text, "version")
    if version > VERSION:
        error = NewerVersion("record-newer", version=version, known=VERSION)
        raise error.placed(*item.value_place)
    if version < 1:
        raise item.wrong("not-a-record", expected=(f"{HEADER}: {VERSION}",))


def _read_rules(game: AnyGame, item: Item | None) -> str:
    """The version of the rules, as three numbers. Raises NewerVersion for rules that may have allowed what
    ours forbid.
    """
    if item is None:
        return FIRST_RULES
    numbers = item.text.split(".")
    if not 1 <= len(numbers) <= 3 or not all(
        each.isascii() and each.isdigit() and len(each) < 6 for each in numbers
    ):
        raise item.wrong("line-unreadable", text=item.text[:SHOWN], expected=(game.rules_version,))
    known = game.rules_version
    if int(numbers[0]) > int(known.partition(".")[0]):
        error = NewerVersion("rules-newer", version=item.text, known=known)
        raise error.placed(*item.value_place)
    return ".".join(str(int(each)) for each in (*numbers, "0", "0")[:3])


def _read_setup(game: AnyGame, head: _Section) -> Setup:
    seats = head.find("seats")
    with _about(seats):
        number = whole_number(seats.text, "seats")
    options = {
        name.removeprefix("option "): item for name, item in head.fields.items() if name.startswith("option ")
    }
    try:
        return game.setup(number, {name: item.text for name, item in options.items()})
    except ParlourError as error:
        about = error.where.removeprefix("option ").partition(",")[0]
        raise error.placed(*options.get(about, seats).value_place) from None


def _read_player(game: AnyGame, head: _Section, seat: int) -> Player:
    name = head.find(f"player {seat + 1}")
    bot = head.fields.get(f"bot {seat + 1}")
    player = Player(name.text, None if bot is None else bot.text)
    with _about(bot or name):
        check_player(game.name, player, seat)
    return player


def _refuse_unknown(head: _Section, setup: Setup) -> None:
    known = [HEADER, "game", "rules", "seats", "seed", "practice", "result"]
    known += [f"option {name}" for name in setup.options]
    known += [f"{what} {seat + 1}" for what in ("player", "bot") for seat in range(setup.seats)]
    for name, item in head.fields.items():
        if name not in known:
            raise Unreadable("line-unknown", text=name[:SHOWN], expected=tuple(known)).placed(*item.place)


def _read_round(game: AnyGame, setup: Setup, part: _Section) -> Round:
    part.find("moves")
    fields = {name: item for name, item in part.fields.items() if name not in RESERVED}
    moves = tuple(item.text for item in part.moves)
    cut = _read_cut(part.fields["cut"], len(moves)) if "cut" in part.fields else ()
    try:
        deal = game.read_deal(setup, {name: item.text for name, item in fields.items()})
    except ParlourError as error:
        raise error.placed(*place_in(fields, error.where)).placed(*part.place) from None
    places = tuple(item.place for item in part.moves)
    return Round(deal, moves, cut, tuple(part.comments), places, fields)


def _numbers(words: Sequence[str], item: Item) -> list[int]:
    with _about(item):
        return [whole_number(word, "") for word in words]


def _read_cut(item: Item, moves: int) -> tuple[int, ...]:
    """The numbers of moves that were cut short, each once and in order."""
    numbers = _numbers(item.text.split(), item)
    if not numbers or numbers != sorted(set(numbers)) or not 1 <= numbers[0] <= numbers[-1] <= moves:
        raise item.wrong("line-unreadable", text=item.text[:SHOWN], expected=(f"1 … {moves}",))
    return tuple(numbers)


def _read_result(item: Item, setup: Setup) -> Result:
    """Who won, and the points of every seat; whether that is so is found out by playing."""
    seats = setup.seats
    won, comma, points = (" ".join(part.split()) for part in item.text.partition(","))
    if not (comma and won.startswith("winners ") and points.startswith("points ")):
        raise item.wrong("line-unreadable", text=item.text[:SHOWN], expected=(RESULT,))
    winners = _numbers(won.split()[1:], item)
    each = _numbers(points.split()[1:], item)
    ordered = winners == sorted(set(winners)) and 1 <= winners[0] <= winners[-1] <= seats
    if not ordered or len(each) != seats:
        raise item.wrong("line-unreadable", text=item.text[:SHOWN], expected=(RESULT,))
    return Result(tuple(winner - 1 for winner in winners), tuple(each), item.value_place)
