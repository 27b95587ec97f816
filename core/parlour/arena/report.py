"""The result as tables for a terminal, and as JSON. Needs the extra `arena`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import IO, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour import wire
from parlour.arena.journal import header_of
from parlour.arena.plan import Plan
from parlour.arena.playing import Result
from parlour.registry import find
from parlour.sentences import Sentences
from parlour.setup import Setup

WORDS = ("game", "options", "bot", "others")
PLAIN_WIDTH = 160
"""Columns where the output is no terminal."""


def result_data(plan: Plan, result: Result) -> dict[str, Any]:
    """The result as JSON says it: the header of a journal, a share for each of its pairings, the ratings."""
    header = header_of(plan)
    shares = [
        {
            **about,
            "won": round(share.won, 6),
            "low": round(share.low, 6),
            "high": round(share.high, 6),
            "even": round(1 / pairing.setup.seats, 6),
            "matches": share.matches,
        }
        for about, (pairing, share) in zip(header.pop("pairings"), result.shares, strict=True)
    ]
    ratings = [
        {
            "game": rating.game,
            "seats": rating.setup.seats,
            "options": rating.setup.options,
            "bot": rating.bot,
            "mean": rating.mean,
            "deviation": rating.deviation,
            "matches": rating.matches,
        }
        for rating in result.ratings
    ]
    machine = plan.seconds is not None
    data: dict[str, Any] = wire.data(
        {**header, "depends_on_machine": machine, "shares": shares, "ratings": ratings}
    )
    return data


def show(plan: Plan, result: Result, sentences: Sentences, out: IO[str]) -> None:
    """Writes both tables."""
    console = Console(file=out)
    if not console.is_terminal:
        console = Console(file=out, width=PLAIN_WIDTH)
    shares = [
        {
            "game": pairing.game,
            "seats": str(pairing.setup.seats),
            "options": _options(pairing.game, pairing.setup),
            "bot": pairing.bot,
            "others": pairing.others,
            "share": f"{share.won:.3f}",
            "interval": f"{share.low:.3f}–{share.high:.3f}",
            "even": f"{1 / pairing.setup.seats:.3f}",
            "matches": str(share.matches),
        }
        for pairing, share in result.shares
    ]
    console.print(_table(sentences, "arena-shares", shares))
    ratings = [
        {
            "game": rating.game,
            "seats": str(rating.setup.seats),
            "options": _options(rating.game, rating.setup),
            "bot": rating.bot,
            "mean": f"{rating.mean:.2f}",
            "deviation": f"{rating.deviation:.2f}",
            "matches": str(rating.matches),
        }
        for rating in result.ratings
    ]
    console.print(_table(sentences, "arena-ratings", ratings))
    if plan.seconds is not None:
        console.print(Text(sentences.message("arena-machine", {"seconds": f"{plan.seconds:g}"})))


def _table(sentences: Sentences, title: str, rows: Sequence[Mapping[str, str]]) -> Table:
    """A table with a column for each name that has something to say in any row."""
    made = Table(title=Text(sentences.message(title)), title_justify="left", box=SIMPLE_HEAD)
    names = [name for name in rows[0] if any(row[name] for row in rows)]
    for name in names:
        heading = Text(sentences.message(f"arena-column-{name}"))
        made.add_column(heading, justify="left" if name in WORDS else "right", no_wrap=name != "options")
    for row in rows:
        made.add_row(*(Text(row[name]) for name in names))
    return made


def _options(game: str, setup: Setup) -> str:
    """The options that are not as by default."""
    usual = find(game).setup(setup.seats).options
    return " ".join(f"{name}={value}" for name, value in setup.options.items() if value != usual[name])
