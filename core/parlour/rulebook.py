"""What every game's start has in common: the base class of the games in `games/`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import Any, Generic, TypeVar

from parlour.errors import BadDeal
from parlour.game import Carry, Deal, Game, State, Tell
from parlour.picture import Heap
from parlour.setup import Setup

MoveT = TypeVar("MoveT", bound=Hashable)
DealT = TypeVar("DealT", bound=Deal)
StateT = TypeVar("StateT", bound=State[Any])


class Rulebook(Game[MoveT], Generic[MoveT, DealT, StateT]):
    """A game by the kinds of its moves, deals and states: so `start` is written once, with narrow types."""

    deal_kind: type[DealT]
    """The game's own dataclass of deals."""

    @abstractmethod
    def check_deal(self, setup: Setup, deal: DealT, carry: Carry) -> None:
        """Raises BadDeal unless these are the cards of the game and whatever else this round may deal."""

    @abstractmethod
    def dealt(self, setup: Setup, deal: DealT, carry: Carry) -> StateT:
        """The state of a deal that is right, before it begins."""

    @abstractmethod
    def heaped(self, setup: Setup, deal: DealT) -> tuple[Heap, ...]:
        """The heaps of a deal (see `Game.heaps`)."""

    def heaps(self, setup: Setup, deal: Deal) -> tuple[Heap, ...]:
        """A deal of this game for people (see `Game.heaps`)."""
        return self.heaped(setup, self._own(deal))

    def start(
        self,
        setup: Setup,
        deal: Deal,
        carry: Carry = Carry(),  # noqa: B008 (frozen)
        tell: Tell | None = None,
    ) -> StateT:
        """The first position of a round (see `Game.start`)."""
        own = self._own(deal)
        self.check_deal(setup, own, carry)
        state = self.dealt(setup, own, carry)
        state.begin(tell)
        return state

    def _own(self, deal: Deal) -> DealT:
        if not isinstance(deal, self.deal_kind):
            raise BadDeal("deal-of-another-game", where="deal", game=self.name)
        return deal
