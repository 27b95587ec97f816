"""The Penguin Ultimatum at the table: whole games, a turn step by step, the iceberg, every end."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from folders import ROOT
from pages import TablePage, without_pauses
from parlour.games.penguin_ultimatum.cells import column_row, read_cell
from parlour.record import Record, read_record
from parlour.table import Table
from support.checks import check_axe, check_frame
from support.records import recorded, until

SEATS = "Ada; Pip=greedy; Waddles=random; Skua=greedy"
ENDS = {
    "penguins-out": "No penguin is left to draw.",
    "no-room": "The next entertainer finds no room.",
}
TIES = {
    "tie-clockwise": "Everything ties; the first one clockwise from the one who began wins.",
    "tie-entertainer-cards": "Points tie, those from entertainers too; more entertainer cards win.",
    "tie-entertainer-points": "The most points tie; more of them from entertainers win.",
}


def seats_of(count: int) -> str:
    return "; ".join(SEATS.split("; ")[:count])


def golden(seats: int) -> Record:
    text = (ROOT / "tests" / "goldens" / f"penguin-ultimatum-{seats}.record").read_text("utf-8")
    return read_record(text)


def moves_of(record: Record) -> tuple[str, ...]:
    return record.rounds[0].moves


def before(record: Record, wanted: Callable[[str], bool], skip: int = 0) -> tuple[Record, str]:
    """The record up to a move like this, and the move."""
    places = [number for number, move in enumerate(moves_of(record)) if wanted(move)]
    return until(record, 1, places[skip]), moves_of(record)[places[skip]]


class UltimatumPage(TablePage):
    """The table with what this game's tests do at it."""

    def deal(self, seats: str, options: str = "", seed: str = "abc") -> "UltimatumPage":
        without_pauses(self.page)
        self.open(seats, game="penguin-ultimatum", options=options, seed=seed)
        expect(self.host.locator(".seat")).to_have_count(len(seats.split(";")))
        self.wait_for("person", "handover", "over")
        return self

    @property
    def prompt(self) -> Locator:
        return self.host.locator(".prompt")

    @property
    def window(self) -> Locator:
        return self.host.locator(".viewport")

    def step_after(self, act: Callable[[], None]) -> None:
        step = self.element.get_attribute("data-step") or ""
        act()
        expect(self.element).not_to_have_attribute("data-step", step)

    def at(self, cell: str) -> Locator:
        """What lies on a cell, or the free cell."""
        column, row = column_row(read_cell(cell))
        find = """(host, place) => host.view.picture.pieces.find((piece) =>
            piece.zone === "iceberg" && piece.place === place && !piece.on)?.token ?? `iceberg/${place}`"""
        key = self.host.evaluate(find, f"{column}:{row}")
        return self.host.locator(f"[data-zone='iceberg'] li[data-key='{key}'] > .body")

    def pick_penguin(self, card: str) -> None:
        self.step_after(self.host.locator(f".own .form-fan .open > .body[data-face='{card}']").click)

    def pick_cell(self, cell: str) -> None:
        self.step_after(self.at(cell).click)

    def action(self, name: str) -> Locator:
        return self.host.locator(f"[data-action='{name}']")

    def confirm(self) -> None:
        self.step_after(self.action("confirm").click)

    def click_move(self, text: str) -> None:
        """Make this move by the pointer, with whatever the table asks on the way."""
        kind, *words = text.split(":")
        position = self.position
        if kind == "stay":
            self.action("=button-stay").click()
        elif kind == "stone":
            supply = self.host.locator(".own [data-zone='supply'] .open > .body").first
            self.step_after(supply.click if words[0] == "supply" else self.at(words[0]).click)
            self.pick_cell(words[1])
        elif kind == "place":
            self.pick_penguin(words[0])
            self.pick_cell(words[1])
            if len(words) == 3:
                held = self.host.locator(f".own [data-zone='held'] .open > .body[data-face='{words[2]}']")
                self.step_after(held.click)
            elif self.action("=button-pay").count():
                self.action("=button-pay").click()
        else:
            self.pick_cell(words[0])
            if kind == "entertain":
                self.step_after(self.action(f"=button-{words[1]}").click)
        if self.position == position and self.action("confirm").count():
            self.confirm()
        self.moved_on(position)

    def play_out_by_chance(self, choose: Random) -> None:
        while self.wait_for("person", "over") != "over":
            self.pick_move(choose)

    def check_result(self, seats: int) -> list[int]:
        """Scores are the sums of their parts (PU-4, 11, 16, 30, 31), the most points win (PU-32)."""
        rows = self.result.locator("tbody tr")
        expect(rows).to_have_count(seats)
        scores = []
        for row in rows.all():
            scores.append(int(row.locator(".score").inner_text().replace("−", "-")))
            parts = row.locator(".parts b").all_inner_texts()
            assert sum(int(part.replace("−", "-")) for part in parts) == scores[-1]
        won = self.result.locator("tr.won .score")
        expect(won).to_have_count(1)
        assert int(won.inner_text().replace("−", "-")) == max(scores)
        return scores


@pytest.fixture
def table(page: Page, address: str) -> UltimatumPage:
    return UltimatumPage(page, address)


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
        record = golden(seats)
        table.load(until(record, 1, 0))
        play = "async (table, moves) => { for (const move of moves) await table.play(move); }"
        table.host.evaluate(play, list(moves_of(record)))
        table.wait_for("over")
        assert table.record() == str(record)
        assert table.check_result(seats) == list(Table(record).scores)


def test_a_turn_leads_through_its_steps(table: UltimatumPage) -> None:
    """Every kind of move by the pointer, in the order of a game of people."""
    record = golden(2)
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
    record, move = before(golden(2), lambda move: move.count(":") == 3)
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
    record, move = before(golden(2), lambda move: move.count(":") == 3)
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
    record, _ = before(golden(3), lambda move: move.startswith("entertain"))
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
    expect(table.at(cell).locator("svg")).to_have_count(1)
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
    record, _ = before(golden(4), lambda move: move.startswith("perform"))
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


def late_icebergs() -> Iterator[tuple[str, Record]]:
    """An iceberg of each size, as full as it gets, where a penguin is to be placed."""
    records = {
        "small": recorded("penguin-ultimatum-no-room"),
        "standard": golden(4),
        "large": recorded("penguin-ultimatum-penguins-out"),
    }
    for size, record in records.items():
        places = [number for number, move in enumerate(moves_of(record)) if move.startswith("place")]
        yield size, until(record, 1, places[-1])


def outside(table: UltimatumPage) -> int:
    """How many pieces and cells that can be picked are not wholly in the window."""
    script = """window => {
        const frame = window.getBoundingClientRect();
        return [...window.querySelectorAll(".sheet > ul > .piece, .sheet > ul > .open")].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < frame.left - 1 || box.right > frame.right + 1
                || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
        }).length;
    }"""
    return int(table.window.evaluate(script))


def cell_width(table: UltimatumPage) -> float:
    return float(table.window.evaluate("window => parseFloat(window.style.getPropertyValue('--cell'))"))


@pytest.mark.parametrize(("width", "height"), [(320, 640), (1280, 800)])
def test_fit_shows_all_that_lies_there_and_the_legal_cells(
    new_context: Callable[..., BrowserContext], address: str, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    table = UltimatumPage(page, address).deal("Ada; Bo")
    for _, record in late_icebergs():
        table.load(record)
        table.step_after(table.open_cards.first.click)
        expect(table.host.locator(".viewport .place.open").first).to_be_visible()
        assert outside(table) == 0
        assert cell_width(table) >= 24  # a finger's least target
        check_frame(page, width)


def test_zoom_and_pan_by_buttons_wheel_and_keys(table: UltimatumPage) -> None:
    table.deal("Ada; Bo")
    table.load(until(golden(4), 1, 60))
    fit = cell_width(table)
    button = table.page.get_by_role("button", name="Zoom in")
    button.click()
    assert cell_width(table) > fit
    button.click()
    assert outside(table) > 0
    left = table.window.evaluate("window => window.scrollLeft")
    table.page.get_by_role("button", name="Move the view to the left").click()
    assert table.window.evaluate("window => window.scrollLeft") < left
    table.page.get_by_role("button", name=re.compile("^Fit")).click()
    assert cell_width(table) == fit
    assert outside(table) == 0
    table.window.focus()
    for key, larger in (("+", True), ("0", None), ("-", False)):
        table.page.keyboard.press(key)
        assert (cell_width(table) > fit) if larger else (cell_width(table) <= fit)
    table.page.keyboard.press("0")
    table.window.hover()
    table.page.keyboard.down("Control")
    table.page.mouse.wheel(0, -240)
    table.page.keyboard.up("Control")
    expect(table.window).not_to_have_attribute("style", re.compile(f"--cell: {fit:g}px"))
    assert cell_width(table) > fit
    top = table.window.evaluate("window => window.scrollTop")
    box: Any = table.window.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    position = table.element.get_attribute("data-step")
    table.page.mouse.move(*middle)
    table.page.mouse.down()
    table.page.mouse.move(middle[0], middle[1] + 60, steps=4)
    table.page.mouse.up()
    assert table.window.evaluate("window => window.scrollTop") < top
    assert table.element.get_attribute("data-step") == position  # what is dragged is not picked


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 320)])
def test_every_state_fits_and_satisfies_axe(
    new_context: Callable[..., BrowserContext], address: str, scheme: str, width: int
) -> None:
    context = new_context(
        color_scheme=scheme, viewport={"width": width, "height": 800}, reduced_motion="reduce"
    )
    table = UltimatumPage(context.new_page(), address)

    def check() -> None:
        check_frame(table.page, width)
        check_axe(table.page)

    table.deal("Ada; Bo")
    check()
    record, move = before(golden(2), lambda move: move.count(":") == 3)
    table.load(record)
    check()
    table.pick_penguin(move.split(":")[1])
    table.pick_cell(move.split(":")[2])
    check()
    for wanted in ("stone", "perform", "entertain"):
        table.load(before(golden(4), lambda move, wanted=wanted: move.startswith(wanted), 0)[0])  # type: ignore[misc]
        check()
    table.load(golden(4))
    table.wait_for("over")
    check()


def test_the_transcript_of_a_game(table: UltimatumPage) -> None:
    """What a screen reader finds at each of the person's decisions, and what was spoken since.

    Rewrite the file by removing it and running this test twice; read the difference.
    """
    table.deal(seats_of(2), options="iceberg=small", seed="transcript")
    table.host.evaluate("""host => {
        host.spoken = [];
        const region = host.shadowRoot.querySelector(".spoken");
        const watch = new MutationObserver(() => host.spoken.push(region.textContent.trim()));
        watch.observe(region, { childList: true, characterData: true, subtree: true });
    }""")
    choose, pages = Random(5), []
    while table.wait_for("person", "over") != "over":
        step = table.host.evaluate("host => host.view.picture.prompt.message")
        pages.append(
            heard(table, ".board" if step in ("prompt-perform", "prompt-entertain") else ".board > .own")
        )
        table.pick_move(choose)
    pages.append(heard(table, ".table"))
    text = "\n\n".join(pages) + "\n"
    file = ROOT / "e2e" / "records" / "penguin-ultimatum.transcript.txt"
    if not file.exists():
        file.write_text(text, "utf-8")
        pytest.fail(f"{file.name} was missing and is written now: read it")
    assert text == file.read_text("utf-8")


def heard(table: UltimatumPage, part: str) -> str:
    spoken = table.host.evaluate("host => host.spoken.splice(0)")
    lines = [f"spoken: {line}" for line in spoken if line]
    return "\n".join([f"# position {table.position}", *lines, table.host.locator(part).aria_snapshot()])
