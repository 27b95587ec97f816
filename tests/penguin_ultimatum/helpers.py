"""Positions built by hand, deals with known cards, other tables, and what is told on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from parlour.chance import pick
from parlour.errors import Illegal
from parlour.game import Event
from parlour.games.penguin_ultimatum import (
    GAME,
    PenguinUltimatum,
    PenguinUltimatumDeal,
    PenguinUltimatumState,
)
from parlour.games.penguin_ultimatum.board import Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, ENTERTAINERS, FORMS, PENGUIN, PENGUINS
from parlour.games.penguin_ultimatum.cells import read_cell
from parlour.games.penguin_ultimatum.tables import read_tables
from parlour.picture import Choice, Picture, Piece


def deal_of(
    hands: Sequence[str] = ("", ""),
    entertainers: str = "",
    performances: str = "",
    starter: int = 0,
    pile: str = "",
) -> PenguinUltimatumDeal:
    """A deal whose hands, penguin pile and entertainers begin with these cards; what is not given is filled
    up."""
    given = " ".join([*hands, pile]).split()
    spare = [code for code in PENGUINS if code not in given]
    penguins: list[str] = []
    for hand in hands:
        cards = hand.split()
        penguins += [*cards, *(spare.pop() for _ in range(4 - len(cards)))]
    shows = entertainers.split()
    forms = performances.split() or list(FORMS[: len(hands)])
    return PenguinUltimatumDeal(
        (*penguins, *pile.split(), *spare),
        (*shows, *(code for code in ENTERTAINERS if code not in shows)),
        tuple(forms),
        starter,
    )


def start(
    hands: Sequence[str] = ("", ""),
    *,
    options: Mapping[str, str] | None = None,
    game: PenguinUltimatum = GAME,
    told: list[Event] | None = None,
    **deal: object,
) -> PenguinUltimatumState:
    """A game from a deal as in `deal_of`."""
    setup = game.setup(len(hands), options)
    tell = None if told is None else told.append
    return game.start(setup, deal_of(hands, **deal), tell=tell)  # type: ignore[arg-type]  # checked by deal_of


def position(
    cells: str,
    hands: Sequence[str] = ("", ""),
    *,
    held: Sequence[str] = (),
    points: Sequence[int] = (),
    entertainers: str | None = None,
    pile: str | None = None,
    options: Mapping[str, str] | None = None,
    game: PenguinUltimatum = GAME,
    performances: str = "",
    starter: int = 0,
) -> PenguinUltimatumState:
    """A game whose iceberg is `cells`: words like `e5=shj`, `e5=shj/` (turned), `e5=grj3`, `e5=grj3@1` (with
    the stone of seat 1, from 0), `e5=curtain`. `entertainers` and `pile` are the piles from their tops; seat
    `starter` is on turn.
    """
    state = start(hands, options=options, game=game, performances=performances, starter=starter)
    state.board = Board(game.tables, state.board.iceberg)
    for word in cells.split():
        name, _, card = word.partition("=")
        cell = read_cell(name)
        card, _, seat = card.partition("@")
        if card == "curtain":
            state.board.put_curtain(cell)
        elif card.rstrip("/") in ENTERTAINER:
            state.board.put_entertainer(cell, ENTERTAINER[card.rstrip("/")], card.endswith("/"))
        else:
            state.board.put_penguin(cell, PENGUIN[card])
        if seat:
            state.board.put_stone(cell, int(seat))
            state.stones[int(seat)] = sorted([*state.stones[int(seat)], cell])
            state.supply[int(seat)] -= 1
    for seat_number, cards in enumerate(held):
        state.held[seat_number] = [ENTERTAINER[code] for code in cards.split()]
    for seat_number, count in enumerate(points):
        state.totals[seat_number] = count
    if entertainers is not None:
        state.entertainers = [ENTERTAINER[code] for code in reversed(entertainers.split())]
    if pile is not None:
        state.pile = [PENGUIN[code] for code in reversed(pile.split())]
    return state


def play(state: PenguinUltimatumState, moves: str) -> list[Event]:
    """Plays moves written as texts, and gives what is told."""
    told: list[Event] = []
    for text in moves.split():
        state.play(GAME.parse(text), told.append)
    return told


def texts(state: PenguinUltimatumState, kind: str = "") -> list[str]:
    """The legal moves of a kind."""
    return [str(move) for move in state.moves() if str(move).startswith(kind)]


def kinds(events: Sequence[Event]) -> list[str]:
    """What was told, without details."""
    return [event.kind for event in events]


def only(events: Sequence[Event], kind: str) -> Event:
    """The one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def random_game(seats: int, seed: object, options: Mapping[str, str] | None = None) -> PenguinUltimatumState:
    """A whole game at random."""
    rng = Random(str(seed))
    setup = GAME.setup(seats, options)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.moves():
        state.play(pick(state.moves(), rng))
    return state


def game_with(**changes: str) -> PenguinUltimatum:
    """The game with other dots: `game_with(shj="N S")`; `all_dots` changes those of all cards."""
    lines = GAME.text("tables.toml").splitlines()
    every = changes.pop("all_dots", "")
    for number, line in enumerate(lines):
        code = line.partition(" =")[0]
        if code in ENTERTAINER and (code in changes or every):
            lines[number] = f'{code} = "{changes.get(code, every)}"'
    return PenguinUltimatum(read_tables("\n".join(lines)))


def refused(state: PenguinUltimatumState, move: str) -> Illegal:
    """The error of an illegal move."""
    with pytest.raises(Illegal) as caught:
        state.play(GAME.parse(move))
    return caught.value


def zone(picture: Picture, name: str) -> list[Piece]:
    """The pieces of a zone."""
    return [piece for piece in picture.pieces if piece.zone == name]


def choice(picture: Picture, move: str) -> Choice:
    """The choice of this move."""
    return next(choice for choice in picture.choices if choice.move == move)
