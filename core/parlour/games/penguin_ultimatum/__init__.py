"""The Penguin Ultimatum, a tableau game by Jim Doherty (2003), for 2 to 4 players. Rules: `rules.en.md`."""

from parlour.games.penguin_ultimatum.deal import PenguinUltimatumDeal
from parlour.games.penguin_ultimatum.game import PenguinUltimatum
from parlour.games.penguin_ultimatum.state import PenguinUltimatumState
from parlour.games.penguin_ultimatum.view import PenguinUltimatumView

GAME = PenguinUltimatum()

__all__ = [
    "GAME",
    "PenguinUltimatum",
    "PenguinUltimatumDeal",
    "PenguinUltimatumState",
    "PenguinUltimatumView",
]
