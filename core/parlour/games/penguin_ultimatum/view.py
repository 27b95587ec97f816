"""What one seat may know of a game of The Penguin Ultimatum: all but the other hands and the order of the
piles.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from parlour.game import View
from parlour.games.penguin_ultimatum.board import NOBODY, Board
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, HAND_SIZE, PENGUIN
from parlour.games.penguin_ultimatum.moves import Entertain, Move, Place
from parlour.games.penguin_ultimatum.tables import Tables

PLACE, STONE, PERFORM, ENTERTAIN, OVER = "place", "stone", "perform", "entertain", "over"
"""The decisions of a turn, in their order, and the end."""


class Spot(NamedTuple):
    """What lies on a cell: a penguin's or an entertainer's code, or `curtain`; `stone` is the seat of the
    stone on it.
    """

    cell: int
    card: str
    turned: bool = False
    stone: int | None = None


class Show(NamedTuple):
    """A performance that is over: who took the entertainer (None: it left the game), and the points of
    every seat.
    """

    card: str
    cell: int
    taker: int | None
    gains: tuple[int, ...]


class Penalty(NamedTuple):
    """A kinship penalty that was paid."""

    seat: int
    card: str
    cell: int
    value: int


@dataclass(frozen=True, slots=True)
class PenguinUltimatumView(View[Move]):
    """`performances` of the seats; `entertainers`: the codes of those laid first and of those turned up
    from the pile since, in order, so that while the pile lasts the last one is its top; `own`: every
    penguin that came to this seat's hand, in order, () for spectators; `drawn`: how many penguins were
    drawn; `step`: the decision that is due; `spots`: the iceberg, row by row; by seat: stones in `supply`,
    codes of the cards `held` in the order they came, `totals`.
    """

    tables: Tables = field(repr=False)
    performances: tuple[str, ...]
    entertainers: tuple[str, ...]
    own: tuple[str, ...]
    drawn: int
    step: str
    spots: tuple[Spot, ...]
    supply: tuple[int, ...]
    held: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    shows: tuple[Show, ...]
    penalties: tuple[Penalty, ...]

    def with_own(self, penguins: tuple[str, ...]) -> PenguinUltimatumView:
        """The same with what this seat has seen of the deal's penguins."""
        assert self.seat is not None
        return replace(self, own=tuple(penguins[place] for place in self.received(self.seat)))

    def board(self) -> Board:
        """The iceberg as the rules' own board, a new one at each call."""
        board = Board(self.tables, self.tables.icebergs[self.setup.options["iceberg"]])
        for spot in self.spots:
            if spot.card in PENGUIN:
                board.put_penguin(spot.cell, PENGUIN[spot.card])
                if spot.stone is not None:
                    board.put_stone(spot.cell, spot.stone)
            elif spot.card in ENTERTAINER:
                board.put_entertainer(spot.cell, ENTERTAINER[spot.card], spot.turned)
            else:
                board.put_curtain(spot.cell)
        return board

    def turns(self) -> list[tuple[int, Place]]:
        """Who placed a penguin, and how, turn by turn (PU-10, PU-20)."""
        places = [move for move in self.history if isinstance(move, Place)]
        return [((self.starter + turn) % self.setup.seats, move) for turn, move in enumerate(places)]

    def received(self, seat: int) -> list[int]:
        """The places in the deal of all penguins that came to a seat, in order; public, unlike the cards
        (PU-8, PU-20).
        """
        seats = self.setup.seats
        first = HAND_SIZE * seats
        dealt = range(HAND_SIZE * seat, HAND_SIZE * (seat + 1))
        return [*dealt, *range(first + (seat - self.starter) % seats, first + self.drawn, seats)]

    @property
    def hand(self) -> tuple[int, ...]:
        """The numbers of this seat's penguins, in the order they came."""
        played = {move.penguin for _, move in self.turns()}
        return tuple(number for number in map(PENGUIN.__getitem__, self.own) if number not in played)

    @property
    def laid(self) -> int:
        """How many entertainers lay on the iceberg at the start."""
        return len(self.tables.start[self.setup.seats])

    @property
    def entertainers_left(self) -> int:
        """How many entertainers are in the pile, its open top card included."""
        return 16 - self.laid - sum(isinstance(move, Entertain) for move in self.history)

    @property
    def next_entertainer(self) -> str | None:
        """The open top card of the entertainer pile (PU-8)."""
        return self.entertainers[-1] if self.entertainers_left else None


def spots_of(board: Board, codes: tuple[str, ...]) -> tuple[Spot, ...]:
    """The iceberg row by row; `codes` by what a cell holds (`board.holds`)."""
    found = []
    for cell in board.iceberg.cells:
        held = board.holds[cell]
        if held:
            owner = board.owner[cell]
            found.append(Spot(cell, codes[held], board.is_turned(cell), None if owner == NOBODY else owner))
    return tuple(found)
