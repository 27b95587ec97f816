"""Two Fish: play two of your three cards."""

from parlour.games.template.game import TwoFish, TwoFishDeal, TwoFishState
from parlour.games.template.view import TwoFishView

GAME = TwoFish()

__all__ = ["GAME", "TwoFish", "TwoFishDeal", "TwoFishState", "TwoFishView"]
