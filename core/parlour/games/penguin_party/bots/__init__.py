"""The players of Penguin Party, weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.bots import Bot, RandomBot
from parlour.games.penguin_party.bots.greedy import GreedyBot
from parlour.games.penguin_party.bots.search import PartySearcher
from parlour.games.penguin_party.bots.simple import FullestColourBot, OwnPlacesBot
from parlour.games.penguin_party.cards import Move

BOTS: Mapping[str, Bot[Move]] = {
    "random": RandomBot(),
    "little": FullestColourBot(),
    "rockhopper": OwnPlacesBot(),
    "greedy": GreedyBot(),
    "gentoo": PartySearcher(60, remember=False),
    "emperor": PartySearcher(1600),
}
