"""Penguin Party as a table shows it: pieces whose tokens give nothing away."""

from __future__ import annotations

from dataclasses import replace

from parlour.game import note
from parlour.games.penguin_party.cards import CARDS, COLOURS, Move, bottom_size
from parlour.games.penguin_party.deal import hand_places, left_over, rounds
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.picture import Choice, Note, Picture, Piece, SeatLine, ZoneKind

PYRAMID = ZoneKind("pyramid", "tiers", "centre")
ASIDE = ZoneKind("aside", "pile", "aside")
HAND = ZoneKind("hand", "fan", "seat", per_seat=True)
CHIPS = ZoneKind("chips", "row", "seat", per_seat=True)
ZONES = (PYRAMID, ASIDE, HAND, CHIPS)

CHIP_VALUES = (5, 1)  # PP-1, PP-12


class _Tokens:
    """Follows the tokens of the cards through the public history.

    A token is a place in the deal. In this seat's own hand it is bound to its card; of equal cards the first
    goes. In a hidden hand all cards are interchangeable: whichever card is played, the first token goes, so
    that nothing tells where in the hand it was.
    """

    def __init__(self, view: PenguinPartyView) -> None:
        seats = view.setup.seats
        self.hands = [list(hand_places(seats, seat)) for seat in range(seats)]
        self.own = {} if view.seat is None else dict(zip(self.hands[view.seat], view.own, strict=True))
        self.laid: list[int] = [] if view.first is None else [len(CARDS) - 1]
        for move, seat in zip(view.history, view.players, strict=True):
            hand = self.hands[seat]
            fitting = (place for place in hand if self.own[place] == move.colour)
            place = next(fitting) if seat == view.seat else hand[0]
            hand.remove(place)
            self.laid.append(place)

    def of(self, colour: str, seat: int) -> tuple[str, ...]:
        """The tokens of all cards of a colour in this seat's own hand."""
        return tuple(_token(place) for place in self.hands[seat] if self.own[place] == colour)


def picture(view: PenguinPartyView) -> Picture:
    """The whole table; everything but hands and cards laid aside is public."""
    tokens = _Tokens(view)
    pieces = _pyramid(view, tokens)
    if view.setup.seats == 2:  # PP-3
        pieces += [Piece(_token(place), ASIDE.zone(), str(n)) for n, place in enumerate(left_over(2))]
    for seat in range(view.setup.seats):
        pieces += _hand(view, tokens, seat)
        pieces += _chips(view, seat)
    return Picture(
        pieces=tuple(pieces),
        choices=tuple(_choice(view, tokens, move) for move in view.moves),
        seats=tuple(_seat_line(view, seat) for seat in range(view.setup.seats)),
        prompt=_prompt(view),
        facts=_facts(view),
        bounds={PYRAMID.zone(): _bounds(view)},
    )


def _pyramid(view: PenguinPartyView, tokens: _Tokens) -> list[Piece]:
    laid = view.pyramid()
    zone = PYRAMID.zone()
    pieces = [
        Piece(_token(token), zone, f"{tier}:{column}", colour)
        for token, ((tier, column), colour) in zip(tokens.laid, laid.items(), strict=True)
    ]
    if view.history:
        pieces[-1] = replace(pieces[-1], marks=("mark-last",))
    return pieces


def _hand(view: PenguinPartyView, tokens: _Tokens, seat: int) -> list[Piece]:
    """A hand; the seat's own lies sorted, and open to it even when it is out. Hidden ones stay so (PP-7)."""
    zone = HAND.zone(seat)
    places = tokens.hands[seat]
    if seat != view.seat:
        return [Piece(_token(place), zone, str(order)) for order, place in enumerate(places)]
    shown = sorted(places, key=lambda place: (COLOURS.index(tokens.own[place]), place))
    return [Piece(_token(place), zone, str(order), tokens.own[place]) for order, place in enumerate(shown)]


def _chips(view: PenguinPartyView, seat: int) -> list[Piece]:
    """PP-12: points as chips of 5 and 1."""
    points = view.points[seat]
    counts = zip(CHIP_VALUES, divmod(points, CHIP_VALUES[0]), strict=True)
    return [
        Piece(f"chips-{value}-{seat}", CHIPS.zone(seat), str(value), f"chip:{value}", count=count)
        for value, count in counts
        if count
    ]


def _choice(view: PenguinPartyView, tokens: _Tokens, move: Move) -> Choice:
    assert view.seat is not None  # a spectator has no moves
    path = (tokens.of(move.colour, view.seat), (f"{PYRAMID.zone()}/{move.tier}:{move.column}",))
    if view.cards_left(view.seat) > 1:
        return Choice(str(move), path)
    return Choice(str(move), path, note("note-last-card", returned=min(2, view.points[view.seat])))  # PP-8


def _seat_line(view: PenguinPartyView, seat: int) -> SeatLine:
    notes = [note("count-hand", count=view.cards_left(seat))]
    notes += [note("note-lacked", cards=dropout.fitting) for dropout in view.dropouts if dropout.seat == seat]
    return SeatLine(view.points[seat], tuple(notes), out=seat in view.out())


def _prompt(view: PenguinPartyView) -> Note | None:
    if view.turn is None:
        return None
    if not view.pyramid():
        return note("prompt-first", turn_seat=view.turn)
    out = view.out()
    playing = [seat for seat in range(view.setup.seats) if view.cards_left(seat) and seat not in out]
    return note("prompt-alone" if playing == [view.turn] else "prompt-play", turn_seat=view.turn)


def _facts(view: PenguinPartyView) -> tuple[Note, ...]:
    count = sum(tier == 0 for tier, _ in view.pyramid())
    facts = [
        note("count-round", round=view.carry.round, rounds=rounds(view.setup)),
        note("count-bottom", count=count, limit=bottom_size(view.setup.seats)),
    ]
    if view.fitting:
        facts.append(note("count-fitting", count=len(view.fitting), cards=view.fitting))
    return tuple(facts)


def _bounds(view: PenguinPartyView) -> tuple[int, int, int, int]:
    """All cards and all places where one could lie."""
    places = [*view.pyramid(), *view.open_places()]
    columns = [column for _, column in places]
    return min(columns), 0, max(columns), max(tier for tier, _ in places)


def _token(place: int) -> str:
    return f"card-{place}"
