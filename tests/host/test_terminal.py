"""The terminal: whole matches by typing, people who share it, and whatever else they may type."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour import cli
from parlour.commands import STOPPED
from parlour.messages import languages
from parlour.record import Player, read_record
from parlour.registry import games
from parlour.table import Table
from parlour.terminal import Client, Left
from parlour.terminal.paper import Paper

GOLDEN = Path(__file__).parents[1] / "goldens" / "penguin-party-2.record"


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this machine speaks, these tests read English unless they say otherwise."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def onto(lines: list[str]) -> Paper:
    return Paper(lambda row: lines.append(str(row)))


def sit(table: Table, answer: Callable[[Table, list[str]], str]) -> list[str]:
    """Runs a client whose player types what `answer` says to the table and the lines so far."""
    lines: list[str] = []

    def read() -> str:
        typed = answer(table, lines)
        if typed == "<end>":
            raise EOFError
        return typed

    Client(table, read, onto(lines)).run()
    return lines


def first_move(table: Table, lines: list[str]) -> str:
    if not lines[-1].endswith("quit):"):
        return ""
    assert table.turn is not None
    return str(table.view(table.turn).moves[0])


@pytest.mark.parametrize("name", sorted(games()))
@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_match_is_played_by_typing(name: str, people: int) -> None:
    players = [Player("Ada"), Player("Bo") if people == 2 else Player("Pip", "greedy")]
    table = Table.new(name, players, "terminal")
    lines = sit(table, first_move)
    assert table.outcome is not None
    winners = [players[seat].name for seat in table.outcome.winners]
    assert all(winner in lines[-1] for winner in winners)
    assert lines[-1].endswith(f"({table.outcome.rule})")
    for seat, score in enumerate(table.outcome.scores):
        assert any(line.startswith(f"{players[seat].name}: {score} point") for line in lines)


def test_nobody_sees_the_hand_of_another() -> None:
    table = Table.new("blue-penguin", [Player("Ada"), Player("Bo")], "terminal")
    hands = {seat: [str(card) for card in table.view(seat).hand] for seat in (0, 1)}  # type: ignore[attr-defined]  # a view of this game
    seen: list[str] = []

    def answer(table: Table, lines: list[str]) -> str:
        seen[:] = lines
        return "<end>" if lines[-1].endswith("quit):") else ""

    with pytest.raises(Left):
        sit(table, answer)
    turn = table.turn
    assert turn is not None
    shown = [line for line in seen if line.startswith("  Hand of")]
    assert f"  Hand of {('Ada', 'Bo')[turn]}: {' '.join(sorted(hands[turn], key=int))}" in shown
    assert f"  Hand of {('Ada', 'Bo')[1 - turn]}: 2×#" in shown
    assert seen.index(next(line for line in seen if "nobody else looks" in line)) < seen.index(shown[0])


@pytest.mark.parametrize(
    ("typed", "answered"),
    [
        ("nonsense", "“nonsense” is not a move of this game. (move)"),
        ("99", "There is no card “99”. (BP-1)"),
        ("why 99", "There is no card “99”. (BP-1)"),
        ("why", "“” is not a move of this game. (move)"),
        ("undo", "This can no longer be taken back"),
        ("help", "“hint” suggests one"),
        ("", "“hint” suggests one"),
        ("rules", "BP-11"),
        ("record", "penguin-parlour-record: 3"),
    ],
)
def test_whatever_is_typed_is_answered_and_changes_nothing(typed: str, answered: str) -> None:
    table = Table.new("blue-penguin", [Player("Ada"), Player("Pip", "greedy")], "4")
    while table.bot_on_turn is not None:
        *_, best = table.think()
        table.play(1, best)
    before = table.record
    asked = iter([typed])
    lines: list[str] = []
    with pytest.raises(Left):
        Client(table, lambda: next(asked, "quit"), onto(lines)).run()
    assert any(answered in line for line in lines)
    assert table.record == before


def test_hint_and_moves_are_legal() -> None:
    table = Table.new("penguin-party", [Player("Ada"), Player("Bo")], "4")
    asked = iter(["", "hint", "moves"])
    lines: list[str] = []
    with pytest.raises(Left):
        Client(table, lambda: next(asked, "quit"), onto(lines)).run()
    assert table.turn is not None
    legal = {str(move) for move in table.view(table.turn).moves}
    asks = [place for place, line in enumerate(lines) if line.endswith("quit):")]
    hints = [line.strip() for line in lines[asks[0] + 1 : asks[1]] if not line.startswith("    ")]
    assert 1 <= len(hints) <= 3
    assert all(line.split()[0] in legal and "Chance of winning" in line for line in hints)
    assert {line.split()[0] for line in lines[asks[1] + 1 : asks[2]]} == legal


@pytest.mark.parametrize("name", sorted(games()))
def test_watch_plays_the_same_match_as_the_table(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["watch", name, "--seats", "2", "--seed", "5"]) == 0
    assert "The match goes to" in capsys.readouterr().out


def test_leaving_prints_a_record_to_go_on_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def leave() -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", leave)
    assert (
        cli.main(["play", "penguin-ultimatum", "Ada", "Bo", "--seats", "2", "--option", "iceberg=small"]) == 0
    )
    out = capsys.readouterr().out
    text = out[out.index("penguin-parlour-record") :]
    assert read_record(text).setup.options["iceberg"] == "small"
    file = tmp_path / "match.txt"
    file.write_text(text, "utf-8")
    assert cli.main(["play", "--record", str(file)]) == 0
    capsys.readouterr()
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    assert cli.main(["play", "--record", "-"]) == 0
    assert text in capsys.readouterr().out


def test_a_match_is_saved_after_every_move_and_goes_on_from_its_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "new.record"
    asked: list[str] = []

    def type_twice_then_stop() -> str:
        record = read_record(file.read_text("utf-8"))  # it is there already, and whole
        asked.append(str(record))
        if len(asked) >= 3:
            raise KeyboardInterrupt
        table = Table(record)
        assert table.turn == 0
        return str(table.view(0).moves[0])

    monkeypatch.setattr("builtins.input", type_twice_then_stop)
    new = ["play", "blue-penguin", "Zoë", "--seed", "4", "--bot", "random", "--record", str(file)]
    assert cli.main(new) == STOPPED
    printed = capsys.readouterr()
    assert "penguin-parlour-record" not in printed.out
    assert f"play --record {file}" in printed.err
    kept = read_record(file.read_text("utf-8"))
    assert kept.players[0].name == "Zoë"
    assert sum(len(part.moves) for part in kept.rounds) >= 2 * len(kept.players)
    assert [path.name for path in tmp_path.iterdir()] == ["new.record"]
    assert cli.main(["play", "--record", str(file)]) == STOPPED
    assert asked[3:] == [str(kept)]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "blue-penguin", "--seats", "9"], "2 to 5 players"),
        (["play", "red-penguin"], "red-penguin"),
        (["play"], "blue-penguin, penguin-party"),
        (["play", "blue-penguin", "--record", str(GOLDEN)], "blue-penguin"),
        (["play", "--record", "no/such/file"], "no/such/file"),
        (["play", "blue-penguin", "--record", "no/such/folder/file"], "no/such/folder/file"),
        (["play", "blue-penguin", "--option", "experts=perhaps"], "option experts"),
        (["play", "blue-penguin", "--option", "export"], "option export"),
        (["play", "blue-penguin", "--bot", "genius"], "bot of seat 2"),
        (["replay", "no/such/file"], "no/such/file"),
    ],
)
def test_bad_arguments_are_refused_with_what_and_where(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "environment", "said"),
    [
        (["--language", "ja"], {"LANG": "de_DE.UTF-8"}, "の勝ちです。"),
        ([], {"LANG": "de_DE.UTF-8"}, "Die Partie geht an"),
        ([], {"LC_ALL": "fr_CH@euro", "LANG": "de_DE.UTF-8"}, "La partie est gagnée par"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "it", "LANG": "C"}, "La partita va a"),
        ([], {"LANGUAGE": "pt:it:de", "LC_ALL": "fr_FR.UTF-8"}, "La partita va a"),
        ([], {"LANG": "C.UTF-8"}, "The match goes to"),
        ([], {"LANG": "pt_BR.UTF-8"}, "The match goes to"),
    ],
)
def test_the_terminal_speaks_the_language_that_is_asked_for_or_the_locales(
    given: list[str],
    environment: dict[str, str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cli.main(["watch", "blue-penguin", "--seats", "2", "--bot", "random", "--seed", "5", *given]) == 0
    assert said in capsys.readouterr().out


def test_an_unknown_language_is_refused_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["watch", "blue-penguin", "--language", "xx"])
    error = capsys.readouterr().err
    assert "xx" in error
    assert all(language in error for language in languages())


@pytest.mark.parametrize("language", languages())
def test_the_rules_are_told_in_the_language_of_the_table(language: str) -> None:
    table = Table.new("blue-penguin", [Player("Ada"), Player("Bo")], "4")
    asked = iter(["", "rules"])
    lines: list[str] = []
    with pytest.raises(Left):
        Client(table, lambda: next(asked, "quit"), onto(lines), language).run()
    assert table.game.text(f"rules.{language}.md") in lines
