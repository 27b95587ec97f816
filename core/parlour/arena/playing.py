"""Playing a whole plan, and what comes out of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.arena.extras import needs
from parlour.arena.journal import Journal
from parlour.arena.matches import Job, Pairing, Played
from parlour.arena.plan import Plan, against
from parlour.arena.pool import Runner, one_by_one
from parlour.arena.shares import Share, share_of
from parlour.registry import AnyGame
from parlour.setup import Setup

if TYPE_CHECKING:
    from parlour.arena.rating import Rating

Matches = list[tuple[Job, Played]]


@dataclass(frozen=True, slots=True)
class Result:
    """What an arena found, the same for the same plan; with a clock (`seconds`) it depends on the machine."""

    shares: tuple[tuple[Pairing, Share], ...]
    ratings: tuple[Rating, ...]


def play_plan(
    plan: Plan,
    runner: Runner = one_by_one,
    journal: Journal | None = None,
    tick: Callable[[], None] | None = None,
) -> Matches:
    """All matches of the plan, in its order: those of the journal, and the rest by the runner. `tick` is
    called after each match.
    """
    jobs = list(plan.jobs())
    played = {} if journal is None else dict(journal.played)
    for job, end in runner([job for job in jobs if job.key not in played]):
        played[job.key] = end
        if journal is not None:
            journal.add(job, end)
        if tick is not None:
            tick()
    return [(job, played[job.key]) for job in jobs]


def shares(plan: Plan, matches: Matches) -> tuple[tuple[Pairing, Share], ...]:
    """The share of every pairing."""
    own: list[Matches] = [[] for _ in plan.pairings]
    for match in matches:
        own[match[0].number].append(match)
    return tuple((pairing, share_of(played)) for pairing, played in zip(plan.pairings, own, strict=True))


def result(plan: Plan, matches: Matches) -> Result:
    """Shares and ratings. Raises MissingExtra."""
    with needs("arena"):
        from parlour.arena.rating import ratings
    return Result(shares(plan, matches), tuple(ratings(matches)))


def win_share(
    game: AnyGame,
    setup: Setup,
    bot: str,
    others: str,
    matches: int,
    seed: str = "arena",
    seconds: float | None = None,
) -> Share:
    """How much one bot wins with another in all other seats. It sits on every seat in turn, over the same
    deals; `matches` is rounded up to whole turns. An even share is 1 / seats.
    """
    plan = Plan(tuple(against(game.name, setup, [bot], others)), matches, seed, seconds)
    ((_, share),) = shares(plan, play_plan(plan))
    return share
