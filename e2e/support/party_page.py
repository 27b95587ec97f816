"""The table of Penguin Party with what its tests do there."""

from random import Random

from playwright.sync_api import expect

from pages import TablePage, without_pauses
from support.checks import check_scores

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
        scores = check_scores(self.result, seats)
        assert self.result.locator("tr.won").count() == scores.count(min(scores))
        return scores
