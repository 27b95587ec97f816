"""The protocol that every game keeps: Game, State, View, Move; what they pass to each other is in `match.py`.

A *state* is one round, played in place. A *view* is what one seat may know of it. A *deal* is all the
chance of a round. A *move* is a small hashable value whose text is its one notation. `conformance.py`
checks every promise made here on any game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

from parlour.errors import BadSetup, Facts, Illegal, NotYourTurn
from parlour.levels import LEVELS, STANDARD, BotInfo
from parlour.match import Carry, Deal, Event, Outcome, Part, Seat, Tell
from parlour.picture import Face, Heap, Note, Picture, ZoneKind, heap, note
from parlour.setup import Option, Setup, read_options

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from parlour.bots import Bot

__all__ = [
    "Carry", "Deal", "Event", "Game", "MoveT", "Outcome", "Part", "Seat", "State", "Tell", "View",
    "check_seat", "check_turn", "heap", "note",
]  # fmt: skip
"""All that a game is written with, from one place."""

MoveT = TypeVar("MoveT", bound=Hashable)
"""A move: hashable, immutable, `game.parse(str(move)) == move`."""


class State(ABC, Generic[MoveT]):
    """One round, played in place. Held by tables, simulations and tests only: it knows every hidden card."""

    __slots__ = ()

    setup: Setup
    deal: Deal
    carry: Carry
    turn: Seat
    """The seat that decides; without meaning when `moves()` is empty."""

    def begin(self, tell: Tell | None = None) -> None:
        """Begins the round that was dealt; `Game.start` calls it, once."""
        if tell is not None:
            self.tell_start(tell)

    @abstractmethod
    def tell_start(self, tell: Tell) -> None:
        """Tells the events of the deal."""

    @abstractmethod
    def moves(self) -> Sequence[MoveT]:
        """The legal moves in a fixed order, without repeats; empty only when the round is over.
        The caller must not change the sequence.
        """

    @abstractmethod
    def play(self, move: MoveT, tell: Tell | None = None) -> None:
        """Plays in place and tells every event. Raises Illegal, with the rule, and changes nothing then."""

    @abstractmethod
    def copy(self) -> Self:
        """A state that can be played without changing this one."""

    def after(self, move: MoveT) -> Self:
        """A copy with the move played."""
        copy = self.copy()
        copy.play(move)
        return copy

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The points of every seat now, those of earlier rounds included."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View[MoveT]:
        """What this seat may know; None for a spectator, who knows only what is public. Raises NotYourTurn
        for a seat that there is not (`check_seat`).
        """

    @abstractmethod
    def verdict(self) -> Outcome | Carry | None:
        """None while the round runs; then the outcome of the match, or the carry of its next round."""

    @abstractmethod
    def why_not(self, move: MoveT) -> Illegal | None:
        """Why the seat on turn may not make this move, with the rule's number; None if it may.
        Says nothing that depends on what that seat cannot see.
        """


@dataclass(frozen=True, slots=True)
class View(Generic[MoveT]):
    """What one seat may know. Each game adds fields; all of it is immutable.

    `history` is the moves of the round, all of them public; `moves` the legal moves when `seat` is to decide,
    else empty; `turn` is None when the round is over.
    """

    setup: Setup
    carry: Carry
    seat: Seat | None
    turn: Seat | None
    starter: Seat
    moves: tuple[MoveT, ...]
    history: tuple[MoveT, ...]

    def _repr_svg_(self) -> str:
        """The view as a drawing: a notebook shows it so."""
        from parlour.portrait import portrait  # noqa: PLC0415 (it draws by the games, which are built on this)

        return portrait(self)


class Game(ABC, Generic[MoveT]):
    """A game's rulebook: how it is set up, dealt, written and drawn. Stateless; one instance a game."""

    name: ClassVar[str]
    """The id in records, links and attributes: `blue-penguin`. Its folder is the same with underscores."""
    prefix: ClassVar[str]
    """The letters of its rule numbers: `BP`."""
    rules_version: ClassVar[str] = "1.0.0"
    """The semantic version of its rules, which records name: the first number grows when a record of before
    may be played otherwise now (another move is legal, another score comes out), the second with rules that
    were not there before (an option), the third when the rules only say better what they said.
    """
    listed: ClassVar[bool] = True
    """False for the template, which no lobby offers."""
    lowest_wins: ClassVar[bool] = False
    """Whether the fewest points win."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    zones: ClassVar[tuple[ZoneKind, ...]]

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """A checked setup with every option in normal form. Raises BadSetup."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup("seats", where="seats", value=str(seats), low=self.seats[0], high=self.seats[-1])
        return Setup(seats, read_options(self.options, options or {}, seats))

    @abstractmethod
    def shuffle(self, setup: Setup, rng: Random, carry: Carry = Carry()) -> Deal:  # noqa: B008 (frozen)
        """A random deal for the round, drawn by `rng.random()` alone."""

    @abstractmethod
    def read_deal(self, setup: Setup, fields: Mapping[str, str]) -> Deal:
        """The deal of a record. Raises Unreadable; `start` checks that the cards are right."""

    @abstractmethod
    def heaps(self, setup: Setup, deal: Deal) -> tuple[Heap, ...]:
        """A deal of this game for people: all that it holds, in words and faces."""

    @abstractmethod
    def start(
        self,
        setup: Setup,
        deal: Deal,
        carry: Carry = Carry(),  # noqa: B008 (frozen)
        tell: Tell | None = None,
    ) -> State[MoveT]:
        """The first position of a round; deterministic. Raises BadDeal for cards that the game has not."""

    @abstractmethod
    def parse(self, text: str) -> MoveT:
        """The move of a text, in the one notation of the game. Raises Unreadable."""

    @abstractmethod
    def guess(self, view: View[MoveT], rng: Random) -> State[MoveT]:
        """A determinization: a full state that this view could come from, drawn at random without rejection.
        Its public moves replayed on its deal give the same view again.
        """

    @abstractmethod
    def picture(self, view: View[MoveT]) -> Picture:
        """The view as a table draws it."""

    def meant(
        self,
        view: View[MoveT],  # noqa: ARG002 (for games that say more)
        picks: Sequence[str],  # noqa: ARG002
    ) -> MoveT | Illegal | None:
        """What picks at the table stand for (keys as in `Choice.path`) that lead to no legal move: the move
        that a player means by them, or why no move can begin so. None where nothing better can be said.
        """
        return None

    @abstractmethod
    def faces(self) -> Mapping[str, Face]:
        """Every face by its code, with name and drawing; `back` is the back of the cards, `cover`, if there
        is one, the picture on the game's box (SVG, 320 × 180).
        """

    @abstractmethod
    def bots(self) -> Mapping[str, Bot[MoveT]]:
        """The game's bots by name (see `parlour.bots`), weakest first."""

    def bot_infos(self) -> tuple[BotInfo, ...]:
        """The bots that a lobby offers, weakest first: the levels, or all bots of a game without levels."""
        bots = self.bots()
        return tuple(level for level in LEVELS if level.name in bots) or tuple(map(BotInfo, bots))

    def standard_bot(self) -> str:
        """The bot that plays where nobody names one: the standard level, else the strongest."""
        names = [bot.name for bot in self.bot_infos()]
        return STANDARD if STANDARD in names else names[-1]

    def reasons(self, view: View[MoveT], move: MoveT) -> tuple[Note, ...]:  # noqa: ARG002 (for games that say why)
        """Why a seat might make this move, the weightiest reason first: messages `reason-<kind>` with
        facts, from what the view shows alone.
        """
        return ()

    def about(
        self,
        view: View[MoveT],  # noqa: ARG002 (for games that show it)
        seat: Seat | None,  # noqa: ARG002
        facts: Facts,  # noqa: ARG002
    ) -> tuple[str, ...]:
        """What of the picture of a view an event of a seat with these facts is about, or a part of its score:
        tokens of pieces, places as `zone/place`, or whole zones.
        """
        return ()

    def messages(self, language: str) -> str:
        """Every sentence of the game: its messages, and those that teach it."""
        files = (f"messages.{language}.ftl", f"teaching.{language}.ftl")
        return "\n".join(map(self.text, files))

    def text(self, file: str) -> str:
        """A text file of the game's folder: `messages.en.ftl`, `rules.en.md`, `style.css`."""
        return self._folder.joinpath(file).read_text("utf-8")

    def has(self, file: str) -> bool:
        """Whether the game's folder has such a file: some may be left out."""
        return self._folder.joinpath(file).is_file()

    def styles(self) -> str:
        """The game's own styles: `style.css`, then what its folder has beside it (`style_phone.css`)."""
        found = (file.name for file in self._folder.iterdir() if file.name.endswith(".css"))
        return "\n".join(map(self.text, sorted(found)))

    @property
    def _folder(self) -> Traversable:
        from importlib import resources  # noqa: PLC0415 (the page starts without it)

        return resources.files(type(self).__module__.rpartition(".")[0])


def check_seat(setup: Setup, seat: object) -> None:
    """Raises NotYourTurn unless this is a seat of the setup, or None for a spectator."""
    if seat is not None and seat not in range(setup.seats):
        number = seat + 1 if isinstance(seat, int) else str(seat)
        raise NotYourTurn("no-such-seat", where="seat", value=number, count=setup.seats)


def check_turn(state: State[MoveT], seat: Seat) -> None:
    """Raises NotYourTurn unless this seat is to decide."""
    if not state.moves():
        raise NotYourTurn("game-over", seat=seat)
    if state.turn != seat:
        raise NotYourTurn("not-your-turn", seat=seat, turn_seat=state.turn)
