"""Penguin Party as a table shows it: pieces whose tokens give nothing away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from parlour.errors import Facts, Illegal
from parlour.game import Carry, note
from parlour.games.penguin_party import refusal, scoring
from parlour.games.penguin_party.cards import CARDS, COLOURS, Move, bottom_size
from parlour.games.penguin_party.deal import hand_places, left_over, rounds
from parlour.games.penguin_party.outlook import Outlook, brings
from parlour.games.penguin_party.view import Dropout, PenguinPartyView
from parlour.picture import Choice, FreePlace, Note, Picture, Piece, SeatLine, ZoneKind

PYRAMID = ZoneKind("pyramid", "tiers", "centre")
ASIDE = ZoneKind("aside", "pile", "aside")
HAND = ZoneKind("hand", "fan", "seat", per_seat=True)
CHIPS = ZoneKind("chips", "row", "seat", per_seat=True)
ZONES = (PYRAMID, ASIDE, HAND, CHIPS)

CHIP_VALUES = (5, 1)  # PP-1, PP-12


class _Tokens:
    """Follows the tokens of the cards through the public history.

    A token is a place in the deal. In this seat's own hand it is bound to its card; of equal cards the
    first goes. In a hidden hand all cards are interchangeable: whichever card is played, the first token
    goes, so that nothing tells where in the hand it was.
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
        choices=_choices(view, tokens),
        seats=tuple(_seat_line(view, seat) for seat in range(view.setup.seats)),
        prompt=_prompt(view),
        facts=_facts(view),
        bounds={PYRAMID.zone(): _bounds(view)},
        free=tuple(_free_place(place, fitting) for place, fitting in view.open_places().items()),
        orders={} if view.seat is None else {HAND.zone(view.seat): _orders(tokens, view.seat)},
    )


def meant(view: PenguinPartyView, picks: Sequence[str]) -> Move | Illegal | None:
    """The move of a card of the hand and a place of the pyramid, free or taken; why a card fits nowhere."""
    tokens = _Tokens(view)
    held = () if view.seat is None else tokens.hands[view.seat]
    hand = {_token(place): tokens.own[place] for place in held}
    laid = dict(zip(map(_token, tokens.laid), view.pyramid(), strict=True))
    *_, last = ("", *picks)
    if last in hand:
        return refusal.fits_nowhere(view, hand[last])
    place = laid.get(last) or _place_of(last)
    if place is None:
        return None
    colours = [hand[key] for key in picks if key in hand]
    return Move(colours[-1], *place) if colours else Illegal("card-first", rule="PP-6")


def about(seat: int | None, facts: Facts) -> tuple[str, ...]:
    """The place of the pyramid that the facts name; or the seat's hand, for a score its chips (see
    `Game.about`).
    """
    if "tier" in facts and "column" in facts:
        return (f"{PYRAMID.zone()}/{facts['tier']}:{facts['column']}",)
    if seat is None:
        return (f"{PYRAMID.zone()}/0:0",) if "card" in facts else (PYRAMID.zone(),)
    return (CHIPS.zone(seat),) if "round" in facts or "returned" in facts else (HAND.zone(seat),)


def _place_of(key: str) -> tuple[int, int] | None:
    """The place of the pyramid that a key names."""
    zone, _, place = key.partition("/")
    tier, _, column = place.partition(":")
    try:
        return (int(tier), int(column)) if zone == PYRAMID.zone() else None
    except ValueError:
        return None


def _pyramid(view: PenguinPartyView, tokens: _Tokens) -> list[Piece]:
    laid = view.pyramid()
    zone = PYRAMID.zone()
    pieces = [
        Piece(_token(token), zone, f"{tier}:{column}", colour)
        for token, ((tier, column), colour) in zip(tokens.laid, laid.items(), strict=True)
    ]
    start = len(pieces) - len(view.history)
    if start:
        pieces[0] = replace(pieces[0], note=note("note-left-over"))  # PP-2
    since = max((n for n, seat in enumerate(view.players) if seat == view.seat), default=len(view.history))
    for number, seat in enumerate(view.players):
        last = number == len(view.history) - 1
        marks = ("mark-last",) if last else ("mark-new",) if number > since else ()
        piece = pieces[start + number]
        pieces[start + number] = replace(piece, marks=marks, note=note("note-laid", seat=seat))
    return pieces


def _free_place(place: tuple[int, int], fitting: tuple[str, ...] | None) -> FreePlace:
    """A place where a card could lie, with the colours that fit (PP-4, PP-5)."""
    colours = tuple(colour for colour in COLOURS if fitting is not None and colour in fitting)
    fits = note("note-fits", cards=colours) if colours else note("note-fits-any")
    return FreePlace(PYRAMID.zone(), f"{place[0]}:{place[1]}", open_code(colours), fits)


def open_code(colours: Sequence[str]) -> str:
    """The face of a free place: `open:red`, `open:red+green`, or `open:any` where every colour fits."""
    return f"open:{'+'.join(colours) or 'any'}"


def _hand(view: PenguinPartyView, tokens: _Tokens, seat: int) -> list[Piece]:
    """A hand; the seat's own lies sorted, and open to it even when it is out. Hidden ones stay so (PP-7)."""
    zone = HAND.zone(seat)
    places = tokens.hands[seat]
    if seat != view.seat:
        return [Piece(_token(place), zone, str(order)) for order, place in enumerate(places)]
    shown = _by_colour(tokens, seat)
    return [Piece(_token(place), zone, str(order), tokens.own[place]) for order, place in enumerate(shown)]


def _by_colour(tokens: _Tokens, seat: int) -> list[int]:
    """The places of a seat's own hand."""
    return sorted(tokens.hands[seat], key=lambda place: (COLOURS.index(tokens.own[place]), place))


def _orders(tokens: _Tokens, seat: int) -> dict[str, tuple[str, ...]]:
    """How the seat may want its own hand sorted."""
    orders = {"colour": _by_colour(tokens, seat), "dealt": tokens.hands[seat]}
    return {name: tuple(map(_token, places)) for name, places in orders.items()}


def _chips(view: PenguinPartyView, seat: int) -> list[Piece]:
    """PP-12: points as chips of 5 and 1."""
    points = view.points[seat]
    counts = zip(CHIP_VALUES, divmod(points, CHIP_VALUES[0]), strict=True)
    return [
        Piece(f"chips-{value}-{seat}", CHIPS.zone(seat), str(value), f"chip:{value}", count=count)
        for value, count in counts
        if count
    ]


def _choices(view: PenguinPartyView, tokens: _Tokens) -> tuple[Choice, ...]:
    if not view.moves:
        return ()
    outlook = Outlook(view)
    return tuple(_choice(view, tokens, move, outlook) for move in view.moves)


def _choice(view: PenguinPartyView, tokens: _Tokens, move: Move, outlook: Outlook) -> Choice:
    assert view.seat is not None  # a spectator has no moves
    path = (tokens.of(move.colour, view.seat), (f"{PYRAMID.zone()}/{move.tier}:{move.column}",))
    if view.cards_left(view.seat) > 1:
        return Choice(str(move), path, brings=tuple(brings(outlook, move)))
    return Choice(str(move), path, note("note-last-card", returned=min(2, view.points[view.seat])))  # PP-8


def _seat_line(view: PenguinPartyView, seat: int) -> SeatLine:
    dropout = next((each for each in view.dropouts if each.seat == seat), None)
    return SeatLine(view.points[seat], (_seat_note(view, seat, dropout),), out=dropout is not None)


def _seat_note(view: PenguinPartyView, seat: int, dropout: Dropout | None) -> Note:
    """The cards in hand; what became of them when they are played (PP-8) or will not be any more (PP-7)."""
    if dropout is not None:
        return note("note-out", count=dropout.left, fitting_cards=dropout.fitting)
    if view.cards_left(seat):
        return note("count-hand", count=view.cards_left(seat))
    before = view.carry.points[seat] if view.carry.points else 0
    return note("note-emptied", returned=before - view.points[seat])


def _prompt(view: PenguinPartyView) -> Note | None:
    if view.turn is None:
        return _next_round(view)
    if not view.pyramid():
        return note("prompt-first", turn_seat=view.turn)
    out = view.out()
    playing = [seat for seat in range(view.setup.seats) if view.cards_left(seat) and seat not in out]
    return note("prompt-alone" if playing == [view.turn] else "prompt-play", turn_seat=view.turn)


def _next_round(view: PenguinPartyView) -> Note | None:
    """Who starts the round that follows (PP-10), and who is tied if it is one to settle that (PP-11)."""
    carry = scoring.verdict(view.setup, view.carry, view.starter, view.points, view.dropouts)
    if not isinstance(carry, Carry) or carry.starter is None:
        return None
    if carry.round <= rounds(view.setup):
        return note("prompt-next-round", round=carry.round, starter_seat=carry.starter)
    tied = tuple(seat for seat, points in enumerate(view.points) if points == min(view.points))
    return note("prompt-play-on", round=carry.round, starter_seat=carry.starter, tied_seats=tied)


def _facts(view: PenguinPartyView) -> tuple[Note, ...]:
    count = sum(tier == 0 for tier, _ in view.pyramid())
    facts = [
        note("count-round", round=view.carry.round, rounds=rounds(view.setup)),
        note("count-starter", starter_seat=view.starter),
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
