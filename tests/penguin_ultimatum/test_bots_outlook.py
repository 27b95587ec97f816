"""The quick outlook says the same as the plain judgement of the boards that it does not build."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from penguin_ultimatum.helpers import position

from parlour.chance import pick, stream
from parlour.games.penguin_ultimatum import GAME, PenguinUltimatumState
from parlour.games.penguin_ultimatum.board import Board
from parlour.games.penguin_ultimatum.bots.outlook import Outlook, ahead
from parlour.games.penguin_ultimatum.bots.playing import finish_turn, options, outlook_of
from parlour.games.penguin_ultimatum.bots.worth import (
    greedy_worths,
    read_worths,
    rockhopper_worths,
    tuned_worths,
    worth_now,
)
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, FAMILY
from parlour.games.penguin_ultimatum.judge import Judge
from parlour.games.penguin_ultimatum.moves import NOTHING, SUPPLY, Entertain, Move, Place, Stone
from parlour.games.penguin_ultimatum.view import ENTERTAIN, PERFORM, PLACE, STONE

CLOSE = 1e-9


def positions(seats: int, seed: str) -> Iterator[PenguinUltimatumState]:
    """The positions of a game of rockhoppers who err at random."""
    rng = stream(seed, seats)
    setup = GAME.setup(seats)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.moves():
        yield state
        if rng.random() < 0.3:
            state.play(pick(state.moves(), rng))
        else:
            state.play(max(options(state, rockhopper_worths(seats)), key=lambda option: option[0])[1][0])


def laid(
    state: PenguinUltimatumState, moves: tuple[Move, ...], lost: Callable[[int], float]
) -> tuple[Board, float]:
    """The board after these moves, and what a placement costs; `lost`: of a card given up."""
    board, cost = state.board.copy(), 0.0
    for move in moves:
        if isinstance(move, Place):
            due = board.kin[FAMILY[move.penguin]][move.cell]
            cost = lost(move.given) if move.given != NOTHING else float(due)
            board.put_penguin(move.cell, move.penguin)
        elif isinstance(move, Stone):
            if move.source != SUPPLY:
                board.take_stone(move.source)
            board.put_stone(move.target, state.turn)
        elif isinstance(move, Entertain):
            board.put_entertainer(move.cell, state.entertainers[-1], move.turned)
    return board, cost


def judged(state: PenguinUltimatumState, moves: tuple[Move, ...]) -> float:
    """What the plain judgement says of the board after these moves, less what a placement costs."""
    judge = Judge(state.view(state.turn))
    board, cost = laid(state, moves, judge.given_up)
    return judge.position(board) - cost


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_option_is_worth_what_its_board_is(seats: int) -> None:
    steps = set()
    for number, state in enumerate(positions(seats, "worth")):
        if number % 4 == 0 or state.step == ENTERTAIN:
            for value, moves in options(state, greedy_worths(seats))[:: 7 if state.step == PLACE else 1]:
                if state.step in (PLACE, STONE, ENTERTAIN):
                    assert abs(value - judged(state, moves)) < CLOSE, (number, moves)
            steps.add(state.step)
    assert {PLACE, STONE, ENTERTAIN} <= steps


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_turn_is_better_than_the_best_option(seats: int) -> None:
    """Against brute force: every placement with every stone move that the rules allow after it."""
    for number, state in enumerate(positions(seats, "best")):
        if state.step != PLACE or number % 5 or number > 60:
            continue
        best = max(value for value, _ in options(state, greedy_worths(seats)))
        highest: float | None = None
        for place in state.moves():
            for stone in state.after(place).moves():
                value = judged(state, (place, stone))
                highest = value if highest is None else max(highest, value)
        assert highest is not None
        assert abs(best - highest) < CLOSE, number


def test_a_penalty_is_paid_by_the_cheapest_card_if_that_costs_less() -> None:
    """PU-12: beside a red 5 and a red 4; the bear is worth less than the seal, which has a majority."""
    state = position("e5=shj h8=blm5 c4=rej5 c5=rea4", ["bld3 rea2", "grm5"], held=["sea bed", "bem bej"])
    outlook = outlook_of(state, 0, greedy_worths(2))
    bear, seal = ENTERTAINER["bed"], ENTERTAINER["sea"]
    assert 0 < outlook.card_lost(bear) < outlook.card_lost(seal) < 9
    found = {line[0]: value for value, line in options(state, greedy_worths(2)) if "rea2:d4" in str(line[0])}
    assert [str(move) for move in found] == ["place:rea2:d4:bed"]
    state = position("e5=shj h8=blm5 c4=rea2", ["bld3 rej2", "grm5"], held=["sea", "bem bej"])
    assert outlook_of(state, 0, greedy_worths(2)).card_lost(seal) > 2
    found = {line[0]: value for value, line in options(state, greedy_worths(2)) if "rej2:d4" in str(line[0])}
    assert [str(move) for move in found] == ["place:rej2:d4"]


def test_every_option_is_legal_and_its_stone_move_too() -> None:
    for state in positions(3, "legal"):
        for _, moves in options(state, tuned_worths(3)):
            after = state
            for move in moves:
                assert move in after.moves()
                after = after.after(move)


@pytest.mark.parametrize("seats", GAME.seats)
def test_tuned_values_are_those_of_the_board_they_lead_to(seats: int) -> None:
    """Free cells and bare penguins count too: what an option adds is what the board's own value gains."""
    worths = tuned_worths(seats)
    for number, state in enumerate(positions(seats, "tuned")):
        if state.step == PERFORM or number % 3:
            continue
        seat = state.turn
        before = outlook_of(state, seat, worths)
        for value, moves in options(state, worths)[::5]:
            board, cost = laid(state, moves, before.card_lost)
            after = Outlook(board, seat, state.held, before.forms, before.worth)
            assert abs(value - (after.value() - cost)) < CLOSE, moves


def test_a_finished_turn_leaves_nobody_ready() -> None:
    for state in positions(4, "finish"):
        after = state.copy()
        if after.step == PLACE:
            for move in options(after, greedy_worths(4))[0][1]:
                after.play(move)
        finish_turn(after, greedy_worths(4))
        assert after.step in ("place", "over")
        assert after.turn != state.turn or after.step == "over"


def test_the_margin_counts_points_cards_and_bonuses() -> None:
    state = position("e5=shj", ["", "", ""], held=["sha shd", "bed", ""], points=(20, 12, 6))
    state.board = Board(GAME.tables, state.board.iceberg)
    outlook = outlook_of(state, 0, greedy_worths(3))
    # Points: 20 against 9. Cards: 2 against 1/2, 1.5 each. Bonuses: for sheep 5 and for acrobatics or dance
    # none or 2, against 5 for bears shared among two, 0.7 each.
    forms = [
        2 * sum(card % 4 == form for card in cards)
        for cards, form in zip(state.held, outlook.forms, strict=True)
    ]
    bonus = 5 + forms[0] - (5 + forms[1] + forms[2]) / 2
    assert abs(outlook.margin(state.totals) - (11 + 1.5 * 1.5 + 0.7 * bonus)) < CLOSE
    assert ahead((20, 12, 6), 0) == 11


def test_weights_are_read_by_phase() -> None:
    text = """
[[seats-2]]
left = 1
stage = [0.0, 1.0]
growth = 3.0
spread = 2.0
[[seats-2]]
left = 3
growth = 9.0
spread = 4.0
"""
    worths = read_worths(text, 2)
    assert [worth.growth for worth in worths] == [3.0, 3.0, 9.0, 9.0]
    assert worths[0].stage == (0.0, *(1.0,) * 8)
    assert worths[3].own == greedy_worths(2)[0].own
    assert worth_now(worths, 12) is worths[3]
