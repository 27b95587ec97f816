"""Every promise of `parlour.game` as one function that anyone can call on any game.

    from parlour.conformance import check_game
    check_game(parlour.find("blue-penguin"), seats=4, seed="1")

plays one whole match at random, options drawn, and raises BrokenPromise at the first promise that does not
hold.
"""

from __future__ import annotations

from parlour.conformance.declared import check_declared
from parlour.conformance.match import check_game, draw_options
from parlour.conformance.promise import BrokenPromise

__all__ = ["BrokenPromise", "check_declared", "check_game", "draw_options"]
