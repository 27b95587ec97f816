"""The games once more, as somebody who knows OpenSpiel writes them in Python: what ours are timed against.
The third of them is in `openspiel_iceberg.py`.

The rules are the same (a check plays both on the same deals), the style is that of OpenSpiel's own Python
games: a `pyspiel.State` with lists and dictionaries, chance nodes that deal card by card, actions that
are numbers. Nothing is slower than its style asks for. There are no observers: only whole games are
timed.
"""

from typing import Any

import pyspiel

from openspiel_iceberg import ICEBERG, IcebergGame
from openspiel_kind import CHANCE, TERMINAL, kind

TRICKS = kind("plain_tricks", pyspiel.GameType.Utility.ZERO_SUM, 2, 5)
PYRAMID = kind("plain_pyramid", pyspiel.GameType.Utility.GENERAL_SUM, 2, 6)


class TricksGame(pyspiel.Game):  # type: ignore[misc] # pyspiel says nothing about its types
    """Sixty numbers; the highest of a trick takes it; colours are worth 2 to −2."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = (params or {}).get("players", 2)
        info = pyspiel.GameInfo(
            num_distinct_actions=60,
            max_chance_outcomes=60,
            num_players=self.players,
            min_utility=-36.0,
            max_utility=36.0,
            utility_sum=0.0,
            max_game_length=60,
        )
        super().__init__(TRICKS, info, params or {})

    def new_initial_state(self) -> "TricksState":
        """Before the deal."""
        return TricksState(self)


class TricksState(pyspiel.State):  # type: ignore[misc] # as above
    """Chance names the starter, deals two cards to each seat in turn, then a card after each play."""

    def __init__(self, game: TricksGame) -> None:
        super().__init__(game)
        self.players = game.players
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.deck = list(range(60))
        self.starter = -1
        self.turn = -1
        self.draws = True
        self.trick: list[tuple[int, int]] = []
        self.scores = [0] * self.players

    def current_player(self) -> int:
        """Who decides."""
        if self.draws:
            return CHANCE
        return self.turn if self.hands[self.turn] else TERMINAL

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.hands[self.turn])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The starter, then any card of the deck."""
        if self.starter < 0:
            return [(seat, 1 / self.players) for seat in range(self.players)]
        chance = 1 / len(self.deck)
        return [(card, chance) for card in self.deck]

    def _apply_action(self, action: int) -> None:
        if not self.draws:
            self._play(action)
        elif self.starter < 0:
            self.starter = self.turn = action
        else:
            self.deck.remove(action)
            dealt = 60 - len(self.deck)
            if dealt <= 2 * self.players:
                self.hands[(dealt - 1) // 2].append(action)
                self.draws = dealt < 2 * self.players
            else:
                self.hands[self.turn].append(action)
                self.draws = False
                self._next()

    def _play(self, card: int) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((card, self.turn))
        if self.deck:
            self.draws = True
        else:
            self._next()

    def _next(self) -> None:
        if len(self.trick) < (4 if self.players == 2 else self.players):
            self.turn = (self.turn + 1) % self.players
            return
        self.turn = max(self.trick)[1]
        self.scores[self.turn] += sum(2 - card // 12 for card, _ in self.trick)
        self.trick = []

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(action + 1)

    def is_terminal(self) -> bool:
        """Whether all cards are played."""
        return not self.draws and not self.hands[self.turn]

    def returns(self) -> list[float]:
        """The scores, which add up to 0."""
        return [float(score) for score in self.scores] if self.is_terminal() else [0.0] * self.players

    def __str__(self) -> str:
        return f"{self.hands} {self.trick} {self.scores}"


COLOURS = 5
SIZES = (7, 7, 7, 7, 8)
WIDTH = 15
"""Columns −7 to 7."""


class PyramidGame(pyspiel.Game):  # type: ignore[misc] # as above
    """One round of cards laid as a pyramid, each above one of its own colour; who cannot play is out."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = (params or {}).get("players", 2)
        self.hand_size = 14 if self.players == 2 else 36 // self.players
        info = pyspiel.GameInfo(
            num_distinct_actions=8 * WIDTH * COLOURS,
            max_chance_outcomes=max(COLOURS, self.players),
            num_players=self.players,
            min_utility=-float(self.hand_size),
            max_utility=0.0,
            max_game_length=36,
        )
        super().__init__(PYRAMID, info, params or {})

    def new_initial_state(self) -> "PyramidState":
        """Before the deal."""
        return PyramidState(self)


class PyramidState(pyspiel.State):  # type: ignore[misc] # as above
    """Chance names the starter and deals hand by hand by colour. An action is (tier · 15 + column + 7) · 5 +
    colour.
    """

    def __init__(self, game: PyramidGame) -> None:
        super().__init__(game)
        self.players = game.players
        self.hand_size = game.hand_size
        self.bottom = 7 if self.players == 2 else 8
        self.deck = list(SIZES)
        self.hands = [[0] * COLOURS for _ in range(self.players)]
        self.dealt = 0
        self.to_deal = self.players * self.hand_size + (self.players == 5)
        self.starter = -1
        self.turn = -1
        self.over = False
        self.playing = [True] * self.players
        self.points = [0] * self.players
        self.tiers: list[dict[int, int]] = [{} for _ in range(9)]
        self.legal: list[int] = []

    def current_player(self) -> int:
        """Who decides."""
        if self.over:
            return TERMINAL
        return CHANCE if self.starter < 0 or self.dealt < self.to_deal else self.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The starter, then a card by its colour."""
        if self.starter < 0:
            return [(seat, 1 / self.players) for seat in range(self.players)]
        left = 36 - self.dealt
        return [(colour, count / left) for colour, count in enumerate(self.deck) if count]

    def _legal_actions(self, _player: int) -> list[int]:
        return self.legal

    def _apply_action(self, action: int) -> None:
        if self.starter < 0:
            self.starter = action
        elif self.dealt < self.to_deal:
            self.deck[action] -= 1
            if self.dealt == self.players * self.hand_size:
                self.tiers[0][0] = action
            else:
                self.hands[self.dealt // self.hand_size][action] += 1
            self.dealt += 1
            if self.dealt == self.to_deal:
                self.turn = self.starter
                self.legal = self._moves(self.turn)
        else:
            self._play(action)

    def _play(self, action: int) -> None:
        place, colour = divmod(action, COLOURS)
        hand = self.hands[self.turn]
        hand[colour] -= 1
        self.tiers[place // WIDTH][place % WIDTH - 7] = colour
        if not any(hand):
            self.playing[self.turn] = False
        for step in range(1, self.players + 1):
            seat = (self.turn + step) % self.players
            if self.playing[seat]:
                self.legal = self._moves(seat)
                if self.legal:
                    self.turn = seat
                    return
                self.playing[seat] = False
                self.points[seat] += sum(self.hands[seat])
        self.legal = []
        self.over = True

    def _places(self) -> dict[int, set[int]]:
        """The open places with the colours that fit."""
        row = self.tiers[0]
        if not row:
            return {7: set(range(COLOURS))}
        places: dict[int, set[int]] = {}
        if len(row) < self.bottom:
            for column in (min(row) - 1, max(row) + 1):
                places[column + 7] = set(range(COLOURS))
        for tier, cards in enumerate(self.tiers[:8]):
            above = self.tiers[tier + 1]
            for column, colour in cards.items():
                if column + 1 in cards and column not in above:
                    places[(tier + 1) * WIDTH + column + 7] = {colour, cards[column + 1]}
        return places

    def _moves(self, seat: int) -> list[int]:
        hand = self.hands[seat]
        places = self._places().items()
        return sorted(
            place * COLOURS + colour for place, colours in places for colour in colours if hand[colour]
        )

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        """Whether nobody can play."""
        return self.over

    def returns(self) -> list[float]:
        """Minus the cards left: fewer are better."""
        return [-float(points) for points in self.points] if self.over else [0.0] * self.players

    def __str__(self) -> str:
        return f"{self.hands} {self.tiers} {self.points}"


def register() -> None:
    """Makes all of them known to OpenSpiel, once."""
    if "plain_tricks" not in pyspiel.registered_names():
        pyspiel.register_game(TRICKS, TricksGame)
        pyspiel.register_game(PYRAMID, PyramidGame)
        pyspiel.register_game(ICEBERG, IcebergGame)
