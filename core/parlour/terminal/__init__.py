"""The table in a terminal: the same pictures, choices and messages as in the page, as plain text."""

from __future__ import annotations

from parlour.terminal.client import Client, Left

__all__ = ["Client", "Left"]
