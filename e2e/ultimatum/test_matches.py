"""The Penguin Ultimatum, whole games: by mouse and keys, every end, ties, what a screen reader hears."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from parlour.table import Table
from support.records import golden, recorded, until
from support.transcript import Transcript
from support.ultimatum_page import UltimatumPage, moves_of, seats_of

ENDS = {
    "penguins-out": "No penguin is left to draw.",
    "no-room": "The next entertainer finds no room.",
}
TIES = {
    "tie-clockwise": "Everything ties; the first one clockwise from the one who began wins.",
    "tie-entertainer-cards": "Points tie, those from entertainers too; more entertainer cards win.",
    "tie-entertainer-points": "The most points tie; more of them from entertainers win.",
}


@pytest.mark.parametrize(
    ("seats", "options"), [(2, "iceberg=large"), (3, "iceberg=small; fixed-setup=on"), (4, "")]
)
def test_a_whole_game_by_mouse(table: UltimatumPage, seats: int, options: str) -> None:
    table.deal(seats_of(seats), options=options)
    table.play_out_by_chance(Random(seats))
    table.check_result(seats)


def test_a_whole_game_by_keyboard_alone(table: UltimatumPage) -> None:
    """Card, cell, stone, show, way round, confirmation: focus is always where the next key belongs."""
    table.deal(seats_of(3), options="iceberg=small")
    keys = table.page.keyboard
    focused = table.host.locator(".open > .body:focus, .actions button:focus")
    walk = Random(1)
    while table.wait_for("person", "over") != "over":
        expect(focused).to_have_count(1)
        if walk.random() < 0.5 and focused.evaluate("one => one.matches('.body')"):
            keys.press("ArrowRight")
            while focused.count() == 0:  # arrows lead over what cannot be picked, too
                keys.press(walk.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
        table.step_after(lambda: keys.press("Enter"))
    expect(table.result.locator("h2:focus")).to_have_count(1)
    table.check_result(3)


def test_golden_matches_end_in_their_scores(table: UltimatumPage) -> None:
    table.deal("Ada; Bo")
    for seats in (2, 3, 4):
        record = golden("penguin-ultimatum", seats)
        table.load(until(record, 1, 0))
        play = "async (table, moves) => { for (const move of moves) await table.play(move); }"
        table.host.evaluate(play, list(moves_of(record)))
        table.wait_for("over")
        assert table.record() == str(Table(record).record)  # with its result
        assert table.check_result(seats) == list(Table(record).scores)


@pytest.mark.parametrize("reason", sorted(ENDS))
def test_every_end_is_named(table: UltimatumPage, reason: str) -> None:
    """The usual one, that no entertainer is left, is the goldens' (PU-21)."""
    record = recorded(f"penguin-ultimatum-{reason}")
    table.deal("Ada; Bo")
    table.load(until(record, 1, -1))
    table.click_move(moves_of(record)[-1])
    table.wait_for("over")
    expect(table.result.locator(".why")).to_contain_text(ENDS[reason])
    expect(table.log.filter(has_text="The feast is over")).to_have_count(1)
    assert table.check_result(2) == list(Table(record).scores)


def test_ties_are_named_and_points_may_be_below_nothing(table: UltimatumPage) -> None:
    table.deal("Ada; Bo")
    for name, sentence in TIES.items():
        record = recorded(f"penguin-ultimatum-{name}")
        table.load(record)
        expect(table.result.locator(".why")).to_contain_text(sentence)
        assert table.check_result(4) == list(Table(record).scores)
        notes = table.host.locator(".seat-notes").all_inner_texts()
        for score in Table(record).scores:
            assert any(f"{score} point".replace("-", "−") in note for note in notes)
    for kind in ("Points to begin with", "Penalty for ", "The ", "Most "):
        part = table.result.locator(".parts li", has_text=re.compile(f"^{kind}")).first
        expect(part).to_contain_text(re.compile(r"= −?\d+\s*PU-\d+"))


def test_the_transcript_of_a_game(table: UltimatumPage) -> None:
    """What a screen reader finds at each of the person's decisions, and what was spoken since.

    Rewrite the file by removing it and running this test twice; read the difference.
    """
    table.deal(seats_of(2), options="iceberg=small", seed="transcript")
    transcript = Transcript(table)
    choose = Random(5)
    while table.wait_for("person", "over") != "over":
        step = table.host.evaluate("host => host.view.picture.prompt.message")
        transcript.add(".board" if step in ("prompt-perform", "prompt-entertain") else ".board > .own")
        table.pick_move(choose)
    transcript.add(".table")
    transcript.check("penguin-ultimatum")
