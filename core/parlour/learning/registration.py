"""The games among Gymnasium's environments, which importing this module puts there:
`gymnasium.make("parlour/…-v0")`, or in one go `gymnasium.make("parlour.learning.registration:parlour/…-v0")`.
"""

from __future__ import annotations

from parlour.arena.extras import needs
from parlour.registry import games

with needs("learning"):
    from gymnasium.envs.registration import register, registry


def environment_id(game: str) -> str:
    """A game's id: `parlour/`, its name as one word with capitals, `-v0`."""
    return f"parlour/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for _name in games():
    if environment_id(_name) not in registry:  # the module may be loaded anew
        register(
            environment_id(_name),
            entry_point="parlour.learning.single:AgainstBots",
            kwargs={"game": _name},
        )
