"""Two Fish: the smallest complete game. Always built and tested, never listed in a lobby; copy it to add a
game.
"""

from parlour.games.template.game import TwoFish, TwoFishDeal, TwoFishState
from parlour.games.template.view import TwoFishView

GAME = TwoFish()

__all__ = ["GAME", "TwoFish", "TwoFishDeal", "TwoFishState", "TwoFishView"]
