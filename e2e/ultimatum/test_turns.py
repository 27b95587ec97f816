"""The Penguin Ultimatum, a turn step by step: what is shown before it is confirmed, and why not."""

import re
from random import Random

from playwright.sync_api import expect

from parlour.table import Table
from support.records import golden, until
from support.ultimatum_page import UltimatumPage, before, moves_of, seats_of


def test_a_turn_leads_through_its_steps(table: UltimatumPage) -> None:
    """Every kind of move by the pointer, in the order of a game of people."""
    record = golden("penguin-ultimatum", 2)
    start, _ = before(record, lambda move: move.startswith("entertain"))
    first = len(moves_of(start)) - 4
    table.deal("Ada; Bo")
    table.load(until(record, 1, first))
    for move in moves_of(record)[first : first + 8]:
        table.take_device()
        expect(table.prompt).to_contain_text(
            {
                "place": "places a penguin beside an entertainer",
                "stone": "may move a stone",
                "stay": "may move a stone",
                "entertain": "brings on the",
            }[move.split(":")[0]]
        )
        table.click_move(move)
    assert list(moves_of(record)[: first + 8]) == table.moves()


def test_a_penalty_is_shown_before_it_is_confirmed(table: UltimatumPage) -> None:
    """On every cell that costs something, then as a sentence; an entertainer may be given up instead."""
    record, move = before(golden("penguin-ultimatum", 2), lambda move: move.count(":") == 3)
    _, card, cell, given = move.split(":")
    table.deal("Ada; Bo")
    table.load(record)
    match = Table(record)
    assert match.turn is not None
    costs = {
        choice.path[1][0]: choice.note.facts["value"]
        for choice in match.picture(match.turn).choices
        if choice.move.startswith(f"place:{card}:") and choice.note and choice.note.message == "note-penalty"
    }
    table.pick_penguin(card)
    shown = table.host.locator(".viewport .place.open:has(> .caption)").evaluate_all(
        "all => all.map((one) => [one.dataset.key, one.querySelector('.caption').textContent])"
    )
    assert dict(shown) == {key: f"−{value}" for key, value in costs.items()}
    position = table.position
    table.pick_cell(cell)
    expect(table.prompt).to_contain_text("Pay, or give up one of your entertainers?")
    expect(table.host.locator(".actions .note")).to_contain_text("Costs ")
    expect(table.at(cell)).to_have_attribute("data-face", card)  # it can be seen there already
    held = table.host.locator(f".own [data-zone='held'] .open > .body[data-face='{given}']")
    table.step_after(held.click)
    expect(table.prompt).to_contain_text(re.compile(r"Gives up the .* instead of \d+ points"))
    assert table.position == position
    table.confirm()
    table.moved_on(position)
    assert table.moves()[-1] == move
    expect(table.log.filter(has_text="gives up the").last).to_contain_text("PU-12")


def test_another_cell_may_be_chosen_at_the_question(table: UltimatumPage) -> None:
    record, move = before(golden("penguin-ultimatum", 2), lambda move: move.count(":") == 3)
    _, card, cell, _ = move.split(":")
    table.deal("Ada; Bo")
    table.load(record)
    table.pick_penguin(card)
    table.pick_cell(cell)
    position = table.position
    other = table.host.locator(f".viewport .place > .body[data-face='{card}']")
    expect(other).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.host.locator(".viewport .picked")).to_have_count(0)
    table.page.keyboard.press("Escape")
    expect(table.host.locator(".picked")).to_have_count(0)
    assert table.position == position


def test_an_entertainer_is_previewed_both_ways(table: UltimatumPage) -> None:
    record, _ = before(golden("penguin-ultimatum", 3), lambda move: move.startswith("entertain"))
    match = Table(record)
    assert match.turn is not None
    ways: dict[str, set[str]] = {}
    for choice in match.picture(match.turn).choices:
        _, cell, way = choice.move.split(":")
        ways.setdefault(cell, set()).add(way)
    table.deal("Ada; Bo")
    table.load(record)
    keys = table.host.locator(".viewport .place.open").evaluate_all(
        "all => all.map((one) => one.dataset.key)"
    )
    assert len(keys) == len(ways)
    cell = next(cell for cell, both in ways.items() if len(both) == 2)
    table.pick_cell(cell)
    expect(table.prompt).to_contain_text("Which way round")
    expect(table.at(cell).locator(".face")).to_have_count(1)
    table.step_after(table.action("=button-upright").click)
    expect(table.prompt).to_contain_text(re.compile("^Upright, the .* will wait for "))
    table.action("=button-turned").click()
    expect(table.prompt).to_contain_text(re.compile("^Turned round, the .* will wait for "))
    expect(table.host.locator(".viewport .place.picked.turned")).to_have_count(1)
    position = table.position
    table.confirm()
    table.moved_on(position)
    assert table.moves()[-1] == f"entertain:{cell}:turned"


def test_shows_go_in_the_chosen_order_and_are_explained(table: UltimatumPage) -> None:
    record, _ = before(golden("penguin-ultimatum", 4), lambda move: move.startswith("perform"))
    table.deal("Ada; Bo")
    table.load(record)
    match = Table(record)
    assert match.turn is not None
    ready = [choice.move.split(":")[1] for choice in match.picture(match.turn).choices]
    assert len(ready) > 1
    expect(table.host.locator(".viewport .piece.open")).to_have_count(len(ready))
    last = ready[-1]
    expect(table.at(last)).to_have_attribute("aria-label", re.compile("ready to perform"))
    table.pick_cell(last)
    expect(table.prompt).to_contain_text("brings you")
    position = table.position
    table.confirm()
    table.moved_on(position)
    after = Table(record)
    after.play(match.turn, f"perform:{last}")
    news = after.events(None)[len(match.events(None)) :]
    lines = table.log.all_inner_texts()[-len(news) :]
    assert [line.split(" PU-")[-1].strip() for line in lines] == [event.rule[3:] for event in news]
    assert f"at {last} performs" in lines[0]
    for event, line in zip(news, lines, strict=True):
        if event.kind == "fun":
            assert re.search(r"enjoys the .* \(its (family’s favourite animal|favourite show)", line)
            assert f"+{event.points}" in line
    assert any("leaves the game" in line or "takes the" in line for line in lines)
    expect(table.at(last)).to_have_attribute("data-face", "curtain")
    expect(table.at(last)).to_have_attribute("aria-label", re.compile("has performed"))
    fun = table.host.locator(".viewport [data-marks~='mark-fun']")
    expect(fun).to_have_count(sum(event.kind == "fun" for event in news))


def test_impossible_places_say_why(table: UltimatumPage) -> None:
    table.deal(seats_of(2))
    table.wait_for("person")
    table.at("e5").click(force=True)
    expect(table.notice).to_contain_text("First choose a penguin of your hand")
    table.step_after(table.open_cards.first.click)
    table.at("e5").click(force=True)
    expect(table.notice).to_contain_text("e5 is taken")
    table.host.locator(".viewport > .sheet > ul").click(position={"x": 8, "y": 8})  # where no element is
    expect(table.notice).to_contain_text(re.compile(r"none is beside [a-i]\d.*PU-10"))


def test_people_hand_over_and_take_back_what_showed_nothing(table: UltimatumPage) -> None:
    table.deal("Ada; Bo")
    assert table.hand_names() == []
    table.take_device()
    hand = table.hand_names()
    assert len(hand) == 4
    position = table.position
    table.step_after(table.open_cards.first.click)
    table.step_after(table.host.locator(".viewport .place.open > .body").first.click)
    table.moved_on(position)
    table.undo_button.click()
    expect(table.hand).to_have_count(4)
    assert table.hand_names() == hand
    table.pick_move(Random(1))
    table.click_move("stay")
    table.wait_for("handover")
    assert table.hand_names() == []
    expect(table.action("undo-of")).to_have_count(0)  # a penguin was drawn


def test_a_hint_can_be_followed_and_reload_goes_on(table: UltimatumPage) -> None:
    table.deal(seats_of(2))
    table.wait_for("person")
    table.page.get_by_role("button", name="Hint").click()
    table.step_after(table.host.locator(".own .hinted > .body").first.click)
    table.step_after(table.host.locator(".place.hinted > .body").click)
    table.wait_for("person")
    record = table.record()
    table.page.reload()
    table.ready()
    table.wait_for("person")
    assert table.record() == record
    expect(table.prompt).to_contain_text("may move a stone")
