"""The scoring of The Penguin Ultimatum: who takes a card, the bonuses, who wins, the reasons of every
score.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import Outcome, Part
from parlour.games.penguin_ultimatum.cards import ANIMAL, ANIMALS, FORMS, SHOWN_FORM, START_POINTS
from parlour.games.penguin_ultimatum.cells import cell_name
from parlour.games.penguin_ultimatum.view import Penalty, Show
from parlour.setup import Setup


def taker(gains: Sequence[int]) -> int | None:
    """PU-17: the seat with the fewest points above zero, if it is alone with them; None: the card leaves
    the game.
    """
    fewest = 0
    for gain in gains:
        if gain and (not fewest or gain < fewest):
            fewest = gain
    return gains.index(fewest) if fewest and gains.count(fewest) == 1 else None


def bonuses(performances: Sequence[str], held: Sequence[Sequence[int]]) -> list[Part]:
    """PU-30 and PU-31 for the cards that the seats hold (numbers), worked out at the end."""
    parts = []
    for seat, (form, cards) in enumerate(zip(performances, held, strict=True)):
        count = sum(FORMS[SHOWN_FORM[card]] == form for card in cards)
        if count:
            parts.append(Part("form", "PU-30", seat, 2 * count, {"form": form, "count": count}))  # PU-30
    for animal, name in enumerate(ANIMALS):
        counts = [sum(ANIMAL[card] == animal for card in cards) for cards in held]
        most = max(counts)
        if not most:  # PU-31: at least one card is needed
            continue
        leaders = [seat for seat, count in enumerate(counts) if count == most]
        kind, points = ("most-alone", 5) if len(leaders) == 1 else ("most-shared", 3)  # PU-31
        parts += [Part(kind, "PU-31", seat, points, {"animal": name, "count": most}) for seat in leaders]
    return parts


def outcome(
    setup: Setup,
    starter: int,
    totals: Sequence[int],
    held: Sequence[Sequence[int]],
    reason: str,
    extra: Sequence[Part],
    shows: Sequence[Show],
    penalties: Sequence[Penalty],
) -> Outcome:
    """PU-32, PU-33; `totals` with the bonuses, which are `extra`."""
    bonus = [sum(part.points for part in extra if part.seat == seat) for seat in range(setup.seats)]
    best = list(range(setup.seats))
    decided, rule = "", "PU-32"
    tests = {
        "points": totals,
        "entertainer-points": bonus,  # PU-30 and PU-31
        "entertainer-cards": [len(cards) for cards in held],
    }
    for how, counts in tests.items():
        most = max(counts[seat] for seat in best)
        best = [seat for seat in best if counts[seat] == most]
        if len(best) == 1:
            decided = how
            break
    else:
        best, decided = _shorter(setup, starter, best)
        rule = "PU-33"
    parts = (*_earned(setup.seats, shows, penalties), *extra)
    return Outcome(tuple(best), tuple(totals), reason, "PU-21", decided, rule, parts)


def _shorter(setup: Setup, starter: int, tied: list[int]) -> tuple[list[int], str]:
    """PU-33: the shortest of those tied; without all their heights, or among equally short ones, the first
    clockwise from the starter.
    """
    heights = setup.numbers("height")
    known = [height for seat in tied if (height := heights[seat]) is not None]
    if len(known) == len(tied):
        tied = [seat for seat in tied if heights[seat] == min(known)]
        if len(tied) == 1:
            return tied, "height"
    return [min(tied, key=lambda seat: (seat - starter) % setup.seats)], "clockwise"


def _earned(seats: int, shows: Sequence[Show], penalties: Sequence[Penalty]) -> list[Part]:
    """What the seats had before the bonuses, in the order it came."""
    parts = [Part("start", "PU-4", seat, START_POINTS) for seat in range(seats)]
    for show in shows:
        facts = {"card": show.card, "cell": cell_name(show.cell)}
        parts += [Part("show", "PU-16", seat, gain, facts) for seat, gain in enumerate(show.gains) if gain]
    for paid in penalties:
        facts = {"card": paid.card, "cell": cell_name(paid.cell)}
        parts.append(Part("penalty", "PU-11", paid.seat, -paid.value, facts))
    return parts
