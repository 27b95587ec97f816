"""Blue Penguin, a trick game by Tobia Botta (2024), for 2 to 5 players. Rules: `rules.en.md`."""

from parlour.games.blue_penguin.deal import BluePenguinDeal
from parlour.games.blue_penguin.game import BluePenguin
from parlour.games.blue_penguin.state import BluePenguinState
from parlour.games.blue_penguin.view import BluePenguinView

GAME = BluePenguin()

__all__ = ["GAME", "BluePenguin", "BluePenguinDeal", "BluePenguinState", "BluePenguinView"]
