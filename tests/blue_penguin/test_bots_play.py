"""The bots of Blue Penguin: what they may not do, and what they must do."""

from __future__ import annotations

from random import Random

import pytest
from blue_penguin.helpers import position, searcher, started

from parlour.bots import decide, find_bot
from parlour.chance import stream
from parlour.errors import BadSetup, Unreadable
from parlour.games.blue_penguin import GAME, BluePenguinView
from parlour.games.penguin_party import GAME as OTHER
from parlour.games.template import GAME as TEMPLATE
from parlour.playout import random_game

LEVELS = ("random", "little", "rockhopper", "greedy", "gentoo", "emperor")
BUDGETS = {"gentoo": "gentoo/3", "emperor": "emperor/3"}


def test_the_levels_are_named_weakest_first() -> None:
    assert tuple(GAME.bots()) == LEVELS
    assert [info.name for info in GAME.bot_infos()] == ["little", "rockhopper", "gentoo", "emperor"]


@pytest.mark.parametrize("experts", ["off", "on"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_bot_ever_plays_an_illegal_move(seats: int, experts: str) -> None:
    bots = [find_bot(GAME, BUDGETS.get(name, name)) for name in LEVELS]
    for number in range(2):
        state = started(seats, f"legal/{number}", experts=experts)
        while state.moves():
            steps: list[int] = []
            for place, bot in enumerate(bots):
                view = state.view(state.turn)
                steps = list(bot.think(view, stream("legal", len(state.history), place)))
                assert steps
                assert set(steps) <= set(view.moves)  # cut short at any of them
            state.play(steps[-1])


@pytest.mark.parametrize("name", ["gentoo/40", "emperor/40"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_seed_gives_the_same_moves_whatever_is_hidden(seats: int, name: str) -> None:
    bot = searcher(name)
    for played in (0, 7, 30, 60 - 3 * seats):
        state = position(seats, "same", played)
        view = state.view(state.turn)
        swapped = GAME.guess(view, Random(5)).view(state.turn)
        steps = [list(bot.weigh(each, Random(9))) for each in (view, view, swapped)]
        assert steps[0] == steps[1] == steps[2]
        assert len(steps[0]) > 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_weighed_moves_come_best_first_and_mean_something(seats: int) -> None:
    for played in range(60 - seats):
        state = position(seats, "weigh", played)
        view = state.view(state.turn)
        for weighed in searcher("emperor/5").weigh(view, Random(played), also=view.moves):
            assert {item.move for item in weighed} == set(view.moves)
            assert [item.share for item in weighed] == sorted((item.share for item in weighed), reverse=True)
            assert all(0 <= item.share <= 1 and -36 <= item.points <= 36 for item in weighed)


def test_it_yields_at_once_and_stops_at_its_budget() -> None:
    state = position(3, "budget", 10)
    view = state.view(state.turn)
    assert len(list(searcher("emperor/1").weigh(view, Random(1)))) == 2
    assert decide(find_bot(GAME, "emperor/999999999"), view, Random(1), steps=1) in view.moves


@pytest.mark.parametrize("name", ["little", "rockhopper", "greedy", "gentoo", "emperor"])
def test_a_view_of_another_game_is_unreadable(name: str) -> None:
    for other in (OTHER, TEMPLATE):
        foreign = other.start(other.setup(2), other.shuffle(other.setup(2), Random(1))).view(0)
        bot = GAME.bots()[name]
        with pytest.raises(Unreadable) as caught:
            next(iter(bot.think(foreign, Random(1))))  # type: ignore[arg-type]  # that is the fault
        assert caught.value.code == "view-of-another-game"


def test_nothing_is_decided_when_it_is_another_seats_turn() -> None:
    state = position(3, "turn", 4)
    for seat in ((state.turn + 1) % 3, None):
        view: BluePenguinView = state.view(seat)
        with pytest.raises(BadSetup):
            next(searcher("emperor/1").weigh(view, Random(1)))


@pytest.mark.parametrize("text", ["emperor/0", "gentoo/0", "emperor/-1"])
def test_a_budget_of_nothing_is_refused(text: str) -> None:
    with pytest.raises((BadSetup, Unreadable)):
        find_bot(GAME, text)


def test_a_budget_of_too_many_digits_is_told_as_what_it_is() -> None:
    with pytest.raises(Unreadable, match="number-too-long") as refused:
        find_bot(GAME, "emperor/1000000000")
    assert refused.value.facts == {"text": "1000000000", "most": 9}


@pytest.mark.parametrize("seats", GAME.seats)
def test_nearly_every_move_has_reasons_and_never_more_than_three(seats: int) -> None:
    for number in range(5):
        state = started(seats, f"reasons/{number}")
        rng = stream("reasons", number)
        while state.moves():
            view = state.view(state.turn)
            for move in view.moves:
                assert 1 <= len(GAME.reasons(view, move)) <= 3
            assert GAME.reasons(view, 61) == ()
            moves = state.moves()
            state.play(moves[int(rng.random() * len(moves))])
    assert random_game(GAME, GAME.setup(seats), Random(1)).view(0).moves == ()
