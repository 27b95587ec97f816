"""What other sites take: cards, oEmbed, pictures, and the address that they name."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import embeds
from embeds import PICTURE, Subject, card, oembed, texts
from publish_address import EXAMPLE, publish_address
from say import Failure

WHOLE = Subject("", "A Parlour", "Some games.")
GAME = Subject("some-game", "Some <Game>", 'A "blurb" & more.')
ADDRESS = "https://games.example.org/parlour/"


class Tags(HTMLParser):
    """The tags of a text with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def properties(text: str) -> dict[str, str]:
    return {tag["property"]: tag["content"] for _, tag in Tags(text).found if "property" in tag}


def test_a_card_says_what_a_link_shows() -> None:
    facts = properties(card(GAME, WHOLE, ADDRESS))
    assert facts["og:title"] == GAME.title
    assert facts["og:description"] == GAME.blurb
    assert facts["og:url"] == ADDRESS + "some-game.html"
    assert facts["og:image"] == ADDRESS + "pictures/some-game.png"
    assert (int(facts["og:image:width"]), int(facts["og:image:height"])) == PICTURE


def test_without_an_address_a_card_has_relative_ones() -> None:
    text = card(GAME, WHOLE, "")
    assert "og:url" not in properties(text)
    assert properties(text)["og:image"] == "pictures/some-game.png"
    (link,) = (tag for name, tag in Tags(text).found if name == "link")
    assert (link["type"], link["href"]) == ("application/json+oembed", "oembed/some-game.json")


@pytest.mark.parametrize("address", [ADDRESS, ""])
def test_oembed_has_all_that_it_must(address: str) -> None:
    answer = oembed(GAME, WHOLE, address)
    assert (answer["version"], answer["type"]) == ("1.0", "rich")
    assert {type(answer["width"]), type(answer["height"])} == {int}
    html = str(answer["html"])
    assert re.match(
        "<blockquote><a [^>]+>[^<]+</a></blockquote><iframe [^>]+></iframe>$", html
    )  # WordPress's
    _, (_, link), (_, frame) = Tags(html).found
    assert link["href"] == (address or EXAMPLE) + "some-game.html"
    assert frame["width"] == "100%"
    source = urlsplit(frame["src"])
    assert frame["src"].startswith((address or EXAMPLE) + "embed.html?")
    assert parse_qs(source.query) == {"game": ["some-game"]}
    assert source.fragment == ""  # WordPress puts its own there
    assert frame["title"] == "Some <Game> · A Parlour"


def test_the_address_is_said_by_the_variable_or_by_netlify(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PENGUIN_ADDRESS", "NETLIFY", "URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("URL", "https://other.example")  # anybody's, as long as it is not Netlify that builds
    assert publish_address() == ""
    monkeypatch.setenv("NETLIFY", "true")
    assert publish_address() == "https://other.example/"
    monkeypatch.setenv("PENGUIN_ADDRESS", "https://games.example.org/parlour")
    assert publish_address() == ADDRESS


@pytest.mark.parametrize(
    "text", ["games.example.org", "ftp://games.example.org/", "https://a.example/?b", "https://a.example/#b"]
)
def test_what_is_no_address_is_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("PENGUIN_ADDRESS", text)
    with pytest.raises(Failure, match=re.escape(text)):
        publish_address()


def test_only_plain_texts_go_into_the_loader(tmp_path: Path) -> None:
    file = tmp_path / "facade.en.ftl"
    file.write_text("play = Play { $game }!\nodd = { $count ->\n    [one] one\n   *[other] more\n}\n")
    assert texts(file) == {"play": "Play {game}!"}
    file.write_text("play = { $\n")
    with pytest.raises(Failure, match="cannot be read"):
        texts(file)


def test_the_schema_is_of_one_version() -> None:
    schema = json.loads(embeds.SCHEMA.read_text("utf-8"))
    kinds = {
        name
        for side in ("toFrame", "fromFrame")
        for name in (option["$ref"].removeprefix("#/$defs/") for option in schema["$defs"][side]["oneOf"])
    }
    versions = {schema["$defs"][kind]["properties"]["penguin-parlour"]["const"] for kind in kinds}
    assert kinds == {"start", "theme", "load", "ready", "move", "over", "resize", "error"}
    assert versions == {1}
