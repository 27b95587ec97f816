"""Information set Monte Carlo tree search with a single observer (P. I. Cowling, E. J. Powley, D. Whitehouse:
Information Set Monte Carlo Tree Search, IEEE Transactions on Computational Intelligence and AI in Games 4,
2012), for any game.

Every iteration takes another determinization, a full state that the observer's view could come from, and
plays it down one tree that all of them share: at a node only the moves that are legal in this state take
part, and a move is judged by how often it could have been chosen. Each seat chooses what was best for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from typing import Generic, TypeVar

from parlour.bots import Weighed
from parlour.game import Seat, State
from parlour.playout import playout as random_playout

MoveT = TypeVar("MoveT", bound=Hashable)

ALSO_EVERY = 8
"""Each so many iterations one begins with a move of `also`."""


class Node(Generic[MoveT]):
    """What is known of a move, made from one position of the tree: how often it could have been chosen and
    was, what the seat that made it got by it in all; and, below the root, points and shares of the observer.

    `turns` are the positions after it, by the seat that is on turn then, which everybody sees.
    """

    __slots__ = ("available", "points", "reward", "share", "tried", "turns", "visits")

    def __init__(self, visits: int = 0, reward: float = 0.0) -> None:
        self.turns: dict[Seat, Turn[MoveT]] = {}
        self.available = 1
        self.visits = visits
        self.reward = reward
        self.tried = 0
        self.points = 0.0
        self.share = 0.0


class Turn(Generic[MoveT]):
    """A position of the tree: its moves so far, how often it was passed, and what its seat got in all."""

    __slots__ = ("moves", "passed", "reward")

    def __init__(self) -> None:
        self.moves: dict[MoveT, Node[MoveT]] = {}
        self.passed = 0
        self.reward = 0.0


@dataclass(frozen=True, slots=True)
class Search(Generic[MoveT]):
    """How to search for one seat.

    `guess` draws a determinization. `rewards` says what an ended state is worth to every seat, from 0 to 1;
    `share` the observer's share of the match. `rate` guesses the reward of every one of these moves for the
    seat on turn, which counts as much as `trust` visits (S. Gelly, D. Silver: Combining Online and Offline
    Knowledge in UCT, 2007). `playout` plays a state to its end. `exploration` is the constant of UCB1.
    `answer` is what another seat will do, or None where that is left to the search.
    """

    seat: Seat
    guess: Callable[[Random], State[MoveT]]
    rewards: Callable[[State[MoveT]], Sequence[float]]
    share: Callable[[State[MoveT]], float]
    rate: Callable[[State[MoveT], Sequence[MoveT]], Sequence[float]] | None = None
    trust: int = 0
    playout: Callable[[State[MoveT], Random], None] = random_playout
    exploration: float = 0.2
    answer: Callable[[State[MoveT], Random], MoveT | None] | None = None

    def run(
        self, rng: Random, iterations: int, step: int, also: Sequence[MoveT] = ()
    ) -> Iterator[tuple[Weighed[MoveT], ...]]:
        """The moves that were tried, best first: after the first iteration, after every `step` more, and at
        the end. Moves of `also` are tried once before, and now and then.
        """
        root: Turn[MoveT] = Turn()
        for move in also:
            self._iterate(root, rng, move)
        for number in range(iterations):
            first = None
            if also and number % ALSO_EVERY == ALSO_EVERY - 1:
                first = min(also, key=lambda move: root.moves[move].tried)
            self._iterate(root, rng, first)
            if number % step == 0 or number == iterations - 1:
                yield self._weighed(root)

    def _weighed(self, root: Turn[MoveT]) -> tuple[Weighed[MoveT], ...]:
        tried = [(move, node) for move, node in root.moves.items() if node.tried]
        tried.sort(key=lambda each: (each[1].visits, each[1].reward), reverse=True)
        return tuple(Weighed(move, node.points / node.tried, node.share / node.tried) for move, node in tried)

    def _iterate(self, root: Turn[MoveT], rng: Random, first: MoveT | None) -> None:
        """One determinization down the tree, one new node, a playout, and what came of it up again."""
        state = self.guess(rng)
        turn = root
        path: list[tuple[Seat, Turn[MoveT], Node[MoveT]]] = []
        answer = self.answer
        while legal := state.moves():
            seat = state.turn
            foretold = answer is not None and seat != self.seat
            move = answer(state, rng) if answer is not None and foretold else None
            if move is None:
                move = self._choose(turn, state, legal, rng)
            if first is not None:
                move, first = first, None
            node = turn.moves.get(move)
            if node is None:
                node = turn.moves[move] = Node()
            path.append((seat, turn, node))
            state.play(move)
            if not (node.tried or foretold):
                break
            seat = state.turn
            after = node.turns.get(seat)
            if after is None:
                after = node.turns[seat] = Turn()
            turn = after
        self.playout(state, rng)
        rewards = self.rewards(state)
        for seat, turn, node in path:
            reward = rewards[seat]
            turn.passed += 1
            turn.reward += reward
            node.visits += 1
            node.tried += 1
            node.reward += reward
        top = path[0][2]
        top.points += state.scores()[self.seat]
        top.share += self.share(state)

    def _choose(self, turn: Turn[MoveT], state: State[MoveT], legal: Sequence[MoveT], rng: Random) -> MoveT:
        """The move by UCB1 over those that are legal here; one that was never tried comes first."""
        children = turn.moves
        new = [move for move in legal if move not in children]
        if new:
            if self.rate is None:
                return new[int(rng.random() * len(new))]
            trust = self.trust
            mean = turn.reward / turn.passed if turn.passed else 0.5
            for move, rated in zip(new, self.rate(state, new), strict=True):
                children[move] = Node(trust, trust * (mean + rated))
        width = self.exploration * self.exploration
        best = -1e9
        chosen = legal[0]
        for move in legal:
            child = children[move]
            child.available = available = child.available + 1
            visits = child.visits
            value = child.reward / visits + sqrt(width * log(available) / visits)
            if value > best:
                best = value
                chosen = move
        return chosen
