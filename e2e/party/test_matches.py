"""Penguin Party, whole matches: by mouse and keys, rounds, ties, reload, what a screen reader hears."""

from random import Random

from playwright.sync_api import expect

from parlour.table import Table
from support.party_page import PartyPage, seats_of
from support.records import after_round, golden, recorded, until
from support.transcript import Transcript


def test_matches_by_mouse_with_each_number_of_seats(table: PartyPage) -> None:
    """All rounds with few seats, one round with many; bots in the other seats."""
    for seats in range(2, 7):
        whole = seats < 4
        table.deal(seats_of(seats), options="" if whole else "rounds=single")
        assert table.play_match(Random(seats)) == (seats if whole else 1)
        table.check_result(seats)


def test_a_match_by_keyboard_alone(table: PartyPage) -> None:
    table.deal(seats_of(3), options="rounds=single")
    keys = table.page.keyboard
    while table.wait_for("person", "over") != "over":
        expect(table.host.locator(".own .open > .body:focus")).to_have_count(1)
        position, step = table.position, table.element.get_attribute("data-step") or ""
        keys.press("ArrowRight")
        keys.press("ArrowLeft")
        keys.press("Home")
        while table.host.locator(".own .open > .body:focus").count() == 0:
            keys.press("ArrowRight")
        keys.press("Enter")
        expect(table.element).not_to_have_attribute("data-step", step)
        expect(table.host.locator(".place.open > .body:focus")).to_have_count(1)
        step = table.element.get_attribute("data-step") or ""
        keys.press("Space")
        expect(table.element).not_to_have_attribute("data-step", step)
        if table.position == position:
            expect(table.host.locator("[data-action='confirm']:focus")).to_have_count(1)
            keys.press("Enter")
        table.moved_on(position)
    expect(table.result.locator("h2:focus")).to_have_count(1)
    table.check_result(3)


def test_golden_matches_end_in_their_scores(table: PartyPage) -> None:
    """The first deal is loaded, the further ones come from the seed; every move goes through the page."""
    table.deal("Ada; Bo")
    for seats in range(2, 7):
        whole = golden("penguin-party", seats)
        table.load(until(whole, 1, 0))
        for number, part in enumerate(whole.rounds, start=1):
            play = "async (table, moves) => { for (const move of moves) await table.play(move); }"
            table.host.evaluate(play, list(part.moves))
            if number < len(whole.rounds):
                table.wait_for("round")
                table.next_round()
        table.wait_for("over")
        assert table.record() == str(Table(whole).record)  # with its result
        assert table.check_result(seats) == list(Table(whole).scores)


def test_a_tie_is_played_on_until_one_is_in_front(table: PartyPage) -> None:
    record = recorded("penguin-party-tie")
    table.deal("Ada; Bo")
    table.load(until(record, 1, -1))
    table.click_move(record.rounds[0].moves[-1])
    assert table.wait_for("round", "over") == "round"
    panel = table.host.locator(".round-over")
    expect(panel.locator("h2:focus")).to_have_text("Round 1 is over")
    expect(panel.locator(".next")).to_have_text(
        "The fewest points are shared by Ada and Bo: all play on. Bo starts round 2"
    )
    points = panel.locator(".score").all_inner_texts()
    assert points == [str(score) for score in Table(after_round(record, 1)).scores]
    table.next_round()
    expect(table.host.locator(".facts")).to_contain_text("Round 2, to settle the tie")
    expect(table.host.locator(".facts")).to_contain_text("Bo started")
    table.load(until(record, 2, -1))
    table.click_move(record.rounds[1].moves[-1])
    table.wait_for("over")
    expect(table.result.locator("h2")).to_have_text("Ada wins")
    expect(table.result).to_contain_text("The tie is settled")


def test_a_tie_may_be_a_shared_victory(table: PartyPage) -> None:
    whole = golden("penguin-party", 3)
    table.deal("Ada; Bo")
    table.load(whole)
    expect(table.result.locator("h2")).to_have_text("Ada and Bo win together")
    expect(table.result.locator("tr.won")).to_have_count(2)
    expect(table.result).to_contain_text("All who tie for the fewest points win.")


def test_reload_goes_on_between_rounds_and_at_the_end(table: PartyPage) -> None:
    table.deal(seats_of(2))
    choose = Random(3)
    for phase in ("person", "round", "over"):
        while table.wait_for("person", "round", "over") != phase:
            if table.phase == "round":
                table.next_round()
            else:
                table.pick_move(choose)
        record = table.record()
        table.page.reload()
        table.ready()
        table.wait_for(phase)
        assert table.record() == record
        if phase == "person":
            table.pick_move(choose)
    table.check_result(2)


def test_the_transcript_of_a_game(table: PartyPage) -> None:
    """What a screen reader finds at each of the person's turns, and what was spoken since.

    Rewrite the file by removing it and running this test twice; read the difference.
    """
    table.deal(seats_of(4), options="rounds=single", seed="transcript")
    transcript = Transcript(table)
    choose = Random(5)
    while table.wait_for("person", "over") != "over":
        transcript.add(".board")
        table.pick_move(choose)
    transcript.add(".table")
    transcript.check("penguin-party")
