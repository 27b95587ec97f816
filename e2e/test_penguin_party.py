"""Penguin Party at the table: matches, dropping out, rounds and ties, reasons, a pyramid of eight tiers."""

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from folders import ROOT
from pages import TablePage, without_pauses
from parlour.games.penguin_party.view import PenguinPartyView
from parlour.record import Record, read_record
from parlour.table import Table
from support.checks import check_axe, check_frame
from support.records import recorded, until

SEATS = "Ada; Pip=greedy; Waddles=random; Skua=greedy; Tux=random; Frosty=greedy"


def seats_of(count: int) -> str:
    return "; ".join(SEATS.split("; ")[:count])


class PartyPage(TablePage):
    """The table with what this game's tests do at it."""

    def deal(self, seats: str, options: str = "", seed: str = "abc") -> "PartyPage":
        without_pauses(self.page)
        self.open(seats, game="penguin-party", options=options, seed=seed)
        expect(self.host.locator(".seat")).to_have_count(len(seats.split(";")))
        self.wait_for("person", "handover", "round", "over")
        return self

    def click_move(self, text: str) -> None:
        """Click on a card of the move's colour and on its place, and confirm it if asked."""
        colour, _, place = text.partition(":")
        position = self.position
        self.host.locator(f".own .open > .body[data-face='{colour}']").first.click()
        step = f"{position}.1"
        expect(self.element).to_have_attribute("data-step", step)
        self.host.locator(f"[data-key='pyramid/{place}'].open > .body").click()
        expect(self.element).not_to_have_attribute("data-step", step)
        if self.position == position:  # the last card of a hand tells first what it brings
            self.host.locator("[data-action='confirm']").click()
        self.moved_on(position)

    def next_round(self) -> None:
        position = self.position
        self.page.get_by_role("button", name="Next round").click()
        self.moved_on(position)

    def play_match(self, choose: Random) -> int:
        """Click on what is marked until the match is over. Gives the number of rounds."""
        rounds = 1
        while (phase := self.wait_for("person", "round", "over")) != "over":
            if phase == "round":
                self.next_round()
                rounds += 1
            else:
                self.pick_move(choose)
        return rounds

    def check_result(self, seats: int) -> list[int]:
        """Scores are the sums of their parts, and the fewest points win (PP-11). Gives the scores."""
        rows = self.result.locator("tbody tr")
        expect(rows).to_have_count(seats)
        scores = []
        for row in rows.all():
            scores.append(int(row.locator(".score").inner_text()))
            parts = row.locator(".parts b").all_inner_texts()
            assert sum(int(part.replace("−", "-")) for part in parts) == scores[-1]
        assert self.result.locator("tr.won").count() == scores.count(min(scores))
        return scores


@pytest.fixture
def table(page: Page, address: str) -> PartyPage:
    return PartyPage(page, address)


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


def golden_text(seats: int) -> str:
    return (ROOT / "tests" / "goldens" / f"penguin-party-{seats}.record").read_text("utf-8")


def test_golden_matches_end_in_their_scores(table: PartyPage) -> None:
    """The first deal is loaded, the further ones come from the seed; every move goes through the page."""
    table.deal("Ada; Bo")
    for seats in range(2, 7):
        golden = read_record(golden_text(seats))
        table.load(until(golden, 1, 0))
        for number, part in enumerate(golden.rounds, start=1):
            play = "async (table, moves) => { for (const move of moves) await table.play(move); }"
            table.host.evaluate(play, list(part.moves))
            if number < len(golden.rounds):
                table.wait_for("round")
                table.next_round()
        table.wait_for("over")
        assert table.record() == golden_text(seats)
        assert table.check_result(seats) == list(Table(golden).scores)


def view_of(match: Table, seat: int | None) -> PenguinPartyView:
    view = match.view(seat)
    assert isinstance(view, PenguinPartyView)
    return view


def test_places_that_fit_are_shown_and_the_others_say_why_not(table: PartyPage) -> None:
    golden = read_record(golden_text(4))
    table.deal("Ada; Bo")
    table.load(until(golden, 1, 15))
    match = Table(until(golden, 1, 15))
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
    golden = read_record(golden_text(2))
    match, stuck = cut_before_a_useless_card(golden)
    table.deal("Ada; Bo")
    table.load(match.record)
    table.host.locator(f".own .piece:not(.open) > .body[data-face='{stuck}']").first.click(force=True)
    expect(table.notice).to_contain_text(f"A {stuck} penguin fits nowhere now")


def cut_before_a_useless_card(golden: Record) -> tuple[Table, str]:
    """Up to a turn at which a card of the hand fits nowhere, and its colour."""
    for count in range(len(golden.rounds[0].moves)):
        match = Table(until(golden, 1, count))
        view = view_of(match, match.turn)
        stuck = set(view.hand) - set(view.fitting)
        if stuck:
            return match, min(stuck)
    raise AssertionError("every card fits at any time")


def cut_before_a_dropout(golden: Record) -> tuple[Record, int]:
    """Up to the move after which somebody drops out while others go on, and who that is."""
    for count in range(len(golden.rounds[0].moves)):
        before, after = Table(until(golden, 1, count)), Table(until(golden, 1, count + 1))
        news = after.events(None)[len(before.events(None)) :]
        out = [event.seat for event in news if event.kind == "out" and event.seat is not None]
        if out and after.turn is not None:
            return before.record, out[0]
    raise AssertionError("nobody drops out early")


def test_who_drops_out_is_seen_to_with_reason_and_points(table: PartyPage) -> None:
    golden = read_record(golden_text(4))
    record, seat = cut_before_a_dropout(golden)
    move = golden.rounds[0].moves[len(record.rounds[0].moves)]
    table.deal("Ada; Bo")
    table.load(record)
    table.click_move(move)
    after = Table(until(golden, 1, len(record.rounds[0].moves) + 1))
    left = view_of(after, None).cards_left(seat)
    name = golden.players[seat].name
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
    assert points == [str(score) for score in Table(until(record, 1, 99)).scores]
    table.next_round()
    expect(table.host.locator(".facts")).to_contain_text("Round 2, to settle the tie")
    expect(table.host.locator(".facts")).to_contain_text("Bo started")
    table.load(until(record, 2, -1))
    table.click_move(record.rounds[1].moves[-1])
    table.wait_for("over")
    expect(table.result.locator("h2")).to_have_text("Ada wins")
    expect(table.result).to_contain_text("The tie is settled")


def test_a_tie_may_be_a_shared_victory(table: PartyPage) -> None:
    golden = read_record(golden_text(3))
    table.deal("Ada; Bo")
    table.load(golden)
    expect(table.result.locator("h2")).to_have_text("Ada and Bo win together")
    expect(table.result.locator("tr.won")).to_have_count(2)
    expect(table.result).to_contain_text("All who tie for the fewest points win.")


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


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 320)])
def test_every_state_fits_and_satisfies_axe(
    new_context: Callable[..., BrowserContext], address: str, scheme: str, width: int
) -> None:
    context = new_context(
        color_scheme=scheme, viewport={"width": width, "height": 800}, reduced_motion="reduce"
    )
    table = PartyPage(context.new_page(), address)

    def check() -> None:
        check_frame(table.page, width)
        check_axe(table.page)

    table.deal("Ada; Bo")
    check()
    table.take_device()
    expect(table.hand).to_have_count(14)
    check()
    table.open_cards.first.click()
    expect(table.host.locator(".place.open")).to_have_count(1)
    check()
    full = recorded("penguin-party-full-3")
    table.load(until(full, 1, -1))
    expect(table.host.locator("[data-zone='pyramid'] .piece")).to_have_count(35)
    expect(table.host.locator("[data-key='pyramid/7:0']")).to_be_visible()
    check_pyramid(table)
    table.open_cards.first.click()
    check()
    tie = recorded("penguin-party-tie")
    table.load(until(tie, 1, 99))
    table.wait_for("round")
    check()
    table.load(tie)
    table.wait_for("over")
    check()


def check_pyramid(table: PartyPage) -> None:
    """All of it is seen at once with the hand, and no card covers what tells another one's colour."""
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


def test_the_transcript_of_a_game(table: PartyPage) -> None:
    """What a screen reader finds at each of the person's turns, and what was spoken since.

    Rewrite the file by removing it and running this test twice; read the difference.
    """
    table.deal(seats_of(4), options="rounds=single", seed="transcript")
    table.host.evaluate("""host => {
        host.spoken = [];
        const region = host.shadowRoot.querySelector(".spoken");
        const watch = new MutationObserver(() => host.spoken.push(region.textContent.trim()));
        watch.observe(region, { childList: true, characterData: true, subtree: true });
    }""")
    choose, pages = Random(5), []
    while table.wait_for("person", "over") != "over":
        pages.append(heard(table, ".board"))
        table.pick_move(choose)
    pages.append(heard(table, ".table"))
    text = "\n\n".join(pages) + "\n"
    file = ROOT / "e2e" / "records" / "penguin-party.transcript.txt"
    if not file.exists():
        file.write_text(text, "utf-8")
        pytest.fail(f"{file.name} was missing and is written now: read it")
    assert text == file.read_text("utf-8")


def heard(table: PartyPage, part: str) -> str:
    spoken = table.host.evaluate("host => host.spoken.splice(0)")
    lines = [f"spoken: {line}" for line in spoken if line]
    return "\n".join([f"# position {table.position}", *lines, table.host.locator(part).aria_snapshot()])
