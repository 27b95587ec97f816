"""A rating of bots from all their matches, by openskill (the extra `arena`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum

from openskill.models import PlackettLuce

from parlour.arena.matches import Job, Played
from parlour.setup import Setup


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot seems in a game with this setup: a mean (25 before any match), a standard deviation,
    and the matches that it played.
    """

    game: str
    setup: Setup
    bot: str
    mean: float
    deviation: float
    matches: int


class _Bots:
    """The bots of one game and setup, match after match."""

    def __init__(self, game: str, setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._model = PlackettLuce()
        self._rated: dict[str, tuple[float, float]] = {}
        self._matches: dict[str, int] = {}

    def count(self, seated: tuple[str, ...], winners: tuple[int, ...]) -> None:
        """One more match: the winners before all others. A bot on several seats gets the mean of theirs."""
        model = self._model
        start = model.rating()
        before = [self._rated.get(bot, (start.mu, start.sigma)) for bot in seated]
        teams = [[model.rating(mu=mean, sigma=deviation)] for mean, deviation in before]
        ranks = [1.0 if seat in winners else 2.0 for seat in range(len(seated))]
        after = model.rate(teams, ranks=ranks)
        for bot in dict.fromkeys(seated):
            own = [team[0] for team, at in zip(after, seated, strict=True) if at == bot]
            mean = fsum(rating.mu for rating in own) / len(own)
            self._rated[bot] = mean, fsum(rating.sigma for rating in own) / len(own)
            self._matches[bot] = self._matches.get(bot, 0) + 1

    def ratings(self) -> list[Rating]:
        """The best first."""
        found = [
            Rating(self._game, self._setup, bot, round(mean, 3), round(deviation, 3), self._matches[bot])
            for bot, (mean, deviation) in self._rated.items()
        ]
        return sorted(found, key=lambda rating: -rating.mean)


def ratings(matches: Iterable[tuple[Job, Played]]) -> list[Rating]:
    """The ratings of every game and setup, from matches in the order of their plan: Plackett and Luce's model
    (R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking, 2011). A match says who won,
    and nothing about the places behind.
    """
    groups: list[tuple[tuple[str, Setup], _Bots]] = []
    for job, played in matches:
        about = job.pairing.game, job.pairing.setup
        group = next((bots for known, bots in groups if known == about), None)
        if group is None:
            group = _Bots(*about)
            groups.append((about, group))
        group.count(job.seated, played.winners)
    return [rating for _, group in groups for rating in group.ratings()]
