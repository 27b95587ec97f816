"""Whether the cards were dealt before anybody played, and have been the same ever since.

When a round is dealt, its *fingerprint* is shown to everybody: the SHA-256 of the deal's text. When the match
is over the text can be looked at, and anybody can compute the fingerprint again:

    python -m parlour deal game.record --round 1 | sha256sum

The text begins with a *salt*, 128 random bits that nobody sees before. Without it a player could try out
which deals fit both the fingerprint and the cards in hand. The salt comes from the record's seed, by a stream
of its own: so records of every version have it, and the same address deals the same cards with the same
fingerprint. `hashlib` computes it, not the browser, whose `crypto.subtle` is missing on plain http: so page,
terminal and command have one way, and it works everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from parlour.chance import below, stream
from parlour.errors import NotPossible
from parlour.game import Event, Outcome
from parlour.picture import Heap
from parlour.record import Record
from parlour.registry import find
from parlour.replay import replayed

VERSION = 1
HEADER = "penguin-parlour-deal"


@dataclass(frozen=True, slots=True)
class RevealedDeal:
    """The deal of a round, by heaps for people and as the text that the fingerprint is of; whether it is the
    one that the seed gives.
    """

    round: int
    fingerprint: str
    text: str
    from_seed: bool
    heaps: tuple[Heap, ...]


def salt(seed: str, number: int) -> str:
    """The secret of the deal of this round (from 1): 32 hexadecimal digits."""
    rng = stream(seed, "salt", number)
    return "".join(f"{below(1 << 32, rng):08x}" for _ in range(4))


def deal_text(record: Record, number: int) -> str:
    """What the fingerprint of this round (from 1) is computed from."""
    lines = [f"{HEADER}: {VERSION}", f"salt: {salt(record.seed, number)}", f"game: {record.game}"]
    lines += [f"seats: {record.setup.seats}"]
    lines += [f"option {name}: {value}" for name, value in record.setup.options.items()]
    lines += [f"round: {number}"]
    lines += [f"{name}: {value}" for name, value in record.rounds[number - 1].deal.fields().items()]
    return "\n".join(lines) + "\n"


def fingerprint(record: Record, number: int) -> str:
    """The fingerprint of this round's deal (from 1): 64 hexadecimal digits that tell nothing about it."""
    return sha256(deal_text(record, number).encode()).hexdigest()


def revealed(record: Record) -> tuple[RevealedDeal, ...]:
    """The deals of a match that is over. Raises NotPossible before."""
    game = find(record.game)
    told: list[Event] = []
    deals = []
    verdict: object = None
    for at in replayed(record, told.append):
        verdict = at.state.verdict()
        if at.moves > 0:
            continue
        drawn = game.shuffle(record.setup, stream(record.seed, "round", at.round), at.carry)
        deals.append(
            RevealedDeal(
                at.round,
                fingerprint(record, at.round),
                deal_text(record, at.round),
                drawn == at.state.deal,
                game.heaps(record.setup, at.state.deal),
            )
        )
    if not isinstance(verdict, Outcome):
        raise NotPossible("deal-hidden")
    return tuple(deals)
