"""Why a seat might play a card: facts of the trick on the table and of the cards still unseen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from parlour.game import note
from parlour.games.blue_penguin.cards import COLOURS, colour, trick_size, worth
from parlour.games.blue_penguin.guessing import unseen
from parlour.games.blue_penguin.view import BluePenguinView
from parlour.picture import Note

MOST = 3
"""So many reasons at most."""


def reasons(view: BluePenguinView, move: int) -> tuple[Note, ...]:
    """What is true of playing this card now, the weightiest first; nothing for an illegal card."""
    return tuple(islice(_reasons(view, move), MOST)) if move in view.moves else ()


def _reasons(view: BluePenguinView, move: int) -> Iterator[Note]:
    *_, trick = view.tricks()
    seats, values = view.setup.seats, worth(view.values)
    cards = (*trick.cards, move)
    place = cards.index(max(cards))
    holder = (trick.leader + place) % seats
    to_come = trick_size(seats) - len(cards)
    total = sum(values[card] for card in cards)
    above = [card for card in unseen(view) if card > cards[place]]
    others_to_come = to_come - (1 if seats == 2 and to_come >= 2 else 0)
    again = to_come > others_to_come  # with 2 players this seat still plays its second card (BP-5)
    before = total - values[move]
    if holder == view.seat:
        if not above or not others_to_come:
            yield note("reason-takes" if not to_come else "reason-takes-surely", count=total)
        else:
            yield note("reason-highest", count=len(above), unseen=len(unseen(view)))
        if to_come and trick.cards and before:
            yield note("reason-shown", count=before)
    else:
        if not to_come:
            yield note("reason-leaves", top_seat=holder, count=total)
        elif not again:
            yield note("reason-ducks", card=str(cards[place]), count=before)
        if values[move] < 0:
            yield note("reason-gets-rid", top_seat=holder, count=values[move])
        elif to_come and again:
            yield note("reason-below", card=str(cards[place]), top_seat=holder)
    if not trick.cards:
        yield note("reason-leads", count=values[move], colour=COLOURS[colour(move)])
    kept = [card for card in view.moves if card != move]
    if kept:
        yield note("reason-keeps", card=str(kept[0]), count=values[kept[0]])
    else:
        yield note("reason-last-card")
