"""The rules of The Penguin Ultimatum in play: what happens after each decision until the next one."""

from __future__ import annotations

from typing import Self

from parlour.errors import Illegal
from parlour.game import Carry, Outcome, Part, State, Tell, check_seat
from parlour.games.penguin_ultimatum import legal, telling
from parlour.games.penguin_ultimatum.board import CURTAIN, first_board
from parlour.games.penguin_ultimatum.cards import (
    ENTERTAINERS,
    FAMILY,
    HAND_SIZE,
    PENGUIN,
    PENGUINS,
    START_POINTS,
    STONES,
)
from parlour.games.penguin_ultimatum.deal import PenguinUltimatumDeal, lay
from parlour.games.penguin_ultimatum.moves import NOTHING, SUPPLY, Entertain, Move, Perform, Place, Stone
from parlour.games.penguin_ultimatum.scoring import bonuses, outcome, taker
from parlour.games.penguin_ultimatum.tables import Tables
from parlour.games.penguin_ultimatum.view import (
    ENTERTAIN,
    OVER,
    PERFORM,
    PLACE,
    STONE,
    Penalty,
    PenguinUltimatumView,
    Show,
    spots_of,
)
from parlour.setup import Setup

CODES = ("", *PENGUINS, *ENTERTAINERS, *ENTERTAINERS, "curtain")
"""The code of what a cell holds (`Board.holds`)."""
assert CODES[CURTAIN] == "curtain"


class PenguinUltimatumState(State[Move]):
    """A game in progress. `pile` and `entertainers` with the next card last; by seat: `hands`, `held` (both
    numbers, in the order they came), `supply` (a count), `stones` (cells, sorted), `totals`. `shows` and
    `penalties`: what has been scored; `reason` and `extra`: the end and its bonuses.
    """

    __slots__ = (
        "board", "carry", "deal", "entertainers", "extra", "hands", "held", "history", "options", "penalties",
        "pile", "reason", "seats", "setup", "shows", "step", "stones", "supply", "tables", "totals", "turn",
    )  # fmt: skip

    setup: Setup
    deal: PenguinUltimatumDeal

    def __init__(self, tables: Tables, setup: Setup, deal: PenguinUltimatumDeal, carry: Carry) -> None:
        self.tables = tables
        self.setup = setup
        self.deal = deal
        self.carry = carry
        self.seats = seats = setup.seats
        laid, left = lay(deal, len(tables.start[seats]), fixed=setup.is_on("fixed-setup"))
        self.board = first_board(tables, tables.icebergs[setup.options["iceberg"]], seats, laid)
        self.entertainers = left[::-1]  # PU-8
        penguins = [PENGUIN[code] for code in deal.penguins]
        self.hands = [penguins[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(seats)]  # PU-8
        self.pile = penguins[: HAND_SIZE * seats - 1 : -1]  # PU-8
        self.held: list[list[int]] = [[] for _ in range(seats)]
        self.supply = [STONES] * seats  # PU-4
        self.stones: list[list[int]] = [[] for _ in range(seats)]
        self.totals = [START_POINTS] * seats  # PU-4
        self.turn = deal.starter  # PU-33
        self.step = PLACE
        self.history: list[Move] = []
        self.shows: list[Show] = []
        self.penalties: list[Penalty] = []
        self.reason = ""
        self.extra: list[Part] = []
        self.options: list[Move] | None = None  # the legal moves, worked out when first asked for

    def begin(self, tell: Tell | None = None) -> None:
        super().begin(tell)
        self._begin_turn(tell)

    def tell_start(self, tell: Tell) -> None:
        telling.tell_start(self, tell)

    def moves(self) -> list[Move]:
        if self.options is None:
            seat, board = self.turn, self.board
            if self.step == PLACE:
                self.options = legal.legal_places(board, self.hands[seat], self.held[seat])
            elif self.step == STONE:
                self.options = legal.legal_stones(board, self.supply[seat], self.stones[seat])
            elif self.step == PERFORM:
                self.options = legal.legal_performs(board)
            else:
                self.options = []
        return self.options

    def play(self, move: Move, tell: Tell | None = None) -> None:
        wrong = legal.why_not(self, move)
        if wrong is not None:
            raise wrong
        self.history.append(move)
        self.options = None
        if isinstance(move, Place):
            self._place(move, tell)
        elif isinstance(move, Perform):
            self._perform(move.cell, "PU-15", tell)
        elif isinstance(move, Entertain):
            self._entertain(move, tell)
        else:
            if isinstance(move, Stone):
                self._move_stone(move)
            if tell is not None:
                telling.tell_stone(self, move, tell)
            self._next_show(tell)

    def _place(self, move: Place, tell: Tell | None) -> None:
        """Step 1: PU-10, PU-11, PU-12."""
        seat, cell, penguin = self.turn, move.cell, move.penguin
        board = self.board
        due = board.kin[FAMILY[penguin]][cell]
        if tell is not None:
            telling.tell_place(self, move, due, tell)
        self.hands[seat].remove(penguin)
        board.put_penguin(cell, penguin)
        if move.given != NOTHING:
            self.held[seat].remove(move.given)  # PU-12: it leaves the game
        elif due:
            self.totals[seat] -= due  # PU-11
            self.penalties.append(Penalty(seat, PENGUINS[penguin], cell, due))
        self.step = STONE

    def _move_stone(self, move: Stone) -> None:
        """Step 2: PU-13."""
        seat = self.turn
        own = self.stones[seat]
        if move.source == SUPPLY:
            self.supply[seat] -= 1
        else:
            own.remove(move.source)
            self.board.take_stone(move.source)
        own.append(move.target)
        own.sort()
        self.board.put_stone(move.target, seat)

    def _next_show(self, tell: Tell | None) -> None:
        """Step 3: a single entertainer that is ready performs by itself; of several, the player chooses."""
        ready = self.board.ready
        if not ready:
            self._end_turn(tell)
        elif len(ready) == 1:
            self._perform(ready[0], "PU-14", tell)
        else:
            self.step = PERFORM  # PU-15

    def _perform(self, cell: int, rule: str, tell: Tell | None) -> None:
        """The first three parts of a performance, and the drawing of the fourth; `rule`: what let it go
        now.
        """
        board = self.board
        card = board.entertainer_at(cell)
        audience = board.audience(cell)
        gains = [0] * self.seats
        for _, seat, value in audience:
            gains[seat] += value
            self.totals[seat] += value  # PU-16
        winner = taker(gains)
        if winner is not None:
            self.held[winner].append(card)  # PU-17
        show = Show(ENTERTAINERS[card], cell, winner, tuple(gains))
        self.shows.append(show)
        if tell is not None:
            telling.tell_show(self, show, audience, rule, tell)
        board.close(cell)  # PU-18
        if not self.entertainers:
            self._end("entertainers-out", tell)  # PU-21
            return
        rooms = legal.legal_entertains(board, self.entertainers[-1])
        if not rooms:
            self._end("no-room", tell)  # PU-21
            return
        self.options = rooms
        self.step = ENTERTAIN

    def _entertain(self, move: Entertain, tell: Tell | None) -> None:
        """The end of a performance's fourth part: PU-19."""
        card = self.entertainers.pop()
        self.board.put_entertainer(move.cell, card, move.turned)
        if tell is not None:
            telling.tell_entertain(self, move, card, tell)
        self._next_show(tell)

    def _end_turn(self, tell: Tell | None) -> None:
        """Step 4: PU-20."""
        if not self.pile:
            self._end("penguins-out", tell)  # PU-21
            return
        penguin = self.pile.pop()
        self.hands[self.turn].append(penguin)  # PU-20
        if tell is not None:
            telling.tell_draw(self, penguin, tell)
        self.turn = (self.turn + 1) % self.seats  # PU-20
        self._begin_turn(tell)

    def _begin_turn(self, tell: Tell | None) -> None:
        """PU-21: without a cell for a penguin the game is over."""
        self.step = PLACE
        if not self.board.places:
            self._end("no-place", tell)

    def _end(self, reason: str, tell: Tell | None) -> None:
        """PU-21: at once, whoever still waits to perform; then the bonuses of PU-30 and PU-31."""
        self.step = OVER
        self.reason = reason
        self.extra = bonuses(self.deal.performances, self.held)
        for part in self.extra:
            self.totals[part.seat] += part.points
        if tell is not None:
            telling.tell_end(self, tell)

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.tables = self.tables
        other.setup = self.setup
        other.deal = self.deal
        other.carry = self.carry
        other.seats = self.seats
        other.board = self.board.copy()
        other.entertainers = self.entertainers[:]
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile[:]
        other.held = [cards[:] for cards in self.held]
        other.supply = self.supply[:]
        other.stones = [cells[:] for cells in self.stones]
        other.totals = self.totals[:]
        other.turn = self.turn
        other.step = self.step
        other.history = self.history[:]
        other.shows = self.shows[:]
        other.penalties = self.penalties[:]
        other.reason = self.reason
        other.extra = self.extra
        other.options = self.options
        return other

    def scores(self) -> tuple[int, ...]:
        return tuple(self.totals)

    def view(self, seat: int | None) -> PenguinUltimatumView:
        check_seat(self.setup, seat)
        drawn = len(PENGUINS) - HAND_SIZE * self.seats - len(self.pile)
        view = PenguinUltimatumView(
            setup=self.setup,
            carry=self.carry,
            seat=seat,
            turn=None if self.step == OVER else self.turn,
            starter=self.deal.starter,
            moves=tuple(self.moves()) if seat == self.turn else (),
            history=tuple(self.history),
            tables=self.tables,
            performances=self.deal.performances,
            entertainers=self._open_entertainers(),
            own=(),
            drawn=drawn,
            step=self.step,
            spots=spots_of(self.board, CODES),
            supply=tuple(self.supply),
            held=tuple(tuple(ENTERTAINERS[card] for card in cards) for cards in self.held),
            totals=self.scores(),
            shows=tuple(self.shows),
            penalties=tuple(self.penalties),
        )
        return view if seat is None else view.with_own(self.deal.penguins)

    def _open_entertainers(self) -> tuple[str, ...]:
        """Those laid first, then those that have been turned up from the pile (PU-8)."""
        count = len(self.tables.start[self.seats])
        laid, left = lay(self.deal, count, fixed=self.setup.is_on("fixed-setup"))
        turned_up = len(left) - len(self.entertainers) + 1
        return tuple(ENTERTAINERS[card] for card in (*laid, *left[:turned_up]))

    def verdict(self) -> Outcome | None:
        if self.step != OVER:
            return None
        starter, totals, held = self.deal.starter, self.totals, self.held
        return outcome(self.setup, starter, totals, held, self.reason, self.extra, self.shows, self.penalties)

    def why_not(self, move: Move) -> Illegal | None:
        return legal.why_not(self, move)
