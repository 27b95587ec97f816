"""Checks of one position: moves, texts, copies, errors, the end."""

from __future__ import annotations

from random import Random
from typing import Any

from parlour.chance import pick, shuffled
from parlour.conformance.declared import message_names
from parlour.conformance.promise import BrokenPromise, promise
from parlour.errors import Illegal, NotYourTurn, Unreadable
from parlour.game import Carry, Outcome, State
from parlour.registry import AnyGame

ILLEGAL_TRIES = 12


def fingerprint(state: State[Any]) -> tuple[object, ...]:
    """Everything that can be asked of a state; equal for equal positions."""
    seats = range(state.setup.seats)
    turn = state.turn if state.moves() else None
    return (
        tuple(state.moves()),
        turn,
        state.scores(),
        state.verdict(),
        *(state.view(seat) for seat in (*seats, None)),
    )


def same_position(one: State[Any], other: State[Any]) -> bool:
    """Whether nothing that can be asked tells the two apart."""
    return fingerprint(one) == fingerprint(other)


def check_position(game: AnyGame, state: State[Any]) -> None:
    """The quick checks, made at every decision."""
    moves = state.moves()
    promise(len(set(moves)) == len(moves), "no move comes twice", moves)
    promise(0 <= state.turn < state.setup.seats, "somebody is on turn", state.turn)
    promise(state.verdict() is None, "there is no verdict while there are moves", state.verdict())
    promise(tuple(state.copy().moves()) == tuple(moves), "moves have a fixed order", moves)
    texts = set()
    for move in moves:
        text = str(move)
        promise(game.parse(text) == move, "a move survives its text", text)
        promise(not any(char.isspace() for char in text), "a move's text has no blanks", text)
        promise(hash(game.parse(text)) == hash(move), "equal moves hash alike", text)
        texts.add(text)
    promise(len(texts) == len(moves), "no two moves share a text", moves)


def check_illegal(game: AnyGame, state: State[Any], others: list[Any], rng: Random) -> None:
    """Legal moves change copies only; illegal ones are refused with a rule of the game and change nothing."""
    before = fingerprint(state)
    move = pick(state.moves(), rng)
    copy = state.copy()
    copy.play(move)
    promise(fingerprint(state) == before, "playing on a copy leaves the state alone", move)
    promise(same_position(copy, state.after(move)), "after is copy and play", move)
    legal = set(state.moves())
    for other in shuffled(others, rng)[:ILLEGAL_TRIES]:
        reason = state.why_not(other)
        if other in legal:
            promise(reason is None, "a legal move has no reason against it", other, reason)
            continue
        promise(reason is not None, "an illegal move has a reason against it", other)
        assert reason is not None
        promise(
            reason.rule.startswith(f"{game.prefix}-"), "the reason names a rule of the game", other, reason
        )
        code = f"error-{reason.code}"
        promise(code in message_names(game), "messages.en.ftl has every reason against a move", code)
        try:
            state.play(other)
        except Illegal as error:
            promise(str(error) == str(reason), "play refuses for the reason given", str(error), str(reason))
        else:
            raise BrokenPromise(f"an illegal move is refused: {other}")
        promise(fingerprint(state) == before, "a refused move changes nothing", other)


def check_strangers(state: State[Any]) -> None:
    """What comes from Python callers and is neither a seat nor a move is told so, by a type of `errors`."""
    for seat in (-1, state.setup.seats):
        try:
            view = state.view(seat)
        except NotYourTurn:
            continue
        raise BrokenPromise(f"there is no view of seat {seat}: {view} (`check_seat` in `view`)")
    for asked in (state.play, state.why_not):
        try:
            asked(object())
        except Unreadable:
            continue
        raise BrokenPromise(f"what is no move is told so by {asked.__name__} (`checked_move`)")


def check_end(game: AnyGame, state: State[Any]) -> None:
    """The end of a round: no moves, a verdict, and reasons that add up."""
    verdict = state.verdict()
    if isinstance(verdict, Outcome):
        promise(verdict.winners, "somebody wins", verdict)
        promise(verdict.scores == state.scores(), "the outcome has the scores", verdict, state.scores())
        best = min(verdict.scores) if game.lowest_wins else max(verdict.scores)
        won = {verdict.scores[seat] for seat in verdict.winners}
        promise(won == {best}, "winners have the best score, the lowest or the highest", verdict)
        for rule in (verdict.rule, verdict.ended_by, *(part.rule for part in verdict.parts)):
            promise(rule.startswith(f"{game.prefix}-"), "the outcome names rules of the game", rule)
        sums = [0] * state.setup.seats
        for part in verdict.parts:
            sums[part.seat] += part.points
        promise(tuple(sums) == verdict.scores, "the parts add up to the scores", sums, verdict.scores)
    else:
        promise(isinstance(verdict, Carry), "a round that is over has a verdict", verdict)
        assert isinstance(verdict, Carry)
        promise(verdict.points == state.scores(), "points carry over", verdict, state.scores())
    for seat in (*range(state.setup.seats), None):
        view = state.view(seat)
        promise(view.turn is None and view.moves == (), "nobody is on turn at the end", view)
