"""Penguin Party, a card game by Reiner Knizia, for 2 to 6 players. Rules: `rules.en.md`."""

from parlour.games.penguin_party.cards import Move
from parlour.games.penguin_party.deal import PenguinPartyDeal
from parlour.games.penguin_party.game import PenguinParty
from parlour.games.penguin_party.state import PenguinPartyState
from parlour.games.penguin_party.view import PenguinPartyView

GAME = PenguinParty()

__all__ = ["GAME", "Move", "PenguinParty", "PenguinPartyDeal", "PenguinPartyState", "PenguinPartyView"]
