"""What one seat may know of a game of Two Fish."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.game import View


@dataclass(frozen=True, slots=True)
class TwoFishView(View[int]):
    """`dealt`: the three cards that this seat was dealt, () for a spectator."""

    dealt: tuple[int, ...]
