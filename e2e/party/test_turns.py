"""Penguin Party, turn by turn: places, reasons, dropping out, a pyramid of eight tiers; every state."""

import re
from itertools import pairwise
from random import Random

from playwright.sync_api import Page, expect

from parlour.games.penguin_party.view import PenguinPartyView
from parlour.record import Record
from parlour.table import Table
from support.checks import check_page, settle
from support.party_page import PartyPage, seats_of
from support.records import after_round, golden, recorded, until


def view_of(match: Table, seat: int | None) -> PenguinPartyView:
    view = match.view(seat)
    assert isinstance(view, PenguinPartyView)
    return view


def test_places_that_fit_are_shown_and_the_others_say_why_not(table: PartyPage) -> None:
    whole = golden("penguin-party", 4)
    table.deal("Ada; Bo")
    table.load(until(whole, 1, 15))
    match = Table(until(whole, 1, 15))
    view = view_of(match, match.turn)
    colours = {str(move).split(":")[0] for move in view.moves}
    colour = min(colours)
    place = table.host.locator("[data-zone='pyramid'] .place")
    expect(place).to_have_count(len(view.open_places()))
    expect(table.host.locator("[data-zone='pyramid'] .open")).to_have_count(0)
    place.first.click(force=True)
    expect(table.notice).to_contain_text("First choose a card of your hand")
    table.host.locator(f".own .open > .body[data-face='{colour}']").first.click()
    fits = {str(move).partition(":")[2] for move in view.moves if str(move).startswith(colour)}
    keys = table.host.locator("[data-zone='pyramid'] .open").evaluate_all(
        "all => all.map((one) => one.dataset.key)"
    )
    assert set(keys) == {f"pyramid/{fit}" for fit in fits}
    closed = table.host.locator("[data-zone='pyramid'] .place:not(.open) > .body").first
    expect(closed).to_have_attribute("aria-label", re.compile("tier .*fits here: .*penguin"))
    closed.click(force=True)
    expect(table.notice).to_contain_text(f"A {colour} penguin fits neither of the cards below")
    expect(table.notice).to_contain_text("PP-5")
    table.host.locator("[data-zone='pyramid'] .piece > .body").first.click(force=True)
    expect(table.notice).to_contain_text("lies there already")
    table.page.keyboard.press("Escape")
    expect(table.host.locator(".picked")).to_have_count(0)


def test_a_card_that_fits_nowhere_says_so(table: PartyPage) -> None:
    whole = golden("penguin-party", 2)
    match, stuck = cut_before_a_useless_card(whole)
    table.deal("Ada; Bo")
    table.load(match.record)
    table.host.locator(f".own .piece:not(.open) > .body[data-face='{stuck}']").first.click(force=True)
    expect(table.notice).to_contain_text(f"A {stuck} penguin fits nowhere now")


def cut_before_a_useless_card(whole: Record) -> tuple[Table, str]:
    """Up to a turn at which a card of the hand fits nowhere, and its colour."""
    for count in range(len(whole.rounds[0].moves)):
        match = Table(until(whole, 1, count))
        view = view_of(match, match.turn)
        stuck = set(view.hand) - set(view.fitting)
        if stuck:
            return match, min(stuck)
    raise AssertionError("every card fits at any time")


def cut_before_a_dropout(whole: Record) -> tuple[Record, int]:
    """Up to the move after which somebody drops out while others go on, and who that is."""
    for count in range(len(whole.rounds[0].moves)):
        before, after = Table(until(whole, 1, count)), Table(until(whole, 1, count + 1))
        news = after.events(None)[len(before.events(None)) :]
        out = [event.seat for event in news if event.kind == "out" and event.seat is not None]
        if out and after.turn is not None:
            return before.record, out[0]
    raise AssertionError("nobody drops out early")


def test_who_drops_out_is_seen_to_with_reason_and_points(table: PartyPage) -> None:
    whole = golden("penguin-party", 4)
    record, seat = cut_before_a_dropout(whole)
    move = whole.rounds[0].moves[len(record.rounds[0].moves)]
    table.deal("Ada; Bo")
    table.load(record)
    table.click_move(move)
    after = Table(until(whole, 1, len(record.rounds[0].moves) + 1))
    left = view_of(after, None).cards_left(seat)
    name = whole.players[seat].name
    box = table.host.locator(f".seat[data-seat='{seat + 1}']")
    expect(box).to_have_class(re.compile(r"\bout\b"))
    expect(box.locator(".turn")).to_have_text("out")
    expect(box.locator(".seat-notes")).to_contain_text(f"Could not play; {left} card")
    expect(box.locator(".seat-notes")).to_contain_text("Would have fitted: ")
    expect(table.host.locator(".news")).to_contain_text(f"{name} cannot play and is out of the round")
    line = table.log.filter(has_text=f"{name} cannot play")
    expect(line).to_contain_text(f"+{left}")
    expect(line.get_by_role("button", name="Rule PP-7")).to_be_visible()
    chips = box.locator("[data-zone='chips'] .body")
    worth = chips.evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert sum(chip_value(name) for name in worth) == left


def chip_value(name: str) -> int:
    """What chips are worth, as a screen reader says them: `3 × chip of 1 point`."""
    count, value = re.fullmatch(r"(?:(\d+) × )?chip of (\d) points?", name).groups()  # type: ignore[union-attr]
    return int(count or 1) * int(value)


def test_people_hand_over_and_take_back(table: PartyPage) -> None:
    table.deal("Ada; Bo")
    assert table.hand_names() == []
    table.take_device()
    first = table.host.locator(".own .seat-name").inner_text()
    hand = table.hand_names()
    assert len(hand) == 14
    table.pick_move(Random(1))
    table.wait_for("handover")
    assert table.hand_names() == []
    position = table.position
    table.page.get_by_role("button", name=f"{first} takes back the last move").click()
    table.moved_on(position)
    table.wait_for("person")
    assert table.hand_names() == hand
    table.pick_move(Random(2))
    table.take_device()
    assert table.host.locator(".own .seat-name").inner_text() != first


def test_a_hint_can_be_followed(table: PartyPage) -> None:
    table.deal(seats_of(2))
    table.wait_for("person")
    table.page.get_by_role("button", name="Hint").click()
    table.host.locator(".own .hinted > .body").first.click()
    position = table.position
    table.host.locator(".place.hinted > .body").click()
    table.moved_on(position)


def test_every_state_fits_and_satisfies_axe(watched: Page, address: str) -> None:
    table = PartyPage(watched, address)
    table.deal("Ada; Bo")
    check_page(watched)
    table.take_device()
    expect(table.hand).to_have_count(14)
    check_page(watched)
    table.open_cards.first.click()
    expect(table.host.locator(".place.open")).to_have_count(1)
    check_page(watched)
    full = recorded("penguin-party-full-3")
    table.load(until(full, 1, -1))
    expect(table.host.locator("[data-zone='pyramid'] .piece")).to_have_count(35)
    expect(table.host.locator("[data-key='pyramid/7:0']")).to_be_visible()
    check_pyramid(table)
    table.open_cards.first.click()
    check_page(watched)
    tie = recorded("penguin-party-tie")
    table.load(after_round(tie, 1))
    table.wait_for("round")
    check_page(watched)
    table.load(tie)
    table.wait_for("over")
    check_page(watched)


def check_pyramid(table: PartyPage) -> None:
    """All of it is seen at once with the hand, and no card covers what tells another one's colour."""
    settle(table.page)
    zone = table.host.locator("[data-zone='pyramid'] ul")
    boxes = zone.locator("li").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    tops = sorted({round(box["top"]) for box in boxes})
    assert len(tops) == 8
    assert all(high >= 24 for high in (lower - upper for upper, lower in pairwise(tops)))
    hand = table.host.locator(".own .form-fan ul").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] - tops[0] <= 800
    assert zone.evaluate("list => list.parentElement.scrollWidth <= list.parentElement.clientWidth")


def test_a_full_pyramid_can_be_finished(table: PartyPage) -> None:
    """PP-8: the last card tells what it brings before it is played."""
    full = recorded("penguin-party-full-3")
    table.deal("Ada; Bo")
    table.load(until(full, 1, -1))
    table.open_cards.first.click()
    table.host.locator("[data-key='pyramid/7:0'] > .body").click()
    expect(table.host.locator(".prompt")).to_contain_text("Your last card.")
    table.host.locator("[data-action='confirm']").click()
    table.wait_for("over")
    assert table.check_result(3) == [0, 0, 0]
