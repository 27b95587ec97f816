"""Determinization: a deal that a view could come from, every one with the same probability, without
rejection.

Nothing that the players do tells of hidden cards (any penguin may lie anywhere a penguin may), so each
hidden penguin is equally likely anywhere, and each card played was equally likely in any slot of that hand.
Only the option fixed-setup (PU-7) tells something of a hidden order: cards that came before one that was
laid had to be passed over.
"""

from __future__ import annotations

from functools import cache
from random import Random

from parlour.chance import below, shuffled
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, ENTERTAINERS, HAND_SIZE, PENGUINS
from parlour.games.penguin_ultimatum.deal import PenguinUltimatumDeal, alike
from parlour.games.penguin_ultimatum.state import PenguinUltimatumState
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView


def guess_state(view: PenguinUltimatumView, rng: Random) -> PenguinUltimatumState:
    """The view's public moves on such a deal."""
    state = PenguinUltimatumState(view.tables, view.setup, guess_deal(view, rng), view.carry)
    state.begin()
    for move in view.history:
        state.play(move)
    return state


def guess_deal(view: PenguinUltimatumView, rng: Random) -> PenguinUltimatumDeal:
    """A deal whose game with the view's public moves gives the same view."""
    return PenguinUltimatumDeal(
        _penguins(view, rng), _entertainers(view, rng), view.performances, view.starter
    )


def _penguins(view: PenguinUltimatumView, rng: Random) -> tuple[str, ...]:
    seats = view.setup.seats
    cards: list[str | None] = [None] * len(PENGUINS)
    if view.seat is not None:
        for place, code in zip(view.received(view.seat), view.own, strict=True):
            cards[place] = code
    slots = [list(range(HAND_SIZE * seat, HAND_SIZE * (seat + 1))) for seat in range(seats)]
    for turn, (seat, move) in enumerate(view.turns()):
        if seat != view.seat:
            place = slots[seat].pop(below(HAND_SIZE, rng))  # the hand has four cards when a turn begins
            cards[place] = PENGUINS[move.penguin]
            slots[seat].append(HAND_SIZE * seats + turn)  # PU-20: the turn's draw
    known = set(cards)
    hidden = shuffled([code for code in PENGUINS if code not in known], rng)
    return tuple(code if code is not None else hidden.pop() for code in cards)


def _entertainers(view: PenguinUltimatumView, rng: Random) -> tuple[str, ...]:
    laid, turned_up = view.entertainers[: view.laid], view.entertainers[view.laid :]
    known = set(view.entertainers)
    hidden = [code for code in ENTERTAINERS if code not in known]
    if not view.setup.is_on("fixed-setup"):
        return (*laid, *turned_up, *shuffled(hidden, rng))  # PU-6
    return _passed_over(laid, turned_up, hidden, rng)


def _passed_over(
    laid: tuple[str, ...], turned_up: tuple[str, ...], hidden: list[str], rng: Random
) -> tuple[str, ...]:
    """A shuffled pile from which PU-7 lays `laid`, and which then goes on with `turned_up` and the hidden
    cards.

    It is built from the top. After `stage` cards have been laid and `passed` others passed over, the next
    card is either the next to be laid or one more that is passed over, which must be like one of those
    laid; each way is as likely as the number of piles that it leads to. Cards that may be passed at one
    stage may be at all later ones, so of the hidden ones `passed - len(turned_up)` are used up at every
    stage alike.
    """
    numbers = [ENTERTAINER[code] for code in laid]
    rest = len(ENTERTAINERS) - len(laid)

    def passable(stage: int, codes: list[str]) -> list[str]:
        if stage == len(laid):
            return codes
        return [code for code in codes if any(alike(ENTERTAINER[code], card) for card in numbers[:stage])]

    passable_hidden = [len(passable(stage, hidden)) for stage in range(len(laid) + 1)]

    def choices(stage: int, passed: int) -> int:
        if passed < len(turned_up):
            return len(passable(stage, [turned_up[passed]]))
        return max(0, passable_hidden[stage] - (passed - len(turned_up)))

    @cache
    def piles(stage: int, passed: int) -> int:
        lay = piles(stage + 1, passed) if stage < len(laid) else 0
        if passed == rest:
            return lay if stage < len(laid) else 1
        many = choices(stage, passed)
        return lay + (many * piles(stage, passed + 1) if many else 0)

    pile: list[str] = []
    stage = passed = 0
    left = shuffled(hidden, rng)
    while len(pile) < len(ENTERTAINERS):
        lay = piles(stage + 1, passed) if stage < len(laid) else 0
        if rng.random() * piles(stage, passed) < lay:
            pile.append(laid[stage])
            stage += 1
            continue
        if passed < len(turned_up):
            pile.append(turned_up[passed])
        else:
            code = passable(stage, left)[0]
            left.remove(code)
            pile.append(code)
        passed += 1
    return tuple(pile)
