"""The lobby: setting up a game, its addresses, waiting for Python, boots that fail."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from pages import BOOT, LobbyPage, TablePage, without_pauses
from support.police import Announce


def test_everything_can_be_set_up_before_python_is_there(page: Page, address: str) -> None:
    """The engine's own files are held back: the form works all the same, and an early *play* waits."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*.asm.wasm", hold)
    without_pauses(page)
    lobby = LobbyPage(page, address).open()
    lobby.choose_game("Penguin Ultimatum")
    expect(page.get_by_role("radio", name="5 players", exact=True)).to_have_count(0)
    lobby.set_up("Blue Penguin", 4, "Ada", "Bo")
    page.get_by_label("Open scores").select_option("on")
    page.get_by_label("Practice table").check()
    lobby.play_button.click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_text("The game begins as soon as the table is ready.")).to_be_visible()
    assert held
    for route in held:
        route.continue_()
    page.unroute("**/*.asm.wasm")
    table = TablePage(page, address).ready()
    table.wait_for("handover")
    record = table.record()
    for line in ("game: blue-penguin", "seats: 4", "player 1: Ada", "player 2: Bo", "bot 3: rockhopper"):
        assert line in record
    assert "option open-scores: on" in record
    assert "practice: on" in record
    assert "bot 2" not in record


def test_a_setup_has_an_address_and_the_back_button_leads_back(page: Page, address: str) -> None:
    without_pauses(page)
    lobby = LobbyPage(page, address).open()
    lobby.name(1).fill("Ada; 100 % = Bo")
    lobby.choose_count(2)
    expect(page).to_have_url(re.compile(r"#/\?game=blue-penguin&seats=Ada%253B"))
    table = lobby.play()
    table.wait_for("person")
    assert "player 1: Ada; 100 % = Bo" in table.record()
    page.go_back()
    expect(lobby.play_button).to_be_visible()
    expect(lobby.name(1)).to_have_value("Ada; 100 % = Bo")
    expect(page.get_by_role("radio", name="2 players", exact=True)).to_be_checked()
    page.go_forward()
    table.ready()
    page.get_by_role("link", name="Lobby").click()
    expect(lobby.name(1)).to_have_value("Ada; 100 % = Bo")
    page.get_by_role("link", name=re.compile("Blue Penguin: Ada; 100 % = Bo and")).click()
    table.ready()


def test_who_has_played_is_known_at_the_next_game_with_name_and_height(warm: Page, address: str) -> None:
    lobby = LobbyPage(warm, address).open()
    lobby.set_up("Penguin Ultimatum", 2, "Ada", "Bo")
    height = warm.get_by_role("spinbutton", name="Seat 1")
    height.fill("171")
    lobby.play().wait_for("handover")
    warm.get_by_role("link", name="Lobby").click()
    lobby.choose_game("Blue Penguin")
    expect(lobby.name(1)).to_have_value("Ada")
    lobby.choose_count(4)
    lobby.kind(2).select_option("")
    expect(lobby.name(2)).to_have_value("Bo")
    lobby.kind(3).select_option("")
    expect(lobby.name(3)).to_have_value("Player 3")  # nobody else is known
    names = warm.locator("datalist#people option").evaluate_all("all => all.map((one) => one.value)")
    assert names == ["Ada", "Bo"]
    lobby.choose_game("Penguin Ultimatum")
    lobby.choose_count(3)
    lobby.name(1).fill("Zoe")
    lobby.name(1).press("Tab")
    lobby.name(1).fill("Ada")
    lobby.name(1).press("Tab")
    expect(height).to_have_value("171")


def test_a_nameless_person_is_asked_for_a_name(page: Page, address: str) -> None:
    lobby = LobbyPage(page, address).open()
    lobby.name(1).fill("  ")
    lobby.play_button.click()
    expect(lobby.name(1)).to_be_focused()
    assert page.url.endswith(("/", "#/"))
    lobby.name(1).fill("Ada")
    lobby.name(2).fill(" Ada")  # whom would the log mean?
    lobby.play_button.click()
    expect(lobby.name(2)).to_be_focused()
    assert (
        lobby.name(2).evaluate("one => one.validationMessage")
        == "Somebody else at this table is called that."
    )


def test_the_rules_can_be_read_in_the_lobby(page: Page, address: str) -> None:
    LobbyPage(page, address).open()
    page.get_by_role("button", name="Blue Penguin: the rules").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=re.compile("BP-6"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Blue Penguin: the rules")).to_be_focused()


def test_settings_are_kept(page: Page, address: str) -> None:
    LobbyPage(page, address).open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Dark").check()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("place", ["lobby", "table"])
def test_a_failed_boot_says_why_and_trying_again_works(
    page: Page, address: str, announce: Announce, place: str
) -> None:
    announce(".*", sure=False)  # the browser and PyScript report the missing file in their own words
    without_pauses(page)
    page.route("**/*.asm.wasm", lambda route: route.fulfill(status=404, body=""))
    lobby = LobbyPage(page, address).open()
    if place == "table":
        lobby.play_button.click()
    expect(page.get_by_text(re.compile("could not be set up.*pyodide.asm.wasm"))).to_be_visible(timeout=BOOT)
    if place == "table":
        expect(page.get_by_text("The game begins as soon as")).to_be_hidden()
        expect(page.get_by_role("link", name="Lobby", exact=True)).to_be_visible()
    page.unroute("**/*.asm.wasm")
    page.get_by_role("button", name="Try again").click()
    if place == "lobby":
        expect(page.get_by_text("The table is ready.")).to_be_visible(timeout=BOOT)
        lobby.play_button.click()
    table = TablePage(page, address).ready()
    table.wait_for("person")
    table.click_card()


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("/play?game=solitaire&seats=Ada&seed=abc", "There is no game “solitaire”."),
        ("/learn?game=solitaire", "There is no game “solitaire”. Possible: blue-penguin"),
        ("/play?abcdefgh", "This is missing. (game)"),
        ("/day?game=blue-penguin&date=soon", "“soon” is not a date"),
        ("/play?game=blue-penguin&seats=A%25zz", "“A%zz” has a percent sign"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(warm: Page, address: str, wish: str, told: str) -> None:
    warm.goto(f"{address}#{wish}")
    expect(warm.get_by_text(re.compile(re.escape(told)))).to_be_visible()
    warm.get_by_role("link", name="Lobby").click()
    expect(LobbyPage(warm, address).play_button).to_be_visible()
    expect(warm.get_by_text(told)).to_have_count(0)


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("/nowhere", "“nowhere” means nothing in this address."),
        ("/?game=solitaire", "There is no game “solitaire”."),
        ("/?game=blue-penguin&options=experts", "“experts” is not an option=value."),
    ],
)
def test_a_lobby_says_what_it_could_not_read(warm: Page, address: str, wish: str, told: str) -> None:
    warm.goto(f"{address}#{wish}")
    expect(warm.get_by_role("status").get_by_text(told)).to_be_visible()
    expect(LobbyPage(warm, address).play_button).to_be_visible()
    warm.goto(f"{address}#/")
    expect(warm.get_by_text(told)).to_have_count(0)
