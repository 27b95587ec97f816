"""OpenSpiel: the games as Python games of its own. Importing this module registers them, `parlour_`
before the game's name, with underscores: `pyspiel.load_game("parlour_…", {"players": 4})`.

All chance is dealt before the first move of a round, card by card, by explicit chance nodes; what there
is no choice about is no node. Players then see of it what the rules let them see.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, cast

from parlour.arena.extras import needs
from parlour.errors import BadSetup
from parlour.game import Carry
from parlour.learning.encoding import AnyEncoding
from parlour.learning.matches import Rules
from parlour.learning.spiel_observer import ViewObserver
from parlour.learning.spiel_position import Position
from parlour.registry import AnyGame, games

with needs("openspiel"):
    import pyspiel


def spiel_name(game: str) -> str:
    """What a game is called there."""
    return f"parlour_{game.replace('-', '_')}"


def _parameters(game: AnyGame) -> dict[str, Any]:
    """The number of players and every option with names for its values; those of numbers stay as they are."""
    usual = game.setup(game.seats[0]).options
    options = {option.name.replace("-", "_"): usual[option.name] for option in game.options if option.choices}
    return {"players": game.seats[0], **options}


def _type_of(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=" ".join(word.capitalize() for word in game.name.split("-")),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _info_of(encoding: AnyEncoding, rounds: int) -> Any:
    seats = encoding.seats
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.actions,
        max_chance_outcomes=max(len(set(draw.items)) for draw in encoding.draws(Carry())),
        num_players=seats,
        min_utility=-1.0 if seats == 2 else -1.0 / (seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=encoding.history * rounds,
    )


class ParlourGame(pyspiel.Game):  # type: ignore[misc] # pyspiel says nothing about its types
    """A game of ours, `game`; there is a class for each. Raises BadSetup for what cannot be set up, and for a
    match without an end.
    """

    game: ClassVar[AnyGame]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, parameters = self.game, params or {}
        options = {
            option.name: str(parameters[name])
            for option in game.options
            if (name := option.name.replace("-", "_")) in parameters
        }
        self.rules = Rules(game.name, parameters.get("players", game.seats[0]), options)
        rounds = self.rules.encoding.rounds
        if rounds is None:
            raise BadSetup("learning-endless", where="options")
        self.rounds = rounds
        super().__init__(self.kind, _info_of(self.rules.encoding, rounds), parameters)

    def new_initial_state(self) -> ParlourState:
        """Before anything is dealt."""
        return ParlourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ViewObserver | None:
        """What sees the table as a player does, in the moment or with perfect recall. There is none for
        what is public or private alone, which OpenSpiel says by None.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        if params:
            raise BadSetup("learning-observer", where="observation parameters", value=str(params))
        return ViewObserver(self.rules.encoding, self.rounds, recalls=kind.perfect_recall)


class ParlourState(pyspiel.State):  # type: ignore[misc] # as above
    """A position, or a moment of the deal. All of it is in `position`, which copies itself."""

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules)

    def current_player(self) -> int:
        """The seat on turn, chance while cards are dealt, or nobody."""
        if self.position.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.dealing else self.position.turn

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be dealt next, and how likely each of it is."""
        return self.position.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 (who it is, is known)
        return self.position.text_of(action)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> ParlourState:
        """A state that the player cannot tell from this one, hidden cards dealt anew, each way as likely
        as by the game's own guess. Rounds that are over stay as they were.
        """
        position = self.position
        if position.state is None:
            return cast(ParlourState, self.clone())
        other: ParlourState = self.get_game().new_initial_state()
        for action in self.history()[: position.begun]:
            other.apply_action(action)
        for action in position.guessed_draws(player_id, Random(probability_sampler())):
            other.apply_action(action)
        for move in position.state.view(None).history:
            other.apply_action(next(number for number, each in other.position.legal.items() if each == move))
        return other

    def returns(self) -> list[float]:
        """See `parlour.learning.matches.rewards`; 0 while the match goes on."""
        return self.position.returns()

    def __str__(self) -> str:
        return str(self.position)


for _game in games().values():
    if spiel_name(_game.name) not in pyspiel.registered_names():  # the module may be loaded anew
        # A class: OpenSpiel frees what it was given after Python has gone, which a function does not survive
        _kind = _type_of(_game)
        pyspiel.register_game(_kind, type("ParlourGame", (ParlourGame,), {"game": _game, "kind": _kind}))
