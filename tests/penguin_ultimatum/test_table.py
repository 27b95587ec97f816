"""The picture: what lies where, what is marked and noted, and that tokens give nothing away."""

from __future__ import annotations

import re

from penguin_ultimatum.helpers import play, random_game, start, zone

from parlour.chance import pick, stream
from parlour.game import Event, note
from parlour.games.penguin_ultimatum import GAME
from parlour.games.penguin_ultimatum.cells import read_cell
from parlour.games.penguin_ultimatum.zones import iceberg_place


def test_the_start() -> None:
    state = start(["grj3 bra2 red4 blm5", ""], entertainers="sed kam bej shj sem", performances="music dance")
    picture = GAME.picture(state.view(0))
    iceberg = {piece.place: piece.face for piece in zone(picture, "iceberg")}
    assert iceberg == {"4:4": "curtain", "3:4": "sed", "5:4": "kam", "4:3": "bej"}
    assert picture.bounds == {"iceberg": (0, 0, 8, 8)}
    pile = zone(picture, "entertainers")
    assert [piece.face for piece in pile] == [None] * 12 + ["shj"]
    assert pile[-1].marks == ("mark-next",)
    assert [piece.face for piece in zone(picture, "hand-0")] == ["grj3", "bra2", "red4", "blm5"]
    assert [piece.face for piece in zone(picture, "hand-1")] == [None] * 4
    assert [piece.face for piece in zone(picture, "supply-1")] == ["stone:2"] * 3
    assert [piece.face for piece in zone(picture, "performance-0")] == ["music"]
    assert len(zone(picture, "penguins")) == 56
    assert [line.score for line in picture.seats] == [10, 10]


def test_the_small_and_the_large_iceberg_have_their_bounds() -> None:
    for iceberg, last in [("small", (8, 6)), ("large", (10, 10))]:
        picture = GAME.picture(start(options={"iceberg": iceberg}).view(None))
        assert picture.bounds == {"iceberg": (0, 0, *last)}


def test_a_stone_lies_on_its_penguin_and_keeps_its_token() -> None:
    state = start(["grj3 bra2", "rem2 bla3"], entertainers="sed kam bej shj")
    play(state, "place:grj3:d6 stone:supply:d6")
    picture = GAME.picture(state.view(None))
    stone = next(piece for piece in zone(picture, "iceberg") if piece.face == "stone:1")
    penguin = next(piece for piece in zone(picture, "iceberg") if piece.face == "grj3")
    assert (stone.on, stone.place) == (penguin.token, penguin.place)
    assert "mark-last" in stone.marks
    play(state, "place:rem2:c5 stay place:bra2:c4 stone:d6:c4")
    moved = next(piece for piece in GAME.picture(state.view(None)).pieces if piece.token == stone.token)
    assert moved.place == "2:3"
    assert len(zone(GAME.picture(state.view(None)), "supply-0")) == 2


def test_a_placed_penguin_leaves_the_hand_with_the_token_that_came_first() -> None:
    state = start(["grj3 bra2 red4 blm5", ""], entertainers="sed kam bej shj")
    before = [piece.token for piece in zone(GAME.picture(state.view(1)), "hand-0")]
    own = {piece.face: piece.token for piece in zone(GAME.picture(state.view(0)), "hand-0")}
    play(state, "place:red4:d6")
    seen = next(piece for piece in GAME.picture(state.view(1)).pieces if piece.face == "red4")
    assert seen.token == before[0]
    mine = next(piece for piece in GAME.picture(state.view(0)).pieces if piece.face == "red4")
    assert mine.token == own["red4"]


def test_curtains_and_turned_entertainers_are_pieces() -> None:
    state = random_game(3, "pieces")
    picture = GAME.picture(state.view(None))
    curtains = {piece.token for piece in picture.pieces if piece.face == "curtain"}
    assert curtains == {f"curtain-{number}" for number in range(len(state.shows) + 1)}
    turned = {piece.face for piece in picture.pieces if piece.turned}
    assert turned == {spot.card for spot in state.view(None).spots if spot.turned}


def test_tokens_of_entertainers_do_not_tell_how_many_were_passed_over() -> None:
    options = {"fixed-setup": "on"}
    one = start(options=options, entertainers="shj sha kaa bed sem")
    other = start(options=options, entertainers="shj kaa bed sha sem")
    assert one.view(None).entertainers == other.view(None).entertainers
    assert [p.token for p in GAME.picture(one.view(None)).pieces] == [
        p.token for p in GAME.picture(other.view(None)).pieces
    ]


def test_entertainers_say_what_they_wait_for_and_guests_who_invited_them() -> None:
    state = start(["grj3 bra2", "rem2 bla3"], entertainers="sed kam bej shj")
    play(state, "place:grj3:d6 stone:supply:d6")
    notes = {p.face: p.note for p in zone(GAME.picture(state.view(None)), "iceberg") if p.note is not None}
    assert notes["grj3"].facts == {"seat": 0}
    # The dancing seal at d5 has its dots N W SW SE.
    assert notes["sed"].facts == {"count": 4, "cells": ("d4", "c5", "c6", "e6")}


def test_faces_are_told_apart_without_colour() -> None:
    drawings = [re.sub("#[0-9a-f]{3,6}", "", face.svg) for face in GAME.faces().values()]
    assert len(set(drawings)) == len(drawings)


def test_the_next_entertainer_says_its_dots() -> None:
    pile = zone(GAME.picture(start(entertainers="sed kam bej shj").view(None)), "entertainers")
    assert pile[-1].note == note("note-dots", dot_messages=("direction-nw", "direction-ne", "direction-sw"))


def test_free_cells_beside_cards_are_shown_with_who_waits_for_them() -> None:
    state = start(["grj3 bra2", "rem2 bla3"], entertainers="sed kam bej shj")
    free = {place.place: place.note for place in GAME.picture(state.view(0)).free}
    assert set(free) == {iceberg_place(cell) for cell in state.board.edge}
    # The dancing seal at d5 has its dots N W SW SE, the juggling bear at e4 has NW W E S SE.
    assert free["3:3"] == note("note-awaited", cards=("bej", "sed"))
    assert free["2:3"] is None
    assert GAME.picture(state.view(1)).free == ()
    play(state, "place:grj3:d6")
    assert GAME.picture(state.view(0)).free == ()  # no place is asked for


def test_what_is_new_since_the_own_turn_is_marked() -> None:
    state = start(["grj3 bra2", "rem2 bla3", "blj2"], entertainers="sed kam bej shj")

    def marked(seat: int | None) -> set[str | None]:
        return {p.face for p in zone(GAME.picture(state.view(seat)), "iceberg") if "mark-last" in p.marks}

    play(state, "place:grj3:d6 stone:supply:d6 place:rem2:c5 stay place:blj2:c4")
    assert marked(0) == {"rem2", "blj2"}
    assert marked(1) == {"blj2"}
    assert marked(2) == {"blj2"}
    assert marked(None) == {"blj2"}
    play(state, "stay place:bra2:g5")
    assert marked(0) == {"bra2"}
    assert marked(1) == {"blj2", "bra2"}


def test_shows_mark_who_had_fun_and_who_took_the_card() -> None:
    seen = set()
    for seed in range(20):
        rng = stream("marks", seed)
        setup = GAME.setup(2)
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            shows = len(state.shows)
            told: list[Event] = []
            state.play(pick(state.moves(), rng), told.append)
            if len(state.shows) != shows + 1:
                continue
            picture = GAME.picture(state.view(None))
            fun = {event.facts["cell"] for event in told if event.kind == "fun"}
            places = {p.place for p in zone(picture, "iceberg") if "mark-fun" in p.marks}
            assert places >= {iceberg_place(read_cell(str(cell))) for cell in fun}
            assert any("mark-performed" in p.marks for p in zone(picture, "iceberg"))
            for event in told:
                if event.kind == "took":
                    held = zone(picture, f"held-{event.seat}")
                    assert [p.face for p in held if "mark-last" in p.marks][-1] == event.facts["card"]
                    seen.add("took")
                if event.kind == "fun":
                    seen.add(str(event.facts["by"]))
    assert seen == {"took", "family", "form", "both"}
