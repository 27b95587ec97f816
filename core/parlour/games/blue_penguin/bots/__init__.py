"""The players of Blue Penguin, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.bots import Bot, RandomBot
from parlour.games.blue_penguin.bots.greedy import GreedyBot
from parlour.games.blue_penguin.bots.search import LookAhead
from parlour.games.blue_penguin.bots.simple import LittleBot, RockhopperBot

BOTS: Mapping[str, Bot[int]] = {
    "random": RandomBot(),
    "little": LittleBot(),
    "rockhopper": RockhopperBot(),
    "greedy": GreedyBot(),
    "gentoo": LookAhead(200, cards=1, infers=False),
    "emperor": LookAhead(4000, cards=12, infers=True),
}
