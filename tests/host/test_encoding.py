"""Views and moves as numbers: complete, one to one, within their ends, as documented, and blind to what is
hidden."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.chance import pick, stream
from parlour.conformance import draw_options
from parlour.errors import BadSetup, Illegal, Unreadable
from parlour.game import Carry, Outcome, State
from parlour.learning import Encoding, encoding_of
from parlour.registry import AnyGame, all_games, find, games

ROOT = Path(__file__).parents[2]
CASES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name, game in all_games().items()
    for seats in game.seats
]
MATCHES = 6


def positions(game: AnyGame, seats: int, number: int) -> Iterator[tuple[State[Any], Encoding[Any, Any]]]:
    """Every position of a random match with random options, all rounds of it, the ends of rounds too."""
    rng = stream("encoding", game.name, seats, number)
    setup = game.setup(seats, draw_options(game, seats, rng))
    encoding = encoding_of(game, setup)
    carry: Carry | Outcome | None = Carry()
    while isinstance(carry, Carry):
        state = game.start(setup, game.shuffle(setup, rng, carry), carry)
        while True:
            yield state, encoding
            if not state.moves():
                break
            state.play(pick(state.moves(), rng))
        carry = state.verdict()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_legal_move_is_one_action_and_back(name: str, seats: int) -> None:
    for number in range(MATCHES):
        for state, encoding in positions(find(name), seats, number):
            for seat in range(seats):
                view = state.view(seat)
                legal = encoding.legal(view)
                assert sorted(map(str, legal.values())) == sorted(map(str, view.moves))
                assert all(0 <= action < encoding.actions for action in legal)
                assert list(legal) == sorted(legal)
                assert all(encoding.decode(view, action) == move for action, move in legal.items())


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_an_action_stands_for_is_never_another_ones_move(name: str, seats: int) -> None:
    game, rng = find(name), Random(3)
    for step, (state, encoding) in enumerate(positions(game, seats, 0)):
        if step % 20 or not state.moves():
            continue
        view = state.view(state.turn)
        legal = encoding.legal(view)
        meant: dict[str, int] = {}
        for action in range(encoding.actions):
            try:
                move = encoding.decode(view, action)
            except Illegal:  # a card or a stone that is not there
                assert action not in legal
                continue
            assert game.parse(str(move)) == move
            assert meant.setdefault(str(move), action) == action
            if rng.random() < 0.02:
                assert (state.why_not(move) is None) == (action in legal)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_observations_keep_to_their_shape_and_ends(name: str, seats: int) -> None:
    for state, encoding in positions(find(name), seats, 0):
        for seat in range(seats):
            view = state.view(seat)
            numbers = encoding.observation(view)
            assert len(numbers) == encoding.size == sum(field.size for field in encoding.fields)
            for field, part in zip(encoding.fields, encoding.fields_of(numbers).values(), strict=True):
                assert len(part) == field.size
                assert field.low <= min(part), field.name
                assert max(part) <= field.high, field.name
            assert len(view.history) <= encoding.history
            remembered = list(encoding.remember(view))
            assert len(remembered) <= encoding.memory
            assert all(isinstance(number, int) for number in remembered)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_swapped_hidden_cards_change_no_number(name: str, seats: int) -> None:
    """Another deal that the seat cannot tell from the true one, played as far, gives it the same numbers."""
    game, rng = find(name), Random(5)
    swapped = 0
    for step, (state, encoding) in enumerate(positions(game, seats, 1)):
        if step % 5:
            continue
        for seat in range(seats):
            view = state.view(seat)
            guess = game.guess(view, rng)
            again = game.start(state.setup, guess.deal, state.carry)
            for move in view.history:
                again.play(move)
            swapped += again.deal != state.deal
            other = again.view(seat)
            assert encoding.observation(other) == encoding.observation(view)
            assert encoding.legal(other) == encoding.legal(view)
            assert list(encoding.remember(other)) == list(encoding.remember(view))
    assert swapped


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_seen_shows(name: str, seats: int) -> None:
    """Each move changes what every seat observes and remembers."""
    before: dict[int, Any] = {}
    for state, encoding in positions(find(name), seats, 2):
        for seat in range(seats):
            view = state.view(seat)
            now = encoding.observation(view).tobytes(), tuple(encoding.remember(view))
            if view.history:
                assert all(old != new for old, new in zip(before[seat], now, strict=True))
            before[seat] = now


def documented(name: str) -> list[tuple[str, str, str, str]]:
    """The table of a game in docs/learning.md: field, shape, ends, what 1 stands for."""
    page = (ROOT / "docs" / "learning.md").read_text("utf-8")
    section = page.partition(f"\n### {name}\n")[2].partition("\n### ")[0]
    rows = re.findall(
        r"^\| `([a-z-]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| [^|]{8,} \|$", section, re.MULTILINE
    )
    return [(field, shape.strip(), ends.strip(), unit.strip()) for field, shape, ends, unit in rows]


def named(name: str, seats: int, options: dict[str, str]) -> dict[str, int]:
    """The letters that the page uses, for a setup."""
    page = {
        "blue-penguin": {"n": seats, "t": 4 if seats == 2 else seats},
        "penguin-party": {
            "n": seats, "b": 7 if seats == 2 else 8, "w": 13 if seats == 2 else 15,
            "h": {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}.get(seats, 0),
            "r": seats if options.get("rounds", "match") == "match" else 1,
        },
        "penguin-ultimatum": {
            "n": seats,
            "h": {"standard": 9, "small": 7, "large": 11}[options.get("iceberg", "standard")],
            "w": {"standard": 9, "small": 9, "large": 11}[options.get("iceberg", "standard")],
        },
    }  # fmt: skip
    return page[name]


@pytest.mark.parametrize("name", sorted(games()))
def test_the_page_says_what_every_field_is(name: str) -> None:
    game = find(name)
    rows = documented(name)
    for seats in game.seats:
        for number in range(6):
            options = draw_options(game, seats, stream("documented", name, seats, number))
            encoding = encoding_of(game, game.setup(seats, options))
            letters = named(name, seats, options)

            def read(text: str, letters: dict[str, int] = letters) -> int:
                value = 1
                for factor in text.split("·"):
                    value *= letters[factor] if factor in letters else int(factor)
                return value

            assert [row[0] for row in rows] == [field.name for field in encoding.fields]
            for (_, shape, ends, unit), field in zip(rows, encoding.fields, strict=True):
                assert tuple(map(read, shape.split(" × "))) == field.shape, field.name
                assert ends == f"{field.low} … {field.high}".replace("-", "−"), field.name
                assert read(unit.partition(" ")[0]) == field.unit, field.name
            page = (ROOT / "docs" / "learning.md").read_text("utf-8")
            assert f"| {name} | {seats} |" in page


def test_the_page_says_how_large_everything_is() -> None:
    page = (ROOT / "docs" / "learning.md").read_text("utf-8")
    for name, game in games().items():
        for seats in game.seats:
            encoding = encoding_of(game, game.setup(seats))
            numbers = f"{encoding.size:,} | {encoding.actions:,}".replace(",", " ")
            assert f"| {name} | {seats} | {numbers} |" in page


def test_bad_input_is_told_apart() -> None:
    game = find("blue-penguin")
    setup = game.setup(3)
    encoding = encoding_of(game, setup)
    state = game.start(setup, game.shuffle(setup, Random(1)))
    for action in (-1, 60, 10**9):
        with pytest.raises(Unreadable, match=f"action-outside at action value={action}, count=60"):
            encoding.decode(state.view(0), action)
    with pytest.raises(Unreadable, match="view-of-nobody"):
        encoding.observation(state.view(None))
    other = find("penguin-party")
    view = other.start(other.setup(2), other.shuffle(other.setup(2), Random(1))).view(0)
    with pytest.raises(Unreadable, match="view-of-another-game"):
        encoding.observation(view)
    with pytest.raises(Unreadable, match="view-of-another-game"):
        encoding.decode(view, 0)


def test_a_slot_without_a_card_is_told() -> None:
    game = find("penguin-ultimatum")
    setup = game.setup(2)
    encoding = encoding_of(game, setup)
    state = game.start(setup, game.shuffle(setup, Random(1)))
    state.play(state.moves()[0])  # three penguins are left in the hand
    with pytest.raises(Illegal, match="action-empty"):
        encoding.decode(state.view(state.turn), 3 * 17 * 81)


def test_a_game_without_an_encoding_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("template")
    monkeypatch.setattr("parlour.learning.encoding.find_spec", lambda _: None)
    with pytest.raises(BadSetup, match="learning-unknown at game value='template'"):
        encoding_of(game, game.setup(2))


def test_nothing_of_it_is_loaded_with_the_engine() -> None:
    script = (
        "import sys, parlour.desk, parlour.table, parlour.registry; parlour.registry.all_games(); "
        "print([name for name in sys.modules if 'learning' in name or name in ('numpy', 'gymnasium')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT / "core"
    )
    assert done.stdout == "[]\n"
