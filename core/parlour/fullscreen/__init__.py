"""A table that fills the terminal, by keyboard and mouse: the same pictures, choices and messages as in the
page. Needs the extra `terminal` (textual).
"""

from __future__ import annotations

from parlour.fullscreen.app import TableApp

__all__ = ["TableApp"]
