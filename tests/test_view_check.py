"""A view that comes from Python callers is checked wherever a game takes one."""

import io
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parlour.bots import Searcher, decide
from parlour.errors import BadSetup, ParlourError, Unreadable
from parlour.game import View
from parlour.record import Player, read_record, read_records
from parlour.registry import AnyGame, find
from parlour.table import Table
from parlour.view_check import checked_view

GAMES = ["blue-penguin", "penguin-party", "penguin-ultimatum", "template"]
TAKERS: dict[str, Callable[[AnyGame, View[Any]], object]] = {
    "guess": lambda game, view: game.guess(view, Random(1)),
    "picture": lambda game, view: game.picture(view),
    "meant": lambda game, view: game.meant(view, ["a"]),
}


def first_view(name: str, seat: int | None = 0) -> View[Any]:
    """Of a seat; without one, of the seat on turn."""
    game = find(name)
    setup = game.setup(2)
    state = game.start(setup, game.shuffle(setup, Random(1)))
    return state.view(state.turn if seat is None else seat)


@pytest.mark.parametrize("taker", TAKERS)
@pytest.mark.parametrize("name", GAMES)
def test_a_view_of_another_game_is_unreadable(name: str, taker: str) -> None:
    foreign = first_view(GAMES[GAMES.index(name) - 1])
    game = find(name)
    if taker == "meant" and type(game).meant.__qualname__.startswith("Game."):
        assert game.meant(foreign, ["a"]) is None  # says nothing of any view
        return
    with pytest.raises(Unreadable, match="view-of-another-game") as refused:
        TAKERS[taker](game, foreign)
    assert refused.value.where == "view"
    assert refused.value.facts == {"text": type(foreign).__name__}


def test_a_view_that_lacks_a_field_is_of_another_version() -> None:
    view = first_view("penguin-party")
    assert checked_view(view, type(view)) is view
    older = object.__new__(type(view))
    for field in ("setup", "carry", "seat"):
        object.__setattr__(older, field, getattr(view, field))
    with pytest.raises(Unreadable, match="view-of-another-version") as refused:
        checked_view(older, type(view))
    assert refused.value.where == "view.turn"


def test_no_bot_decides_about_what_is_no_view_or_an_older_one() -> None:
    older = object.__new__(type(first_view("penguin-party")))
    for bot in find("penguin-party").bots().values():
        for view, message in ((older, "view-of-another-version"), ("a view", "view-of-another-game")):
            with pytest.raises(Unreadable, match=message):
                decide(bot, view, Random(1))  # type: ignore[arg-type]  # as from a caller without types


@pytest.mark.parametrize("seat", [1, None], ids=["not on turn", "spectator"])
@pytest.mark.parametrize("name", GAMES)
def test_no_bot_thinks_where_its_seat_has_nothing_to_decide(name: str, seat: int | None) -> None:
    game = find(name)
    setup = game.setup(2)
    state = game.start(setup, game.shuffle(setup, Random(1)))
    view = state.view(seat if seat is None else 1 - state.turn)
    for bot in game.bots().values():
        with pytest.raises(BadSetup, match="nothing-to-decide"):
            list(bot.think(view, Random(1)))
        with pytest.raises(Unreadable, match="view-of-another-game"):
            list(bot.think(None, Random(1)))  # type: ignore[arg-type]  # as from a caller without types
        if isinstance(bot, Searcher):
            with pytest.raises(BadSetup, match="nothing-to-decide"):
                list(bot.weigh(view, Random(1)))


@pytest.mark.parametrize("name", GAMES)
def test_no_bot_plays_an_only_move_of_another_game(name: str) -> None:
    foreign = first_view(GAMES[GAMES.index(name) - 1], None)
    only = replace(foreign, moves=foreign.moves[:1])
    for bot in find(name).bots().values():
        if isinstance(bot, Searcher):
            with pytest.raises(Unreadable, match="view-of-another-game"):
                list(bot.think(only, Random(1)))


BO = [Player("Ada"), Player("Bo")]
MISTAKES: list[tuple[Callable[[Any], object], Any, str, str]] = [
    (find, None, "not-a-text", "game"),
    (lambda seed: Table.new("template", BO, seed), 4711, "not-a-text", "seed"),
    (lambda players: Table.new("template", players, "1"), ["Ada", "Bo"], "not-a-player", "player 1"),
    (lambda name: Table.new("template", [Player(name), *BO], "1"), None, "not-a-text", "name of player 1"),
    (read_record, b"penguin", "not-a-text", "record"),
    (lambda file: list(read_records(file)), "match.record", "not-a-text-file", "file"),
    (lambda file: list(read_records(file)), io.BytesIO(b"penguin"), "not-a-text-file", "file"),
    (find("template").setup, 2.0, "seats", "seats"),
]


@pytest.mark.parametrize(("asked", "given", "code", "where"), MISTAKES)
def test_what_a_notebook_may_mistake_is_told(
    asked: Callable[[Any], object], given: Any, code: str, where: str
) -> None:
    with pytest.raises(ParlourError) as caught:
        asked(given)
    assert (caught.value.code, caught.value.where) == (code, where)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_wants_the_text_of_a_move(name: str) -> None:
    table = Table.new(name, BO, "1")
    assert table.turn is not None
    move: Any = table.view(table.turn).moves[0]
    with pytest.raises(Unreadable, match="not-a-text at move"):
        table.play(table.turn, move)
    table.play(table.turn, str(move))
