"""What a seat believes of hidden hands, from how their owners have played.

A rival who plays well keeps places open for its own colours and closes those of others. So a hand that makes
the moves of its owner look good is likelier than one that makes them look bad. How likely a sensible player
would have made each of its moves with a hand is taken from greedy's values of all the moves it then had:
Bayes' rule with a model of the opponents (as in M. Ginsberg: GIB, Imperfect Information in a Computationally
Challenging Game, 2001).
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from parlour.games.penguin_party.bots.greedy import RIVAL
from parlour.games.penguin_party.bots.rating import Prospect, prospects, values
from parlour.games.penguin_party.cards import ANY, COLOURS, MOVES, SIZES, Move
from parlour.games.penguin_party.guess import Guesser, HiddenHands
from parlour.games.penguin_party.state import KINDS, PenguinPartyState
from parlour.games.penguin_party.view import PenguinPartyView

KEENNESS = 4.0
"""How much likelier a move is that is one card better: about e to this."""
BLUNDER = 0.1
"""How often any move may be made, whatever the hand."""

GROWTH = 8
"""So many more deals a draw, until there are enough."""

Hand = tuple[int, ...]
"""How many cards of each colour."""


class Seen(NamedTuple):
    """A move that a rival made.

    `offers` are the prospects that there were, by colour, each with how many moves shared it, and `taken` is
    the one it chose. By colour, `played` are its cards from this one on, and `hidden` all that nobody had
    played. `share` is which part of the cards that it had not seen one of its rivals held on average.
    """

    offers: tuple[tuple[tuple[Prospect, int], ...], ...]
    taken: Prospect
    played: Hand
    hidden: Hand
    share: float


class Belief:
    """The chances of hidden hands in one view."""

    def __init__(self, view: PenguinPartyView, start: PenguinPartyState) -> None:
        """`start` is the first position of a deal that the view could come from."""
        self.known: dict[tuple[int, Hand], float] = {}
        self.seen: list[list[Seen]] = [[] for _ in range(view.setup.seats)]
        state = start.copy()
        moments: list[_Moment | None] = []
        for move, seat in zip(view.history, view.players, strict=True):
            if seat != view.seat and state.history:  # a first move tells nothing of places
                moments.append(_moment(state))
            else:
                moments.append(None)
            state.play(move)
        played = [[0] * KINDS for _ in range(view.setup.seats)]
        for moment, move, seat in reversed(list(zip(moments, view.history, view.players, strict=True))):
            kind = COLOURS.index(move.colour)
            played[seat][kind] += 1
            if moment is None:
                continue
            before, hidden, share = moment
            (taken,) = prospects(before, (move,))
            offers = tuple(
                tuple(Counter(prospects(before, _moves(before, each))).items()) for each in range(KINDS)
            )
            self.seen[seat].append(Seen(offers, taken, tuple(played[seat]), hidden, share))

    def likelihood(self, seat: int, hand: Sequence[int]) -> float:
        """How likely the seat would have played as it has with these cards left."""
        key = seat, tuple(hand)
        found = self.known.get(key)
        if found is None:
            found = 1.0
            for seen in self.seen[seat]:
                found *= _chance(seen, key[1])
            self.known[key] = found
        return found


_Moment = tuple[PenguinPartyState, Hand, float]


def _moment(state: PenguinPartyState) -> _Moment:
    """The position, with `hidden` and `share` as in Seen."""
    seat = state.turn
    hidden = list(SIZES)
    for bit in state.board:
        if bit:
            hidden[bit.bit_length() - 1] -= 1
    unseen = sum(hidden) - state.left[seat]
    sizes = [left for other, left in enumerate(state.left) if state.playing[other] and other != seat]
    share = sum(sizes) / (unseen * len(sizes)) if sizes and unseen else 0.0
    return state.copy(), tuple(hidden), share


def _moves(state: PenguinPartyState, kind: int) -> list[Move]:
    """All moves with a card of this colour."""
    moves: list[Move] = []
    for place in state.places:
        moves += MOVES[place & ~ANY | place & 1 << kind]
    return moves


def _chance(seen: Seen, left: Hand) -> float:
    """How likely a seat that has these cards left would have made this move."""
    hand = [count + gone for count, gone in zip(left, seen.played, strict=True)]
    found: list[Prospect] = []
    times: list[int] = []
    for kind in range(KINDS):
        if hand[kind]:
            for prospect, count in seen.offers[kind]:
                found.append(prospect)
                times.append(count)
    worth = RIVAL * seen.share
    weights = [worth * (all_ - own) - own for all_, own in zip(seen.hidden, hand, strict=True)]
    rated = values(hand, weights, found)
    best = max(rated)
    total = chosen = 0.0
    for prospect, count, value in zip(found, times, rated, strict=True):
        odds = count * decay(KEENNESS * (best - value))
        total += odds
        if prospect == seen.taken:
            chosen = odds
    return BLUNDER / len(found) + (1 - BLUNDER) * chosen / total


def decay(loss: float) -> float:
    """About e to minus the loss, by arithmetic that is the same everywhere."""
    base = 1 + loss / 16
    base *= base
    base *= base
    base *= base
    return 1 / (base * base)


class Pool:
    """Deals drawn by how likely they are: of many guesses those that fit what the rivals did are taken more
    often (sampling, importance resampling: D. B. Rubin, 1987). It fills while it is used.
    """

    def __init__(self, guesser: Guesser, size: int) -> None:
        self.guesser = guesser
        self.size = size
        self.belief = Belief(guesser.view, guesser.start)
        self.hands: list[HiddenHands] = []
        self.totals: list[float] = []
        """Of the chances of the hands so far, up to and with each."""

    def draw(self, rng: Random) -> PenguinPartyState:
        """A full state."""
        if len(self.hands) < self.size:
            for _ in range(GROWTH):
                self._add(self.guesser.hands(rng))
        place = bisect(self.totals, rng.random() * self.totals[-1])
        return self.guesser.state(self.hands[min(place, len(self.hands) - 1)])

    def _add(self, hidden: HiddenHands) -> None:
        chance = 1.0
        for seat, cards in hidden.kept.items():
            chance *= self.belief.likelihood(seat, tuple(map(cards.count, COLOURS)))
        self.hands.append(hidden)
        self.totals.append(chance + (self.totals[-1] if self.totals else 0.0))
