"""The end of a round of Penguin Party: another round, or who has won and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from parlour.game import Carry, Outcome, Part
from parlour.games.penguin_party.deal import rounds
from parlour.games.penguin_party.view import Dropout
from parlour.setup import Setup


def verdict(
    setup: Setup, carry: Carry, starter: int, points: tuple[int, ...], dropouts: Iterable[Dropout]
) -> Outcome | Carry:
    """What follows a round that ended with these points."""
    fewest = min(points)
    winners = tuple(seat for seat, own in enumerate(points) if own == fewest)  # PP-11
    tied = len(winners) > 1
    if carry.round < rounds(setup) or (tied and setup.options["ties"] == "play-on"):  # PP-10, PP-11
        return Carry((*carry.totals, points), (starter + 1) % setup.seats)
    played_on = carry.round > rounds(setup)
    return Outcome(
        winners=winners,
        scores=points,
        reason="alone-in-front" if played_on else "rounds-played",
        ended_by="PP-11" if played_on else "PP-10",
        decided="fewest-shared" if tied else "fewest",
        rule="PP-11",
        parts=tuple(_parts(setup, carry, points, dropouts)),
    )


def _parts(
    setup: Setup, carry: Carry, points: tuple[int, ...], dropouts: Iterable[Dropout]
) -> Iterator[Part]:
    """By seat: what each earlier round added or gave back, then what this one did and why."""
    left = {dropout.seat: dropout.left for dropout in dropouts}
    earlier = carry.points or (0,) * setup.seats
    for seat in range(setup.seats):
        own = [0, *(totals[seat] for totals in carry.totals)]
        for number, (before, after) in enumerate(pairwise(own), start=1):
            if before != after:
                rule = "PP-10" if number <= rounds(setup) else "PP-11"
                yield Part("round", rule, seat, after - before, {"round": number})
        if seat in left:
            yield Part("cards-left", "PP-7", seat, left[seat], {"count": left[seat]})
        else:
            returned = earlier[seat] - points[seat]
            yield Part("emptied", "PP-8", seat, -returned, {"returned": returned})
