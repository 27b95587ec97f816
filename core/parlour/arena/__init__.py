"""The arena: bots against bots, how strong one is among others, and how sure that is.

Nothing here is imported with the engine; what needs more than the engine (extras, processes) is imported when
it is used.
"""

from __future__ import annotations

from parlour.arena.matches import Job, Pairing, Played, play_match
from parlour.arena.plan import Plan, against, ladder, round_robin
from parlour.arena.playing import Result, play_plan, result, win_share
from parlour.arena.shares import Share, share_of, wilson

__all__ = [
    "Job",
    "Pairing",
    "Plan",
    "Played",
    "Result",
    "Share",
    "against",
    "ladder",
    "play_match",
    "play_plan",
    "result",
    "round_robin",
    "share_of",
    "wilson",
    "win_share",
]
