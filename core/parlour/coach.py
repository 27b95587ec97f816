"""The coach: what every decision of a finished match was worth, and what was luck.

Each decision is weighed again by the game's strongest bot with what its seat could see then, as shares of the
match from 0 to 1. For a seat these add up exactly:

    even + dealt + fortune - missed = result

`even` is what everybody starts with, `dealt` what the first look at the cards changed, `missed` what its own
moves cost against the best ones found, and `fortune` all that came between its moves: cards, and what the
others did. A third sort of luck is measured by itself: the same deals are played by equal players, and
`cards` is how many points better than the average seat they do on this one.

The work is done in tasks, so that a client can show how far it is, and stop.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from parlour.advice import Advice, advice, adviser
from parlour.bots import Bot, RandomBot, Weighed, decide
from parlour.chance import pick, stream
from parlour.errors import NotPossible
from parlour.game import Carry, Deal, View
from parlour.record import Record
from parlour.table import Table

BUDGET = 4
"""A decision gets this part of the strongest bot's iterations."""
REPLAYS = 8
"""So often every deal is played by equal players."""
EQUAL = "greedy"
"""These equal players, where the game has them."""
TURNING = 0.03
"""From this change of the expected share on a decision is a turning point."""
MOST_TURNING = 8


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision: the moves of its round (numbered from 1) that came before, what was played, what would have
    been best.
    """

    round: int
    moves: int
    seat: int
    played: Advice
    best: Advice

    @property
    def missed(self) -> float:
        """The share that the move cost."""
        return self.best.share - self.played.share


@dataclass(frozen=True, slots=True)
class Turning:
    """A turning point of a seat: `missed` by its own move, or `fortune` until its next one. `judgement` is
    the place of its decision among the judgements.
    """

    kind: str
    judgement: int
    seat: int
    change: float


@dataclass(frozen=True, slots=True)
class Account:
    """Where a seat's result came from (see above)."""

    seat: int
    even: float
    dealt: float
    fortune: float
    missed: float
    result: float
    cards: float


@dataclass(frozen=True, slots=True)
class Report:
    """How far the coach is. Accounts and turning points are there when all is done."""

    done: int
    total: int
    judgements: tuple[Judgement, ...]
    accounts: tuple[Account, ...] = ()
    turning: tuple[Turning, ...] = ()


@dataclass(frozen=True, slots=True)
class _Decision:
    round: int
    moves: int
    view: View[Any]
    move: object


@dataclass(frozen=True, slots=True)
class _Replay:
    deal: Deal
    carry: Carry
    number: int


class Coach:
    """Looks at one finished match, for its people, or for everybody where only bots played. Raises
    NotPossible for a match that still runs.
    """

    def __init__(self, record: Record) -> None:
        table = Table(record)
        if table.outcome is None:
            raise NotPossible("coach-unfinished", where="record")
        self.record = record
        self._game = table.game
        self._outcome = table.outcome
        bot = adviser(self._game)
        self._bot = replace(bot, iterations=max(1, bot.iterations // BUDGET))
        self._equal: Bot[Any] = self._game.bots().get(EQUAL, RandomBot())
        everybody = range(record.setup.seats)
        people = [seat for seat in everybody if record.players[seat].bot is None]
        self._seats = people or list(everybody)
        self._decisions: list[_Decision] = []
        self._replays: list[_Replay] = []
        self._walk()
        self._judgements: list[Judgement] = []
        self._gains: list[tuple[float, ...]] = []

    def _walk(self) -> None:
        """Finds every decision that had a choice, and every deal, as often as it is to be played again."""
        carry = Carry()
        for number, part in enumerate(self.record.rounds, start=1):
            state = self._game.start(self.record.setup, part.deal, carry)
            self._replays += [_Replay(part.deal, carry, again) for again in range(REPLAYS)]
            for moves, text in enumerate(part.moves):
                move = self._game.parse(text)
                if state.turn in self._seats and len(state.moves()) > 1:
                    self._decisions.append(_Decision(number, moves, state.view(state.turn), move))
                state.play(move)
            verdict = state.verdict()
            if isinstance(verdict, Carry):
                carry = verdict

    def step(self) -> Iterator[int]:
        """Does the next task in small steps, each of which yields how many tasks are done; nothing is kept of
        a task that is not carried to its end.
        """
        if len(self._judgements) < len(self._decisions):
            yield from self._judge(self._decisions[len(self._judgements)])
        elif len(self._gains) < len(self._replays):
            yield from self._play_again(self._replays[len(self._gains)])

    @property
    def _done(self) -> int:
        return len(self._judgements) + len(self._gains)

    def report(self) -> Report:
        """What is known so far."""
        done = self._done
        total = len(self._decisions) + len(self._replays)
        judgements = tuple(self._judgements)
        if done < total:
            return Report(done, total, judgements)
        accounts = tuple(self._account(seat) for seat in self._seats)
        return Report(done, total, judgements, accounts, self._turning())

    def _judge(self, decision: _Decision) -> Iterator[int]:
        rng = stream(self.record.seed, "coach", decision.round, decision.moves)
        weighed: tuple[Weighed[Any], ...] = ()
        for weighed in self._bot.weigh(decision.view, rng, (decision.move,)):  # noqa: B007  # the last one counts
            yield self._done
        played = next(item for item in weighed if item.move == decision.move)
        # A search puts first what it looked at most, which need not have the highest share.
        better = weighed[0] if weighed[0].share > played.share else played
        best, own = advice(self._game, decision.view, (better, played))
        assert decision.view.seat is not None  # it decided
        self._judgements.append(Judgement(decision.round, decision.moves, decision.view.seat, own, best))

    def _play_again(self, replay: _Replay) -> Iterator[int]:
        """One deal played by equal players, each of whose first move is random, so that the games differ."""
        rng = stream(self.record.seed, "coach-cards", replay.carry.round, replay.number)
        state = self._game.start(self.record.setup, replay.deal, replay.carry)
        before = state.scores()
        begun: set[int] = set()
        while legal := state.moves():
            if state.turn in begun:
                state.play(decide(self._equal, state.view(state.turn), rng))
            else:
                begun.add(state.turn)
                state.play(pick(legal, rng))
            yield self._done
        gains = [after - points for after, points in zip(state.scores(), before, strict=True)]
        mean = _total(gains) / len(gains)
        sign = -1 if self._game.lowest_wins else 1
        self._gains.append(tuple(sign * (gain - mean) for gain in gains))

    def _account(self, seat: int) -> Account:
        own = [judgement for judgement in self._judgements if judgement.seat == seat]
        even = 1 / self.record.setup.seats
        result = self._result(seat)
        missed = _total([judgement.missed for judgement in own])
        dealt = own[0].best.share - even if own else 0.0
        cards = _total([gains[seat] for gains in self._gains]) / REPLAYS
        return Account(seat, even, dealt, result - even - dealt + missed, missed, result, cards)

    def _turning(self) -> tuple[Turning, ...]:
        """What the moves missed and what came between them, the greatest changes first."""
        found: list[Turning] = []
        later = {seat: self._result(seat) for seat in self._seats}
        for number, judgement in reversed(list(enumerate(self._judgements))):
            seat = judgement.seat
            found.append(Turning("missed", number, seat, -judgement.missed))
            found.append(Turning("fortune", number, seat, later[seat] - judgement.played.share))
            later[seat] = judgement.best.share
        turning = [item for item in found if abs(item.change) >= TURNING]
        return tuple(sorted(turning, key=lambda item: (-abs(item.change), item.judgement))[:MOST_TURNING])

    def _result(self, seat: int) -> float:
        """The share of the match that the seat won."""
        winners = self._outcome.winners
        return (seat in winners) / len(winners)


def _total(numbers: list[float] | list[int]) -> float:
    """One after the other: Python's own sum() of floats differs between its versions."""
    total = 0.0
    for number in numbers:
        total += number
    return total
