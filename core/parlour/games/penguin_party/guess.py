"""Determinizations of Penguin Party: exactly uniform over all deals that a view allows, without rejection.

Who dropped out held no card that fitted then (PP-7), and who is on turn holds one that fits (PP-6). Seats
that must avoid the same colours are one *group*, colours that all groups treat alike one *class*. For every
group in turn the numbers of cards of each class are drawn by how many deals they allow: the ways to choose
them, times the ways that remain for the groups after it. Everything else is a shuffle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, prod
from operator import and_
from random import Random
from typing import NamedTuple

from parlour.chance import shuffled
from parlour.games.penguin_party.cards import CARDS, COLOURS
from parlour.games.penguin_party.deal import PenguinPartyDeal
from parlour.games.penguin_party.state import PenguinPartyState
from parlour.games.penguin_party.view import PenguinPartyView


class Group(NamedTuple):
    """So many cards, of classes of `allowed` only, at least one of `needed` unless that is empty."""

    size: int
    allowed: tuple[bool, ...]
    needed: tuple[bool, ...]


class _Hands(NamedTuple):
    """Seats of which the same is known: colours that they hold none of, or hold at least one of."""

    seats: list[int]
    without: frozenset[str] = frozenset()
    one_of: frozenset[str] = frozenset()


class HiddenHands(NamedTuple):
    """The cards that every other seat has left, and those that nobody has."""

    kept: dict[int, list[str]]
    rest: list[str]


class Guesser:
    """Draws full states that a view could come from, one after the other; what is public is played only once.

    One that does not `remember` forgets what drop-outs have told (PP-7): every card that the seat has not
    seen may be everywhere. Such a state is good for looking ahead only; it need not give the same view again.
    """

    def __init__(self, view: PenguinPartyView, *, remember: bool = True) -> None:
        self.view = view
        self.others = [seat for seat in range(view.setup.seats) if seat != view.seat]
        self.left = [view.cards_left(seat) for seat in range(view.setup.seats)]
        self.played = [view.played(seat) for seat in range(view.setup.seats)]
        self.hidden = _hidden_cards(view)
        self._restrict(_restrictions(view))
        self.start = PenguinPartyState(view.setup, self._deal(self.hands(Random(0))), view.carry)
        self.position = self.start.copy()
        for move in view.history:
            self.position.play(move)
        if not remember:
            self._restrict([])

    def _restrict(self, restricted: list[_Hands]) -> None:
        self.restricted = restricted
        self.classes = _classes(restricted)
        self.groups = tuple(_group(self.view, hands, self.classes) for hands in restricted)

    def draw(self, rng: Random) -> PenguinPartyState:
        """A full state; the order of the cards in a hand means nothing and is not drawn."""
        return self.state(self.hands(rng))

    def state(self, hidden: HiddenHands) -> PenguinPartyState:
        """The full state with these hidden hands."""
        state = self.position.copy()
        state.deal_again(self._deal(hidden), hidden.kept)
        return state

    def hands(self, rng: Random) -> HiddenHands:
        """Hidden hands, each possibility as likely as the cards make it."""
        if not self.restricted:
            return self._share_out(shuffled(self.hidden, rng), {})
        kept: dict[int, list[str]] = {}
        stacks = [
            shuffled([card for card in self.hidden if card in colours], rng) for colours in self.classes
        ]
        for number, hands in enumerate(self.restricted):
            taken = _draw(self.groups[number:], tuple(map(len, stacks)), rng)
            cards = [stack.pop() for stack, count in zip(stacks, taken, strict=True) for _ in range(count)]
            self._share_out(shuffled(cards, rng), kept, hands.seats)
        return self._share_out(shuffled([card for stack in stacks for card in stack], rng), kept)

    def _share_out(
        self, cards: list[str], kept: dict[int, list[str]], seats: Sequence[int] | None = None
    ) -> HiddenHands:
        """Gives these seats (all of the others) that have no cards yet theirs."""
        first = 0
        for seat in self.others if seats is None else seats:
            if seat not in kept:
                last = first + self.left[seat]
                kept[seat] = cards[first:last]
                first = last
        return HiddenHands(kept, cards[first:])

    def _deal(self, hidden: HiddenHands) -> PenguinPartyDeal:
        view = self.view
        cards: list[str] = []
        for seat, played in enumerate(self.played):
            cards += view.own if seat == view.seat else (*played, *hidden.kept[seat])
        cards += hidden.rest if view.first is None else [view.first]
        return PenguinPartyDeal(tuple(cards), view.starter)


def guess(view: PenguinPartyView, rng: Random) -> PenguinPartyState:
    """A full state that the view could come from, each equally likely."""
    return Guesser(view).draw(rng)


def _hidden_cards(view: PenguinPartyView) -> list[str]:
    """All cards that this seat has not seen."""
    hidden = list(CARDS)
    seen = [*view.own, *(() if view.first is None else (view.first,))]
    seen += [move.colour for move, seat in zip(view.history, view.players, strict=True) if seat != view.seat]
    for card in seen:
        hidden.remove(card)
    return hidden


def _restrictions(view: PenguinPartyView) -> list[_Hands]:
    """The seats of whose hidden cards something is known; the one on turn comes last."""
    by_colours: dict[frozenset[str], list[int]] = {}
    for dropout in view.dropouts:  # PP-7
        if dropout.seat != view.seat:
            by_colours.setdefault(frozenset(dropout.fitting), []).append(dropout.seat)
    found = [_Hands(seats, without=colours) for colours, seats in by_colours.items()]
    if view.turn is not None and view.turn != view.seat:  # PP-6
        found.append(_Hands([view.turn], one_of=frozenset(view.fitting)))
    return found


def _classes(restricted: list[_Hands]) -> list[frozenset[str]]:
    """The colours, those together that no restriction tells apart."""
    by_signature: dict[tuple[bool, ...], set[str]] = {}
    for colour in COLOURS:
        signature = tuple(colour in hands.without or colour in hands.one_of for hands in restricted)
        by_signature.setdefault(signature, set()).add(colour)
    return [frozenset(colours) for colours in by_signature.values()]


def _group(view: PenguinPartyView, hands: _Hands, classes: list[frozenset[str]]) -> Group:
    size = sum(map(view.cards_left, hands.seats))
    allowed = tuple(not colours & hands.without for colours in classes)
    return Group(size, allowed, tuple(bool(colours & hands.one_of) for colours in classes))


def _draw(groups: tuple[Group, ...], pool: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """The numbers of cards of each class for the first group, by how many deals they allow."""
    options = _options(groups, pool)
    target = rng.random() * options[-1][0]
    # The product may be rounded up to the whole total; the last option is meant then.
    return next((taken for below, taken in options if target < below), options[-1][1])


@lru_cache(maxsize=1 << 14)
def _ways(groups: tuple[Group, ...], pool: tuple[int, ...]) -> int:
    """How many ways there are to choose distinct cards for all groups from so many cards of each class."""
    if not groups:
        return 1
    if len(groups) == 1:  # the same sum, known without adding
        group = groups[0]
        usable = sum(count for count, good in zip(pool, group.allowed, strict=True) if good)
        others = sum(count for count, need in zip(pool, group.needed, strict=True) if not need)
        return comb(usable, group.size) - (comb(others, group.size) if any(group.needed) else 0)
    options = _options(groups, pool)
    return options[-1][0] if options else 0


@lru_cache(maxsize=1 << 12)
def _options(groups: tuple[Group, ...], pool: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """What the first group may take, each with the running total of ways up to and including it."""
    group, rest = groups[0], groups[1:]
    limits = tuple(count if good else 0 for count, good in zip(pool, group.allowed, strict=True))
    total = 0
    options = []
    for taken in _splits(group.size, limits):
        if any(group.needed) and not any(map(and_, map(bool, taken), group.needed)):
            continue
        left = tuple(count - used for count, used in zip(pool, taken, strict=True))
        ways = prod(map(comb, pool, taken)) * _ways(rest, left)
        if ways:
            total += ways
            options.append((total, taken))
    return tuple(options)


def _splits(size: int, limits: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to write `size` as a sum of counts within limits."""
    if not limits:
        if size == 0:
            yield ()
        return
    for first in range(max(0, size - sum(limits[1:])), min(size, limits[0]) + 1):
        for others in _splits(size - first, limits[1:]):
            yield (first, *others)
