"""The numbers mean what docs/learning.md says: worked out again from views, by names and places."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.game import Carry, Outcome
from parlour.learning import encoding_of
from parlour.registry import find

Fields = dict[str, Any]


def seen(
    name: str, seats: int, options: dict[str, str], rounds: int = 2
) -> Iterator[tuple[Any, Any, Fields]]:
    """Views of every seat in a random match, with their encoding and fields."""
    game, rng = find(name), Random(f"{name}/{seats}")
    setup = game.setup(seats, options)
    encoding = encoding_of(game, setup)
    carry: Carry | Outcome | None = Carry()
    while isinstance(carry, Carry) and carry.round <= rounds:
        state = game.start(setup, game.shuffle(setup, rng, carry), carry)
        while True:
            for seat in range(seats):
                view = state.view(seat)
                yield view, encoding, dict(encoding.fields_of(np.array(encoding.observation(view))))
            if not state.moves():
                break
            state.play(state.moves()[int(rng.random() * len(state.moves()))])
        carry = state.verdict()


def clockwise(view: Any) -> list[int]:
    seats = view.setup.seats
    return [(view.seat + step) % seats for step in range(seats)]


def only(size: int, *places: int) -> list[float]:
    return [float(place in places) for place in range(size)]


def test_blue_penguin() -> None:
    for view, _, fields in seen("blue-penguin", 3, {"experts": "on"}):
        order = clockwise(view)
        assert fields["hand"].tolist() == only(60, *(card - 1 for card in view.hand))
        *done, trick = view.tricks()
        for place in range(3):
            cards = trick.cards[place : place + 1]
            assert fields["trick"][place].tolist() == only(60, *(card - 1 for card in cards))
        for place, seat in enumerate(order):
            taken = [card - 1 for each in done if each.winner == seat for card in each.cards]
            assert fields["taken"][place].tolist() == only(60, *taken)
        if view.turn is not None:
            assert fields["leader"].tolist() == only(3, order.index(trick.leader))
            assert fields["turn"].tolist() == only(3, order.index(view.turn))
        else:
            assert not fields["turn"].any()
        assert (fields["values"] * 2).tolist() == list(view.values)
        assert round(fields["pile"][0] * 60) == view.pile_size


@pytest.mark.parametrize("seats", [2, 5])
def test_penguin_party(seats: int) -> None:
    colours = ("red", "blue", "yellow", "purple", "green")
    size, middle = {2: (14, 6), 5: (7, 7)}[seats]
    for view, _, fields in seen("penguin-party", seats, {}):
        order = clockwise(view)
        assert np.rint(fields["hand"] * size).tolist() == [view.hand.count(colour) for colour in colours]
        laid = {
            (int(tier), int(column) - middle): colours[kind]
            for kind, tier, column in np.argwhere(fields["pyramid"])
        }
        assert laid == view.pyramid()
        places: dict[tuple[int, int], set[str]] = {}
        for kind, tier, column in np.argwhere(fields["open"]):
            places.setdefault((int(tier), int(column) - middle), set()).add(colours[kind])
        assert places == {place: set(fit or colours) for place, fit in view.open_places().items()}
        out = {dropout.seat: dropout for dropout in view.dropouts}
        for place, seat in enumerate(order):
            counts = [view.played(seat).count(colour) for colour in colours]
            assert np.rint(fields["played"][place] * 8).tolist() == counts
            lacking = out[seat].fitting if seat in out else ()
            assert fields["lacking"][place].tolist() == [float(colour in lacking) for colour in colours]
            assert round(fields["left"][place] * size) == view.cards_left(seat)
            assert fields["out"][place] == (seat in out)
            assert round(fields["points"][place] * size * seats) == view.points[seat]
        assert round(fields["round"][0] * seats) == view.carry.round
        assert fields["starter"].tolist() == only(seats, order.index(view.starter))
        turn = [] if view.turn is None else [order.index(view.turn)]
        assert fields["turn"].tolist() == only(seats, *turn)


@pytest.mark.parametrize("iceberg", ["small", "large"])
def test_penguin_ultimatum(iceberg: str) -> None:
    families, forms = ("gr", "br", "re", "bl"), ("j", "a", "d", "m")
    animals, steps = ("sh", "ka", "se", "be"), ("place", "stone", "perform", "entertain")
    entertainers = [animal + form for animal in animals for form in forms]
    performances = ("juggling", "acrobatics", "dance", "music")
    for number, (view, _, fields) in enumerate(seen("penguin-ultimatum", 3, {"iceberg": iceberg})):
        if number % 7:
            continue
        order, board = clockwise(view), view.board()
        for place, cell in enumerate(board.iceberg.cells):
            here = (*divmod(place, board.iceberg.width),)
            found = [spot for spot in view.spots if spot.cell == cell]
            card = found[0].card if found else ""
            penguin = card if len(card) == 4 else "    "
            shown = card if len(card) == 3 else "   "
            assert fields["penguin-family"][:, *here].tolist() == [
                float(penguin[:2] == each) for each in families
            ]
            assert fields["penguin-form"][:, *here].tolist() == [float(penguin[2] == each) for each in forms]
            assert round(fields["penguin-number"][here] * 5) == (int(penguin[3]) if penguin.strip() else 0)
            stone = [order.index(found[0].stone)] if found and found[0].stone is not None else []
            assert fields["stones"][:, *here].tolist() == only(3, *stone)
            assert fields["entertainer-animal"][:, *here].tolist() == [
                float(shown[:2] == each) for each in animals
            ]
            assert fields["entertainer-form"][:, *here].tolist() == [
                float(shown[2] == each) for each in forms
            ]
            assert fields["curtains"][here] == (card == "curtain")
            waits = len(board.awaited(cell)) if shown.strip() else 0
            assert round(fields["missing"][here] * 8) == waits
            dots = board.dots[cell] if shown.strip() else 0
            assert fields["dots"][:, *here].tolist() == [float(dots >> bit & 1) for bit in range(8)]
            for family in range(4):
                due = 0 if found else sum(2 + kin % 4 for kin in board.kin_at(cell, family))
                assert round(fields["penalty"][family][here] * 40) == due
        hand = view.hand
        for slot in range(4):
            card = hand[slot] if slot < len(hand) else None
            assert fields["hand-family"][slot].tolist() == only(4, *([] if card is None else [card // 16]))
            assert fields["hand-form"][slot].tolist() == only(4, *([] if card is None else [card // 4 % 4]))
            assert round(fields["hand-number"][slot] * 5) == (0 if card is None else 2 + card % 4)
        open_card = view.next_entertainer
        assert fields["next"].tolist() == [float(code == open_card) for code in entertainers]
        held = {code for cards in view.held for code in cards}
        gone = set(view.entertainers) - held - {spot.card for spot in view.spots} - {open_card}
        assert fields["gone"].tolist() == [float(code in gone) for code in entertainers]
        for place, seat in enumerate(order):
            assert fields["held"][place].tolist() == [float(code in view.held[seat]) for code in entertainers]
            assert fields["performance"][place].tolist() == only(
                4, performances.index(view.performances[seat])
            )
            assert round(fields["supply"][place] * 3) == view.supply[seat]
            assert round(fields["points"][place] * 100) == view.totals[seat]
        assert round(fields["penguins"][0] * 64) == 64 - 12 - view.drawn
        assert round(fields["entertainers"][0] * 16) == view.entertainers_left
        assert fields["step"].tolist() == [float(view.step == step) for step in steps]
        turn = [] if view.turn is None else [order.index(view.turn)]
        assert fields["turn"].tolist() == only(3, *turn)
        assert fields["starter"].tolist() == only(3, order.index(view.starter))
