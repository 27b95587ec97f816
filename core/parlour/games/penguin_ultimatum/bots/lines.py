"""What a search compares: lines, the moves of a turn from the decision that is due, and what is expected of
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from parlour.bots import Weighed
from parlour.games.penguin_ultimatum.bots.playing import finish_turn, options, outlook_of
from parlour.games.penguin_ultimatum.bots.worth import Worths
from parlour.games.penguin_ultimatum.moves import Move, Place
from parlour.games.penguin_ultimatum.state import PenguinUltimatumState
from parlour.games.penguin_ultimatum.view import OVER

EVEN = {2: 0.0, 3: -0.35355339059327373, 4: -0.5773502691896257}
"""By number of seats: where `share_of` gives 1 / seats."""
STEEPNESS = 0.8
"""With it `share_of` is about as steep in its middle as the normal distribution."""
FIRST = 2.0
"""So many playouts a line's first estimate counts."""


class Line:
    """The moves of a line. `sums`: of shares and points, at first of the first estimate (which counts as
    FIRST playouts), then after each playout; in the n-th playout of each line the same cards are dealt.
    """

    __slots__ = ("moves", "sums")

    def __init__(self, moves: tuple[Move, ...], share: float, points: float) -> None:
        self.moves = moves
        self.sums = [(FIRST * share, FIRST * points)]

    def add(self, share: float, points: float) -> None:
        """Counts one playout."""
        shares, all_points = self.sums[-1]
        self.sums.append((shares + share, all_points + points))

    @property
    def share(self) -> float:
        """The share of matches won, on average so far."""
        return self.sums[-1][0] / (FIRST + len(self.sums) - 1)


def share_of(margin: float, spread: float, seats: int) -> float:
    """The share of matches that is won when a seat is so far ahead of the others' mean by a judgement that
    errs by `spread` (standard deviation).
    """
    middle = EVEN[seats] + STEEPNESS * margin / spread
    return 0.5 + 0.5 * middle / sqrt(1.0 + middle * middle)


def reckon(state: PenguinUltimatumState, seat: int, worths: Worths) -> tuple[float, float]:
    """Share and final points that a seat may expect when it has just moved."""
    totals = state.totals
    if state.step == OVER:
        verdict = state.verdict()
        assert verdict is not None  # it is over
        winners = verdict.winners
        return (1.0 / len(winners) if seat in winners else 0.0), float(totals[seat])
    outlook = outlook_of(state, seat, worths)
    margin, seats = outlook.margin(totals), state.seats
    mean = sum(totals) / seats + outlook.worth.growth
    return share_of(margin, outlook.worth.spread, seats), mean + margin * (seats - 1) / seats


def look_closer(state: PenguinUltimatumState, moves: tuple[Move, ...], worths: Worths) -> Line:
    """A line with its first estimate: that of the position when the turn is over."""
    seat, after = state.turn, state.copy()
    for move in moves:
        after.play(move)
    finish_turn(after, worths)
    return Line(moves, *reckon(after, seat, worths))


def best_looking(
    state: PenguinUltimatumState, worths: Worths, count: int, also: Sequence[Move]
) -> list[tuple[Move, ...]]:
    """The moves of so many lines that look best by the outlook alone, then one for each of `also`."""
    ranked = sorted(options(state, worths), key=lambda option: -option[0])
    lines = [moves for _, moves in ranked]
    found = list(dict.fromkeys(lines))[:count]
    for move in also:
        if all(line[0] != move for line in found):
            found.append(next((line for line in lines if line[0] == move), ()) or _by_hand(move, lines))
    return found


def _by_hand(move: Move, lines: Sequence[tuple[Move, ...]]) -> tuple[Move, ...]:
    """A line that the outlook leaves out because another is as good: another stone, another card given up."""
    if isinstance(move, Place):
        for first, *rest in lines:
            if isinstance(first, Place) and (first.penguin, first.cell) == (move.penguin, move.cell):
                return (move, *rest)
    return (move,)


def weighed(lines: Sequence[Line]) -> tuple[Weighed[Move], ...]:
    """The first moves of the lines, best first. A line that left the race early is compared with the best
    one over the deals that both have met.
    """
    ranked = sorted(lines, key=lambda line: (-len(line.sums), -line.share))
    best = ranked[0].sums
    count = FIRST + len(best) - 1
    share, points = best[-1][0] / count, best[-1][1] / count
    found: dict[Move, Weighed[Move]] = {}
    lowest = 1.0
    for line in ranked:
        played = len(line.sums) - 1
        less_share = (best[played][0] - line.sums[-1][0]) / (FIRST + played)
        less_points = (best[played][1] - line.sums[-1][1]) / (FIRST + played)
        lowest = max(0.0, min(lowest, share - less_share))  # never above a line that outlived it
        if line.moves[0] not in found:
            found[line.moves[0]] = Weighed(line.moves[0], points - less_points, lowest)
    return tuple(found.values())
