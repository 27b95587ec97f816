"""Guesses weighed by what the others did: a card that stayed in a hand while another was played tells
something.

A player who has two cards plays one, keeps the other and draws a new one, of which nothing is known. How
likely each card is the kept one follows from move to move: it was in the hand when the last card was
played, and was not chosen. (Inference by a policy: D. Rebstock, C. Solinas, M. Buro, N. Sturtevant,
"Policy Based Inference in Trick-Taking Card Games", 2019.)
"""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.blue_penguin.bots.rule import Out, edge, out_before
from parlour.games.blue_penguin.cards import CARDS, trick_size, worth
from parlour.games.blue_penguin.view import BluePenguinView

DOUBT = 0.02
"""How likely a player still does what the rule never would."""
NARROW = 0.02
"""Points between two cards at which the rule's choice is half way from a toss to certain."""


def likelihood(better: float) -> float:
    """How likely the card played was chosen, when it promised so many points more than the other."""
    size = better if better >= 0 else -better
    return DOUBT + (1.0 - 2.0 * DOUBT) * (0.5 + 0.5 * better / (size + NARROW))


def kept_cards(view: BluePenguinView, hidden: list[int]) -> Mapping[int, list[float]]:
    """For each other seat that has played with a choice: how plausible each hidden card is as the one that it
    kept, in the order of `hidden`, the most plausible 1.
    """
    seats, size = view.setup.seats, trick_size(view.setup.seats)
    values = worth(view.values)
    history, players = view.history, view.players()
    weights: dict[int, dict[int, float]] = {}
    out = out_before((), values)
    for place, (card, player) in enumerate(zip(history, players, strict=True)):
        trick = history[place - place % size : place]
        if player != view.seat and len(CARDS) - place > seats:  # a last card of a hand is no choice
            before = weights.get(player)
            later = {
                other
                for other, who in zip(history[place + 1 :], players[place + 1 :], strict=True)
                if who == player
            }
            possible = [*hidden, *later]
            base = 1.0 if before is None else before[card]
            after: dict[int, float] = {}
            best = 0.0
            for other in possible:
                chosen = likelihood(edge(trick, seats, size, values, out, card, other))
                after[other] = weight = chosen * (base + (1.0 if before is None else before[other]))
                best = max(best, weight)
            weights[player] = {other: weight / best for other, weight in after.items()}
        out = Out(out.mask ^ (1 << card), out.cards - 1, out.total - values[card])
    return {player: [after[card] for card in hidden] for player, after in weights.items()}
