"""Turns played by an outlook on a state: those of the seats that a search imagines."""

from __future__ import annotations

from operator import itemgetter

from parlour.games.penguin_ultimatum.bots.outlook import Outlook
from parlour.games.penguin_ultimatum.bots.turns import stone_values, turns
from parlour.games.penguin_ultimatum.bots.worth import Worths, worth_now
from parlour.games.penguin_ultimatum.cards import FORMS
from parlour.games.penguin_ultimatum.moves import ENTERTAINS, PERFORMS, Move
from parlour.games.penguin_ultimatum.state import PenguinUltimatumState
from parlour.games.penguin_ultimatum.view import ENTERTAIN, OVER, PERFORM, PLACE, STONE

BY_VALUE = itemgetter(0)
"""Options begin with their values; of equally good ones the first counts."""
FORM_PLACE = {form: place for place, form in enumerate(FORMS)}


def outlook_of(state: PenguinUltimatumState, seat: int, worths: Worths) -> Outlook:
    """The iceberg of a state as a seat sees it."""
    forms = [FORM_PLACE[form] for form in state.deal.performances]
    return Outlook(state.board, seat, state.held, forms, worth_now(worths, len(state.entertainers)))


def options(state: PenguinUltimatumState, worths: Worths) -> list[tuple[float, tuple[Move, ...]]]:
    """What the seat on turn could do now, with its value; to a placement belongs the stone move after it."""
    seat, step = state.turn, state.step
    if step == PERFORM:
        return [(show_value(state, cell), (PERFORMS[cell],)) for cell in sorted(state.board.ready)]
    outlook = outlook_of(state, seat, worths)
    if step == PLACE:
        found = turns(outlook, state.hands[seat], state.supply[seat], state.stones[seat])
        return [(turn.value, turn.moves()) for turn in found]
    if step == STONE:
        stones = stone_values(outlook, state.supply[seat], state.stones[seat])
        return [(value, (move,)) for value, move in stones]
    rooms = outlook.entertain_values(state.entertainers[-1])
    return [(value, (ENTERTAINS[turned][cell],)) for value, cell, turned in rooms]


def show_value(state: PenguinUltimatumState, cell: int) -> float:
    """PU-21: a performance may be the last, so what it brings by itself counts."""
    seat, total = state.turn, 0.0
    for _, other, points in state.board.audience(cell):
        total += points if other == seat else -points / (state.seats - 1)
    return total


def play_turn(state: PenguinUltimatumState, worths: Worths) -> None:
    """The best turn by the outlook, with all its performances."""
    if state.step == PLACE:
        seat = state.turn
        found = turns(
            outlook_of(state, seat, worths), state.hands[seat], state.supply[seat], state.stones[seat]
        )
        for move in max(found, key=BY_VALUE).moves():
            state.play(move)
    finish_turn(state, worths)


def finish_turn(state: PenguinUltimatumState, worths: Worths) -> None:
    """What is left of a turn after its placement."""
    while state.step not in (PLACE, OVER):
        if state.step == ENTERTAIN:
            rooms = outlook_of(state, state.turn, worths).entertain_values(state.entertainers[-1])
            _, cell, turned = max(rooms, key=BY_VALUE)
            state.play(ENTERTAINS[turned][cell])
        else:
            _, (move,) = max(options(state, worths), key=BY_VALUE)
            state.play(move)
