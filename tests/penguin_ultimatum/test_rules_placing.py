"""The Penguin Ultimatum, PU-10 to PU-13: a penguin and a stone."""

from __future__ import annotations

from penguin_ultimatum.helpers import (
    kinds,
    only,
    play,
    position,
    refused,
    start,
    texts,
)

from parlour.games.penguin_ultimatum.cards import PENGUIN
from parlour.games.penguin_ultimatum.cells import cell_name


def test_PU_10_a_penguin_must_touch_an_entertainer() -> None:
    hand = "grj3 bra2 red4 blm5"
    state = position("a1=shj h8=curtain h5=blm2", [hand, ""])
    assert texts(state) == [f"place:{card}:{cell}" for card in hand.split() for cell in ("b1", "a2", "b2")]
    for cell in ("g8", "h6", "e5"):
        error = refused(state, f"place:grj3:{cell}")
        assert (error.code, error.rule) == ("no-entertainer-beside", "PU-10")


def test_PU_10_only_from_the_own_hand_onto_a_free_cell() -> None:
    state = position("e5=shj e6=blm2", ["grj3", "bra2"])
    assert (refused(state, "place:bra2:e4").code, refused(state, "place:bra2:e4").rule) == (
        "not-in-hand",
        "PU-10",
    )
    assert (refused(state, "place:grj3:e6").code, refused(state, "place:grj3:e6").rule) == (
        "cell-taken",
        "PU-10",
    )
    told = play(state, "place:grj3:e4")
    assert only(told, "placed").facts == {"card": "grj3", "cell": "e4"}
    assert PENGUIN["grj3"] not in state.hands[0]


def test_PU_10_there_is_no_passing() -> None:
    state = start()
    assert len(state.moves()) == len(texts(state, "place"))
    for text in ("stay", "stone:supply:e5", "perform:d5", "entertain:e6:upright"):
        error = refused(state, text)
        assert (error.code, error.rule, error.facts["step"]) == ("other-step", "PU-10", "place")


def test_PU_11_the_numbers_of_all_kin_it_touches_are_lost_diagonals_too() -> None:
    state = position("e5=shm f6=grj3 e7=gra5 g7=bra4", ["grd2", ""], points=(10, 10))
    told = play(state, "place:grd2:d6")
    assert state.scores() == (5, 10)  # gra5 at e7 is a diagonal neighbour of d6; grj3 is not one
    assert only(told, "penalty").facts == {"card": "grd2", "kin_cards": ("gra5",), "value": 5}
    assert only(told, "penalty").points == -5
    state = position("e5=shm f6=grj3 e7=gra5 d7=bra4", ["grd2", ""], points=(10, 10))
    told = play(state, "place:grd2:e6")
    assert state.scores() == (2, 10)  # 3 + 5, not its own 2, nor another family's 4
    assert only(told, "penalty").facts["kin_cards"] == ("grj3", "gra5")


def test_PU_11_no_kin_no_penalty() -> None:
    state = position("e5=shm f6=grj3", ["blj2 grm2", ""])
    assert kinds(play(state, "place:blj2:e6")) == ["placed"]
    assert state.scores() == (10, 10)
    state = position("e5=shm f6=grj3", ["blj2 grm2", ""])
    assert kinds(play(state, "place:grm2:d4")) == ["placed"]


def test_PU_12_an_entertainer_may_be_given_up_instead() -> None:
    state = position("e5=shm f6=grj3", ["grd2", ""], held=["kaj bea", "sea"])
    assert [text for text in texts(state) if ":e6" in text and "grd2" in text] == [
        "place:grd2:e6",
        "place:grd2:e6:kaj",
        "place:grd2:e6:bea",
    ]
    told = play(state, "place:grd2:e6:bea")
    assert state.scores() == (10, 10)
    assert state.view(None).held == (("kaj",), ("sea",))  # it leaves the game
    assert only(told, "given-up").facts == {"card": "bea", "kin_cards": ("grj3",), "value": 3}


def test_PU_12_not_without_a_penalty_nor_another_players_card() -> None:
    state = position("e5=shm f6=grj3", ["grd2", ""], held=["kaj", "sea"])
    assert texts(state, "place:grd2:d4") == ["place:grd2:d4"]
    error = refused(state, "place:grd2:d4:kaj")
    assert (error.code, error.rule) == ("no-penalty-due", "PU-12")
    error = refused(state, "place:grd2:e6:sea")
    assert (error.code, error.rule) == ("card-not-held", "PU-12")


def test_PU_13_a_stone_from_the_supply_or_any_own_penguin_to_any_without_one() -> None:
    cards = "e5=shm f6=grj3@0 e6=blj3@1 d6=rea2 a1=red4"
    state = position(cards, ["bra2", ""])
    play(state, "place:bra2:d4")
    # To the one just placed, and to one that touches nothing; not to f6 and e6, which have stones.
    assert texts(state) == ["stay"] + [
        f"stone:{source}:{target}" for source in ("supply", "f6") for target in ("a1", "d4", "d6")
    ]
    told = play(state, "stone:f6:d4")
    assert only(told, "stone-moved").facts == {"card": "bra2", "cell": "d4", "source": "f6"}
    assert state.supply == [2, 2]
    stones = {cell_name(spot.cell): spot.stone for spot in state.view(None).spots if spot.stone is not None}
    assert stones == {"d4": 0, "e6": 1}


def test_PU_13_from_the_supply() -> None:
    state = position("e5=shm", ["bra2", ""])
    told = play(state, "place:bra2:d4 stone:supply:d4")
    assert only(told, "stone-set").facts == {"card": "bra2", "cell": "d4", "left": 2}
    assert state.supply == [2, 3]


def test_PU_13_what_a_stone_cannot_do() -> None:
    state = position("e5=shm f6=grj3@0 e6=blj3@1 d6=rea2@0 h8=red4@0 a1=bla2", ["bra2", ""])
    play(state, "place:bra2:d4")
    wanted = {
        "stone:supply:a1": "supply-empty",
        "stone:e6:a1": "no-own-stone",
        "stone:a1:d4": "no-own-stone",
        "stone:f6:e6": "stone-there",
        "stone:f6:f6": "stone-there",
        "stone:f6:e5": "no-penguin",
        "stone:f6:i9": "no-penguin",
        "stone:f6:n1": "no-penguin",
    }
    for text, code in wanted.items():
        error = refused(state, text)
        assert (error.code, error.rule) == (code, "PU-13"), text


def test_PU_13_is_asked_even_when_only_staying_is_possible() -> None:
    state = position("e5=shm", ["bra2", ""])
    state.supply[0] = 0
    play(state, "place:bra2:d4")
    assert texts(state) == ["stay"]
    assert kinds(play(state, "stay"))[0] == "stayed"
