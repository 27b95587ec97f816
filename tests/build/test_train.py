"""The weights of The Penguin Ultimatum are learnt the same way again, and can be read."""

from pathlib import Path

import pytest

import train_weights
from parlour.games.penguin_ultimatum import GAME
from parlour.games.penguin_ultimatum.bots.worth import read_worths
from train_weights import HEAD, WEIGHTS, Sums, solved, train


def test_the_same_games_give_the_same_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []
    for name in ("first.toml", "again.toml"):
        monkeypatch.setattr(train_weights, "WEIGHTS", tmp_path / name)
        train(3)
        texts.append((tmp_path / name).read_text("utf-8"))
    assert texts[0] == texts[1]
    for seats in GAME.seats:
        worths = read_worths(texts[0], seats)
        assert len(worths) == 14
        assert all(worth.spread > 0 for worth in worths)


def test_the_weights_that_are_shipped_come_from_it() -> None:
    text = WEIGHTS.read_text("utf-8")
    assert text.startswith(HEAD)
    for seats in GAME.seats:
        worths = read_worths(text, seats)
        assert worths[13].growth > worths[5].growth > worths[0].growth > 0
        assert worths[13].spread > worths[0].spread


def test_regression_finds_what_made_the_numbers() -> None:
    sums = Sums(3)
    for first, second in ((1, 0), (2, 5), (3, 1), (4, 4), (-2, 7)):
        sums.add([(0, float(first)), (1, float(second))], 2.0 * first - 0.5 * second, 1.0)
    found = solved(sums, [0.0, 0.0, 9.0], 1e-9)
    assert [round(value, 6) for value in found] == [2.0, -0.5, 9.0]  # what no position had stays as before
