"""What the others' moves tell: by which rule each of them seems to play, and which card each may have kept.

A player who has two cards plays one, keeps the other and draws a new one, of which nothing is known. How
likely each card is the kept one follows from move to move: it was in the hand when the last card was
played, and was not chosen. The same sums say how well a rule foretold all that a player did. (Inference by a
policy: D. Rebstock, C. Solinas, M. Buro, N. Sturtevant, "Policy Based Inference in Trick-Taking Card Games",
2019; a choice among fixed types of players: S. Albrecht, J. Crandall, S. Ramamoorthy, "Belief and Truth in
Hypothesised Behaviours", 2016.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from parlour.games.blue_penguin.bots.rule import Out, Rule, Table, bold, careful, out_before, plain, tidy
from parlour.games.blue_penguin.cards import CARDS, trick_size, worth
from parlour.games.blue_penguin.view import BluePenguinView

DOUBT = 0.02
"""How likely a player still does what the rule never would."""
NARROW = 0.02
"""The difference between two cards at which a rule's choice is half way from a toss to certain."""
AT_FIRST: tuple[tuple[Rule, float], ...] = ((careful, 0.55), (plain, 0.15), (bold, 0.15), (tidy, 0.15))
"""How likely a player of whom nothing is known plays by each rule."""


class Habit(NamedTuple):
    """A rule by which a seat may play, how likely it does, and how plausible each hidden card is then as the
    one that it kept (None before it has made a choice), the most plausible 1.
    """

    rule: Rule
    chance: float
    kept: tuple[float, ...] | None


Habits = Mapping[int, tuple[Habit, ...]]
"""Of every other seat."""


class _Choice(NamedTuple):
    """A card played by a seat that had two, and what lay on the table and was out then."""

    card: int
    trick: Sequence[int]
    out: Out


def no_habits(view: BluePenguinView) -> Habits:
    """Everybody is careful, and what they did tells nothing."""
    return {seat: (Habit(careful, 1.0, None),) for seat in range(view.setup.seats) if seat != view.seat}


def habits(view: BluePenguinView, hidden: Sequence[int]) -> Habits:
    """What can be read from the moves of the others; `hidden` are the cards that this seat has not seen."""
    table = Table(view.setup.seats, trick_size(view.setup.seats), worth(view.values))
    return {
        seat: tuple(_habits(list(_choices(view, seat, table)), table, hidden))
        for seat in range(table.seats)
        if seat != view.seat
    }


def likeliest(read: Habits) -> Habits:
    """Each seat with the one rule that fits it best."""
    return {seat: (max(found, key=lambda habit: habit.chance),) for seat, found in read.items()}


def _choices(view: BluePenguinView, seat: int, table: Table) -> Iterator[_Choice]:
    history = view.history
    out = out_before((), table.worth)
    for place, (card, player) in enumerate(zip(history, view.players(), strict=True)):
        if player == seat and len(CARDS) - place > table.seats:  # the last card of a hand is no choice
            yield _Choice(card, history[place - place % table.size : place], out)
        out = Out(out.mask ^ (1 << card), out.cards - 1, out.total - table.worth[card])


def _habits(choices: list[_Choice], table: Table, hidden: Sequence[int]) -> Iterator[Habit]:
    found = [(rule, *_kept(rule, first, choices, table, hidden)) for rule, first in AT_FIRST]
    fits = 0.0
    for _, fit, _ in found:
        fits += fit
    for rule, fit, kept in found:
        yield Habit(rule, fit / fits, kept if choices else None)


def _kept(
    rule: Rule, fit: float, choices: list[_Choice], table: Table, hidden: Sequence[int]
) -> tuple[float, tuple[float, ...]]:
    """How well the rule foretells these choices (times `fit`), and how plausible each hidden card is."""
    # A card that this seat had in its hand is hidden still, or it played it later.
    weights = dict.fromkeys((*hidden, *(choice.card for choice in choices)), 1.0)
    for card, trick, out in choices:
        total = base = weights.pop(card)
        chosen = best = 0.0
        for other, weight in weights.items():
            total += weight
            better = rule(trick, table, out, card, other) or float(other - card)  # of equals the lower
            here = _likely(better) * (base + weight)
            chosen += here
            best = max(best, here)
            weights[other] = here
        fit *= chosen / (total * len(weights))
        for other in weights:
            weights[other] /= best
    return fit, tuple(weights[card] for card in hidden)


def _likely(better: float) -> float:
    """How likely the card played was chosen, when the rule prefers it so much to the other."""
    size = better if better >= 0 else -better
    return DOUBT + (1.0 - 2.0 * DOUBT) * (0.5 + 0.5 * better / (size + NARROW))
