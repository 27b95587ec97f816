"""Blue Penguin as a table shows it: pieces whose tokens give nothing away."""

from __future__ import annotations

from parlour.about import cards_of
from parlour.errors import Facts
from parlour.game import note
from parlour.games.blue_penguin.cards import CARDS, COLOURS, colour, trick_size, worth
from parlour.games.blue_penguin.deal import HAND_SIZE
from parlour.games.blue_penguin.reasons import reasons
from parlour.games.blue_penguin.view import BluePenguinView
from parlour.picture import Choice, Note, Picture, Piece, SeatLine, ZoneKind

VALUES = ZoneKind("values", "row", "centre")
PILE = ZoneKind("pile", "pile", "centre")
TRICK = ZoneKind("trick", "row", "centre")
HAND = ZoneKind("hand", "fan", "seat", per_seat=True)
TAKEN = ZoneKind("taken", "pile", "seat", per_seat=True)
LAST = ZoneKind("last", "row", "aside")
SURE = ("reason-takes", "reason-takes-surely", "reason-leaves", "reason-ducks")
ZONES = (VALUES, PILE, TRICK, LAST, HAND, TAKEN)


class _Tokens:
    """Follows the tokens of the cards through the public history.

    A token is a place in the deal. In this seat's own hand it is bound to its card. In a hidden hand all
    cards are interchangeable: whichever card is played, the token that came first goes to the table, so
    that nothing tells whether a player kept the older card.
    """

    def __init__(self, view: BluePenguinView) -> None:
        seats = view.setup.seats
        self.hands = [view.received(seat)[:HAND_SIZE] for seat in range(seats)]
        self.played: list[int] = []
        self.face: dict[int, int] = {}
        if view.seat is not None:
            self.face = dict(zip(view.received(view.seat), view.own, strict=True))
        pile = iter(range(HAND_SIZE * seats, len(CARDS)))
        for card, seat in zip(view.history, view.players(), strict=True):
            hand = self.hands[seat]
            place = hand[0] if seat != view.seat else next(slot for slot in hand if self.face[slot] == card)
            hand.remove(place)
            self.face[place] = card
            self.played.append(place)
            drawn = next(pile, None)
            if drawn is not None:
                hand.append(drawn)
        self.pile = list(pile)


def picture(view: BluePenguinView) -> Picture:
    """Values, pile, the trick, the last trick, hands and taken cards."""
    tokens = _Tokens(view)
    tricks = list(view.tricks())
    size = trick_size(view.setup.seats)
    pieces = [
        Piece(f"value-{name}", VALUES.zone(), str(place), f"{name}:{value}")
        for place, (name, value) in enumerate(zip(COLOURS, view.values, strict=True))
    ]
    pieces += [Piece(_token(place), PILE.zone(), str(len(CARDS) - place)) for place in reversed(tokens.pile)]
    for seat, hand in enumerate(tokens.hands):
        shown = sorted(hand, key=lambda place: tokens.face.get(place, 0)) if seat == view.seat else hand
        for order, place in enumerate(shown):
            face = str(tokens.face[place]) if seat == view.seat else None
            pieces.append(Piece(_token(place), HAND.zone(seat), str(order), face))
    face_down = [0] * view.setup.seats
    took_last: int | None = None
    totals = [0] * view.setup.seats
    values = worth(view.values)
    over = view.turn is None
    for number, trick in enumerate(tricks):
        first = number * size
        is_last = number == len(tricks) - 2
        for order, card in enumerate(trick.cards):
            token = _token(tokens.played[first + order])
            owner = (trick.leader + order) % view.setup.seats
            if trick.winner is None:
                marks = ("mark-highest",) if card == max(trick.cards) else ()
                pieces.append(Piece(token, TRICK.zone(), f"{order}:{owner}", str(card), marks=marks))
            elif is_last:
                took_last = trick.winner
                marks = ("mark-took",) if owner == trick.winner and card == max(trick.cards) else ()
                pieces.append(Piece(token, LAST.zone(), f"{order}:{owner}", str(card), marks=marks))
            else:
                # BP-11: taken cards lie face down; what they were can be read back in the log.
                pieces.append(Piece(token, TAKEN.zone(trick.winner), str(face_down[trick.winner])))
                face_down[trick.winner] += 1
            if trick.winner is not None:
                totals[trick.winner] += values[card]
    shown_scores = over or view.setup.is_on("open-scores")  # BP-11
    lines = tuple(
        SeatLine(
            totals[seat] if shown_scores else None,
            (note("count-taken-last" if seat == took_last else "count-taken", count=face_down[seat]),),
        )
        for seat in range(view.setup.seats)
    )
    return Picture(
        pieces=tuple(pieces),
        choices=_choices(view, tokens),
        seats=lines,
        prompt=_prompt(view),
        facts=(
            note("count-pile", count=len(tokens.pile)),
            note("count-trick", number=len(tricks) - over),
        ),
    )


def about(view: BluePenguinView, seat: int | None, facts: Facts) -> tuple[str, ...]:
    """The cards that the facts name, as far as this seat has seen them; those of a colour that a seat
    took; or else its hand (see `Game.about`).
    """
    tokens = _Tokens(view)
    place = {face: place for place, face in tokens.face.items()}
    cards = [int(code) for code in cards_of(facts)]
    if "colour" in facts:
        taken = [card for trick in view.tricks() if trick.winner == seat for card in trick.cards]
        cards = [card for card in taken if COLOURS[colour(card)] == facts["colour"]]
    if cards or seat is None:
        return tuple(_token(place[card]) for card in cards if card in place)
    return (HAND.zone(seat),)


def _brings(view: BluePenguinView, card: int) -> tuple[Note, ...]:
    """What is sure to come of it for the trick (BP-6); what only may come is left to hints."""
    return tuple(each for each in reasons(view, card)[:1] if each.message in SURE)


def _choices(view: BluePenguinView, tokens: _Tokens) -> tuple[Choice, ...]:
    if view.seat is None:
        return ()
    by_face = {tokens.face[place]: _token(place) for place in tokens.hands[view.seat]}
    return tuple(Choice(str(card), ((by_face[card],),), brings=_brings(view, card)) for card in view.moves)


def _prompt(view: BluePenguinView) -> Note | None:
    if view.turn is None:
        return None
    *_, trick = view.tricks()
    return note("prompt-lead" if not trick.cards else "prompt-play", turn_seat=view.turn)


def _token(place: int) -> str:
    return f"card-{place}"
