"""Where the cards lie that an event or a part of a score is about."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.about import cards_of
from parlour.errors import Facts
from parlour.games.penguin_ultimatum.cards import ANIMAL, ANIMALS, ENTERTAINER, FORMS, PENGUIN, SHOWN_FORM
from parlour.games.penguin_ultimatum.cells import read_cell
from parlour.games.penguin_ultimatum.tokens import Tokens
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView
from parlour.games.penguin_ultimatum.zones import HAND, PERFORMANCE, iceberg_key


def about(view: PenguinUltimatumView, seat: int | None, facts: Facts) -> tuple[str, ...]:
    """The cells and cards that the facts name; the entertainers that a bonus counts (see `Game.about`)."""
    tokens = Tokens(view)
    cells = [iceberg_key(read_cell(str(facts[name]))) for name in ("cell", "source") if name in facts]
    found = list(dict.fromkeys([*cells, *_cards(view, tokens, cards_of(facts), bool(cells))]))
    if seat is not None and not found:
        counted = [code for code in view.held[seat] if _counts(ENTERTAINER[code], facts)]
        found = [tokens.entertainer_of(code) for code in counted] or [HAND.zone(seat)]
    return tuple(found)


def _cards(
    view: PenguinUltimatumView,
    tokens: Tokens,
    codes: tuple[str, ...],
    placed: bool,  # noqa: FBT001
) -> Iterator[str]:
    """Where each card is now: on the iceberg, in this seat's own hand, held; or where it performed."""
    spots = {spot.card: spot.cell for spot in view.spots}
    shows = {show.card: show.cell for show in view.shows}
    held = {code for cards in view.held for code in cards}
    hand = {code: place for place, code in tokens.own.items()}
    for code in codes:
        if code in spots:
            yield iceberg_key(spots[code])
        elif code in PENGUIN and code in hand:
            yield tokens.penguin(hand[code])
        elif code in held and not placed:
            yield tokens.entertainer_of(code)
        elif code in shows:
            yield iceberg_key(shows[code])
        elif code in FORMS and code in view.performances:
            yield PERFORMANCE.zone(view.performances.index(code))


def _counts(entertainer: int, facts: Facts) -> bool:
    """Whether a bonus for an animal or a form counts this card (PU-30, PU-31)."""
    animal, form = ANIMALS[ANIMAL[entertainer]], FORMS[SHOWN_FORM[entertainer]]
    return facts.get("animal") == animal or facts.get("form") == form
