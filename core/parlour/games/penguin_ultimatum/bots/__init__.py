"""The players of The Penguin Ultimatum, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.bots import Bot, RandomBot
from parlour.games.penguin_ultimatum.bots.greedy import GreedyBot
from parlour.games.penguin_ultimatum.bots.search import Emperor, Gentoo
from parlour.games.penguin_ultimatum.bots.simple import SimpleBot
from parlour.games.penguin_ultimatum.bots.worth import little_worths, rockhopper_worths
from parlour.games.penguin_ultimatum.moves import Move

BOTS: Mapping[str, Bot[Move]] = {
    "random": RandomBot(),
    "little": SimpleBot(little_worths),
    "rockhopper": SimpleBot(rockhopper_worths),
    "greedy": GreedyBot(),
    "gentoo": Gentoo(12),
    "emperor": Emperor(400),
}
