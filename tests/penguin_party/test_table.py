"""The picture: what lies where, what may be picked, and that tokens give nothing away."""

from __future__ import annotations

from random import Random

import pytest
from penguin_party.helpers import play, position, random_round, start

from parlour.games.penguin_party import GAME
from parlour.picture import Picture, Piece
from parlour.record import Player
from parlour.table import Table


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
        assert [note.message for note in line.notes] == ["note-out"]
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
    assert set(GAME.faces()) - places == {*cards, "cover"}
    drawings = [face.svg for face in GAME.faces().values()]
    assert len(set(drawings)) == len(drawings)


def _why(table: Table, *picks: str) -> tuple[str, str]:
    assert table.turn is not None
    reason = table.why_not_picked(table.turn, picks)
    return (reason.code, reason.rule) if reason else ("", "")


def test_picks_that_lead_nowhere_say_why() -> None:
    players = (Player("Ada"), Player("Bo"))
    table = Table.new("penguin-party", players, "1", {"starter": "1"})
    hand = [piece for piece in table.picture(0).pieces if piece.zone == "hand-0"]
    first = hand[0]
    assert _why(table, first.token) == ("", "")
    assert _why(table, first.token, "pyramid/0:0") == ("", "")
    assert _why(table, first.token, "pyramid/0:3") == ("first-card", "PP-4")
    assert _why(table, "pyramid/0:0") == ("card-first", "PP-6")
    assert _why(table, first.token, "pyramid/x:0") == ("not-possible", "")
    assert _why(table, "no such key") == ("not-possible", "")
    table.play(0, f"{first.face}:0:0")
    pieces = table.picture(1).pieces
    other = next(piece for piece in pieces if piece.zone == "hand-1")
    laid = next(piece for piece in pieces if piece.zone == "pyramid")
    assert _why(table, other.token, laid.token) == ("place-taken", "PP-4")
    assert _why(table, other.token, "pyramid/1:0") == ("gap", "PP-5")
    assert table.why_not_picked(0, (first.token,)) is not None  # not on turn


def test_a_card_that_fits_nowhere_says_what_would() -> None:
    seen = 0
    for seed in range(20):
        table = Table.new("penguin-party", (Player("Ada"), Player("Bo")), str(seed))
        while table.turn is not None:
            seat = table.turn
            picture = table.picture(seat)
            open_now = {key for choice in picture.choices for key in choice.path[0]}
            for piece in picture.pieces:
                if piece.zone == f"hand-{seat}":
                    code = _why(table, piece.token)[0]
                    assert code == ("" if piece.token in open_now else "fits-nowhere")
                    seen += code == "fits-nowhere"
            table.play(seat, str(table.view(seat).moves[0]))
    assert seen


def test_free_places_tell_what_fits_and_laid_cards_who_laid_them() -> None:
    state = start(["r", "b", "y", "p"])
    (free,) = GAME.picture(state.view(None)).free
    assert (free.place, free.face) == ("0:0", "open:any")
    play(state, "red:0:0 blue:0:1")
    free_now = {free.place: free.face for free in GAME.picture(state.view(None)).free}
    assert free_now == {"0:-1": "open:any", "0:2": "open:any", "1:0": "open:red+blue"}
    laid = _zone(GAME.picture(state.view(0)), "pyramid")
    assert [piece.note.facts["seat"] for piece in laid if piece.note] == [0, 1]
    play(state, "yellow:0:2")
    marks = [piece.marks for piece in _zone(GAME.picture(state.view(0)), "pyramid")]
    assert marks == [(), ("mark-new",), ("mark-last",)]


def test_between_rounds_the_prompt_says_who_starts_and_who_is_tied() -> None:
    tied = 0
    for seed in range(60):
        options = {"rounds": "single", "ties": "play-on"}
        table = Table.new("penguin-party", (Player("Ada"), Player("Bo")), str(seed), options)
        while table.turn is not None:
            table.play(table.turn, str(table.view(table.turn).moves[-1]))
        prompt = table.picture(None).prompt
        if table.outcome is not None:
            assert prompt is None
            continue
        tied += 1
        carry = table.next_carry
        assert prompt is not None
        assert carry is not None
        assert prompt.message == "prompt-play-on"
        assert prompt.facts == {"round": 2, "starter_seat": carry.starter, "tied_seats": (0, 1)}
    assert tied


def test_a_place_says_what_a_card_there_would_open_and_close() -> None:
    """PP-4, PP-5: what is sure to come of it, before it is played."""
    state = start(["rrrrrrrbbbbb", "bbyyyyyyyppp", "ppppgggggggg"])
    for move in ("red:0:0", "yellow:0:1", "green:0:2", "red:0:3", "yellow:0:4", "green:0:5", "red:0:6"):
        state.play(GAME.parse(move))
    brings = {choice.move: choice.brings for choice in GAME.picture(state.view(1)).choices}
    assert [(each.message, each.facts["cards"]) for each in brings["yellow:0:7"]] == [
        ("brings-lost", ("blue", "purple")),  # the bottom tier is full, and no place above takes them
        ("brings-opens", ("red", "yellow")),
    ]
    assert [each.message for each in brings["yellow:1:0"]] == []  # the ends stay open, nothing lies beside it


def test_a_hand_may_be_sorted_by_colour_or_lie_as_it_was_dealt() -> None:
    state = start(["rgrb", "", ""])
    for seat in (0, None):
        picture = GAME.picture(state.view(seat))
        assert set(picture.orders) == (set() if seat is None else {"hand-0"})
    faces = {piece.token: piece.face for piece in GAME.picture(state.view(0)).pieces}
    orders = {
        name: [faces[token] for token in tokens]
        for name, tokens in GAME.picture(state.view(0)).orders["hand-0"].items()
    }
    assert list(orders) == ["colour", "dealt"]
    assert orders["dealt"][:4] == ["red", "green", "red", "blue"]
    assert orders["colour"][:2] == ["red", "red"]
