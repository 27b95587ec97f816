"""Determinizations of Penguin Party: exactly uniform over all deals that a view allows, without rejection.

Who dropped out held no card that fitted then (PP-7), and who is on turn holds one that fits (PP-6). Seats
that must avoid the same colours are one *group*, colours that all groups treat alike one *class*. For every
group in turn the numbers of cards of each class are drawn by how many deals they allow: the ways to choose
them, times the ways that remain for the groups after it. Everything else is a shuffle.
"""

from __future__ import annotations

from collections.abc import Iterator
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


def guess(view: PenguinPartyView, rng: Random) -> PenguinPartyState:
    """A full state that the view could come from; order inside a hand means nothing and is not drawn."""
    seats = view.setup.seats
    hidden = _hidden_cards(view)
    kept: dict[int, list[str]] = {} if view.seat is None else {view.seat: []}
    restricted = _restrictions(view)
    classes = _classes(restricted)
    stacks = [shuffled([card for card in hidden if card in colours], rng) for colours in classes]
    groups = tuple(_group(view, hands, classes) for hands in restricted)
    for number, hands in enumerate(restricted):
        taken = _draw(groups[number:], tuple(map(len, stacks)), rng)
        cards = [stack.pop() for stack, count in zip(stacks, taken, strict=True) for _ in range(count)]
        cards = shuffled(cards, rng)
        for seat in hands.seats:
            kept[seat] = [cards.pop() for _ in range(view.cards_left(seat))]
    rest = shuffled([card for stack in stacks for card in stack], rng)
    cards = []
    for seat in range(seats):
        if seat == view.seat:
            cards += view.own
            continue
        if seat not in kept:
            kept[seat] = [rest.pop() for _ in range(view.cards_left(seat))]
        cards += [*view.played(seat), *kept[seat]]
    cards += rest if view.first is None else [view.first]
    state = PenguinPartyState(view.setup, PenguinPartyDeal(tuple(cards), view.starter), view.carry)
    for move in view.history:
        state.play(move)
    return state


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
