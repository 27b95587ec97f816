"""PettingZoo: whole matches of any game as an environment of agents that act in turn (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from parlour.arena.extras import needs
from parlour.game import Seat, View
from parlour.learning.matches import Match, Rules, check_moves, rewards
from parlour.learning.rendering import RENDER_MODES, check_mode, rendered
from parlour.learning.spaces import Observation, draw_seed, observed, space_of

with needs("learning"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

MOVES = 10_000
"""After so many moves a match is cut off: only one that plays on while there is a tie may want to be
longer.
"""


def env(game: str, seats: int | None = None, **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the match with −1 for who
    made it. Settings are those of `CardTable`.
    """
    table = CardTable(game, seats, **settings)
    guarded = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class CardTable(AECEnv):  # type: ignore[misc] # PettingZoo says nothing about its types
    """A game (by the name that records use) at a table with so many seats, the fewest possible where none
    are named; agents are `seat_1`, `seat_2` …

    An observation is `{"observation": floats, "action_mask": 0 and 1}`, see docs/learning.md; the mask of
    a seat that is not on turn is all 0. Rewards come at the end, and add up to 0
    (`parlour.learning.matches.rewards`). An action that is not legal raises ParlourError and changes
    nothing; `env` has it end the match instead.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (a class variable with PettingZoo, an attribute with us)
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        render_mode: str | None = None,
        max_moves: int = MOVES,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        check_moves(max_moves)
        self.render_mode = render_mode
        self.rules = Rules(game, seats, dict(options or {}))
        self.metadata = {**type(self).metadata, "name": f"parlour_{game.replace('-', '_')}"}
        self.max_moves = max_moves
        encoding = self.rules.encoding
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.rules.setup.seats)]
        self.observation_spaces = {agent: space_of(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(encoding.actions) for agent in self.possible_agents}
        self._rng: Random | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space for every agent of an environment, always the same object for one of them."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deals a new match; the same seed gives the same deals."""
        if seed is not None or self._rng is None:
            self._rng = Random(draw_seed() if seed is None else seed)
        self.match = Match(self.rules, self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()
        if self.match.outcome is not None:
            self._finish()

    def _look(self) -> None:
        """Whoever is on turn looks at the table, once."""
        turn = self.match.turn
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]
        self._views: dict[Seat, View[Any]] = {}

    def _view(self, seat: Seat) -> View[Any]:
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def observe(self, agent: str) -> Observation:
        """What this agent may know now."""
        view = self._view(self.possible_agents.index(agent))
        return observed(self.rules.encoding, view, on_turn=self.match.outcome is None)

    def step(self, action: Any) -> None:
        """Plays the move of a number for the agent on turn, or takes a None from one whose match is over.
        Raises ParlourError for a number that is not legal, and for what is none.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        view = self._view(self.possible_agents.index(agent))
        self.match.play(self.rules.encoding.decode(view, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._look()
        if self.match.outcome is not None:
            self._finish()
        elif self.match.moves >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _finish(self) -> None:
        """The match is over for all at once."""
        outcome = self.match.outcome
        assert outcome is not None
        self.rewards = dict(zip(self.possible_agents, rewards(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {"score": score, "won": seat in outcome.winners}
            for seat, (agent, score) in enumerate(zip(self.possible_agents, outcome.scores, strict=True))
        }

    def render(self) -> Any:
        """The table as the agent on turn sees it: text (`ansi`) or a drawing (`svg`)."""
        return rendered(self.rules.game, self.match, self.match.turn, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
