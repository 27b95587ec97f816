"""Two Fish as a table shows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from parlour.drawing import card_back, label, plain_card, svg
from parlour.game import note
from parlour.games.template.view import TwoFishView
from parlour.picture import Choice, Face, Picture, Piece, SeatLine, ZoneKind

HAND = ZoneKind("hand", "fan", "seat", per_seat=True)
PLAYED = ZoneKind("played", "row", "seat", per_seat=True)
ZONES = (PLAYED, HAND)


def picture(view: TwoFishView) -> Picture:
    """Tokens are the three slots of each hand. In a hidden hand they are interchangeable, so the first slot
    that is
    left is played, whatever the card; in this seat's own hand a slot is bound to the card that was dealt to
    it.
    """
    seats = view.setup.seats
    pieces: list[Piece] = []
    lines: list[SeatLine] = []
    tokens: dict[int, str] = {}
    for seat in range(seats):
        played = view.history[(seat - view.starter) % seats :: seats]
        faces_by_slot: list[int | None] = (
            list(view.dealt) if seat == view.seat else [*played, *([None] * (3 - len(played)))]
        )
        for slot, card in enumerate(faces_by_slot):
            token = f"card-{seat}-{slot}"
            if card in played:
                pieces.append(Piece(token, PLAYED.zone(seat), str(played.index(card)), str(card)))
            else:
                pieces.append(Piece(token, HAND.zone(seat), str(slot), None if card is None else str(card)))
            if card is not None:
                tokens[card] = token
        lines.append(SeatLine(sum(played)))
    return Picture(
        pieces=tuple(pieces),
        choices=tuple(Choice(str(card), ((tokens[card],),)) for card in view.moves),
        seats=tuple(lines),
        prompt=None if view.turn is None else note("prompt-play", turn_seat=view.turn),
    )


@cache
def faces(cards: tuple[int, ...]) -> Mapping[str, Face]:
    """A plain card per number."""
    found = {
        str(card): Face(
            note("face-fish", number=card),
            svg(plain_card("#fff", "#345", label(50, 40, str(card), 34, "#345"))),
        )
        for card in cards
    }
    found["back"] = Face(note("face-hidden"), card_back("#eef", "#345"))
    return found
