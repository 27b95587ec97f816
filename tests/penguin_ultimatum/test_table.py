"""The picture: what lies where, what may be picked and what it will bring, and that tokens give nothing
away."""

from __future__ import annotations

import re

from penguin_ultimatum.helpers import play, random_game, start, texts

from parlour.chance import pick, stream
from parlour.errors import Illegal
from parlour.game import Event, note
from parlour.games.penguin_ultimatum import GAME, PenguinUltimatumState
from parlour.games.penguin_ultimatum.cards import ENTERTAINERS
from parlour.games.penguin_ultimatum.cells import cell_name, read_cell
from parlour.games.penguin_ultimatum.moves import Entertain
from parlour.games.penguin_ultimatum.zones import iceberg_place
from parlour.picture import Choice, Picture, Piece


def zone(picture: Picture, name: str) -> list[Piece]:
    return [piece for piece in picture.pieces if piece.zone == name]


def choice(picture: Picture, move: str) -> Choice:
    return next(choice for choice in picture.choices if choice.move == move)


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


def test_what_a_placement_costs_is_said_before_it_is_confirmed() -> None:
    state = start(["grj3 bra2", "grm2 bla3"], entertainers="sed kam bej shj")
    play(state, "place:grj3:d6 stay")
    picture = GAME.picture(state.view(1))
    note = choice(picture, "place:grm2:c5").note
    assert note is not None
    assert (note.message, note.facts) == ("note-penalty", {"value": 3, "kin_cards": ("grj3",)})
    assert choice(picture, "place:bla3:c5").note is None
    assert len(choice(picture, "place:grm2:c5").path) == 2  # nothing to give up, so nothing to choose


def _until_given(seed: int) -> tuple[PenguinUltimatumState, list[str]]:
    """A position where an entertainer may be given up, and these moves."""
    rng = stream("given", seed)
    setup = GAME.setup(2)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.moves():
        given = [text for text in texts(state, "place") if text.count(":") == 3]
        if given:
            return state, given
        state.play(pick(state.moves(), rng))
    return _until_given(seed + 1)


def test_giving_up_an_entertainer_is_picked_from_the_cards_held() -> None:
    state, given = _until_given(1)
    picture = GAME.picture(state.view(state.turn))
    held = {piece.token: piece.face for piece in zone(picture, f"held-{state.turn}")}
    for text in given:
        *_, card = text.split(":")
        step = choice(picture, text).path[2]
        assert [held[token] for token in step] == [card]
        note = choice(picture, text).note
        assert note is not None
        assert (note.message, note.facts["card"]) == ("note-given-up", card)
        paid = choice(picture, text.rpartition(":")[0])
        assert paid.path[2] == ("=button-pay",)
        assert paid.path[:2] == choice(picture, text).path[:2]


def test_stay_and_the_two_ways_of_an_entertainer_are_buttons() -> None:
    seen = set()
    rng = stream("buttons")
    setup = GAME.setup(2)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.moves():
        for each in GAME.picture(state.view(state.turn)).choices:
            seen |= {key for step in each.path for key in step if key.startswith("=")}
        state.play(pick(state.moves(), rng))
    assert seen >= {"=button-stay", "=button-upright", "=button-turned"}


def test_what_a_show_brings_is_said_before_it_is_chosen() -> None:
    for seed in range(40):
        rng = stream("shows", seed)
        setup = GAME.setup(3)
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            if state.step == "perform":
                picture = GAME.picture(state.view(state.turn))
                ready = [piece for piece in picture.pieces if "mark-ready" in piece.marks]
                assert len(ready) == len(picture.choices)
                for move, each in zip(state.moves(), picture.choices, strict=True):
                    after = state.after(move)
                    assert each.note is not None
                    show = after.shows[-1]
                    assert each.note.facts["value"] == show.gains[state.turn]
                    assert each.note.facts.get("taker_seat") == show.taker
                return
            state.play(pick(state.moves(), rng))
    raise AssertionError


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
    assert pile[-1].note == note("note-dots", dots=("NW", "NE", "SW"))


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


def test_an_entertainer_says_what_it_will_wait_for_and_is_previewed() -> None:
    rng = stream("previews")
    setup = GAME.setup(2)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.step != "entertain":
        state.play(pick(state.moves(), rng))
    for move, each in zip(state.moves(), GAME.picture(state.view(state.turn)).choices, strict=True):
        assert isinstance(move, Entertain)
        after = state.after(move)
        assert each.note is not None
        cells = tuple(cell_name(cell) for cell in after.board.awaited(move.cell))
        assert cells
        assert each.note.facts["cells"] == cells
        assert each.face == ENTERTAINERS[state.entertainers[-1]]
        assert each.turned == move.turned


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


def test_a_stone_is_picked_by_its_penguin_too() -> None:
    state = start(["grj3 bra2", "rem2 bla3"], entertainers="sed kam bej shj")
    play(state, "place:grj3:d6 stone:supply:d6 place:rem2:c5 stay place:bra2:c4")
    picture = GAME.picture(state.view(0))
    card = next(p.token for p in zone(picture, "iceberg") if p.face == "grj3")
    assert card in choice(picture, "stone:d6:c4").path[0]
    assert GAME.meant(state.view(0), [card, "iceberg/2:3"]) == choice_move(state, "stone:d6:c4")


def choice_move(state: PenguinUltimatumState, text: str) -> object:
    return next(move for move in state.moves() if str(move) == text)


def _why(state: PenguinUltimatumState, *picks: str) -> str:
    """The error that picks mean, or the illegal move's, as its code."""
    meant = GAME.meant(state.view(state.turn), picks)
    if meant is None:
        return "nothing"
    error = meant if isinstance(meant, Illegal) else state.why_not(meant)
    return "legal" if error is None else error.code


def test_why_picks_lead_to_no_move() -> None:
    state = start(["grj3 bra2", "rem2 bla3"], entertainers="sed kam bej shj")
    picture = GAME.picture(state.view(0))
    card = {piece.face: piece.token for piece in picture.pieces}
    assert _why(state, "iceberg/3:5") == "card-first"
    assert _why(state, card["sed"]) == "card-first"
    assert _why(state, card["grj3"], "iceberg/0:0") == "no-entertainer-beside"
    assert _why(state, card["grj3"], card["sed"]) == "cell-taken"
    assert _why(state, card["grj3"], "iceberg/3:5") == "legal"
    assert _why(state, card["grj3"], "iceberg/9:5") == "nothing"
    assert _why(state, card["grj3"], "iceberg/x:5") == "nothing"
    assert _why(state, "penguin-60") == "nothing"
    play(state, "place:grj3:d6")
    assert _why(state, "iceberg/3:5") == "stone-first"
    assert _why(state, "stone-1-0") == "not-your-stone"
    assert _why(state, "stone-0-1", card["sed"]) == "no-penguin"
    assert _why(state, "stone-0-1", card["grj3"]) == "legal"
    assert _why(state, "stone-0-1") == "nothing"
    play(state, "stone:supply:d6")
    play(state, "place:rem2:c5")
    assert _why(state, "stone-0-0") == "not-your-stone"
    assert _why(state, "stone-1-0", "iceberg/3:5") == "stone-there"
    assert GAME.meant(state.view(None), ["iceberg/3:5"]) is None


def test_why_an_entertainer_cannot_lie_or_go_next() -> None:
    seen = set()
    for seed in range(60):
        rng = stream("why", seed)
        setup = GAME.setup(3)
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            if state.step == "entertain":
                for way in ("upright", "turned"):
                    seen |= {
                        _why(state, f"iceberg/{x}:{y}", f"=button-{way}") for x in range(9) for y in range(9)
                    }
            elif state.step == "perform":
                seen |= {f"perform {_why(state, f'iceberg/{x}:{y}')}" for x in range(9) for y in range(9)}
            state.play(pick(state.moves(), rng))
    assert seen >= {
        "legal", "cell-taken", "no-card-beside", "complete-at-once", "completes-another",
        "perform not-ready", "perform legal",
    }  # fmt: skip
