"""The picks that make a move: a card, then its place, then perhaps a button (see `Choice.path`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.picture import Choice

BUTTON = "="
"""What a key begins with that is a button and lies nowhere."""


class Picking:
    """How far a player is with picking one of some choices."""

    def __init__(self, choices: Sequence[Choice] = ()) -> None:
        self._choices = choices
        self.picks: list[str] = []

    @property
    def open(self) -> tuple[str, ...]:
        """The keys of which one is to be picked next, each once."""
        step = len(self.picks)
        keys = (key for choice in self._possible(self.picks) for key in choice.path[step : step + 1])
        return tuple(dict.fromkeys(key for step_keys in keys for key in step_keys))

    @property
    def buttons(self) -> tuple[str, ...]:
        """Those of them that are buttons."""
        return tuple(key for key in self.open if key.startswith(BUTTON))

    @property
    def chosen(self) -> Choice | None:
        """The choice that the picks have made, once they have."""
        return self._chosen(self.picks)

    def pick(self, keys: Iterable[str]) -> bool:
        """Picks the one of some keys of the same thing that is open. A thing that is open only at an earlier
        step, as another card of the hand, is picked in the place of what was picked there. False where
        nothing can be picked so.
        """
        wanted = tuple(keys)
        for kept in range(len(self.picks), -1, -1):
            before = self.picks[:kept]
            key = next((key for key in wanted if self._possible([*before, key])), None)
            if key is not None:
                self.picks = [*before, key]
                return True
        return False

    def would_choose(self, keys: Iterable[str]) -> Choice | None:
        """The choice that picking one of some keys would make."""
        return next(filter(None, (self._chosen([*self.picks, key]) for key in keys)), None)

    def back(self) -> None:
        """Takes back the last pick."""
        self.picks = self.picks[:-1]

    def _possible(self, picks: Sequence[str]) -> list[Choice]:
        return [
            choice
            for choice in self._choices
            if len(choice.path) >= len(picks)
            and all(key in step for key, step in zip(picks, choice.path, strict=False))
        ]

    def _chosen(self, picks: Sequence[str]) -> Choice | None:
        found = self._possible(picks)
        return found[0] if len(found) == 1 and len(found[0].path) == len(picks) else None
