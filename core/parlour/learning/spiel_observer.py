"""What OpenSpiel's players see: the fields of an observation, and with perfect recall all that they
remember.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlour.arena.extras import needs
from parlour.learning.encoding import AnyEncoding

if TYPE_CHECKING:
    from parlour.learning.spiel import ParlourState

with needs("openspiel"):
    import numpy as np


class ViewObserver:
    """Pieces: `player`, the fields of the encoding, and with perfect recall `memory`, a row for each
    round: exact whole numbers (`Encoding.remember`), those of what has not happened yet 0. While cards
    are dealt there is nothing to see, only to remember.
    """

    def __init__(self, encoding: AnyEncoding, rounds: int, *, recalls: bool) -> None:
        self._encoding = encoding
        shapes = {"player": (encoding.seats,), **{field.name: field.shape for field in encoding.fields}}
        self._recalls = recalls
        if self._recalls:
            shapes["memory"] = (rounds, encoding.memory)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size].reshape(shapes[name])
            start += size
        self._seen = slice(encoding.seats, encoding.seats + encoding.size)

    def set_from(self, state: ParlourState, player: int) -> None:
        """Writes what a player sees now."""
        position = state.position
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if position.state is not None:
            self.tensor[self._seen] = self._encoding.observation(position.state.view(player))
        if self._recalls:
            for row, numbers in zip(self.dict["memory"], self._memory(state, player), strict=False):
                row[: len(numbers)] = numbers

    def _memory(self, state: ParlourState, player: int) -> list[tuple[int, ...]]:
        position = state.position
        return [*(seats[player] for seats in position.past), position.memory(player)]

    def string_from(self, state: ParlourState, player: int) -> str:
        """The same as text: what is not 0 of each field, and every number that is remembered."""
        self.set_from(state, player)
        texts = [f"player {player}"]
        for name, piece in self.dict.items():
            if name not in ("player", "memory") and piece.any():
                texts.append(f"{name} {_told(piece)}")
        if self._recalls:
            texts += [f"memory {' '.join(map(str, row))}" for row in self._memory(state, player) if row]
        return "\n".join(texts)


def _told(piece: np.ndarray[Any, Any]) -> str:
    """Where a piece is not 0, and what it is there if not 1."""
    places = (
        (".".join(map(str, place)), float(piece[tuple(place)])) for place in np.argwhere(piece).tolist()
    )
    return " ".join(where if number == 1 else f"{where}={number:.4g}" for where, number in places)
