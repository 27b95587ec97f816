"""A determinization of Blue Penguin: hidden cards laid where they could be."""

from __future__ import annotations

from random import Random

from parlour.chance import shuffled
from parlour.games.blue_penguin.cards import CARDS
from parlour.games.blue_penguin.deal import HAND_SIZE, BluePenguinDeal
from parlour.games.blue_penguin.state import BluePenguinState
from parlour.games.blue_penguin.view import BluePenguinView


def unseen(view: BluePenguinView) -> list[int]:
    """The cards that this seat has neither held nor seen played, from the lowest."""
    known = set(view.own) | set(view.history)
    return [card for card in CARDS if card not in known]


def guess(view: BluePenguinView, rng: Random) -> BluePenguinState:
    """Every hidden card is equally likely anywhere: the rules alone say nothing of the rest of a hand when
    a card is played.
    """
    hidden = shuffled(unseen(view), rng)
    cards = [0] * len(CARDS)
    history, players = view.history, view.players()
    for seat in range(view.setup.seats):
        if seat == view.seat:
            stream = list(view.own)
        else:
            # What a seat played, in order, then its hidden hand: each card came in time to be played.
            stream = [card for card, player in zip(history, players, strict=True) if player == seat]
            size = len(view.received(seat)) - len(stream)
            stream += [hidden.pop() for _ in range(size)]
        for place, card in zip(view.received(seat), stream, strict=True):
            cards[place] = card
    drawn = HAND_SIZE * view.setup.seats + len(history)
    cards[drawn:] = hidden
    state = BluePenguinState(view.setup, BluePenguinDeal(tuple(cards), view.starter, view.values), view.carry)
    for card in history:
        state.play(card)
    return state
