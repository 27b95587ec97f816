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
    highest = max(cards)
    if len(view.moves) == 2 and seats == 2 and view.pile_size == 0:
        yield note("reason-same")  # all four cards make one trick, in whatever order they come (BP-5)
    if (trick.leader + cards.index(highest)) % seats == view.seat:
        yield from _leading(view, cards, highest)
    else:
        yield from _below(view, trick.leader, cards, highest)
    if not trick.cards:
        yield note("reason-leads", count=values[move], colour=COLOURS[colour(move)])
    kept = [card for card in view.moves if card != move]
    yield note("reason-keeps", card=str(kept[0]), count=values[kept[0]]) if kept else note("reason-last-card")


def _leading(view: BluePenguinView, cards: tuple[int, ...], highest: int) -> Iterator[Note]:
    """The trick is this seat's so far."""
    values = worth(view.values)
    total = sum(values[card] for card in cards)
    hidden = unseen(view)
    above = sum(card > highest for card in hidden)
    to_come = trick_size(view.setup.seats) - len(cards)
    if not to_come:
        yield note("reason-takes", count=total)
    elif not above:
        yield note("reason-takes-surely", count=total)
    else:
        yield note("reason-highest", count=above, unseen=len(hidden))
    before = total - values[cards[-1]]
    if to_come and before:
        yield note("reason-shown", count=before)


def _below(view: BluePenguinView, leader: int, cards: tuple[int, ...], highest: int) -> Iterator[Note]:
    """Another seat is highest."""
    seats, values = view.setup.seats, worth(view.values)
    total = sum(values[card] for card in cards)
    value = values[cards[-1]]
    to_come = trick_size(seats) - len(cards)
    again = seats == 2 and to_come >= 2  # with 2 players this seat still plays its second card (BP-5)
    top = (leader + cards.index(highest)) % seats
    if not to_come:
        yield note("reason-leaves", top_seat=top, count=total)
    elif not again:
        yield note("reason-ducks", card=str(highest), count=total - value)
    if value < 0:
        yield note("reason-gets-rid", top_seat=top, count=value)
    elif again:
        yield note("reason-below", card=str(highest), top_seat=top)
