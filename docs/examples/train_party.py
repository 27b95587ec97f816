"""Trains a small policy for Penguin Party by playing against itself, with nothing but numpy, and measures it.

    python docs/examples/train_party.py                     # about 100 s of CPU time
    python docs/examples/train_party.py --rounds 200 --matches 8

It looks at what each legal move would leave open: colour by colour, how many places fit, how many cards
of it are in the own hand and how many elsewhere. A net with one hidden layer weighs a colour; the sum
over the colours is the move's weight, and moves are drawn by softmax. REINFORCE (Williams, 1992) turns
the weights towards moves of rounds that went better for a seat than for the others.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import numpy as np

import parlour
from parlour.arena import play_match, wilson
from parlour.bots import Bot, find_bot
from parlour.learning import encoding_of
from parlour.learning.aec import CardTable

GAME = "penguin-party"
COLOURS = 5
SIZES = np.array([7, 7, 7, 7, 8])
INPUTS = 9
HIDDEN = 24
Array = np.ndarray[Any, Any]


def after_moves(fields: Mapping[str, Array], actions: Array, places: Array, hand_size: int) -> Array:
    """What every one of these moves would leave, (moves, colours, INPUTS). A move is place · 5 + colour."""
    pyramid, still_open = fields["pyramid"] > 0, fields["open"] > 0
    colour, (tier, column) = actions % COLOURS, places[actions // COLOURS].T
    bottom = pyramid.shape[1]
    laid = np.where(pyramid.any(0), pyramid.argmax(0), -1)  # the colour at each place
    wide = np.pad(laid, ((0, 0), (1, 1)), constant_values=-1)
    moves, row = np.arange(len(actions)), int((laid[0] >= 0).sum())

    fits = still_open.sum((1, 2)) - still_open[:, tier, column].T  # places for each colour, without this one
    ends = (2 if row + 1 < bottom else 0) - (int(still_open[0, 0].sum()) - 1)
    fits = fits + np.where(tier == 0, ends, 0)[:, None]  # an end of the bottom row makes way for the next
    for neighbour in (wide[tier, column], wide[tier, column + 2]):
        above = np.zeros((len(actions), COLOURS))
        above[moves, colour] = 1
        above[moves, neighbour] = 1
        fits = fits + above * (neighbour >= 0)[:, None]  # a new place above the two

    own = np.tile(np.rint(fields["hand"] * hand_size), (len(actions), 1))
    own[moves, colour] -= 1
    seen = pyramid.sum((1, 2)) + np.rint(fields["hand"] * hand_size)
    inputs = np.zeros((len(actions), COLOURS, INPUTS))
    inputs[..., 0] = own / 4
    inputs[..., 1] = np.minimum(fits, 6) / 6
    inputs[..., 2] = fits == 0
    inputs[..., 3] = fits == 1
    inputs[..., 4] = (SIZES - seen) / 8  # in other hands
    inputs[..., 5] = own > 0
    inputs[moves, colour, 6] = 1
    inputs[..., 7] = (tier == 0)[:, None]
    inputs[..., 8] = own.sum(1)[:, None] / hand_size
    return inputs


@dataclass
class Policy:
    """The net: from what is known of a colour to its weight."""

    inward: Array
    bias: Array
    outward: Array

    @classmethod
    def fresh(cls, rng: np.random.Generator) -> Policy:
        """One that knows nothing: it plays nearly at random."""
        return cls(rng.normal(0, 0.5, (INPUTS, HIDDEN)), np.zeros(HIDDEN), rng.normal(0, 0.1, HIDDEN))

    def weigh(self, inputs: Array) -> tuple[Array, Array]:
        """The weight of every move, and what the hidden layer said."""
        hidden = np.tanh(inputs @ self.inward + self.bias)
        return hidden.sum(1) @ self.outward, hidden

    def chances(self, inputs: Array) -> tuple[Array, Array]:
        """How likely every move is, and what the hidden layer said."""
        weights, hidden = self.weigh(inputs)
        powers = np.exp(weights - weights.max())
        return powers / powers.sum(), hidden

    def gradient(self, inputs: Array, chances: Array, hidden: Array, chosen: int) -> tuple[Array, ...]:
        """Where the logarithm of the chosen move's chance grows."""
        error = -chances
        error[chosen] += 1
        inner = error[:, None, None] * (1 - hidden**2) * self.outward
        inward = np.tensordot(inputs, inner, axes=([0, 1], [0, 1]))
        return inward, inner.sum((0, 1)), (error[:, None] * hidden.sum(1)).sum(0)


class Climber:
    """Adam (Kingma and Ba, 2014): steps uphill, each weight at its own pace."""

    def __init__(self, policy: Policy, rate: float) -> None:
        self.parts = [policy.inward, policy.bias, policy.outward]
        self.rate, self.steps = rate, 0
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]

    def climb(self, gradient: list[Array]) -> None:
        """One step, in place."""
        self.steps += 1
        for number, grown in enumerate(gradient):
            self.mean[number] += 0.1 * (grown - self.mean[number])
            self.square[number] += 0.001 * (grown**2 - self.square[number])
            mean = self.mean[number] / (1 - 0.9**self.steps)
            size = np.sqrt(self.square[number] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[number] += self.rate * mean / size


class Eyes:
    """From observations to the inputs of the net."""

    def __init__(self, seats: int) -> None:
        game = parlour.find(GAME)
        self.setup = game.setup(seats, {"rounds": "single"})
        self.encoding = cast(Any, encoding_of(game, self.setup))
        self.hand_size = next(field.unit for field in self.encoding.fields if field.name == "hand")
        middle = self.encoding.width // 2
        self.places = np.array([(tier, column + middle) for tier, column in self.encoding.places])

    def look(self, observation: Array, actions: Array) -> Array:
        """What every action would leave."""
        return after_moves(self.encoding.fields_of(observation), actions, self.places, self.hand_size)


def train(policy: Policy, seats: int, rounds: int, seed: int, batch: int = 50) -> Iterator[float]:
    """Plays rounds against itself and learns; yields the mean of the points that a seat got in each batch."""
    eyes, rng = Eyes(seats), np.random.default_rng(seed)
    climber = Climber(policy, rate=0.02)
    table = CardTable(GAME, seats, {"rounds": "single"})
    table.reset(seed=seed)
    for first in range(0, rounds, batch):
        total: list[Array] = [np.zeros_like(part) for part in climber.parts]
        points = 0.0
        for _ in range(min(batch, rounds - first)):
            gradients = {agent: [np.zeros_like(part) for part in total] for agent in table.possible_agents}
            table.reset()
            while not any(table.terminations.values()):
                agent = table.agent_selection
                seen = table.observe(agent)
                actions = np.flatnonzero(seen["action_mask"])
                chosen = 0
                if len(actions) > 1:
                    inputs = eyes.look(seen["observation"], actions)
                    chances, hidden = policy.chances(inputs)
                    chosen = int(rng.choice(len(actions), p=chances))
                    grown = policy.gradient(inputs, chances, hidden, chosen)
                    gradients[agent] = [old + new for old, new in zip(gradients[agent], grown, strict=True)]
                table.step(int(actions[chosen]))
            scores = {agent: info["score"] for agent, info in table.infos.items()}
            mean = sum(scores.values()) / seats
            points += mean
            for agent, score in scores.items():
                better = (mean - score) / batch
                total = [old + better * new for old, new in zip(total, gradients[agent], strict=True)]
        climber.climb(total)
        yield points / min(batch, rounds - first)


class TrainedBot:
    """The policy as a bot of the library: it sees a view, and plays its heaviest move."""

    def __init__(self, policy: Policy, seats: int) -> None:
        self.policy, self.eyes = policy, Eyes(seats)

    def think(self, view: Any, rng: Random) -> Iterator[Any]:  # noqa: ARG002 (it draws nothing)
        """Yields one move."""
        encoding = self.eyes.encoding
        legal = encoding.legal(view)
        actions = np.array(list(legal))
        weights, _ = self.policy.weigh(self.eyes.look(np.array(encoding.observation(view)), actions))
        yield legal[int(actions[int(weights.argmax())])]


def measure(bot: Bot[Any], rival: str, seats: int, matches: int, seed: str) -> str:
    """Whole matches, the bot on every seat in turn over the same deals, with Wilson's 95 % interval."""
    game = parlour.find(GAME)
    other, setup, won, played = find_bot(game, rival), game.setup(seats), 0.0, 0
    for deal in range(-(-matches // seats)):
        for seat in range(seats):
            bots = [bot if place == seat else other for place in range(seats)]
            winners = play_match(game, setup, bots, f"{seed}/{deal}").winners
            won += (seat in winners) / len(winners)
            played += 1
    low, high = wilson(won / played, played)
    return f"{won / played:.3f} [{low:.3f}, {high:.3f}] of {played} matches (even: {1 / seats:.3f})"


def main() -> None:
    """Trains, then measures against random and greedy."""
    parser = argparse.ArgumentParser(description="train a small policy for Penguin Party")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=8000, help="rounds to learn from")
    parser.add_argument("--matches", type=int, default=400, help="matches to measure by, for each rival")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE.npz", help="keep the weights")
    options = parser.parse_args()

    started = time.process_time()
    policy = Policy.fresh(np.random.default_rng(options.seed))
    for number, points in enumerate(train(policy, options.seats, options.rounds, options.seed), start=1):
        if number % 20 == 1:
            print(f"after {number * 50:6} rounds a seat has {points:.2f} points in a round", flush=True)
    print(f"learned in {time.process_time() - started:.0f} s of CPU time")
    if options.save:
        np.savez(options.save, inward=policy.inward, bias=policy.bias, outward=policy.outward)
    for rival in ("random", "greedy"):
        share = measure(TrainedBot(policy, options.seats), rival, options.seats, options.matches, "example")
        print(f"won against {rival}: {share}", flush=True)
    print(f"{time.process_time() - started:.0f} s of CPU time in all")


if __name__ == "__main__":
    main()
