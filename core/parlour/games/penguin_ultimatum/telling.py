"""The events of The Penguin Ultimatum: facts of what happened, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.errors import Facts
from parlour.game import Event, Tell
from parlour.games.penguin_ultimatum.cards import (
    ANIMAL,
    ENTERTAINER,
    ENTERTAINERS,
    FAMILY,
    FORM,
    PENGUINS,
    SHOWN_FORM,
    START_POINTS,
    STONES,
)
from parlour.games.penguin_ultimatum.cells import cell_name
from parlour.games.penguin_ultimatum.moves import NOTHING, SUPPLY, Entertain, Move, Place, Stone
from parlour.games.penguin_ultimatum.view import Show

if TYPE_CHECKING:
    from parlour.games.penguin_ultimatum.state import PenguinUltimatumState


def tell_start(state: PenguinUltimatumState, tell: Tell) -> None:
    """The deal: who has what, what lies where, who starts."""
    for seat, form in enumerate(state.deal.performances):
        tell(Event("seated", "PU-4", seat, {"card": form, "stones": STONES}, START_POINTS))
    rule = "PU-7" if state.setup.is_on("fixed-setup") else "PU-6"
    board = state.board
    for right, down in state.tables.start[state.seats]:
        cell = state.board.iceberg.beside_middle(right, down)
        turned = int(board.is_turned(cell))
        tell(
            Event(
                "laid",
                rule,
                None,
                {"card": _entertainer(state, cell), "cell": cell_name(cell), "turned": turned},
            )
        )
    _tell_next(state, "PU-8", tell)
    for seat, hand in enumerate(state.hands):
        cards = tuple(PENGUINS[penguin] for penguin in hand)
        tell(Event("dealt", "PU-8", seat, {"count": len(hand)}, 0, {"cards": cards}))
    tell(Event("starts", "PU-33", state.turn))


def tell_place(state: PenguinUltimatumState, move: Place, due: int, tell: Tell) -> None:
    """Told before the penguin lies there: `due` is the penalty."""
    seat = state.turn
    card, cell = PENGUINS[move.penguin], cell_name(move.cell)
    tell(Event("placed", "PU-10", seat, {"card": card, "cell": cell}))
    if not due:
        return
    cards = tuple(PENGUINS[penguin] for penguin in state.board.kin_at(move.cell, FAMILY[move.penguin]))
    if move.given == NOTHING:
        tell(Event("penalty", "PU-11", seat, {"card": card, "kin_cards": cards, "value": due}, -due))
    else:
        facts: Facts = {"card": ENTERTAINERS[move.given], "kin_cards": cards, "value": due}
        tell(Event("given-up", "PU-12", seat, facts))


def tell_stone(state: PenguinUltimatumState, move: Move, tell: Tell) -> None:
    """The stone has moved, or it stays."""
    if not isinstance(move, Stone):
        tell(Event("stayed", "PU-13", state.turn))
        return
    facts: Facts = {"card": PENGUINS[state.board.holds[move.target] - 1], "cell": cell_name(move.target)}
    if move.source == SUPPLY:
        tell(Event("stone-set", "PU-13", state.turn, {**facts, "left": state.supply[state.turn]}))
    else:
        tell(Event("stone-moved", "PU-13", state.turn, {**facts, "source": cell_name(move.source)}))


def tell_show(
    state: PenguinUltimatumState, show: Show, audience: Sequence[tuple[int, int, int]], rule: str, tell: Tell
) -> None:
    """Parts 1 to 3 of a performance, told before the curtain lies there."""
    board = state.board
    facts: Facts = {"card": show.card, "cell": cell_name(show.cell)}
    tell(Event("performs", rule, state.turn, facts))
    for cell, seat, value in audience:
        penguin = PENGUINS[board.holds[cell] - 1]
        told: Facts = {
            "card": penguin,
            "cell": cell_name(cell),
            "entertainer_card": show.card,
            "by": _why_fun(board.holds[cell] - 1, ENTERTAINER[show.card]),
            "value": value,
        }
        tell(Event("fun", "PU-16", seat, told, value))
    if show.taker is not None:
        tell(Event("took", "PU-17", show.taker, {"card": show.card, "value": show.gains[show.taker]}))
    elif any(show.gains):
        fewest = min(gain for gain in show.gains if gain)
        tied = tuple(seat for seat, gain in enumerate(show.gains) if gain == fewest)
        tell(Event("removed-tie", "PU-17", None, {"card": show.card, "seats": tied, "value": fewest}))
    else:
        tell(Event("removed-nobody", "PU-17", None, {"card": show.card}))
    tell(Event("curtain", "PU-18", None, facts))


def tell_entertain(state: PenguinUltimatumState, move: Entertain, card: int, tell: Tell) -> None:
    """The new entertainer lies; the next one is turned up, if there is one."""
    facts: Facts = {"card": ENTERTAINERS[card], "cell": cell_name(move.cell), "turned": int(move.turned)}
    tell(Event("entertainer", "PU-19", state.turn, facts))
    _tell_next(state, "PU-19", tell)


def tell_draw(state: PenguinUltimatumState, penguin: int, tell: Tell) -> None:
    """Step 4; the card is the drawer's secret."""
    tell(Event("drew", "PU-20", state.turn, {"left": len(state.pile)}, 0, {"card": PENGUINS[penguin]}))


def tell_end(state: PenguinUltimatumState, tell: Tell) -> None:
    """Why it ends, how many performances are lost by that, and the bonuses."""
    tell(Event("over", "PU-21", None, {"reason": state.reason, "waiting": len(state.board.ready)}))
    for part in state.extra:
        tell(Event(f"bonus-{part.kind}", part.rule, part.seat, part.facts, part.points))


def _why_fun(penguin: int, entertainer: int) -> str:
    """PU-16: its family, its form, or both."""
    kin, form = FAMILY[penguin] == ANIMAL[entertainer], FORM[penguin] == SHOWN_FORM[entertainer]
    return "both" if kin and form else "family" if kin else "form"


def _tell_next(state: PenguinUltimatumState, rule: str, tell: Tell) -> None:
    if state.entertainers:
        card, left = ENTERTAINERS[state.entertainers[-1]], len(state.entertainers)
        tell(Event("turned-up", rule, None, {"card": card, "left": left}))
    else:
        tell(Event("pile-empty", rule))


def _entertainer(state: PenguinUltimatumState, cell: int) -> str:
    return ENTERTAINERS[state.board.entertainer_at(cell)]
