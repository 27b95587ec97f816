"""`python3 build train`: the weights of The Penguin Ultimatum's tuned judgement, learnt from self-play.

Penguins that look one turn ahead by the plain judgement play each other, now and then taking one of the next
best moves. After each turn the parts of the position are noted, as its mover sees them; a ridge regression,
from early phases to late ones, finds how much each part brought by the end of the game: the further margin
over the others' mean. The weights of `own`, `rival …`, `held` and `hand` only keep the others honest: where a
rival's audience was left alone it was for a reason, and to judge by them loses (docs/bots).
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from folders import CORE
from say import note, step

sys.path.insert(0, str(CORE))

from parlour.chance import below
from parlour.games.penguin_ultimatum import GAME, PenguinUltimatumState
from parlour.games.penguin_ultimatum.bots.outlook import ahead
from parlour.games.penguin_ultimatum.bots.playing import options, outlook_of
from parlour.games.penguin_ultimatum.bots.worth import Worths, greedy_worths
from parlour.games.penguin_ultimatum.cards import HAS_FUN, VALUE
from parlour.games.penguin_ultimatum.scoring import bonuses
from parlour.games.penguin_ultimatum.view import OVER

WEIGHTS = CORE / "parlour" / "games" / "penguin_ultimatum" / "weights.toml"
GAMES = 1500
"""Games for each number of seats: about 45,000 positions."""
ERRORS, AMONG = 0.2, 12
"""How often a move is drawn from so many of the best."""
PHASES = ((13, 8), (7, 5), (4, 3), (2, 2), (1, 1), (0, 0))
"""Entertainers left: from … to …; the order of learning."""
RIDGE, FIRST_RIDGE = 300.0, 30.0
"""How strongly a phase's weights are drawn to those of the phase before it, and the first ones to 0."""
CELLS = 6
"""Weights are learnt for 1 to so many missing cells."""
WRITTEN = {2: ("bare", "open", "stage"), 3: ("bare", "open", "stage", "take", "bonus")}
WRITTEN[4] = WRITTEN[3]
"""What was better than the plain judgement's, by number of seats."""
HEAD = """# What the tuned judgement adds to the plain one: made by `python3 build train`.
# A table per number of seats and phase (so many entertainers left, or fewer); see `Worth` in bots/worth.py.
"""

Row = list[tuple[int, float]]
"""A position: places and values of the parts that are not 0."""


@dataclass
class Sums:
    """The normal equations of one phase, and what reports need."""

    size: int
    squares: list[list[float]] = field(init=False)
    products: list[float] = field(init=False)
    rows: list[tuple[Row, float]] = field(default_factory=list)
    growth: float = 0.0

    def __post_init__(self) -> None:
        self.squares = [[0.0] * self.size for _ in range(self.size)]
        self.products = [0.0] * self.size

    def add(self, row: Row, margin: float, growth: float) -> None:
        """Counts one position."""
        for place, value in row:
            line = self.squares[place]
            for other, second in row:
                line[other] += value * second
            self.products[place] += value * margin
        self.rows.append((row, margin))
        self.growth += growth


def train(games: int = GAMES) -> None:
    """Write the weights for all numbers of seats."""
    parts = [HEAD]
    for seats in GAME.seats:
        with step(f"{seats} seats, {games} games"):
            phases = [Sums(len(names(seats))) for _ in PHASES]
            rng = Random(f"train/{seats}")
            for _ in range(games):
                learn(play(seats, rng), phases)
            parts += written(seats, phases)
    WEIGHTS.write_text("\n".join(parts), "utf-8")
    note(f"written: {WEIGHTS}")


def names(seats: int) -> list[tuple[str, int]]:
    """The parts of a position, most of them by missing cells."""
    by_cells = ["own", *(f"rival {distance}" for distance in range(1, seats))]
    by_cells += ["take", "bonus", "bare", "open", "stage", "fit"]
    found = [(name, missing) for name in by_cells for missing in range(1, CELLS + 1)]
    return [*found, ("held", 0), ("bonuses", 0), *(("hand", number) for number in (2, 3, 4, 5))]


Noted = tuple[int, int, list[int], Row]
"""Mover, entertainers left, points, and the parts."""


def play(seats: int, rng: Random) -> tuple[list[Noted], list[int]]:
    """A game: what was noted after each turn but the last, and the final points."""
    setup = GAME.setup(seats)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    worths = greedy_worths(seats)
    place = {name: number for number, name in enumerate(names(seats))}
    found: list[Noted] = []
    while state.step != OVER:
        mover = state.turn
        while state.step != OVER and state.turn == mover:
            for move in _choice(state, worths, rng):
                state.play(move)
        if state.step != OVER:
            row = [(place[name], value) for name, value in parts_of(state, mover) if value]
            found.append((mover, len(state.entertainers), list(state.totals), _merged(row)))
    return found, list(state.totals)


def _choice(state: PenguinUltimatumState, worths: Worths, rng: Random) -> Sequence[Any]:
    best = sorted(options(state, worths), key=lambda option: -option[0])[:AMONG]
    return best[below(len(best), rng) if rng.random() < ERRORS else 0][1]


def _merged(row: Row) -> Row:
    sums: dict[int, float] = {}
    for place, value in row:
        sums[place] = sums.get(place, 0.0) + value
    return list(sums.items())


def parts_of(state: PenguinUltimatumState, seat: int) -> Iterator[tuple[tuple[str, int], float]]:
    """The parts of a position as the seat sees it that has just moved, before it drew."""
    outlook = outlook_of(state, seat, greedy_worths(state.seats))
    hand = state.hands[seat][:-1]
    for stage in outlook.stages:
        missing = min(stage.missing, CELLS)
        for distance in range(1, state.seats):
            yield (f"rival {distance}", missing), stage.gains[(seat + distance) % state.seats]
        yield ("own", missing), stage.gains[seat]
        yield ("bare", missing), stage.bare
        yield ("open", missing), stage.open
        yield ("stage", missing), 1.0
        yield ("fit", missing), sum(VALUE[card] for card in hand if HAS_FUN[stage.card][card])
        taker = outlook.taker_of(stage, stage.gains[seat])
        if taker is not None:
            yield ("take", missing), 1.0 if taker == seat else -1.0 / (state.seats - 1)
            yield ("bonus", missing), outlook.bonus_change(taker, stage.card, 1)
    bonus = [0] * state.seats
    for part in bonuses(state.deal.performances, state.held):
        bonus[part.seat] += part.points
    yield ("held", 0), ahead([len(cards) for cards in state.held], seat)
    yield ("bonuses", 0), ahead(bonus, seat)
    for card in hand:
        yield ("hand", VALUE[card]), 1.0


def learn(game: tuple[list[Noted], list[int]], phases: Sequence[Sums]) -> None:
    """Adds a game to the equations of its phases."""
    noted, final = game
    for seat, left, points, row in noted:
        gained = [last - now for last, now in zip(final, points, strict=True)]
        for (high, low), sums in zip(PHASES, phases, strict=True):
            if low <= left <= high:
                sums.add(row, ahead(gained, seat), sum(gained) / len(gained))


def solved(sums: Sums, prior: Sequence[float], ridge: float) -> list[float]:
    """Ridge regression towards a prior: the normal equations by Gauss's elimination with pivots."""
    size = sums.size
    rows = [
        [*(sums.squares[row][column] + ridge * (row == column) for column in range(size)),
         sums.products[row] + ridge * prior[row]]
        for row in range(size)
    ]  # fmt: skip
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            if factor:
                for place in range(column, size + 1):
                    rows[row][place] -= factor * rows[column][place]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = rows[row][size]
        for place in range(row + 1, size):
            rest -= rows[row][place] * found[place]
        found[row] = rest / rows[row][row]
    return found


def written(seats: int, phases: Sequence[Sums]) -> Iterator[str]:
    """The tables of one number of seats, last phase first."""
    place = {name: number for number, name in enumerate(names(seats))}
    (plain,) = greedy_worths(seats)
    weights, ridge = [0.0] * len(place), FIRST_RIDGE
    tables = []
    for (high, _), sums in zip(PHASES, phases, strict=True):
        weights = solved(sums, weights, ridge)
        ridge = RIDGE
        lines = [f"[[seats-{seats}]]", f"left = {high}"]
        for name in WRITTEN[seats]:
            now = {"take": plain.take[0], "bonus": plain.bonus[0]}.get(name, 0.0)  # the card is taken at once
            values = [now, *(weights[place[name, missing]] for missing in range(1, CELLS + 1))]
            lines.append(f"{name} = [{', '.join(f'{value:.3f}' for value in values)}]")
        errors = [margin - sum(weights[at] * value for at, value in row) for row, margin in sums.rows]
        lines.append(f"growth = {sums.growth / len(errors):.2f}")
        lines.append(f"spread = {sqrt(sum(error * error for error in errors) / len(errors)):.2f}")
        tables.append("\n".join(lines) + "\n")
    return reversed(tables)
