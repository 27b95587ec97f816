"""The end of The Penguin Ultimatum: bonuses, ties, who starts, reasons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from penguin_ultimatum.helpers import deal_of, play, position, random_game

from parlour.errors import BadDeal, BadSetup
from parlour.game import Outcome
from parlour.games.penguin_ultimatum import GAME


def ended(
    held: Sequence[str],
    points: Sequence[int],
    performances: str = "music dance juggling",
    starter: int = 0,
    heights: str = "",
) -> Outcome:
    """A game that ends with these cards held, these points before the bonuses, and no penguin left."""
    seats = len(points)
    forms = " ".join(performances.split()[:seats])
    hands = [""] * seats
    hands[starter] = "bra2"
    options = {"height": heights} if heights else {}
    state = position(
        "e5=shm",
        hands,
        held=held,
        points=points,
        pile="",
        performances=forms,
        starter=starter,
        options=options,
    )
    play(state, "place:bra2:d4 stay")
    verdict = state.verdict()
    assert verdict is not None
    assert verdict.scores == state.scores()
    return verdict


def bonuses(outcome: Outcome) -> list[tuple[str, int, int]]:
    return [(part.kind, part.seat, part.points) for part in outcome.parts if part.rule in ("PU-30", "PU-31")]


def test_PU_30_PU_31_the_final_scoring_of_the_rulebook() -> None:
    # Lea's card is dance; she holds a dancing sheep and a dancing seal. Two others have a seal each.
    outcome = ended(["shd sed", "sej", "sea"], [20, 20, 20], "dance juggling music")
    assert bonuses(outcome) == [
        ("form", 0, 4),
        ("form", 1, 2),
        ("most-alone", 0, 5),
        ("most-shared", 0, 3),
        ("most-shared", 1, 3),
        ("most-shared", 2, 3),
    ]
    assert outcome.scores == (32, 25, 23)


def test_PU_30_two_points_for_each_card_of_the_own_form() -> None:
    assert bonuses(ended(["shm kam", "sej"], [10, 10], "music dance"))[0] == ("form", 0, 4)
    assert not [part for part in bonuses(ended(["shj", ""], [10, 10], "music dance")) if part[0] == "form"]


def test_PU_31_most_cards_of_an_animal_alone_or_shared() -> None:
    outcome = ended(["shj sha", "shm"], [10, 10], "music dance")
    assert bonuses(outcome) == [("most-alone", 0, 5)]
    outcome = ended(["shj", "sha"], [10, 10], "music dance")
    assert bonuses(outcome) == [("most-shared", 0, 3), ("most-shared", 1, 3)]


def test_PU_31_at_least_one_card_is_needed() -> None:
    assert bonuses(ended(["", ""], [10, 10])) == []


def test_PU_32_the_most_points_win() -> None:
    outcome = ended(["", "", ""], [12, 15, 14])
    assert (outcome.winners, outcome.decided, outcome.rule) == ((1,), "points", "PU-32")


def test_PU_32_a_tie_is_won_by_more_points_from_entertainers() -> None:
    outcome = ended(["", "shj", ""], [15, 10, 3], "music dance acrobatics")
    assert outcome.scores == (15, 15, 3)
    assert (outcome.winners, outcome.decided, outcome.rule) == ((1,), "entertainer-points", "PU-32")


def test_PU_32_then_by_more_entertainer_cards() -> None:
    # Each has an animal alone, 5 points; two seals are more cards than a sheep.
    outcome = ended(["shj", "sej sea"], [10, 10], "music dance")
    assert outcome.scores == (15, 15)
    assert (outcome.winners, outcome.decided, outcome.rule) == ((1,), "entertainer-cards", "PU-32")


@pytest.mark.parametrize(
    ("heights", "starter", "winner", "decided"),
    [
        ("180,170,", 0, 1, "height"),  # the third is not tied, so its height is not needed
        ("180,190,100", 1, 0, "height"),
        ("180,,100", 1, 1, "clockwise"),
        ("180,,100", 0, 0, "clockwise"),
        ("180,,100", 2, 0, "clockwise"),
        ("170,170,100", 1, 1, "clockwise"),
        ("170,170,100", 2, 0, "clockwise"),
        (",,", 1, 1, "clockwise"),
    ],
)
def test_PU_33_the_last_tie_goes_by_height_or_clockwise(
    heights: str, starter: int, winner: int, decided: str
) -> None:
    outcome = ended(["", "", ""], [15, 15, 3], starter=starter, heights=heights)
    assert (outcome.winners, outcome.decided, outcome.rule) == ((winner,), decided, "PU-33")


def test_PU_33_among_equally_short_ones_only_they_count() -> None:
    outcome = ended(["", "", ""], [15, 15, 15], starter=0, heights="180,170,170")
    assert (outcome.winners, outcome.decided) == ((1,), "clockwise")


def starters(options: dict[str, str], seats: int = 3) -> set[int]:
    setup = GAME.setup(seats, options)
    return {GAME.shuffle(setup, Random(seed)).starter for seed in range(60)}


def test_PU_33_who_starts_by_option() -> None:
    assert starters({}) == {0, 1, 2}
    assert starters({"starter": "2"}) == {1}
    assert starters({"starter": "shortest"}) == {0, 1, 2}
    assert starters({"starter": "shortest", "height": "150,,160"}) == {0, 1, 2}
    assert starters({"starter": "shortest", "height": "150,140,160"}) == {1}
    assert starters({"starter": "shortest", "height": "150,140,140"}) == {1, 2}
    assert starters({"starter": "random", "height": "150,140,160"}) == {0, 1, 2}


@pytest.mark.parametrize(
    ("options", "starter"),
    [({"starter": "2"}, 0), ({"starter": "shortest", "height": "150,140,140"}, 0), ({}, 3), ({}, -1)],
)
def test_PU_33_a_deal_with_another_starter_is_refused(options: dict[str, str], starter: int) -> None:
    setup = GAME.setup(3, options)
    with pytest.raises(BadDeal, match="PU-33"):
        GAME.start(setup, deal_of(["", "", ""], starter=starter))


@pytest.mark.parametrize("height", ["19,30", "30", "251,", "1.5,", "30,30,30", "x,"])
def test_PU_33_heights_are_whole_centimetres_one_a_seat(height: str) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, {"height": height})


def test_PU_33_bots_have_heights_that_fit_the_option() -> None:
    for info in GAME.bot_infos():
        height = info.numbers["height"]
        assert GAME.setup(2, {"height": f"{height},"}).numbers("height") == (height, None)


def test_the_parts_explain_every_point() -> None:
    for seed in range(20):
        state = random_game(3, f"parts-{seed}")
        verdict = state.verdict()
        assert verdict is not None
        kinds = {part.kind for part in verdict.parts}
        assert {"start", "show", "penalty"} <= kinds
        for seat in range(3):
            mine = [part for part in verdict.parts if part.seat == seat]
            assert sum(part.points for part in mine) == verdict.scores[seat]
            assert [part.points for part in mine if part.kind == "start"] == [10]
