"""What is counted: a player's results, and the deals that were measured."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from parlour.record import Player
from support.checks import check_page
from support.memory_pages import Sheet


def results() -> dict[str, Any]:
    """Seven results by their names: six of Ada's, one at a practice table."""
    found: dict[str, Any] = {}

    def add(
        game: str, others: list[Player], scores: list[int], winners: list[int], *, practice: bool = False
    ) -> None:
        players = [{"name": one.name, "bot": one.bot} for one in (Player("Ada"), *others)]
        found[f"penguin-parlour:result:{len(found)}"] = json.dumps(
            {
                "v": 1, "game": game, "players": players, "practice": practice,
                "scores": scores, "winners": winners, "when": 1_790_000_000_000 + len(found),
            }
        )  # fmt: skip

    pip, bo = Player("Pip", "gentoo"), Player("Bo")
    add("blue-penguin", [pip], [3, -3], [0])
    add("blue-penguin", [pip], [-1, 1], [1])
    add("blue-penguin", [pip, bo], [2, -4, 2], [0, 2])
    add("blue-penguin", [pip], [9, -9], [0], practice=True)
    add("penguin-party", [pip], [1, 5], [0])
    return found


def test_statistics_count_by_game_players_and_opponent(watched: Page, address: str) -> None:
    watched.evaluate("found => Object.assign(localStorage, found)", results())
    sheet = Sheet(watched, address, "statistics")
    sheet.open()
    blue = "[data-game='blue-penguin']"
    expect(watched.locator(blue)).to_be_visible()
    assert sheet.figures(0, blue) == [
        ["All", "3", "2", "50 %", "44 %", "1.3"],
        ["2", "2", "1", "50 %", "50 %", "1.0"],
        ["3", "1", "1", "50 %", "33 %", "2.0"],
    ]
    assert sheet.figures(1, blue) == [["Gentoo", "3", "67 %"], ["Bo", "1", "50 %"]]
    # The fewest points are the best there.
    assert sheet.figures(1, "[data-game='penguin-party']") == [["Gentoo", "1", "100 %"]]
    expect(watched.get_by_role("img", name="Points of the last 3 games")).to_be_visible()
    watched.locator(f"{blue} summary").click()
    assert [row[1] for row in sheet.figures(2, blue)] == ["3", "−1", "2"]
    check_page(watched)
    watched.get_by_role("combobox", name="Player").select_option("Bo")
    expect(watched.locator("[data-game='penguin-party']")).to_have_count(0)
    assert sheet.figures(0, blue) == [["3", "1", "1", "50 %", "33 %", "2.0"]]
    for path in ("games", "storage", "fairness"):
        Sheet(watched, address, path).open()
        expect(watched.locator(".sheet .panel").first).to_be_visible()
        check_page(watched)


def test_the_fairness_page_shows_what_was_measured(warm: Page, address: str) -> None:
    sheet = Sheet(warm, address, "fairness")
    sheet.open()
    file = Path(__file__).parents[1] / "core/parlour/games/penguin_party/shuffling.json"
    measured = json.loads(file.read_text("utf-8"))
    party = "[data-game='penguin-party']"
    expect(warm.locator(party)).to_contain_text(f"{measured['deals']:,} deals")
    shown = [[float(text.replace(",", "")) for text in row[1:]] for row in sheet.figures(0, party)]
    assert shown == [
        [test[name] for name in ("chi_square", "degrees", "probability")] for test in measured["tests"]
    ]
    warm.locator(f"{party} summary").click()
    counts = [int(row[1].replace(",", "")) for row in sheet.figures(1, party)]
    assert counts == list(measured["firsts"][0]["counts"].values())
