"""What picks at the table stand for when they lead to no legal move, so that the table can say why not."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.errors import Illegal
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, PENGUIN
from parlour.games.penguin_ultimatum.cells import cell_at
from parlour.games.penguin_ultimatum.choosing import TURNED_BUTTON
from parlour.games.penguin_ultimatum.moves import (
    ENTERTAINS,
    NOTHING,
    PERFORMS,
    PLACES,
    STONES,
    SUPPLY,
    Move,
)
from parlour.games.penguin_ultimatum.tokens import Tokens
from parlour.games.penguin_ultimatum.view import ENTERTAIN, PERFORM, PLACE, STONE, PenguinUltimatumView
from parlour.games.penguin_ultimatum.zones import ICEBERG, iceberg_key


def meant(view: PenguinUltimatumView, picks: Sequence[str]) -> Move | Illegal | None:
    """The move that a player on turn means by these picks, or why none can begin so."""
    if view.seat is None or not picks:
        return None
    tokens = Tokens(view)
    if view.step == PLACE:
        return _place(view, tokens, picks)
    if view.step == STONE:
        return _stone(view, tokens, picks)
    cell = _cell(view, tokens, picks[0])
    if cell is None:
        return None
    if view.step == PERFORM:
        return PERFORMS[cell]
    return ENTERTAINS[TURNED_BUTTON in picks][cell] if view.step == ENTERTAIN else None


def _place(view: PenguinUltimatumView, tokens: Tokens, picks: Sequence[str]) -> Move | Illegal | None:
    """PU-10: a card of the hand, its cell, and what is given up (PU-12)."""
    assert view.seat is not None  # as in `meant`
    hand = {tokens.penguin(place): PENGUIN[tokens.own[place]] for place in tokens.hands[view.seat]}
    if picks[0] not in hand:
        on_iceberg = _cell(view, tokens, picks[0]) is not None
        return Illegal("card-first", rule="PU-10") if on_iceberg else None
    cell = _cell(view, tokens, picks[1]) if len(picks) > 1 else None
    if cell is None:
        return None
    given = {tokens.entertainer_of(code): ENTERTAINER[code] for cards in view.held for code in cards}
    return PLACES[hand[picks[0]]][given.get(picks[2], NOTHING) if len(picks) > 2 else NOTHING][cell]


def _stone(view: PenguinUltimatumView, tokens: Tokens, picks: Sequence[str]) -> Move | Illegal | None:
    """PU-13: a stone and the penguin that it goes to."""
    assert view.seat is not None  # as in `meant`
    on_penguins = {token: cell for cell, token in tokens.stones.items()}
    mine = dict.fromkeys(tokens.supply[view.seat], SUPPLY)
    mine |= {stone: cell for stone, cell in on_penguins.items() if stone.startswith(f"stone-{view.seat}-")}
    for cell in [cell for cell in mine.values() if cell != SUPPLY]:  # its penguin may be picked for it
        mine |= {tokens.cards[cell]: cell, iceberg_key(cell): cell}
    if picks[0] not in mine:
        others = {stone for supply in tokens.supply for stone in supply} | set(on_penguins)
        if picks[0] in others:
            return Illegal("not-your-stone", rule="PU-13")
        on_iceberg = _cell(view, tokens, picks[0]) is not None
        return Illegal("stone-first", rule="PU-13") if on_iceberg else None
    target = _cell(view, tokens, picks[1]) if len(picks) > 1 else None
    return None if target is None else STONES[mine[picks[0]]][target]


def _cell(view: PenguinUltimatumView, tokens: Tokens, key: str) -> int | None:
    """The cell that a key of the picture names: a place of the iceberg, or what lies there."""
    for found in (tokens.cards, tokens.stones):
        for cell, token in found.items():
            if token == key:
                return cell
    zone, _, place = key.partition("/")
    column, _, row = place.partition(":")
    if zone != ICEBERG.zone() or not all(part.isascii() and part.isdigit() for part in (column, row)):
        return None
    iceberg = view.tables.icebergs[view.setup.options["iceberg"]]
    fits = int(column) < iceberg.width and int(row) < iceberg.height
    return cell_at(int(column), int(row)) if fits else None
