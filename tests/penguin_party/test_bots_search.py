"""The bots that look ahead: legal, repeatable, stopped at any moment, exact where nothing is hidden."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from penguin_party.helpers import position, random_positions, start

from parlour.bots import Searcher, decide, find_bot
from parlour.bots.ismcts import Search
from parlour.chance import pick
from parlour.errors import BadSetup, Illegal, Unreadable
from parlour.game import Carry, Outcome, State
from parlour.games.penguin_party import GAME, Move, PenguinPartyState
from parlour.games.penguin_party.alone import cards_stuck, is_alone
from parlour.games.penguin_party.guess import Guesser
from parlour.playout import playout as random_playout
from parlour.registry import all_games

LEVELS = ("little", "rockhopper", "greedy", "gentoo/6", "emperor/6")


def searcher(text: str) -> Searcher[Move]:
    bot = find_bot(GAME, text)
    assert isinstance(bot, Searcher)
    return bot


@pytest.mark.parametrize("rounds", ["match", "single"])
@pytest.mark.parametrize("ties", ["shared", "play-on"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_matches_of_all_levels_end_and_no_move_is_illegal(seats: int, ties: str, rounds: str) -> None:
    rng = Random(seats)
    setup = GAME.setup(seats, {"rounds": rounds, "ties": ties})
    bots = [find_bot(GAME, LEVELS[seat % len(LEVELS)]) for seat in range(seats)]
    carry = Carry()
    verdict: Outcome | Carry | None = None
    while not isinstance(verdict, Outcome) and carry.round < 3 * seats:
        state = GAME.start(setup, GAME.shuffle(setup, rng, carry), carry)
        while state.moves():
            state.play(decide(bots[state.turn], state.view(state.turn), rng))  # raises if it is illegal
        verdict = state.verdict()
        if isinstance(verdict, Carry):
            carry = verdict


@pytest.mark.parametrize("name", ["gentoo/40", "emperor/40"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_stopped_at_any_step_the_last_answer_is_legal_and_the_best_comes_first(seats: int, name: str) -> None:
    rng = Random(seats)
    for state in islice(random_positions(seats, rng), 3, None, 9):
        view = state.view(state.turn)
        answers = list(searcher(name).weigh(view, rng))
        for weighed in answers:
            assert {each.move for each in weighed} <= set(view.moves)
            assert len({each.move for each in weighed}) == len(weighed)
            for each in weighed:
                assert 0 <= each.share <= 1
                assert 0 <= each.points <= view.points[state.turn] + view.cards_left(state.turn)
        assert decide(searcher(name), view, Random(1), 1) in view.moves


def test_the_same_seed_gives_the_same_answers() -> None:
    for state in islice(random_positions(4, Random(4)), 0, None, 7):
        view = state.view(state.turn)
        first, second = (list(searcher("emperor/60").weigh(view, Random(8))) for _ in range(2))
        assert first == second


def test_a_search_follows_what_it_foretells_of_others_and_goes_on_below() -> None:
    """Until a new move of its own seat: none but foretold moves of the others are in the tree."""
    state = next(state for state in random_positions(4, Random(7)) if len(state.history) == 8)
    seat = state.turn
    said: list[Move] = []
    depths = []

    def answer(state: State[Move], rng: Random) -> Move:  # nothing is left to chance
        assert state.turn != seat
        said.append(state.moves()[-1])
        return said[-1]

    def playout(reached: State[Move], rng: Random) -> None:
        assert isinstance(reached, PenguinPartyState)
        others = [
            move for move, player in zip(reached.history, reached.players, strict=True) if player != seat
        ]
        before = sum(player != seat for player in state.players)
        assert others[before:] == said
        depths.append(len(said))
        said.clear()
        random_playout(reached, rng)

    def rewards(state: State[Move]) -> list[float]:
        return [1.0 - points / 40 for points in state.scores()]

    guess = Guesser(state.view(seat)).draw
    search = Search(seat, guess, rewards, lambda _: 0.5, playout=playout, answer=answer)
    *_, weighed = search.run(Random(1), 200, 50)
    assert len(weighed) == len(state.moves())
    assert max(depths) > 3  # past the three others, to its own next move and beyond


def test_hidden_cards_change_nothing() -> None:
    rng = Random(5)
    for state in islice(random_positions(3, rng), 2, 30, 4):
        view = state.view(state.turn)
        other = GAME.guess(view, rng).view(state.turn)
        first, second = (list(searcher("emperor/30").weigh(each, Random(8))) for each in (view, other))
        assert first == second


@pytest.mark.parametrize("budget", [1, 9, 200])
def test_moves_that_are_asked_for_are_weighed_from_the_first_answer_on(budget: int) -> None:
    state = start(["rrgggybb", "r", "b", "y"])
    for text in ("red:0:0", "green:0:1", "green:0:2", "yellow:0:-1"):
        state.play(next(move for move in state.moves() if move.tier == 0) if text else state.moves()[0])
    view = state.view(state.turn)
    also = view.moves[-2:]
    answers = list(searcher(f"emperor/{budget}").weigh(view, Random(1), also))
    assert all(set(also) <= {each.move for each in weighed} for weighed in answers)


def test_a_move_that_is_asked_for_must_be_legal() -> None:
    view = start(["rr", "r", "b", "y"]).view(0)
    with pytest.raises(Illegal):
        searcher("emperor/5").weigh(view, Random(1), [Move("red", 3, 3)])


@pytest.mark.parametrize("name", [name for name in GAME.bots() if name != "random"])
def test_a_view_of_another_game_is_unreadable(name: str) -> None:
    game = all_games()["template"]
    setup = game.setup(2)
    foreign = game.start(setup, game.shuffle(setup, Random(1))).view(0)
    foreign = replace(foreign, moves=(1, 2))
    with pytest.raises(Unreadable):
        decide(GAME.bots()[name], foreign, Random(1))


@pytest.mark.parametrize("name", ["gentoo", "emperor"])
def test_a_budget_of_nothing_is_no_budget(name: str) -> None:
    for budget in ("0", "-3"):
        with pytest.raises((BadSetup, Unreadable)):
            find_bot(GAME, f"{name}/{budget}")


def test_there_is_nothing_to_weigh_in_a_spectators_view() -> None:
    with pytest.raises(BadSetup):
        searcher("emperor/5").weigh(start(["r", "b"]).view(None), Random(1))


def _fewest(state: PenguinPartyState) -> int:
    """Cards that the last player keeps at best, by trying everything."""
    return min((_fewest(state.after(move)) for move in state.moves()), default=sum(state.left))


def test_PP_9_who_goes_on_alone_plays_perfectly() -> None:
    rng = Random(9)
    tried = stuck = 0
    while tried < 60:
        letters = "".join(pick("rbypg", rng) for _ in range(6))
        row = "".join(pick("rbypg", rng) for _ in range(7))
        state = position([letters, ""], row, {(1, column): row[column] for column in (0, 2, 4)})
        if not state.moves():
            continue
        assert is_alone(state)
        tried += 1
        found = cards_stuck(state, 10**6)
        assert found == {move: _fewest(state.after(move)) for move in state.moves()}
        stuck += min(found.values()) > 0
    assert 5 < stuck < 55


def test_PP_9_an_end_that_takes_too_long_is_left_to_the_search() -> None:
    state = position(["rbypgrb", ""], "rbypgrb")
    assert cards_stuck(state, 3) is None
    assert not is_alone(position(["rb", "r"], "rbypgrb"))


def test_PP_9_a_solved_end_is_weighed_by_what_it_brings() -> None:
    rng = Random(3)
    seen = 0
    while seen < 10:
        for state in random_positions(3, rng, {"rounds": "single"}):
            if is_alone(state) and len(state.moves()) > 1:
                seen += 1
                view = state.view(state.turn)
                (weighed,) = searcher("emperor/5").weigh(view, rng)
                assert {each.move for each in weighed} == set(view.moves)
                while state.moves():
                    (best,) = searcher("emperor/5").weigh(state.view(state.turn), rng)
                    state.play(best[0].move)
                assert state.scores()[view.seat or 0] == weighed[0].points
                break
