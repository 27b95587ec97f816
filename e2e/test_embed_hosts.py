"""The table on pages of other people: every row of the table in docs/embedding.md is played by the mouse."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from faulty_server import Fault, FaultyServer
from folders import ROOT, SITE
from likes import QUICK, liking
from own_parts import gzipped
from pages import without_pauses
from support.checks import check_axe
from support.embeds import PROGRAMS, QUERY, Host, element_tags, frame_tag, play_buttons
from support.frames import Foreign
from support.police import Announce, Police

ROWS = re.findall(
    r"^\| `([\w-]+)` \| ([^|]+) \| ([^|]+) \|",
    (ROOT / "docs" / "embedding.md").read_text("utf-8"),
    re.MULTILINE,
)
CLAIMS = {
    name: (where, kept == "yes")
    for name, where, kept in ROWS
    if where.endswith(("worker", "workers", "page"))
}

RECORD = (ROOT / "tests" / "goldens" / "blue-penguin-2.record").read_text("utf-8")
AFRESH = f"""try {{
    if (!sessionStorage.getItem("seen")) localStorage.clear(); // what an earlier test has played
    sessionStorage.setItem("seen", "yes");
}} catch {{}}
{liking(QUICK)};"""


@pytest.fixture(scope="module")
def everyday(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[BrowserContext]:
    """A browser as people have it: one that does not hide all that frames of other sites keep."""
    folder = tmp_path_factory.mktemp("profile")
    (folder / "Default").mkdir()
    (folder / "Default" / "Preferences").write_text(json.dumps({"profile": {"cookie_controls_mode": 0}}))
    context = browser_type.launch_persistent_context(folder, **browser_type_launch_args)
    context.add_init_script(AFRESH)
    yield context
    context.close()


@pytest.fixture
def host(everyday: BrowserContext, police: Police, request: pytest.FixtureRequest) -> Iterator[Host]:
    police.watch(everyday)
    page = everyday.new_page()
    yield Host(page)
    page.close()
    police.leave(everyday)
    faults = police.report()
    assert not faults, faults


def check(name: str, host: Host) -> None:
    """A move can be played, the host hears of it, and what the docs say is so."""
    host.table_is_there()
    where, kept = CLAIMS[name]
    assert (f"a {host.carrier()}".replace("a page", "the page"), host.keeps()) == (where, kept)
    host.play_a_move()
    host.hears("move")
    assert 0 in [move["seat"] for move in host.heard("move")]
    assert host.hears("ready")["table"]["players"][0] == {"name": "Ada", "bot": None}


def test_the_table_of_the_docs_is_tested() -> None:
    tested = re.findall(r'check\("([\w-]+)"|def test_(three)', Path(__file__).read_text("utf-8"))
    assert {one or other for one, other in tested} == set(CLAIMS)
    assert len(CLAIMS) == 9


def test_same_site_in_a_low_frame(host: Host, faulty: FaultyServer) -> None:
    tag = frame_tag("./", height=400)
    faulty.pages["/host.html"] = f'<!doctype html><link rel="icon" href="data:,">{tag}'
    host.page.set_viewport_size({"width": 376, "height": 700})
    host.page.goto(f"{faulty.address}host.html")
    check("same-site", host)
    check("low", host)
    assert host.hears("resize")["height"] > 400
    widths = host.inside().evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1]
    check_axe(host.inside())

    record = "document.querySelector('penguin-table').record"
    table = host.frame().locator(".table")
    expect(table).to_have_attribute("data-phase", "person")
    played = host.inside().evaluate(record)
    host.page.reload()  # what was played in a frame is still there
    host.table_is_there()
    expect(table).to_have_attribute("data-phase", "person")
    assert host.inside().evaluate(record) == played
    host.inside().evaluate("""() => {
        const name = Object.keys(localStorage).find((each) => each.includes(":match:"));
        localStorage.setItem(name, localStorage.getItem(name).replace("moves: ", "moves: 99 "));
    }""")
    host.page.reload()  # what cannot be read is told to the host, put aside, and in nobody's way
    host.table_is_there()
    assert "99" in host.hears("error")["error"]["message"]
    expect(table).to_have_attribute("data-phase", "person")
    assert host.inside().evaluate(record) != played
    assert host.inside().evaluate("Object.keys(localStorage).some((each) => each.includes(':aside:'))")


def test_another_site(host: Host, address: str, foreign: Foreign) -> None:
    host.page.goto(foreign(frame_tag(address)))
    check("other-site", host)


def test_another_site_whose_storage_is_blocked(page: Page, address: str, foreign: Foreign) -> None:
    host = Host(page)
    without_pauses(page)
    page.goto(foreign(frame_tag(address)))
    check("storage-blocked", host)


WORDPRESS = """<script>
const secret = "a1B2c3", told = [];
addEventListener("load", () => {
  addEventListener("message", ({ source, data }) => {
    if (data?.secret !== secret || source !== frames[0]) return;
    const frame = document.querySelector("iframe");
    frame.removeAttribute("style");
    frame.height = data.value;
    told.push(data.value);
  });
  frames[0].postMessage({ message: "ready", secret }, "*");
});
</script>"""
"""What its script does with a frame: hides it until it hears a height, and asks for one when it is ready."""


def left(outcome: str, address: str) -> list[str]:
    """What programs leave of our texts."""
    return [
        each["markup"].replace("SITE/", address) for each in PROGRAMS["left"] if each["outcome"] == outcome
    ]


def test_a_sandbox_without_an_origin(host: Host, address: str, foreign: Foreign, announce: Announce) -> None:
    """As WordPress makes it of a link."""
    announce("sandbox", sure=False)
    (markup,) = [text for text in left("frame", address) if "secret" in text]
    host.page.goto(foreign(WORDPRESS + markup.replace("game=blue-penguin#", f"{QUERY}#")))
    expect(host.page.locator("iframe[style]")).to_have_count(0)
    assert host.page.evaluate("told[0]") == 760  # at once, not when Python has started
    check("sandbox", host)
    host.hears("resize")
    host.waits(lambda: host.page.evaluate("told.at(-1)") == host.heard("resize")[-1]["height"])


def test_what_programs_leave_of_our_texts(page: Page, address: str, foreign: Foreign) -> None:
    """Boxes with a button, pictures with a link, frames with what was wished; nothing is too wide."""
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto(foreign("".join(left("element", address) + left("picture", address))))
    expect(play_buttons(page)).to_have_text([re.compile("Play Blue Penguin")] * 2)
    pictures = page.get_by_role("link").get_by_role("img", name="Play Blue Penguin")
    expect(pictures).to_have_count(2)
    assert all(picture.evaluate("picture => picture.decode()") is None for picture in pictures.all())
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    wish = f"{address}embed.html?{QUERY}".replace("&amp;", "&")
    read = "text => new DOMParser().parseFromString(text, 'text/html').querySelector('iframe').src"
    frames = [page.evaluate(read, text) for text in left("frame", address) if "secret" not in text]
    assert frames == [wish] * 3


def test_a_sandbox_with_its_origin(host: Host, address: str, foreign: Foreign) -> None:
    host.page.goto(foreign(frame_tag(address, more='sandbox="allow-scripts allow-same-origin"')))
    check("sandbox-same-origin", host)


def test_an_isolated_host(host: Host, address: str, foreign: Foreign) -> None:
    isolated = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
    host.page.goto(foreign(frame_tag(address), isolated))
    assert host.page.evaluate("crossOriginIsolated")
    check("isolated", host)


def test_a_host_with_a_strict_policy(host: Host, address: str, foreign: Foreign) -> None:
    """The element, since it does more in the host's page than a frame; and what scripts there do with it."""
    policy = f"default-src 'none'; script-src {address}; img-src {address} data:; frame-src {address}"
    tags = element_tags(address, 'game="blue-penguin" seats="Ada; Pip=little" seed="blog"')
    host.page.goto(foreign(tags, {"Content-Security-Policy": policy}))
    play_buttons(host.page).click()
    check("strict-policy", host)
    frame = host.frame().locator("html")
    element = host.page.locator("penguin-table")
    element.evaluate("table => table.setAttribute('theme', 'dark')")
    expect(frame).to_have_attribute("data-theme", "dark")
    element.evaluate(
        "table => table.addEventListener('penguin-over', ({ detail }) => (globalThis.scores = detail.scores))"
    )
    element.evaluate("(table, record) => table.load(record)", RECORD)
    host.hears("over")
    assert len(host.page.evaluate("scores")) == 2
    element.evaluate("table => table.setAttribute('height', '500')")
    assert element.locator("iframe").bounding_box()["height"] == 500  # type: ignore[index] # it is there
    element.evaluate("table => table.setAttribute('game', 'chess')")
    expect(element.get_by_role("alert")).to_contain_text("chess")


def test_three_embeds_on_one_narrow_page(host: Host, address: str, foreign: Foreign) -> None:
    games = {"blue-penguin": "en", "penguin-party": "de", "penguin-ultimatum": "ja"}
    tags = [f'game="{game}" seats="Ada; Bo" lang="{tag}" theme="dark"' for game, tag in games.items()]
    host.page.set_viewport_size({"width": 320, "height": 700})
    host.page.goto(foreign(element_tags(address, *tags)))
    buttons = host.page.locator("penguin-table").get_by_role("button")
    expect(buttons).to_have_text([re.compile(text) for text in ("^▶ Play Blue", "spielen", "で遊ぶ")])
    for _ in games:
        buttons.first.click()
    for number, tag in enumerate(games.values()):
        host.table_is_there(number)
        assert host.inside(number).evaluate("document.documentElement.lang") == tag
        assert host.carrier(number) == "worker"
        host.frame(number).locator("[data-action='take-over']").click()
        expect(host.frame(number).locator(".own .open").first).to_be_visible()
        host.waits(lambda number=number: host.fits(number))  # type: ignore[misc] # the number of this round
    assert {ready["table"]["game"] for ready in host.heard("ready")} == set(games)
    host.frame(2).locator(".own .open > .body").first.focus()
    host.waits(lambda: press_tab(host.page) == "after")


def press_tab(page: Page) -> str:
    """Where the focus of the host's page is then."""
    page.keyboard.press("Tab")
    return str(page.evaluate("document.activeElement.id"))


def test_before_play_it_weighs_little(page: Page, address: str, foreign: Foreign) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(foreign(f"<main><h1>A blog</h1>{element_tags(address, 'game=penguin-party')}</main>"))
    expect(play_buttons(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
    ours = [url.removeprefix(address) for url in asked if url.startswith(address)]
    assert sum(gzipped((SITE / path).read_bytes()) for path in ours) < 50_000
    assert len(ours) <= 3
    check_axe(page)


WRONG = {
    "game": ("chess", "penguin-party"),
    "seats": ("Ada;;", "Pip=gentoo"),
    "options": ("experts", "name=value"),
    "practice": ("yes", "on, off"),
    "theme": ("blue", "auto, light, dark"),
    "height": ("tall", "200–4000"),
}


def test_a_wrong_attribute_is_told_in_the_place_of_the_table(
    page: Page, address: str, foreign: Foreign
) -> None:
    page.goto(foreign(element_tags(address, *(f'{name}="{value}"' for name, (value, _) in WRONG.items()))))
    told = page.locator("penguin-table").get_by_role("alert")
    expect(told).to_have_count(len(WRONG))
    for text, (name, (value, allowed)) in zip(told.all_inner_texts(), WRONG.items(), strict=True):
        assert name in text
        assert value in text
        assert allowed in text
    page.locator("penguin-table").first.evaluate("table => table.setAttribute('game', 'penguin-party')")
    expect(play_buttons(page)).to_have_text(re.compile("Penguin Party"))


def test_a_start_that_fails_is_told_to_the_host_too(
    page: Page, faulty: FaultyServer, foreign: Foreign, announce: Announce
) -> None:
    announce("404", sure=False)
    faulty.faults["pyodide.asm.wasm"] = Fault(status=404)
    host = Host(page)
    page.goto(foreign(frame_tag(faulty.address)))
    error = host.hears("error")["error"]
    assert (error["type"], error["code"]) == ("engine", "missing")
    expect(host.frame().get_by_role("status").first).to_contain_text("404")


def test_an_option_that_is_there_twice_is_told(page: Page, address: str) -> None:
    page.goto(f"{address}embed.html?game=blue-penguin#game=penguin-party")
    expect(page.get_by_role("alert")).to_contain_text("“game” is there twice")
