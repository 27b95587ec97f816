"""The page as a player uses it: what can be found there, pressed and read. Acts by pointer and keys."""

import json
import re
from random import Random
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

from likes import liking
from parlour.record import Record

BOOT = 90_000
"""Milliseconds that a start of Python may take on a busy machine."""


expect.set_options(
    timeout=20_000
)  # an upper limit on a busy machine; nothing waits that long when all is well


def without_pauses(page: Page) -> None:
    """Bots answer at once and nothing flies: what a player may choose in the settings."""
    page.add_init_script(liking({"speed": "off"}))


class LobbyPage:
    """The form before a game."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.play_button = page.get_by_role("button", name="Play", exact=True)

    def open(self) -> "LobbyPage":
        self.page.goto(self.address)
        expect(self.play_button).to_be_visible()
        return self

    def choose_game(self, name: str) -> None:
        self.page.get_by_role("radio", name=re.compile(name)).check()

    def choose_count(self, count: int) -> None:
        self.page.get_by_role("radio", name=f"{count} players", exact=True).check()

    def set_up(self, game: str, count: int, *people: str) -> None:
        """A game for so many, the first seats for people with these names."""
        self.choose_game(game)
        self.choose_count(count)
        for seat, name in enumerate(people, start=1):
            self.kind(seat).select_option("")
            self.name(seat).fill(name)

    def kind(self, seat: int) -> Locator:
        return self.page.get_by_role("combobox", name=f"Seat {seat}: who plays")

    def name(self, seat: int) -> Locator:
        return self.page.get_by_label(f"Seat {seat}: name")

    def play(self) -> "TablePage":
        self.play_button.click()
        table = TablePage(self.page, self.address)
        expect(table.element).to_be_visible(timeout=BOOT)
        return table


class TablePage:
    """A game at its table."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.host = page.locator(".play penguin-table")
        self.element = page.locator(".play penguin-table .table")
        self.hand = self.host.locator(".own .form-fan .body")
        self.open_cards = self.host.locator(".own .form-fan .open .body")
        self.log = page.get_by_role("log").get_by_role("listitem")
        self.notice = page.locator(".table > .notice")
        self.result = page.locator(".result")
        self.take_over = page.locator("[data-action='take-over']")
        self.undo_button = page.get_by_role("button", name="Take back", exact=True)

    def open(
        self,
        seats: str,
        *,
        game: str = "blue-penguin",
        seed: str = "abc",
        options: str = "",
        practice: bool = False,
    ) -> "TablePage":
        query = {"game": game, "seats": seats, "seed": seed}
        if options:
            query["options"] = options
        if practice:
            query["practice"] = "on"
        self.page.goto(f"{self.address}#/play?{urlencode(query)}")
        return self.ready()

    def ready(self) -> "TablePage":
        expect(self.element).to_be_visible(timeout=BOOT)
        return self

    @property
    def phase(self) -> str:
        return self.element.get_attribute("data-phase") or ""

    @property
    def position(self) -> str:
        return self.element.get_attribute("data-position") or ""

    def wait_for(self, *phases: str) -> str:
        """Wait until it is a person's time. Gives what it is time for."""
        wanted = re.compile(f"^({'|'.join(phases or ('person', 'handover', 'over'))})$")
        expect(self.element).to_have_attribute("data-phase", wanted)
        return self.phase

    def moved_on(self, position: str) -> None:
        expect(self.element).not_to_have_attribute("data-position", position)

    def click_card(self, place: int = 0) -> None:
        """Play a card by the mouse and wait until it lies."""
        position = self.position
        self.open_cards.nth(place).click()
        self.moved_on(position)

    def load(self, record: Record) -> None:
        """Go on from a record, by the element's public interface; whoever is on turn takes the device."""
        script = """(table, record) => new Promise((done, fail) => {
            table.addEventListener("penguin-ready", () => done(), { once: true });
            const failed = ({ detail }) => fail(new Error(detail.message));
            table.addEventListener("penguin-error", failed, { once: true });
            table.setAttribute("record", record);
        })"""
        self.host.evaluate(script, str(record))
        if self.wait_for("person", "handover", "round", "over") == "handover":
            self.take_device()

    def pick_move(self, choose: Random) -> None:
        """Click on anything that is marked, and again until a move is made: pieces, places, buttons."""
        position = self.position
        confirm = self.host.locator("[data-action='confirm']")
        marked = self.host.locator(".open > .body, .actions button:not([data-action='back'])")
        while self.position == position:
            step = self.element.get_attribute("data-step") or ""
            goal = confirm if confirm.count() else marked.nth(choose.randrange(marked.count()))
            goal.click()
            expect(self.element).not_to_have_attribute("data-step", step)

    def take_device(self) -> None:
        """Whoever is on turn has it now, whether or not it has to be handed over."""
        if self.wait_for() == "handover":
            self.take_over.click()
        self.wait_for("person")

    def play_out(self) -> None:
        """Play the first card of every hand to the end, by the mouse."""
        while self.wait_for() != "over":
            self.take_device()
            self.click_card()

    def hand_names(self) -> list[str]:
        """The cards of the shown hand, as a screen reader says them."""
        return [(name.get_attribute("aria-label") or "").split(",")[0] for name in self.hand.all()]

    def record(self) -> str:
        """The match as text, from the element's public interface."""
        record = self.host.evaluate("table => table.record")
        assert isinstance(record, str)
        return record

    def moves(self) -> list[str]:
        line = next(line for line in self.record().splitlines() if line.startswith("moves:"))
        return line.removeprefix("moves:").split()

    def focused(self) -> str:
        """The name or text of what has the focus, inside the table's shadow root too."""
        script = """() => {
            let at = document.activeElement;
            while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
            return at?.getAttribute("aria-label") ?? at?.textContent ?? "";
        }"""
        return str(self.page.evaluate(script))


def saved_matches(page: Page) -> dict[str, str]:
    """What the page keeps, by name without its prefix."""
    kept = page.evaluate("JSON.stringify(Object.fromEntries(Object.entries(localStorage)))")
    prefix = "penguin-parlour:"
    return {name.removeprefix(prefix): text for name, text in json.loads(kept).items()}
