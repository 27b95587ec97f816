"""*Share and embed*: wishes, the text to be pasted for each kind of page, and the preview, which is one."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from folders import ROOT
from pages import TablePage
from parlour.record import read_record
from support.checks import check_page
from support.embeds import PROGRAMS
from support.police import Announce

RECORD = read_record((ROOT / "tests" / "goldens" / "blue-penguin-2.record").read_text("utf-8"))
PLACES = ["link", "html", "frame", "wordpress", "mediawiki", "tiddlywiki", "dokuwiki", "notion", "ghost"]


class EmbedDialog:
    """The window, from the lobby or from a game that is shared."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.window = page.get_by_role("dialog", name="Share and embed")
        self.text = self.window.get_by_role("textbox", name="To be pasted")
        self.preview = page.frame_locator("iframe.preview")

    def open(self) -> "EmbedDialog":
        self.page.get_by_role("button", name="Share and embed").click()
        expect(self.window).to_be_visible()
        return self

    def field(self, name: str) -> Locator:
        return self.window.get_by_label(re.compile(f"^{name}"))

    def write(self, name: str, text: str) -> None:
        self.field(name).fill(text)
        self.field(name).press("Tab")

    def snippet(self, place: str) -> str:
        self.window.get_by_label(re.compile("^Where")).select_option(place)
        return self.text.input_value()


@pytest.fixture
def dialog(warm: Page) -> EmbedDialog:
    return EmbedDialog(warm).open()


def test_every_place_has_its_text(dialog: EmbedDialog, address: str) -> None:
    dialog.field("Game").select_option("penguin-party")
    dialog.write("Players", 'Ada "A"; Pip=gentoo')
    dialog.write("Seed", "42")
    dialog.field("Language").select_option("fr")
    dialog.field("Colours").select_option("dark")
    dialog.write("Height", "640")
    texts = {place: dialog.snippet(place) for place in PLACES}
    wish = {"game": ["penguin-party"], "seats": ['Ada "A"; Pip=gentoo'], "seed": ["42"]}
    notion = urlsplit(texts["notion"])
    assert notion.path == "/embed.html"
    assert parse_qs(notion.query) == {**wish, "lang": ["fr"], "theme": ["dark"]}
    link = urlsplit(texts["link"])
    assert link.path == "/penguin-party.html"
    assert parse_qs(link.fragment.removeprefix("/?")) == wish
    picture = f"{address}pictures/penguin-party.png"
    for place in ("html", "frame", "wordpress", "tiddlywiki", "dokuwiki", "ghost"):
        assert picture in texts[place], place
    for place in ("frame", "mediawiki", "tiddlywiki"):
        assert "<iframe" in texts[place]
        assert 'height="640"' in texts[place]
    assert texts["mediawiki"].count("<") == 2  # nothing else passes there
    assert texts["wordpress"] == f"<!-- wp:html -->\n{texts['html']}\n<!-- /wp:html -->"
    assert texts["dokuwiki"].startswith("{{url>http")
    assert texts["ghost"] == texts["html"]
    assert f'<script src="{address}embed.js" async></script>' in texts["html"]


def test_each_text_was_tried_in_its_program_as_it_is(dialog: EmbedDialog, address: str) -> None:
    dialog.write("Players", "Ada; Pip=little")
    dialog.write("Seed", "blog")
    for place, pasted in PROGRAMS["pasted"].items():
        assert dialog.snippet(place).replace(address, "SITE/") + "\n" == pasted, place


STYLE = "Applying inline style"
"""What is read in our own page is under its policy."""


def test_each_text_is_what_it_seems(dialog: EmbedDialog, announce: Announce) -> None:
    """Put into a page, the HTML has the attributes that were wished, and a picture with a link."""
    announce(STYLE)
    dialog.write("Players", 'Ada "A" <b>; Pip=gentoo')
    read = """(text) => {
        const { body } = new DOMParser().parseFromString(text, "text/html");
        const table = body.querySelector("penguin-table");
        const [link, picture] = [body.querySelector("a"), body.querySelector("a > img")];
        const { src } = body.querySelector("iframe") ?? {};
        return { seats: table?.getAttribute("seats"), src, href: link.href, alt: picture.alt };
    }"""
    html = dialog.page.evaluate(read, dialog.snippet("html"))
    assert html["seats"] == 'Ada "A" <b>; Pip=gentoo'
    assert html["alt"] == "Play Blue Penguin"
    frame = dialog.page.evaluate(read, dialog.snippet("frame"))
    assert parse_qs(urlsplit(frame["src"]).query)["seats"] == ['Ada "A" <b>; Pip=gentoo']
    wiki = dialog.page.evaluate(read, dialog.snippet("tiddlywiki"))
    assert parse_qs(urlsplit(wiki["src"]).query)["seats"] == ['Ada "A" <b>; Pip=gentoo']
    assert "&#" not in dialog.snippet("tiddlywiki")  # which reads no such signs in an attribute
    assert frame["href"] == html["href"]


def test_where_scripts_and_frames_are_stripped_a_picture_with_a_link_remains(
    dialog: EmbedDialog, announce: Announce
) -> None:
    """As mail and news readers do: what they do not know goes, what is in it stays."""
    announce(STYLE)
    strip = """async (text) => {
        const { body } = new DOMParser().parseFromString(text, "text/html");
        for (const element of body.querySelectorAll("script, iframe")) element.remove();
        const table = body.querySelector("penguin-table");
        table?.replaceWith(...table.childNodes);
        const picture = body.querySelector("a[href^=http] > img[alt]");
        return (await fetch(picture.src)).headers.get("Content-Type");
    }"""
    for place in ("html", "frame", "wordpress", "tiddlywiki", "ghost"):
        assert dialog.page.evaluate(strip, dialog.snippet(place)) == "image/png", place


def test_the_preview_is_the_thing(dialog: EmbedDialog) -> None:
    play = dialog.preview.get_by_role("button")
    expect(play).to_have_text(re.compile("^▶ Play Blue Penguin"))
    dialog.field("Game").select_option("penguin-ultimatum")
    dialog.field("Language").select_option("de")
    expect(play).to_have_text(re.compile("The Penguin Ultimatum spielen"))


def test_wrong_wishes_are_told(dialog: EmbedDialog) -> None:
    fault = dialog.window.get_by_role("alert")
    copy = dialog.window.get_by_role("button", name="Copy")
    for name, text, told in (
        ("Players", "9", "2 to 5"),
        ("Players", "Ada;;", "not a name"),
        ("Height", "20", "200 to 4000"),
    ):
        dialog.write(name, text)
        expect(fault).to_contain_text(told)
        expect(dialog.text).to_have_value("")
        expect(copy).to_be_disabled()
        dialog.write(name, "3" if name == "Players" else "")
        expect(fault).to_have_text("")
        expect(copy).to_be_enabled()


def test_it_says_that_it_has_copied(warm: Page, dialog: EmbedDialog) -> None:
    warm.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog.window.get_by_role("button", name="Copy").click()
    expect(dialog.window.get_by_role("status")).to_have_text("Copied.")
    assert warm.evaluate("navigator.clipboard.readText()") == dialog.text.input_value()
    warm.context.clear_permissions()


def test_everybody_can_use_it(watched: Page) -> None:
    dialog = EmbedDialog(watched).open()
    expect(dialog.preview.get_by_role("button")).to_be_visible()
    check_page(watched)
    watched.keyboard.press("Escape")
    expect(dialog.window).to_be_hidden()
    expect(watched.get_by_role("button", name="Share and embed")).to_be_focused()


def test_a_game_that_is_shared_can_be_embedded(warm: Page, address: str) -> None:
    table = TablePage(warm, address).open("Ada; Bo")
    table.load(RECORD)
    table.wait_for("over")
    warm.get_by_role("button", name="Share this game").click()
    warm.get_by_role("dialog", name="Share this game").get_by_role("button", name="Share and embed").click()
    dialog = EmbedDialog(warm)
    expect(dialog.preview.get_by_role("button")).to_have_text(re.compile("^▶ Watch Blue Penguin"))
    assert 'record="#z=' in dialog.snippet("html")
    assert urlsplit(dialog.snippet("notion")).fragment.startswith("z=")
    assert "#/record?z=" in dialog.snippet("link")
