"""One match between bots, and the small value that says which one: what another process is sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from time import process_time
from typing import Any

from parlour.bots import Bot, decide, find_bot
from parlour.chance import stream
from parlour.game import Carry, Outcome, Seat
from parlour.registry import AnyGame, find
from parlour.setup import Setup


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot with another in all other seats of a game. Bots are texts of `find_bot`: `emperor/400`."""

    game: str
    setup: Setup
    bot: str
    others: str


@dataclass(frozen=True, slots=True)
class Job:
    """One match of an arena: the pairing of this number, on this deal (from 0), the bot on this seat."""

    number: int
    pairing: Pairing
    deal: int
    seat: Seat
    seed: str
    seconds: float | None = None
    """CPU time for a move at most; None where budgets are iterations alone."""

    @property
    def key(self) -> tuple[int, int, Seat]:
        """What tells the matches of one arena apart: pairing, deal, seat."""
        return self.number, self.deal, self.seat

    @property
    def seated(self) -> tuple[str, ...]:
        """The bot of every seat."""
        return tuple(
            self.pairing.bot if place == self.seat else self.pairing.others
            for place in range(self.pairing.setup.seats)
        )


@dataclass(frozen=True, slots=True)
class Played:
    """How a match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


def cpu_clock(seconds: float) -> Callable[[], bool]:
    """True once this process has computed for so many seconds more."""
    end = process_time() + seconds
    return lambda: process_time() >= end


def play_match(
    game: AnyGame, setup: Setup, bots: Sequence[Bot[Any]], seed: str, seconds: float | None = None
) -> Outcome:
    """One whole match between these bots, a bot per seat. The same seed gives the same deals, and without
    `seconds` (of CPU time, a move) the same moves.
    """
    carry = Carry()
    while True:
        state = game.start(setup, game.shuffle(setup, stream(seed, "round", carry.round), carry), carry)
        number = 0
        while state.moves():
            rng = stream(seed, "round", carry.round, "seat", state.turn, "move", number)
            enough = None if seconds is None else cpu_clock(seconds)
            state.play(decide(bots[state.turn], state.view(state.turn), rng, enough=enough))
            number += 1
        verdict = state.verdict()
        if isinstance(verdict, Outcome):
            return verdict
        assert verdict is not None  # the round is over
        carry = verdict


@cache
def _bot(game: str, text: str) -> Bot[Any]:
    """Bots keep nothing between moves, so a process needs each only once."""
    return find_bot(find(game), text)


def play_job(job: Job) -> Played:
    """Plays the match of a job."""
    pairing = job.pairing
    bots = [_bot(pairing.game, text) for text in job.seated]
    outcome = play_match(find(pairing.game), pairing.setup, bots, f"{job.seed}/{job.deal}", job.seconds)
    return Played(outcome.winners, outcome.scores)
