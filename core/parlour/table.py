"""The midend: a record, the state that it leads to, the seats, and what each of them may see.

The one place that owns undo, rounds and bots' turns. Games never do; clients (page, terminal, arena)
hold a Table and pass texts. Every change replays nothing but undo, which is the record without its last
moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from parlour.advice import Advice, advice, adviser
from parlour.bots import Weighed, find_bot
from parlour.chance import stream
from parlour.errors import CannotUndo, Illegal, NotPossible, NotYourTurn, ParlourError, Unreadable
from parlour.game import Carry, Deal, Event, Outcome, State, View, check_seat, check_turn
from parlour.picture import Picture
from parlour.record import Player, Record, Result, Round, check_player, check_seed
from parlour.registry import find
from parlour.replay import replayed
from parlour.texts import checked_text


class Table:
    """A match in progress. Raises typed errors for every bad request and is then unchanged.

    `position` counts every change, undo included, so that a client can tell a stale answer.
    """

    _record: Record
    _state: State[Any]
    _events: list[Event]
    _first_event: int
    """The number of the first event of this round."""
    _movers: list[int]
    _before: State[Any] | None
    """The position before the last move, as long as it is known without replaying."""
    _open: bool
    """Whether all that was hidden has been looked at."""

    def __init__(self, record: Record) -> None:
        """Replays the record. Raises Unreadable, Illegal, NotYourTurn or BadDeal, saying which round and
        move.
        """
        self.game = find(record.game)
        self.position = 0
        self._replay(record)

    @classmethod
    def new(
        cls,
        game: str,
        players: Sequence[Player],
        seed: str,
        options: Mapping[str, str] | None = None,
        *,
        practice: bool = False,
        deal: Deal | None = None,
    ) -> Table:
        """A fresh match; the first deal is drawn from the seed, unless one is given."""
        rules = find(game)
        setup = rules.setup(len(players), options)
        for seat, player in enumerate(players):
            check_player(game, player, seat)
        check_seed(seed)
        first = deal if deal is not None else rules.shuffle(setup, stream(seed, "round", 1))
        version = rules.rules_version
        return cls(Record(game, setup, tuple(players), seed, practice, (Round(first),), version))

    @property
    def record(self) -> Record:
        """The match so far, as it would be saved."""
        return self._record

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, by seat."""
        return self._record.players

    @property
    def turn(self) -> int | None:
        """The seat that decides, None while nobody does: the round or the match is over."""
        return self._state.turn if self._state.moves() else None

    @property
    def bot_on_turn(self) -> str | None:
        """The name of the bot that decides; None where a person does, or nobody."""
        return None if self.turn is None else self.players[self.turn].bot

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None while it runs."""
        verdict = self._state.verdict()
        return verdict if isinstance(verdict, Outcome) else None

    @property
    def next_carry(self) -> Carry | None:
        """What the next round starts from, once this round is over and another follows."""
        verdict = self._state.verdict()
        return verdict if isinstance(verdict, Carry) else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The true points, for simulations; a client shows those of the picture, where the rules hide
        some.
        """
        return self._state.scores()

    def view(self, seat: int | None) -> View[Any]:
        """What a seat may know; None for a spectator."""
        return self._state.view(seat)

    def picture(self, seat: int | None) -> Picture:
        """What a seat's client draws."""
        return self.game.picture(self.view(seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Everything that happened, as this seat may know it, from the event with number `since` on."""
        check_seat(self._record.setup, seat)
        return [event.seen_by(seat) for event in self._events[since:]]

    def about_event(self, seat: int | None, number: int) -> tuple[str, ...]:
        """What an event of this round is about at the table as the seat sees it now (see `Game.about`);
        nothing for one of an earlier round. Raises Unreadable.
        """
        if not 0 <= number < len(self._events):
            raise Unreadable("no-such-event", where="event", value=number, count=len(self._events))
        event = self._events[number].seen_by(seat)
        facts = {**event.facts, **event.secret}
        return self.game.about(self.view(seat), event.seat, facts) if number >= self._first_event else ()

    def about_part(self, seat: int | None, number: int) -> tuple[str, ...]:
        """What a part of the outcome's scores is about. Raises Unreadable."""
        parts = self.outcome.parts if self.outcome is not None else ()
        if not 0 <= number < len(parts):
            raise Unreadable("no-such-event", where="part", value=number, count=len(parts))
        return self.game.about(self.view(seat), parts[number].seat, parts[number].facts)

    def play(self, seat: int, text: str, *, cut: bool = False) -> None:
        """Makes the move of a text. `cut` says that a clock cut short the thinking that found it. Raises
        Unreadable, NotYourTurn or Illegal.
        """
        check_turn(self._state, seat)
        move = self.game.parse(checked_text(text, "move"))
        before = self._state.copy()
        self._state.play(move, self._events.append)
        self._before = before
        self._record = self._ended(self._record.with_move(str(move), cut=cut))
        self._movers.append(seat)
        self.position += 1

    def why_not(self, seat: int, text: str) -> ParlourError | None:
        """Why the seat may not make this move now; None if it may."""
        try:
            check_turn(self._state, seat)
            return self._state.why_not(self.game.parse(checked_text(text, "move")))
        except ParlourError as error:
            return error

    def why_not_picked(self, seat: int, picks: Sequence[str]) -> ParlourError | None:
        """Why these picks (keys of the seat's picture) lead to no move now; None if they do."""
        try:
            check_turn(self._state, seat)
        except ParlourError as error:
            return error
        paths = [choice.path for choice in self.picture(seat).choices]
        if any(_begins(path, picks) for path in paths):
            return None
        meant = self.game.meant(self._state.view(seat), picks)
        reason = meant if isinstance(meant, Illegal) or meant is None else self._state.why_not(meant)
        return reason or NotPossible("not-possible")

    def think(self) -> Iterator[str]:
        """The thinking of the bot on turn, its best move so far at every step. Play the last one."""
        name = self.bot_on_turn
        if name is None or self.turn is None:
            raise NotYourTurn("no-bot-on-turn")
        thoughts = find_bot(self.game, name).think(self._state.view(self.turn), self._chance(self.turn))
        return (str(move) for move in thoughts)

    def weigh(self, seat: int) -> Iterator[tuple[Weighed[Any], ...]]:
        """What the strongest bot, seeing what the seat sees, thinks of the seat's moves: the best first, at
        every step. Hand the last of it to `advice`.
        """
        check_turn(self._state, seat)
        return adviser(self.game).weigh(self._state.view(seat), self._chance(seat))

    def advice(self, seat: int, weighed: Sequence[Weighed[Any]]) -> tuple[Advice, ...]:
        """The best of the weighed moves, with reasons."""
        return advice(self.game, self._state.view(seat), weighed)

    def _chance(self, seat: int) -> Random:
        """What a bot draws from at this move: the same after undo and reload."""
        number = sum(len(part.moves) for part in self._record.rounds)
        return stream(self._record.seed, "seat", seat, "move", number)

    def next_round(self) -> None:
        """Deals the next round. Raises NotYourTurn where none follows."""
        carry = self.next_carry
        if carry is None:
            raise NotYourTurn("no-next-round")
        rng = stream(self._record.seed, "round", carry.round)
        self._begin(self.game.shuffle(self._record.setup, rng, carry), carry)
        self._record = replace(self._record, rounds=(*self._record.rounds, Round(self._state.deal)))
        self.position += 1

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be granted."""
        return self._undone(seat) is not None

    def undo(self, seat: int) -> None:
        """Takes back the seat's last move. Raises CannotUndo once another seat has moved, or dropped out,
        which tells what it does not hold, or the seat has seen a new face; a practice table takes back
        freely, together with what others played since.
        """
        record = self._undone(seat)
        if record is None:
            raise CannotUndo("undo-impossible", seat=seat)
        self._replay(record)
        self.position += 1

    def lay_open(self) -> None:
        """The deal of a match that is over, or others' moments of it, are looked at: its last move stands.
        Nothing happens while a match runs.
        """
        self._open = self.outcome is not None

    def _undone(self, seat: int) -> Record | None:
        """The record without the seat's last move of this round, None where it may not be taken back."""
        moves = self._record.rounds[-1].moves
        first = len(self._movers) - len(moves)  # moves of earlier rounds stand
        mine = [place for place, mover in enumerate(self._movers[first:]) if mover == seat]
        if not mine:
            return None
        kept = self._record.until(len(self._record.rounds), mine[-1])
        if self._record.practice:
            return kept
        if self._open or mine[-1] != len(moves) - 1:
            return None
        before = (
            Table(kept).picture(seat) if self._before is None else self.game.picture(self._before.view(seat))
        )
        hidden = {piece.token for piece in before.pieces if piece.face is None}
        after = self.picture(seat)
        new = any(piece.face is not None and piece.token in hidden for piece in after.pieces)
        lines = zip(before.seats, after.seats, strict=True)
        told = any(now.out and not then.out for other, (then, now) in enumerate(lines) if other != seat)
        return None if new or told else kept

    def _begin(self, deal: Deal, carry: Carry) -> None:
        self._first_event = len(self._events)
        self._before = None
        self._state = self.game.start(self._record.setup, deal, carry, self._events.append)

    def _replay(self, record: Record) -> None:
        """Plays a record from its start; nothing of the table changes unless all of it is right."""
        events: list[Event] = []
        movers: list[int] = []
        first = before = 0
        state: State[Any] | None = None
        for reached in replayed(record, events.append):
            state = reached.state
            if reached.mover is not None:
                movers.append(reached.mover)
            else:
                first = before
            before = len(events)
        assert state is not None  # a record has a round
        self._state = state
        self._record = self._ended(record)
        self._events = events
        self._first_event = first
        self._movers = movers
        self._before = None
        self._open = False

    def _ended(self, record: Record) -> Record:
        """The record with the result of its last position, if it has none."""
        outcome = self.outcome
        if record.result is not None or outcome is None:
            return record
        return replace(record, result=Result.of(outcome))


def _begins(path: Sequence[Sequence[str]], picks: Sequence[str]) -> bool:
    """Whether the picks are the beginning of the path."""
    return len(picks) <= len(path) and all(key in step for key, step in zip(picks, path, strict=False))
