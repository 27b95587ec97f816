"""Gymnasium: one seat of a match is the learner's, bots sit on all others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from parlour.arena.extras import needs
from parlour.bots import decide, find_bot
from parlour.errors import BadSetup, ParlourError
from parlour.learning.aec import MOVES
from parlour.learning.matches import Match, Rules, check_moves, rewards
from parlour.learning.rendering import RENDER_MODES, check_mode, rendered
from parlour.learning.spaces import Observation, observed, space_of

with needs("learning"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

ILLEGAL = -1.0
"""The reward of an action that is not legal; it ends the match."""


class AgainstBots(gymnasium.Env[dict[str, Any], np.int64]):
    """A whole match. `rivals` is a bot (`emperor`, or `emperor/400` with a budget) for all other seats,
    or a list of them, one for each from the learner's left on. `seat` counts from 1; where none is named
    it is drawn for each match.

    Observations are those of `parlour.learning.aec`. The reward comes at the end
    (`parlour.learning.matches.rewards`); an action that is not legal ends the match with −1, and the info
    says why.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rivals: str | Sequence[str] = "greedy",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        render_mode: str | None = None,
        max_moves: int = MOVES,
    ) -> None:
        check_mode(render_mode)
        check_moves(max_moves)
        self.render_mode = render_mode
        self.rules = Rules(game, seats, dict(options or {}))
        count = self.rules.setup.seats
        if seat is not None and not 1 <= seat <= count:
            raise BadSetup("no-such-seat", where="seat", value=seat, count=count)
        names = [rivals] * (count - 1) if isinstance(rivals, str) else list(rivals)
        if len(names) != count - 1:
            raise BadSetup("rivals-count", where="rivals", value=len(names), count=count - 1)
        self._rivals = [find_bot(self.rules.game, name) for name in names]
        self._fixed_seat = seat
        self.max_moves = max_moves
        self.observation_space = space_of(self.rules.encoding)
        self.action_space = spaces.Discrete(self.rules.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new match and lets the bots play up to the learner's first turn."""
        super().reset(seed=seed, options=options)
        self._rng = Random(int(self.np_random.integers(2**62)))
        drawn = int(self._rng.random() * self.rules.setup.seats)
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat - 1
        self.match = Match(self.rules, self._rng)
        self._let_bots_play()
        return self._observation(), {"seat": self.seat + 1}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays the move of a number, then lets the bots play up to the learner's next turn, or to the
        end.
        """
        info: dict[str, Any] = {"seat": self.seat + 1}
        try:
            self.match.play(self.rules.encoding.decode(self.match.view(self.seat), action))
        except ParlourError as error:
            return self._observation(), ILLEGAL, True, False, {**info, "illegal": str(error)}
        self._let_bots_play()
        outcome = self.match.outcome
        if outcome is None:
            return self._observation(), 0.0, False, self._too_long, info
        info |= {"scores": outcome.scores, "winners": tuple(seat + 1 for seat in outcome.winners)}
        return self._observation(), rewards(outcome)[self.seat], True, False, info

    def action_masks(self) -> Any:
        """Which actions are legal, for libraries that ask for them so."""
        return self._observation()["action_mask"].astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it: text (`ansi`) or a drawing (`svg`)."""
        return rendered(self.rules.game, self.match, self.seat, self.render_mode)

    @property
    def _too_long(self) -> bool:
        return self.match.moves >= self.max_moves

    def _let_bots_play(self) -> None:
        """The bots play until the learner is on turn, or nobody."""
        match, count = self.match, self.rules.setup.seats
        while (turn := match.turn) not in (None, self.seat) and not self._too_long:
            assert turn is not None
            bot = self._rivals[(turn - self.seat) % count - 1]
            match.play(decide(bot, match.view(turn), self._rng))

    def _observation(self) -> Observation:
        on_turn = self.match.turn == self.seat
        return observed(self.rules.encoding, self.match.view(self.seat), on_turn=on_turn)
