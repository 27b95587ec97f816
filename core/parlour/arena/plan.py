"""What an arena plays: pairings of bots, each over the same deals, the bot on every seat in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from math import isfinite

from parlour.arena.matches import Job, Pairing
from parlour.bots import find_bot
from parlour.errors import BadSetup, placed
from parlour.record import check_seed
from parlour.registry import find
from parlour.setup import Setup


@dataclass(frozen=True, slots=True)
class Plan:
    """All matches of an arena. `matches` of each pairing are rounded up to whole turns, so that the bot sits
    on every seat equally often. Raises BadSetup for what cannot be played: an unknown bot, a budget of
    nothing.
    """

    pairings: tuple[Pairing, ...]
    matches: int = 400
    seed: str = "arena"
    seconds: float | None = None

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if self.matches < 1:
            raise BadSetup("arena-matches", where="matches", value=str(self.matches))
        if self.seconds is not None and not (isfinite(self.seconds) and self.seconds > 0):
            raise BadSetup("arena-seconds", where="seconds", value=str(self.seconds))
        if not self.pairings:
            raise BadSetup("arena-empty", where="bots")
        for pairing in self.pairings:
            for text in (pairing.bot, pairing.others):
                with placed(f"{pairing.game}, {text}"):
                    find_bot(find(pairing.game), text)

    def deals(self, pairing: Pairing) -> int:
        """How many deals each pairing plays."""
        return -(-self.matches // pairing.setup.seats)

    def jobs(self) -> Iterator[Job]:
        """Every match in the order in which results count: deal by deal, all pairings together."""
        for deal in range(max(map(self.deals, self.pairings))):
            for number, pairing in enumerate(self.pairings):
                if deal < self.deals(pairing):
                    for seat in range(pairing.setup.seats):
                        yield Job(number, pairing, deal, seat, self.seed, self.seconds)


def against(game: str, setup: Setup, bots: Sequence[str], others: str) -> list[Pairing]:
    """Each bot with the same other one in all other seats."""
    return [Pairing(game, setup, bot, others) for bot in bots]


def ladder(game: str, setup: Setup, bots: Sequence[str]) -> list[Pairing]:
    """Each bot with the one before it in all other seats; the weakest first."""
    return [Pairing(game, setup, upper, lower) for lower, upper in pairwise(bots)]


def round_robin(game: str, setup: Setup, bots: Sequence[str]) -> list[Pairing]:
    """Each bot with each other one in all other seats; with two seats, where both ways are the same matches,
    each two bots once.
    """
    if setup.seats == 2:
        return [Pairing(game, setup, upper, lower) for lower, upper in combinations(bots, 2)]
    return [Pairing(game, setup, bot, others) for bot, others in permutations(bots, 2)]
