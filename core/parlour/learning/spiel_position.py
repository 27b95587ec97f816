"""A match for OpenSpiel: every deal drawn item by item, then played; it needs nothing but the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random
from typing import Any, Self

from parlour.errors import Illegal
from parlour.game import Carry, Outcome, Seat, State
from parlour.learning.matches import Rules, rewards


class Position:
    """A moment of a match. While `dealing` an action is an outcome of chance, its place among the
    different items that are drawn from; else it is one of `legal`. `past`: what each seat remembers of
    the rounds before.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.outcome: Outcome | None = None
        self.past: list[list[tuple[int, ...]]] = []
        self.made = 0
        """How many actions there were, and `begun` of them in the rounds before."""
        self.legal: dict[int, Any] = {}
        self.left: Counter[Hashable] = Counter()
        self._begin(Carry())

    def _begin(self, carry: Carry) -> None:
        self.carry = carry
        self.begun = self.made
        self.state: State[Any] | None = None
        self.draws = self.rules.encoding.draws(carry)
        self.drawn: list[list[Hashable]] = [[]]
        self._start_draw()
        self._draw_what_is_certain()

    @property
    def dealing(self) -> bool:
        """Whether chance is to decide."""
        return self.state is None and self.outcome is None

    @property
    def turn(self) -> Seat:
        """The seat to decide."""
        assert self.state is not None
        return self.state.turn

    def outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn next, with its chance."""
        total = sum(self.left.values())
        return [
            (number, self.left[item] / total) for item, number in self._numbers().items() if self.left[item]
        ]

    def _numbers(self) -> dict[Hashable, int]:
        """The numbers of the different items that are drawn from now."""
        return {item: number for number, item in enumerate(self.left)}

    def apply(self, action: int) -> None:
        """Draws an item, or plays a move. Raises Illegal."""
        if self.outcome is not None:
            raise Illegal("action-empty", where="action", value=action)
        self.made += 1
        if self.state is None:
            items = [item for item, number in self._numbers().items() if number == action and self.left[item]]
            if not items:
                raise Illegal("action-empty", where="action", value=action)
            self._add(items[0])
            self._draw_what_is_certain()
            return
        self.state.play(self.legal[action] if action in self.legal else self._meant(action))
        self._look()

    def _meant(self, action: int) -> Any:
        """What an action that is not legal stands for, so that the rules say why it is not."""
        assert self.state is not None
        return self.rules.encoding.decode(self.state.view(self.turn), action)

    def _add(self, item: Hashable) -> None:
        self.drawn[-1].append(item)
        self.left[item] -= 1
        if len(self.drawn[-1]) == self.draws[len(self.drawn) - 1].count:
            self.drawn.append([])
            self._start_draw()

    def _start_draw(self) -> None:
        """All items of the next part lie there; `left` keeps those of which nothing is left, with 0."""
        here = len(self.drawn) - 1
        self.left = Counter(self.draws[here].items if here < len(self.draws) else ())

    def _draw_what_is_certain(self) -> None:
        """Nothing is left to chance where only one kind is left; after the last item the round starts."""
        while len(self.drawn) <= len(self.draws):
            kinds = [item for item, count in self.left.items() if count]
            if len(kinds) > 1:
                return
            self._add(kinds[0])
        rules = self.rules
        self.state = rules.game.start(rules.setup, rules.encoding.deal(self.drawn[:-1]), self.carry)
        self._look()

    def _look(self) -> None:
        """What can be done now: a move, or the next round's deal, or nothing."""
        state, encoding = self.state, self.rules.encoding
        assert state is not None
        verdict = state.verdict()
        self.legal = {} if verdict is not None else encoding.legal(state.view(state.turn))
        if isinstance(verdict, Outcome):
            self.outcome = verdict
        elif verdict is not None:
            self.past.append([self.memory(seat) for seat in range(encoding.seats)])
            self._begin(verdict)

    def guessed_draws(self, seat: Seat, rng: Random) -> Iterator[int]:
        """The actions of chance in this round as they might have been for all that a seat knows."""
        assert self.state is not None
        encoding = self.rules.encoding
        deal = self.rules.game.guess(self.state.view(seat), rng).deal
        for draw, items in zip(self.draws, encoding.drawn(deal), strict=True):
            numbers = {item: number for number, item in enumerate(dict.fromkeys(draw.items))}
            left = Counter(draw.items)
            for item in items:
                if sum(map(bool, left.values())) > 1:  # what is certain is no action
                    yield numbers[item]
                left[item] -= 1

    def memory(self, seat: Seat) -> tuple[int, ...]:
        """What a seat remembers of this round."""
        if self.state is None:
            return ()
        return tuple(self.rules.encoding.remember(self.state.view(seat)))

    def text_of(self, action: int) -> str:
        """An action in words: a move's notation, or what is drawn."""
        if self.state is None:
            return f"{self.draws[len(self.drawn) - 1].name}:{list(self.left)[action]}"
        return str(self.legal[action] if action in self.legal else self._meant(action))

    def returns(self) -> list[float]:
        """What the match is worth to every seat, 0 while it goes on."""
        if self.outcome is None:
            return [0.0] * self.rules.encoding.seats
        return list(rewards(self.outcome))

    def __str__(self) -> str:
        """The deal so far, then the moves of the round."""
        drawn = (
            f"{draw.name} {' '.join(map(str, items))}"
            for draw, items in zip(self.draws, self.drawn, strict=False)
            if items
        )
        lines = [f"round {self.carry.round}, points {self.carry.points or '-'}", *drawn]
        if self.state is not None:
            lines.append(" ".join(["moves", *map(str, self.state.view(None).history)]))
            lines.append(f"scores {' '.join(map(str, self.state.scores()))}")
        return "\n".join(lines)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Copies what changes; rules, moves and deals are shared."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.drawn = [items[:] for items in self.drawn]
        other.left = self.left.copy()
        other.past = self.past[:]
        other.state = None if self.state is None else self.state.copy()
        memo[id(self)] = other
        return other
