"""The picture: what lies where, what may be picked, and that tokens give nothing away."""

from __future__ import annotations

from random import Random

import pytest
from penguin_party.helpers import play, position, random_round, start

from parlour.games.penguin_party import GAME
from parlour.picture import Picture, Piece


def _zone(picture: Picture, zone: str) -> list[Piece]:
    return [piece for piece in picture.pieces if piece.zone == zone]


def test_the_own_hand_lies_open_and_sorted_the_others_hidden() -> None:
    state = start(["gbrr", "b", "y", "p"])
    picture = GAME.picture(state.view(0))
    order = ["red", "blue", "yellow", "purple", "green"]
    faces = [order.index(piece.face or "") for piece in _zone(picture, "hand-0")]
    assert faces == sorted(faces)
    assert len(faces) == 9
    assert all(piece.face is None for seat in (1, 2, 3) for piece in _zone(picture, f"hand-{seat}"))
    assert all(
        piece.face is None
        for seat in range(4)
        for piece in _zone(GAME.picture(state.view(None)), f"hand-{seat}")
    )


def test_of_equal_cards_any_may_be_picked_and_the_first_goes() -> None:
    state = start(["rbr", "b", "y", "p"])
    choice = next(choice for choice in GAME.picture(state.view(0)).choices if choice.move == "red:0:0")
    assert choice.path[0][:2] == ("card-0", "card-2")
    assert choice.path[1] == ("pyramid/0:0",)
    play(state, "red:0:0")
    (laid,) = _zone(GAME.picture(state.view(0)), "pyramid")
    assert (laid.token, laid.place, laid.face, laid.marks) == ("card-0", "0:0", "red", ("mark-last",))


def test_hidden_cards_go_out_slot_by_slot_whatever_is_played() -> None:
    """Seat 2 plays its third card; the others see its first slot go."""
    state = start(["r", "byp", "y", "p"])
    play(state, "red:0:0 purple:0:1")
    for viewer in (0, 2, None):
        assert [piece.token for piece in _zone(GAME.picture(state.view(viewer)), "pyramid")][1] == "card-9"
    assert [piece.token for piece in _zone(GAME.picture(state.view(1)), "pyramid")][1] == "card-11"


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_is_somewhere_at_any_time(seats: int) -> None:
    state = GAME.start(GAME.setup(seats), GAME.shuffle(GAME.setup(seats), Random(1)))
    for _ in range(3):
        cards = [p for p in GAME.picture(state.view(None)).pieces if p.token.startswith("card-")]
        assert sorted(piece.token for piece in cards) == sorted(f"card-{place}" for place in range(36))
        for _ in range(5):
            if state.moves():
                state.play(state.moves()[-1])


def test_the_last_card_tells_before_what_it_brings() -> None:
    state = start(["r", "b", "y", "p"])
    assert all(choice.note is None for choice in GAME.picture(state.view(0)).choices)
    rng = Random(1)
    seen = 0
    for _ in range(40):
        state = start(["r", "b", "y", "p"])
        while moves := state.moves():
            picture = GAME.picture(state.view(state.turn))
            last = state.left[state.turn] == 1
            seen += last
            assert all((choice.note is not None) == last for choice in picture.choices)
            state.play(moves[int(rng.random() * len(moves))])
    assert seen


def test_who_is_out_is_marked_with_what_it_lacked() -> None:
    state = start(["r", "b", "y", "p"])
    random_round(state, Random(1))
    view = state.view(None)
    lines = GAME.picture(view).seats
    assert view.dropouts
    for dropout in view.dropouts:
        line = lines[dropout.seat]
        assert line.out
        assert line.score == dropout.left
        assert ["note-out"] == [note.message for note in line.notes]
    assert [seat for seat, line in enumerate(lines) if line.out] == sorted(view.out())


def test_prompts_of_the_first_card_a_common_turn_and_the_last_player() -> None:
    state = start(["r", "b", "y", "p"])
    assert _prompt(state) == "prompt-first"
    play(state, "red:0:0")
    assert _prompt(state) == "prompt-play"
    seen = set()
    rng = Random(2)
    for _ in range(30):
        state = start(["r", "b", "y", "p"])
        while moves := state.moves():
            seen.add(_prompt(state))
            state.play(moves[int(rng.random() * len(moves))])
        seen.add(_prompt(state))
    assert seen == {"prompt-first", "prompt-play", "prompt-alone", "prompt-next-round"}


def _prompt(state: object) -> str:
    prompt = GAME.picture(state.view(None)).prompt  # type: ignore[attr-defined]
    assert prompt is not None
    return prompt.message


def test_the_open_places_of_a_view_are_those_of_the_state() -> None:
    rng = Random(3)
    for seats in GAME.seats:
        state = GAME.start(GAME.setup(seats), GAME.shuffle(GAME.setup(seats), rng))
        while moves := state.moves():
            view = state.view(None)
            opened = view.open_places()
            assert {(move.tier, move.column) for move in moves} <= set(opened)
            union = {
                colour
                for fits in opened.values()
                for colour in fits or ("red", "blue", "yellow", "purple", "green")
            }
            assert union == set(view.fitting)
            state.play(moves[int(rng.random() * len(moves))])


def test_bounds_hold_every_card_and_every_place_to_choose() -> None:
    state = start(["r", "b", "y", "p"])
    assert GAME.picture(state.view(0)).bounds["pyramid"] == (0, 0, 0, 0)
    play(state, "red:0:0")
    assert GAME.picture(state.view(0)).bounds["pyramid"] == (-1, 0, 1, 0)
    play(state, "blue:0:1")
    assert GAME.picture(state.view(0)).bounds["pyramid"] == (-1, 0, 2, 1)


def test_a_pyramid_of_eight_tiers_and_a_hand_of_fourteen_fit_into_the_picture() -> None:
    green = position(["gg", "gg", "gg"], "gggggggg")
    for tier in range(1, 7):
        for column in range(8 - tier):
            green._lay(tier * 16 + column + 8, 16)
    green.history = [GAME.parse(f"green:{tier}:{column}") for tier in range(7) for column in range(8 - tier)]
    assert green.view(None).open_places() == {(7, 0): ("green",)}
    state = start(["r", "b"])
    assert len(_zone(GAME.picture(state.view(0)), "hand-0")) == 14


def test_a_face_of_every_code_that_a_picture_shows() -> None:
    places = {code for code in GAME.faces() if code.startswith("open:")}
    assert len(places) == 1 + 5 + 10
    cards = {"red", "blue", "yellow", "purple", "green", "chip:5", "chip:1", "back"}
    assert set(GAME.faces()) - places == cards
    drawings = [face.svg for face in GAME.faces().values()]
    assert len(set(drawings)) == len(drawings)
