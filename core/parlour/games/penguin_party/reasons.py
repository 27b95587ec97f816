"""Why a seat might make a move, in facts that its view shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from parlour.game import note
from parlour.games.penguin_party.cards import COLOURS, Move
from parlour.games.penguin_party.outlook import Outlook, Places, fitting
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.picture import Note

MOST = 3
"""So many reasons at most."""
FEW = 3
"""So many places for a colour, or fewer, are worth a word."""


def reasons(view: PenguinPartyView, move: Move) -> tuple[Note, ...]:
    """Why the seat might make this move, the weightiest reason first."""
    return tuple(islice(_reasons(view, move), MOST)) if move in view.moves else ()


def _reasons(view: PenguinPartyView, move: Move) -> Iterator[Note]:
    outlook = Outlook(view)
    places = outlook.after(move)
    left = {colour: outlook.own[colour] - (colour == move.colour) for colour in COLOURS}
    if not any(left.values()):
        assert view.seat is not None  # who has a move has a seat
        yield note("reason-last-card", count=min(2, view.points[view.seat]))  # PP-8
        return
    if _alone(view):
        yield note("reason-alone")
    yield from _closed(outlook, places, left)
    if outlook.laid and fitting(outlook.open, move.colour) == 1:
        yield note("reason-only-place", card=move.colour)
    if outlook.laid:
        yield from _opened(outlook, places, left)
    yield from _kept(places, left)
    if outlook.laid and move.tier == 0 and not _alone(view):
        yield note("reason-bottom", count=outlook.limit - len(outlook.row) - 1)
    yield from _spent(outlook, move)
    yield from _narrowed(outlook, places, left)


def _spent(outlook: Outlook, move: Move) -> Iterator[Note]:
    """What the played card was in the hand."""
    count = outlook.own[move.colour]
    if count == 1:
        yield note("reason-rid", card=move.colour)
    elif count == max(outlook.own.values()):
        yield note("reason-most", card=move.colour, count=count)


def _alone(view: PenguinPartyView) -> bool:
    """Whether all others are out or have emptied their hands (PP-9)."""
    out = view.out()
    others = [seat for seat in range(view.setup.seats) if seat not in (view.seat, *out)]
    return not any(view.cards_left(seat) for seat in others)


def _closed(outlook: Outlook, places: Places, left: dict[str, int]) -> Iterator[Note]:
    """Colours that fit nowhere any more, which the seat does not miss."""
    shut = [
        colour
        for colour in COLOURS
        if outlook.unseen[colour]
        and not left[colour]
        and fitting(outlook.open, colour)
        and not fitting(places, colour)
    ]
    if shut:
        count = sum(outlook.unseen[colour] for colour in shut)
        yield note("reason-closes", cards=tuple(shut), count=count)


def _opened(outlook: Outlook, places: Places, left: dict[str, int]) -> Iterator[Note]:
    """Colours of the hand that get more places than before, those that had fewest first."""
    more = [
        colour
        for colour in COLOURS
        if left[colour] and fitting(places, colour) > fitting(outlook.open, colour)
    ]
    if more:
        yield note("reason-opens", cards=tuple(more))


def _kept(places: Places, left: dict[str, int]) -> Iterator[Note]:
    """The colour of the hand with the fewest places left, if there are few and yet some."""
    found = [(fitting(places, colour), -left[colour], colour) for colour in COLOURS if left[colour]]
    open_to, cards, colour = min(found)
    if 0 < open_to <= FEW:
        yield note("reason-keeps", card=colour, count=open_to, left=-cards)


def _narrowed(outlook: Outlook, places: Places, left: dict[str, int]) -> Iterator[Note]:
    """Colours that the seat does not hold, with fewer places than before."""
    fewer = [
        colour
        for colour in COLOURS
        if outlook.unseen[colour]
        and not left[colour]
        and 0 < fitting(places, colour) < fitting(outlook.open, colour)
    ]
    if fewer:
        yield note("reason-narrows", cards=tuple(fewer))
    elif all(fitting(places, colour) for colour in COLOURS if left[colour]):
        yield note("reason-all-fit")
