"""Spaces of observations, and observations of views, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

from typing import Any

from parlour.arena.extras import needs
from parlour.game import View
from parlour.learning.encoding import AnyEncoding

with needs("learning"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding

Observation = dict[str, np.ndarray[Any, Any]]
"""`observation` and `action_mask`."""


def space_of(encoding: AnyEncoding) -> spaces.Dict:
    """The space of `observed`: each number within the ends of its field."""
    ends = [
        np.concatenate([np.full(field.size, end, np.float32) for field, end in pairs])
        for pairs in (
            [(field, field.low) for field in encoding.fields],
            [(field, field.high) for field in encoding.fields],
        )
    ]
    return spaces.Dict(
        {
            "observation": spaces.Box(ends[0], ends[1], dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def observed(encoding: AnyEncoding, view: View[Any], *, on_turn: bool) -> Observation:
    """A view in numbers, and which actions are legal: none unless its seat is on turn."""
    mask = np.zeros(encoding.actions, np.int8)
    if on_turn:
        mask[list(encoding.legal(view))] = 1
    return {
        "observation": np.frombuffer(encoding.observation(view), np.float32),
        "action_mask": mask,
    }


def draw_seed() -> int:
    """A seed that nobody chose."""
    return int(seeding.np_random(None)[0].integers(2**62))
