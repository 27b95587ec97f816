"""`parlour deal`: the deals of a finished match, and whether they are those that were promised."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from parlour.commands.files import of_a_record, read_file
from parlour.errors import Unreadable
from parlour.fairness import revealed
from parlour.wire import dump_for_people


def add(commands: Any) -> argparse.ArgumentParser:
    """How it is asked for."""
    command = of_a_record(
        commands,
        "deal",
        help="show the deals of a finished match",
        description="Show the deals of a finished match with their fingerprints, or check one.",
    )
    command.add_argument("--round", type=int, help="only the text of this round’s deal, as it is hashed")
    command.add_argument("--fingerprint", help="say whether a round had this one; the exit code is 1 if not")
    command.add_argument("--json", action="store_true", help="write JSON")
    return command


def run(arguments: argparse.Namespace, language: str) -> int:  # noqa: ARG001 (it prints what is hashed)
    """Raises ParlourError."""
    deals = revealed(read_file(arguments.record))
    if arguments.fingerprint is not None:
        wanted = "".join(arguments.fingerprint.split()).lower()
        found = [deal.round for deal in deals if deal.fingerprint == wanted]
        print(f"round {found[0]}: the same" if found else "no round of this match has this fingerprint")
        return 0 if found else 1
    if arguments.round is not None:
        if not 1 <= arguments.round <= len(deals):
            raise Unreadable("no-such-moment", where="round", value=arguments.round, last=len(deals))
        sys.stdout.write(deals[arguments.round - 1].text)
        return 0
    if arguments.json:
        sys.stdout.write(dump_for_people(deals))
        return 0
    for deal in deals:
        origin = "drawn from the seed" if deal.from_seed else "not the one that the seed gives"
        print(f"round {deal.round}: {deal.fingerprint}, {origin}\n{deal.text}")
    return 0
