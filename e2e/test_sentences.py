"""Page and terminal make the same sentences of the same facts: events, notes, parts of scores, errors."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from parlour import wire
from parlour.chance import pick, stream
from parlour.conformance import draw_options
from parlour.errors import NotYourTurn, ParlourError, Unreadable
from parlour.messages import languages
from parlour.record import Player
from parlour.registry import games
from parlour.sentences import Sentences
from parlour.table import Table

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Flo")

IN_THE_PAGE = """async ({ app, game, players, asked, language }) => {
  const { loadFaces, loadSentences, Words } = await import(new URL("library.js", app).href);
  const words = new Words(await loadSentences(language, game), await loadFaces(game), players);
  return asked.map(([kind, fact]) => words[kind](fact));
}"""


def spoken(name: str) -> Iterator[tuple[str, Any]]:
    """What is told in some matches of a game: ("event" | "note" | "part" | "fault", the fact itself)."""
    game = games()[name]
    seats = game.seats[-1]
    for number in range(4):
        rng = stream("sentences", name, number)
        players = [Player(person) for person in NAMES[:seats]]
        table = Table.new(name, players, str(number), draw_options(game, seats, rng))
        while table.outcome is None:
            if table.next_carry is not None:
                table.next_round()
                continue
            assert table.turn is not None
            picture = table.picture(table.turn)
            yield from (("note", note) for note in (*picture.facts, picture.prompt) if note is not None)
            yield from (("note", choice.note) for choice in picture.choices if choice.note is not None)
            table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
        yield from (("event", event) for seat in (0, 1, None) for event in table.events(seat))
        yield from (("part", part) for part in table.outcome.parts)
    yield "fault", Unreadable("move-unreadable", where="move", text="x")
    yield "fault", NotYourTurn("not-your-turn", seat=0, turn_seat=1)


def in_python(sentences: Sentences, kind: str, fact: Any) -> str:
    if isinstance(fact, ParlourError):
        return sentences.error(fact)
    return str(getattr(sentences, kind)(fact))


def as_data(fact: Any) -> Any:
    return wire.error_data(fact) if isinstance(fact, ParlourError) else wire.data(fact)


@pytest.mark.parametrize("name", sorted(games()))
def test_page_and_terminal_say_the_same(page: Page, address: str, name: str) -> None:
    asked: dict[str, tuple[str, Any]] = {}
    for kind, fact in spoken(name):
        asked.setdefault(wire.dump([kind, as_data(fact)]), (kind, fact))
    players = NAMES[: games()[name].seats[-1]]
    page.goto(address)
    app = page.locator("script[type=module]").first.evaluate("script => script.src")
    question = {
        "app": app,
        "game": name,
        "players": [{"name": player, "bot": None} for player in players],
        "asked": [[kind, as_data(fact)] for kind, fact in asked.values()],
    }
    for language in languages():
        sentences = Sentences(games()[name], players, language)
        expected = [in_python(sentences, kind, fact) for kind, fact in asked.values()]
        found = page.evaluate(IN_THE_PAGE, {**question, "language": language})
        assert len(found) > 50
        # The page writes a true minus sign, where numbers have one.
        assert [line.replace("−", "-") for line in found] == [line.replace("−", "-") for line in expected]
