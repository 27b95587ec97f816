"""The table of The Penguin Ultimatum with what its tests do there."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from pages import TablePage, without_pauses
from parlour.games.penguin_ultimatum.cells import column_row, read_cell
from parlour.record import Record
from support.checks import check_scores
from support.records import until

SEATS = "Ada; Pip=greedy; Waddles=random; Skua=greedy"


def seats_of(count: int) -> str:
    return "; ".join(SEATS.split("; ")[:count])


def moves_of(record: Record) -> tuple[str, ...]:
    return record.rounds[0].moves


def before(record: Record, wanted: Callable[[str], bool], skip: int = 0) -> tuple[Record, str]:
    """The record up to a move like this, and the move."""
    places = [number for number, move in enumerate(moves_of(record)) if wanted(move)]
    return until(record, 1, places[skip]), moves_of(record)[places[skip]]


def before_kind(record: Record, kind: str) -> Record:
    """The record up to the first move of this kind: `stone`, `perform`, …"""
    return before(record, lambda move: move.startswith(kind))[0]


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
        scores = check_scores(self.result, seats)
        won = self.result.locator("tr.won .score")
        expect(won).to_have_count(1)
        assert int(won.inner_text().replace("−", "-")) == max(scores)
        return scores
