"""The Penguin Ultimatum, PU-14 to PU-19: performances and new entertainers."""

from __future__ import annotations

from penguin_ultimatum.helpers import (
    kinds,
    only,
    play,
    position,
    random_game,
    refused,
    texts,
)

from parlour.game import Event
from parlour.games.penguin_ultimatum import PenguinUltimatumState
from parlour.games.penguin_ultimatum.cells import cell_name, read_cell


def test_PU_14_ready_when_all_dotted_cells_are_taken_by_any_card() -> None:
    # The juggling sheep points NW, NE and SW.
    state = position("e5=shj d4=curtain f4=bej", ["blm2", ""])
    assert not state.board.ready
    told = play(state, "place:blm2:d6 stay")
    assert only(told, "performs").facts == {"card": "shj", "cell": "e5"}
    assert only(told, "performs").rule == "PU-14"


def test_PU_14_cells_off_the_iceberg_count_as_taken() -> None:
    state = position("a5=shj", ["blm2", ""])
    assert "performs" in kinds(play(state, "place:blm2:b4 stay"))


def test_PU_14_a_free_dotted_cell_is_waited_for() -> None:
    state = position("e5=shj d4=curtain", ["blm2", ""])
    assert "performs" not in kinds(play(state, "place:blm2:d6 stay"))
    assert state.turn == 1


def test_PU_15_the_player_on_turn_chooses_among_several() -> None:
    # Both lack the one cell d4: the sheep at c5 (NW NE SW) and the seal at e5 (NW NE S).
    cards = "c5=shj b4=curtain b6=curtain e5=sea f4=curtain e6=curtain"
    state = position(cards, ["blm2", ""], entertainers="bed shd sem")
    told = play(state, "place:blm2:d4 stay")
    assert "performs" not in kinds(told)
    assert texts(state) == ["perform:c5", "perform:e5"]
    assert state.turn == 0
    error = refused(state, "perform:d4")
    assert (error.code, error.rule) == ("not-ready", "PU-14")
    told = play(state, "perform:e5")
    assert (only(told, "performs").rule, only(told, "performs").facts["cell"]) == ("PU-15", "e5")
    # One at a time, all four parts: the other waits until the new entertainer lies.
    assert texts(state, "entertain")
    told = play(state, texts(state)[0])
    assert only(told, "performs").facts["cell"] == "c5"
    assert only(told, "performs").rule == "PU-14"  # alone now, so nobody is asked


def test_PU_16_the_dancing_seal_of_the_rulebook() -> None:
    # i6, next to the place off the iceberg, is on no dot; with h6 the last dot (SW) is taken.
    cards = "i5=sed i4=rea2@0 h5=rej3@1 h4=gra5@1 i6=bld4@0"
    state = position(cards, ["bld5", ""], entertainers="bea shj")
    assert not state.board.ready
    told = play(state, "place:bld5:h6 stone:supply:h6")
    fun = {(event.seat, event.facts["card"], event.points) for event in told if event.kind == "fun"}
    # Both red ones enjoy a seal, both blue ones a dance; the green one prefers sheep and acrobatics.
    assert fun == {(0, "rea2", 2), (1, "rej3", 3), (0, "bld4", 4), (0, "bld5", 5)}
    assert state.scores() == (10 - 4 + 11, 10 + 3)  # h6 touches i6, of the same family: 4 lost first


def test_PU_16_once_even_if_family_and_form_both_fit() -> None:
    state = position("e5=shj d4=grj4@0 f4=curtain", ["blm2", ""])
    play(state, "place:blm2:d6 stay")
    assert state.scores() == (14, 10)


def test_PU_16_without_a_stone_nobody_gets_points_and_stones_stay() -> None:
    state = position("e5=shj d4=grj4 f4=grm3@1", ["blm2", ""])
    told = play(state, "place:blm2:d6 stay")
    assert state.scores() == (10, 13)
    assert [event.facts["card"] for event in told if event.kind == "fun"] == ["grm3"]
    assert state.board.owner[read_cell("f4")] == 1
    assert state.supply == [3, 2]


def show(gains: tuple[int, int, int]) -> tuple[PenguinUltimatumState, list[Event]]:
    """A show of the juggling sheep, and its events, with these gains for three seats."""
    cells = ["f6", "e6", "f5", "d5", "e4", "f4", "d4"]
    codes = {3: ["grd3", "grm3", "gra3", "brj3"], 4: ["gra4"], 5: ["gra5"]}
    pieces = {9: (5, 4), 6: (3, 3), 0: ()}
    words = ["e5=shj"]
    for seat, gain in enumerate(gains):
        words += [f"{cells.pop()}={codes[value].pop()}@{seat}" for value in pieces[gain]]
    words += [f"{cell}=curtain" for cell in cells]
    state = position(" ".join(words), ["blm2", "", ""])
    told = play(state, "place:blm2:d6 stay")
    assert state.scores() == tuple(10 + gain for gain in gains)
    return state, told


def test_PU_17_fewest_points_above_zero_take_the_card() -> None:
    state, told = show((9, 6, 0))
    assert (only(told, "took").seat, only(told, "took").facts) == (1, {"card": "shj", "value": 6})
    assert state.view(None).held == ((), ("shj",), ())
    state, told = show((9, 0, 0))
    assert only(told, "took").seat == 0
    assert state.view(None).held == (("shj",), (), ())


def test_PU_17_the_rulebooks_tie_removes_the_card() -> None:
    state, told = show((9, 6, 6))
    assert only(told, "removed-tie").facts == {"card": "shj", "seats": (1, 2), "value": 6}
    assert state.view(None).held == ((), (), ())


def test_PU_17_a_tie_for_fewest_removes_it() -> None:
    # With two seats: 3 and 3, beside a third with more.
    state = position(
        "e5=shj d4=curtain f4=curtain e4=grd3@1 f6=grm3@2 d5=grj5@0", ["blm2", "", ""], entertainers="bed sem"
    )
    told = play(state, "place:blm2:d6 stay")
    event = only(told, "removed-tie")
    assert event.facts == {"card": "shj", "seats": (1, 2), "value": 3}
    assert state.view(None).held == ((), (), ())
    assert "took" not in kinds(told)


def test_PU_17_nobody_scored_so_it_leaves_the_game() -> None:
    _, told = show((0, 0, 0))
    assert only(told, "removed-nobody").facts == {"card": "shj"}
    assert "took" not in kinds(told)


def test_PU_18_a_curtain_takes_the_cell_and_is_no_entertainer() -> None:
    state = position("e5=shj d4=curtain f4=curtain a1=kam", ["blm2", "bra2"], entertainers="sem kad")
    told = play(state, "place:blm2:d6 stay")
    assert only(told, "curtain").facts == {"card": "shj", "cell": "e5"}
    assert {cell_name(spot.cell): spot.card for spot in state.view(None).spots}["e5"] == "curtain"
    play(state, "entertain:b2:upright")
    assert not any(":e6" in text or ":e4" in text for text in texts(state, "place"))


def test_PU_18_curtains_never_run_out() -> None:
    # 3 entertainers to begin with and 13 to come: the 14th show ends the game, with the 15th curtain.
    games = (random_game(2, f"curtains-{seed}") for seed in range(40))
    most = max(sum(spot.card == "curtain" for spot in state.view(None).spots) for state in games)
    assert most == 15


def test_PU_19_beside_any_card_upright_or_turned() -> None:
    state = position("a1=shj b2=curtain h8=grj3", ["blm2", ""], entertainers="bed sem")
    play(state, "place:blm2:b1 stay")
    cells = {text.split(":")[1] for text in texts(state)}
    # The curtain that has just fallen at a1 counts, and so does the lonely penguin at h8.
    assert cells == {"a2", "a3", "b3", "c1", "c2", "c3", "g7", "h7", "i7", "g8", "i8", "g9", "h9", "i9"}
    assert texts(state, "entertain:c3") == ["entertain:c3:upright", "entertain:c3:turned"]
    for text, code in [
        ("entertain:e5:upright", "no-card-beside"),
        ("entertain:b1:turned", "cell-taken"),
        ("entertain:j9:turned", "off-iceberg"),
    ]:
        error = refused(state, text)
        assert (error.code, error.rule) == (code, "PU-5" if code == "off-iceberg" else "PU-19")
    told = play(state, "entertain:c3:turned")
    assert only(told, "entertainer").facts == {"card": "bed", "cell": "c3", "turned": 1}
    assert only(told, "turned-up").facts == {"card": "sem", "left": 1}
    assert next(spot for spot in state.view(None).spots if spot.card == "bed").turned


def test_PU_19_not_where_it_would_be_complete_at_once() -> None:
    # The musical kangaroo (E S SE) at i9 has all its dots outside; turned (W N NW) it waits.
    state = position("e5=shj d4=curtain f4=curtain h8=curtain", ["blm2", ""], entertainers="kam sem")
    play(state, "place:blm2:d6 stay")
    assert texts(state, "entertain:i9") == ["entertain:i9:turned"]
    error = refused(state, "entertain:i9:upright")
    assert (error.code, error.rule) == ("complete-at-once", "PU-19")


def test_PU_19_not_where_it_would_complete_another() -> None:
    # The dancing bear at b2 (NW N SW) lacks only b1.
    state = position(
        "e5=shj d4=curtain f4=curtain b2=bed a1=curtain a3=curtain", ["blm2", ""], entertainers="sem kad"
    )
    play(state, "place:blm2:d6 stay")
    assert not texts(state, "entertain:b1")
    assert texts(state, "entertain:c1")
    error = refused(state, "entertain:b1:upright")
    assert (error.code, error.rule) == ("completes-another", "PU-19")


def test_PU_19_beside_one_that_waits_already_it_may_lie() -> None:
    cards = "c5=shj b4=curtain b6=curtain e5=sea f4=curtain e6=curtain"
    state = position(cards, ["blm2", ""], entertainers="shd bed sem")
    play(state, "place:blm2:d4 stay perform:e5")
    assert texts(state, "entertain:c6")  # c5 is complete already, so nothing is completed there


def test_PU_19_an_empty_pile_alone_ends_nothing() -> None:
    state = position("e5=shj d4=curtain f4=curtain", ["blm2", ""], entertainers="bed")
    told = play(state, "place:blm2:d6 stay entertain:e4:turned")
    assert kinds(told)[-3:] == ["entertainer", "pile-empty", "drew"]
    assert state.view(None).step == "place"
    assert state.verdict() is None
