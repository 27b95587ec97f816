"""The end of Blue Penguin: who took what, and what it is worth."""

from __future__ import annotations

from parlour.game import Carry, Outcome, Part
from parlour.games.blue_penguin.cards import COLOURS, colour
from parlour.games.blue_penguin.deal import BluePenguinDeal
from parlour.games.blue_penguin.view import BluePenguinView
from parlour.setup import Setup


def outcome(
    setup: Setup, deal: BluePenguinDeal, history: tuple[int, ...], scores: tuple[int, ...]
) -> Outcome:
    """BP-8, BP-9: a part per seat and colour taken; the highest score wins, and all who tie for it."""
    view = BluePenguinView(setup, Carry(), None, None, deal.starter, (), history, deal.values, ())
    counts = [[0] * len(COLOURS) for _ in scores]
    for trick in view.tricks():
        for card in trick.cards:
            assert trick.winner is not None  # every trick is complete at the end
            counts[trick.winner][colour(card)] += 1
    parts = tuple(
        Part("colour", "BP-8", seat, count * value, {"colour": name, "count": count, "value": value})
        for seat, by_colour in enumerate(counts)
        for name, count, value in zip(COLOURS, by_colour, deal.values, strict=True)
        if count
    )
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)  # BP-9
    decided = "highest" if len(winners) == 1 else "highest-shared"
    return Outcome(winners, scores, "hands-empty", "BP-7", decided, "BP-9", parts)
