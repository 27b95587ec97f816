"""Languages: the browser's or the player's, switched while one plays; nothing left out, nothing cut off."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pages import TablePage, without_pauses
from support.checks import sticking_out
from support.pseudo import ACCENTED, MIRRORED, offer
from support.reading import cut_off, left_out
from support.records import after_round, golden, recorded
from support.warm import without_notes

SIZES = [(320, 700), (1280, 800)]
NAMES = ["Blue Penguin", "Penguin Party", "The Penguin Ultimatum", "Penguin Parlour", "Tobia Botta"]
NAMES += ["Reiner Knizia", "Jim Doherty", "Ada", "Pip", "Skua", "Bo", "Cy", "Di", "Waddles", "Tux"]

Contexts = Callable[..., BrowserContext]


def html(page: Page) -> Callable[[str], None]:
    return lambda language: expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(
    ("browser_wants", "language", "play"),
    [("de-CH", "de", "Spielen"), ("ja-JP", "ja", "遊ぶ"), ("pt-BR", "en", "Play")],
)
def test_the_lobby_speaks_the_browsers_language_and_loads_no_other(
    new_context: Contexts, address: str, browser_wants: str, language: str, play: str
) -> None:
    page = new_context(locale=browser_wants, service_workers="block").new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    expect(page.get_by_role("button", name=play, exact=True)).to_be_visible()
    html(page)(language)
    tags = {found[1] for url in asked if (found := re.search(r"\.([a-z]{2})\.(?:ftl|md)$", url))}
    assert tags == {language}


def test_the_choice_is_kept_and_so_is_what_was_typed(new_context: Contexts, address: str) -> None:
    page = new_context(locale="fr-FR").new_page()
    page.goto(address)
    page.get_by_role("textbox", name="Place 1").fill("Ada")
    page.get_by_role("radio", name="4 joueurs", exact=True).check()
    assert page.get_by_role("textbox", name="Place 2").input_value() == "Dandine"
    choice = page.locator(".lobby-head select")
    assert choice.locator("option").all_inner_texts()[1:] == [
        "Deutsch",
        "English",
        "Français",
        "Italiano",
        "日本語",
    ]
    choice.focus()
    choice.select_option("it")
    html(page)("it")
    expect(page.get_by_role("textbox", name="Posto 1")).to_have_value("Ada")
    expect(page.get_by_role("textbox", name="Posto 2")).to_have_value("Ciondolo")
    expect(page.get_by_role("radio", name="4 giocatori", exact=True)).to_be_checked()
    expect(choice).to_be_focused()
    page.reload()
    expect(page.get_by_role("button", name="Gioca", exact=True)).to_be_visible()
    choice.select_option("")
    html(page)("fr")


def test_what_a_player_has_set_up_stays_in_another_language(warm: Page, address: str) -> None:
    """The size of the board and what is folded out."""
    table = TablePage(warm, address).open("Ada; Pip=little", game="penguin-ultimatum")
    table.wait_for("person")
    warm.locator(".fingerprint summary").click()
    window = warm.locator(".viewport")
    for name in ("Zoom in", "Zoom in", "Move the view down"):
        warm.get_by_role("button", name=name).click()
    look = "window => [window.style.getPropertyValue('--cell'), window.scrollLeft, window.scrollTop].join()"
    before = window.evaluate(look)
    table.host.evaluate("table => table.setAttribute('lang', 'ja')")
    expect(table.host.locator(".frame")).to_have_attribute("lang", "ja")
    expect(window).to_have_attribute("style", re.compile(re.escape(before.split(",")[0])))
    assert window.evaluate(look) == before
    expect(warm.locator("details.fingerprint")).to_have_attribute("open", "")
    table.host.evaluate("table => table.removeAttribute('lang')")


def test_a_game_goes_on_in_another_language(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Pip=greedy; Skua=random")
    table.wait_for("person")
    table.click_card()
    table.wait_for("person")
    record = table.record()
    warm.get_by_role("button", name="Settings").click()
    dialog = warm.get_by_role("dialog")
    dialog.get_by_role("combobox").select_option("de")
    expect(dialog.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(dialog.get_by_role("combobox")).to_be_focused()
    warm.keyboard.press("Escape")
    expect(warm.get_by_role("button", name="Einstellungen")).to_be_focused()
    html(warm)("de")
    assert table.record() == record
    expect(table.log.filter(has_text="Ada spielt die")).to_have_count(1)
    expect(warm.get_by_role("link", name="Lobby")).to_be_visible()
    expect(warm).to_have_title("Blue Penguin · Penguin Parlour")
    expect(warm.get_by_role("heading", name="Blue Penguin")).to_have_attribute("lang", "en")
    table.click_card()
    table.wait_for("person")
    expect(table.log.filter(has_text="Ada spielt die")).to_have_count(2)

    table.host.evaluate("table => table.setAttribute('lang', 'ja')")
    expect(table.host.locator(".frame")).to_have_attribute("lang", "ja")
    expect(table.log.filter(has_text=re.compile("Adaが.*を出します"))).to_have_count(2)
    html(warm)("de")
    warm.get_by_role("button", name="設定").click()
    expect(dialog.get_by_role("combobox")).to_have_count(0)  # whoever wrote the page has chosen
    warm.keyboard.press("Escape")
    table.host.evaluate("table => table.removeAttribute('lang')")
    expect(warm.get_by_role("button", name="Einstellungen")).to_be_visible()


@pytest.fixture(scope="module")
def pseudo(browser: Browser, address: str) -> Iterator[Page]:
    """A page that knows the pseudo-languages; Python starts once for all that is asked of it."""
    context = without_notes(browser.new_context(service_workers="block", reduced_motion="reduce"))
    offer(context)
    page = context.new_page()
    without_pauses(page)
    page.goto(address)
    yield page
    context.close()


def choose(page: Page, address: str, language: str) -> None:
    page.goto(f"{address}#/")
    page.locator(".lobby-head select").select_option(language)
    html(page)(language)


def states(page: Page, address: str, language: str) -> Iterator[str]:
    """The page in one state after the other: lobby, windows, tables, hand-over, rounds, results."""
    choose(page, address, language)
    for box in page.locator("details").all():
        box.locator("summary").click()
    yield "lobby"
    page.locator("[data-action='settings']").click()
    yield "settings"
    page.keyboard.press("Escape")
    table = TablePage(page, address)
    for game in ("blue-penguin", "penguin-party", "penguin-ultimatum"):
        table.open("Ada; Pip=greedy; Skua=greedy", game=game, seed=language)
        table.wait_for("person")
        yield game
    page.locator("[data-action='rules']").click()
    yield "rules"
    page.keyboard.press("Escape")
    page.locator("[data-action='hint']").click()
    expect(page.locator(".advice")).to_be_visible()
    yield "hint"
    table.load(after_round(golden("penguin-party", 3), 1))
    yield "round"
    table.load(recorded("penguin-party-full-3"))
    yield "result of Penguin Party"
    table.load(recorded("penguin-ultimatum-no-room"))
    yield "result of The Penguin Ultimatum"
    for action, part in (("deal", ".deal"), ("share", ".share input")):
        page.locator(f"[data-action='{action}']").click()
        expect(page.locator(f"dialog {part}").first).to_be_visible()
        yield f"the window of {action}"
        page.keyboard.press("Escape")
    page.locator(".result [data-action='replay']").click()
    expect(page.locator(".replay .told")).not_to_be_empty()
    yield "replay"
    for path in ("games", "statistics", "storage", "fairness"):
        page.goto(f"{address}#/{path}")
        expect(page.locator(".pages [aria-current]")).to_have_attribute("href", f"#/{path}")
        yield path


THREE_FRAMES = """async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
}"""


@pytest.mark.parametrize("language", [ACCENTED, MIRRORED])
def test_nothing_is_left_out_or_cut_off(pseudo: Page, address: str, language: str) -> None:
    faults: list[str] = []
    for state in states(pseudo, address, language):
        for width, height in SIZES:
            pseudo.set_viewport_size({"width": width, "height": height})
            pseudo.evaluate(THREE_FRAMES)  # a board fits itself into its window after it has been laid out
            found = [*left_out(pseudo, NAMES), *cut_off(pseudo), *sticking_out(pseudo, width)]
            faults += [f"{state} at {width}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def edge(page: Page, selector: str) -> float:
    """The left edge of what is there first, in pixels."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"]


def test_from_right_to_left_all_is_mirrored_but_the_boards(pseudo: Page, address: str) -> None:
    """Hands, the log's place and the arrow keys follow the writing; a board is a picture and stays."""
    choose(pseudo, address, MIRRORED)
    pseudo.set_viewport_size({"width": 1280, "height": 800})
    table = TablePage(pseudo, address).open("Ada; Pip=greedy", game="penguin-ultimatum", seed="rtl")
    table.wait_for("person")
    expect(pseudo.locator("html")).to_have_attribute("dir", "rtl")
    assert edge(pseudo, ".side") < edge(pseudo, ".board")
    assert edge(pseudo, "[data-action='settings']") < edge(pseudo, "[data-action='undo']")
    hand = [card.bounding_box() for card in table.hand.all()]
    places = [box["x"] for box in hand if box]
    assert places == sorted(places, reverse=True)
    columns = pseudo.locator(".ruler.columns span")
    assert columns.first.inner_text() < columns.last.inner_text()
    assert edge(pseudo, ".ruler.columns span") < (columns.last.bounding_box() or {"x": 0})["x"]
    table.hand.first.focus()
    pseudo.keyboard.press("ArrowLeft")
    expect(table.hand.nth(1)).to_be_focused()
    pseudo.locator("[data-action='hint']").click()
    expect(pseudo.locator(".advice button").first).to_contain_text("←")
