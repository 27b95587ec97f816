"""A deal's fingerprint is public from the start, tells nothing, and is checked when the match is over."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from parlour.chance import pick, stream
from parlour.desk import Desk
from parlour.errors import NotPossible
from parlour.fairness import deal_text, fingerprint, revealed, salt
from parlour.record import Player, read_record
from parlour.registry import all_games
from parlour.replay import moments
from parlour.table import Table


def played(name: str, moves: int | None = None, seed: str = "fair") -> Table:
    table = Table.new(name, [Player("Ada"), Player("Bo")], seed)
    rng = stream("fairness", name)
    count = 0
    while table.outcome is None and count != moves:
        if table.next_carry is not None:
            table.next_round()
        else:
            assert table.turn is not None
            table.play(table.turn, str(pick(table.view(table.turn).moves, rng)))
            count += 1
    return table


@pytest.mark.parametrize("name", sorted(all_games()))
def test_the_fingerprint_of_the_start_is_that_of_the_deal_that_is_revealed(name: str) -> None:
    table = Table.new(name, [Player("Ada"), Player("Bo")], "fair")
    early = [fingerprint(table.record, 1)]
    record = played(name).record
    deals = revealed(read_record(str(record)))
    assert [deal.round for deal in deals] == list(range(1, len(record.rounds) + 1))
    assert deals[0].fingerprint == early[0]
    for deal in deals:
        assert sha256(deal.text.encode()).hexdigest() == deal.fingerprint
        assert deal.from_seed
        assert all(value in deal.text for value in record.rounds[deal.round - 1].deal.fields().values())
    assert len({deal.fingerprint for deal in deals}) == len(deals)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_another_deal_or_another_salt_is_another_fingerprint(name: str) -> None:
    record = played(name).record
    other = Table.new(name, record.players, "other").record
    swapped = replace(
        record, rounds=(replace(record.rounds[0], deal=other.rounds[0].deal), *record.rounds[1:])
    )
    assert fingerprint(swapped, 1) != fingerprint(record, 1)
    salted = replace(record, seed="other")
    assert deal_text(salted, 1).splitlines()[2:] == deal_text(record, 1).splitlines()[2:]
    assert fingerprint(salted, 1) != fingerprint(record, 1)


def test_a_deal_that_the_seed_does_not_give_is_told_from_one_that_it_gives() -> None:
    game = all_games()["template"]
    setup = game.setup(2)
    table = Table.new(
        "template", [Player("Ada"), Player("Bo")], "fair", deal=game.shuffle(setup, stream("x"))
    )
    while table.turn is not None:
        table.play(table.turn, str(table.view(table.turn).moves[0]))
    assert [deal.from_seed for deal in revealed(table.record)] == [False]


def test_a_salt_is_128_bits_of_its_own() -> None:
    salts = {salt(seed, number) for seed in ("a", "b") for number in (1, 2, 3)}
    assert len(salts) == 6
    assert all(len(one) == 32 and set(one) <= set("0123456789abcdef") for one in salts)


def test_nothing_is_revealed_before_the_match_is_over() -> None:
    for name in all_games():
        with pytest.raises(NotPossible):
            revealed(played(name, 3).record)


def test_the_fingerprint_is_the_same_wherever_it_is_computed() -> None:
    """These digits are those of the notation page: a change of the text's form would break old games."""
    record = Table.new("template", [Player("Ada"), Player("Bo")], "4711").record
    assert deal_text(record, 1) == (
        "penguin-parlour-deal: 1\n"
        "salt: 38e58e9a088c06d341e0303b0b89d064\n"
        "game: template\n"
        "seats: 2\n"
        "round: 1\n"
        "starter: 1\n"
        "cards: 1 11 2 6 4 10 8 9 5 3 7 12\n"
    )
    assert fingerprint(record, 1) == "78ca12a071c3a4100d5c77a8dd70c15a7fc98397e195458ab15a557f5fdbf8be"


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_moment_can_be_looked_back_at(name: str) -> None:
    table = played(name)
    found = moments(table.record)
    assert [(at.round, at.moves) for at in found] == [
        (number, moves)
        for number, part in enumerate(table.record.rounds, start=1)
        for moves in range(len(part.moves) + 1)
    ]
    for at in found:
        there = Table(table.record.until(at.round, at.moves))
        assert at.turn == there.turn
        assert at.events == len(there.events(None))


def ask(desk: Desk, **request: Any) -> dict[str, Any]:
    return dict(json.loads(asyncio.run(desk.answer(json.dumps({"v": 1, "table": "t", **request})))))


def test_the_desk_shows_the_fingerprint_at_once_and_the_rest_at_the_end() -> None:
    desk = Desk()
    players = [{"name": "Ada", "bot": None}, {"name": "Bo", "bot": None}]
    begun = ask(desk, op="new", game="blue-penguin", players=players, seed="a secret seed", seat=0)
    assert begun["fingerprint"] == fingerprint(
        Table.new("blue-penguin", [Player("Ada"), Player("Bo")], "a secret seed").record, 1
    )
    assert "a secret seed" not in json.dumps(begun)
    assert salt("a secret seed", 1) not in json.dumps(begun)
    refused = ask(desk, op="reveal")
    assert (refused["ok"], refused["error"]["code"]) == (False, "deal-hidden")
    record = played("penguin-party").record
    ended = ask(desk, op="load", record=str(record))
    shown = ask(desk, op="reveal")
    assert shown["seed"] == "fair"
    assert shown["deals"][-1]["fingerprint"] == ended["fingerprint"]
    assert {"note": {"message": "heap-hand", "facts": {"seat": 1}}}.items() <= shown["deals"][0]["heaps"][
        2
    ].items()
    assert len(ask(desk, op="moments")["moments"]) == len(moments(record))


def test_the_desk_reads_a_record_without_opening_a_table() -> None:
    desk = Desk()
    table = played("penguin-party")
    match = ask(desk, op="read", record=str(table.record))["match"]
    assert (match["game"], match["seed"], match["rounds"]) == ("penguin-party", "fair", 2)
    assert match["outcome"]["winners"] == list(table.outcome.winners if table.outcome else ())
    assert match["record"] == str(table.record)
    assert ask(desk, op="view")["error"]["code"] == "table-unknown"
    broken = ask(desk, op="read", record=str(table.record).replace("seats: 2", "seats: 9"))
    told = broken["error"]
    assert (told["type"], told["where"], told["line"], told["column"]) == ("BadSetup", "seats", 4, 8)
