"""`parlour deal`: the deals of a finished match, and whether they are those that were promised."""

from __future__ import annotations

import argparse
import sys

from parlour.commands import DONE, NO
from parlour.commands.asking import Commands
from parlour.commands.files import the_match
from parlour.commands.saying import put_json
from parlour.commands.words import Words
from parlour.errors import Unreadable
from parlour.fairness import revealed
from parlour.wire import dump, dump_for_people

EXAMPLES = ("deal match.record", "deal match.record --round 1", "deal match.record --json")


def add(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for."""
    words = commands.words
    command = commands.add_of_a_record("deal", EXAMPLES, page="docs/fairness.md")
    command.add_argument("--round", type=int, help=words("deal-round"))
    command.add_argument("--fingerprint", help=words("deal-fingerprint"))
    command.add_argument("--json", action="store_true", help=words("json"))
    return command


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises ParlourError."""
    deals = revealed(the_match(arguments.record, arguments.match).record)
    words = Words(language)
    if arguments.fingerprint is not None:
        wanted = "".join(arguments.fingerprint.split()).lower()
        same = next((deal.round for deal in deals if deal.fingerprint == wanted), None)
        if arguments.json:
            put_json(dump({"fingerprint": wanted, "round": same}))
        else:
            print(words("deal-none") if same is None else words("deal-same", round=same))
        return NO if same is None else DONE
    if arguments.round is not None:
        if not 1 <= arguments.round <= len(deals):
            raise Unreadable("no-such-moment", where="round", value=arguments.round, last=len(deals))
        deals = deals[arguments.round - 1 : arguments.round]
    if arguments.json:
        put_json(dump_for_people(deals))
    elif arguments.round is not None:
        sys.stdout.write(deals[0].text)
    else:
        for deal in deals:
            origin = words("deal-from-seed" if deal.from_seed else "deal-not-from-seed")
            said = words("deal-line", round=deal.round, fingerprint=deal.fingerprint, origin=origin)
            print(f"{said}\n{deal.text}")
    return DONE
