"""Positions and players for the tests of the bots of Blue Penguin."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random

from parlour.bots import Searcher, find_bot
from parlour.chance import stream
from parlour.games.blue_penguin import GAME, BluePenguinDeal, BluePenguinState, BluePenguinView
from parlour.games.blue_penguin.bots.rule import Table
from parlour.games.blue_penguin.guessing import guess


def started(seats: int, seed: str, **options: str) -> BluePenguinState:
    setup = GAME.setup(seats, options)
    return GAME.start(setup, GAME.shuffle(setup, stream(seed, "deal")))


def position(seats: int, seed: str, played: int, **options: str) -> BluePenguinState:
    """A game after so many random moves."""
    state = started(seats, seed, **options)
    rng = stream(seed, "moves")
    for _ in range(played):
        moves = state.moves()
        state.play(moves[int(rng.random() * len(moves))])
    return state


def searcher(name: str) -> Searcher[int]:
    bot = find_bot(GAME, name)
    assert isinstance(bot, Searcher)
    return bot


def shared_win(state: BluePenguinState, seat: int) -> Fraction:
    scores = state.scores()
    return Fraction(scores[seat] == max(scores), scores.count(max(scores)))


def laid(view: BluePenguinView, hands: Mapping[int, tuple[int, ...]], move: int) -> BluePenguinState:
    """A real game, pile empty, in which the other seats hold these cards, and the move is made."""
    base = guess(view, Random(1)).deal
    cards = list(base.cards)
    for seat, hand in hands.items():
        for place, card in zip(view.received(seat)[-len(hand) :], hand, strict=True):
            cards[place] = card
    state = GAME.start(view.setup, BluePenguinDeal(tuple(cards), base.starter, base.values))
    for played in (*view.history, move):
        state.play(played)
    return state


def table_of(state: BluePenguinState) -> Table:
    return Table(state.seats, state.size, state.worth)
