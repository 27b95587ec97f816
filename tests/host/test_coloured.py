"""Drawn cards in a terminal: who gets them, that they say what the plain lines say, and that they fit."""

from __future__ import annotations

import io
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from parlour import cli
from parlour.commands.streams import NEAREST, escaped, nearest, never_unprintable
from parlour.drawing import SUITS
from parlour.errors import MissingExtra
from parlour.messages import languages
from parlour.record import read_record
from parlour.registry import all_games
from parlour.sentences import Sentences
from parlour.table import Table
from parlour.terminal import plain
from parlour.terminal.coloured import Coloured
from parlour.terminal.paper import paper_for
from parlour.terminal.sheet import EMBLEMS, Sheet, Style, sheet_of

if TYPE_CHECKING:
    from rich.text import Text

GOLDENS = Path(__file__).parents[1] / "goldens"
RECORDS = sorted(GOLDENS.glob("*.record"))
Out = pytest.CaptureFixture[str]


class Terminal(io.StringIO):
    """An output that people look at."""

    def isatty(self) -> bool:
        return True


def moments(file: Path) -> list[Table]:
    """Some positions of a golden match."""
    record = read_record(file.read_text("utf-8"))
    moves = len(record.rounds[0].moves)
    return [Table(record.until(1, number)) for number in (0, moves // 3, 2 * moves // 3, moves)]


def rows_of(table: Table, seat: int | None, width: int) -> list[Text]:
    sentences = Sentences(table.game, [player.name for player in table.players])
    console = Console(file=io.StringIO(), width=width)
    return Coloured(console)(table.game, table.picture(seat), sentences, seat)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_drawn_cards_say_what_the_plain_lines_say(file: Path) -> None:
    for table in moments(file):
        seat = table.turn
        sentences = Sentences(table.game, [player.name for player in table.players])
        rows = rows_of(table, seat, 120)
        said = "\n".join(row.plain for row in rows)
        for part in plain.parts(table.game, table.picture(seat), sentences, seat):
            assert part.text in said
        faces = [piece.face for piece in table.picture(seat).pieces if piece.face and not piece.on]
        assert all(face in said for face in faces)


@pytest.mark.parametrize("width", [20, 40, 80, 200])
@pytest.mark.parametrize("tall", [1, 2, 3])
def test_cards_never_lie_over_each_other_and_a_wide_screen_is_enough(width: int, tall: int) -> None:
    for file in RECORDS:
        table = moments(file)[2]
        names = [player.name for player in table.players]
        style = Style(width, tall, table.game.faces(), names)
        for kind in table.game.zones:
            for seat in range(len(names)) if kind.per_seat else [None]:
                found = sheet_of(kind, seat, table.picture(table.turn), style)
                assert apart(found)
                assert found.width <= width or width < 80 or kind.form == "row"
                assert all(len(box.rows) in (1, tall) for box in found.boxes)


def apart(sheet: Sheet) -> bool:
    lines: dict[int, list[tuple[int, int]]] = {}
    for box in sheet.boxes:
        for y in range(box.y, box.y + len(box.rows)):
            lines.setdefault(y, []).append((box.x, box.x + box.width))
    return all(before[1] <= after[0] for spans in lines.values() for before, after in pairwise(sorted(spans)))


def test_every_key_of_a_choice_can_be_found_on_the_table() -> None:
    for file in RECORDS:
        for table in moments(file)[:-1]:
            assert table.turn is not None
            picture = table.picture(table.turn)
            style = Style(80, 2, table.game.faces(), [player.name for player in table.players])
            keys = {
                key
                for kind in table.game.zones
                for seat in (range(len(table.players)) if kind.per_seat else [None])
                for box in sheet_of(kind, seat, picture, style).boxes
                for key in box.keys
            }
            for choice in picture.choices:
                assert all(any(key in keys or key[0] == "=" for key in step) for step in choice.path)


def test_colour_is_never_the_only_sign() -> None:
    assert set(EMBLEMS) == set(SUITS)
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)
    for game in all_games().values():
        for code, face in game.faces().items():
            assert face.suit == "" or face.suit in SUITS, code


@pytest.mark.parametrize(
    ("color", "out", "environment", "coloured"),
    [
        ("auto", Terminal(), {"TERM": "xterm"}, True),
        ("auto", Terminal(), {"TERM": "xterm", "NO_COLOR": ""}, True),
        ("auto", Terminal(), {"TERM": "xterm", "NO_COLOR": "1"}, False),
        ("auto", Terminal(), {"TERM": "dumb"}, False),
        ("auto", io.StringIO(), {"TERM": "xterm"}, False),
        ("always", io.StringIO(), {"NO_COLOR": "1"}, True),
        ("never", Terminal(), {"TERM": "xterm"}, False),
    ],
)
def test_who_gets_colours(
    color: str, out: io.StringIO, environment: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NO_COLOR", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    out.truncate(0)
    paper = paper_for(color, out, environment)
    table = moments(RECORDS[0])[1]
    sentences = Sentences(table.game, [player.name for player in table.players])
    for row in paper.draw(table.game, table.picture(0), sentences, 0):
        paper.write(row)
    assert ("\x1b[" in out.getvalue()) == coloured


def test_without_rich_lines_are_plain_and_colours_that_are_asked_for_are_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert paper_for("auto", Terminal(), {"TERM": "xterm"}).draw is plain.draw
    with pytest.raises(MissingExtra):
        paper_for("always", Terminal(), {})
    assert cli.main(["show", str(RECORDS[0]), "--color", "always"]) == 2
    assert "penguin-parlour[terminal]" in capsys.readouterr().err


def test_colours_do_not_change_what_is_piped(capsys: Out) -> None:
    assert cli.main(["show", str(RECORDS[-1])]) == 0
    plainly = capsys.readouterr().out
    assert cli.main(["show", str(RECORDS[-1]), "--color", "never"]) == 0
    assert capsys.readouterr().out == plainly
    assert "\x1b" not in plainly
    assert cli.main(["show", str(RECORDS[-1]), "--color", "always"]) == 0
    assert "\x1b[" in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("encoding", ["ascii", "cp437", "latin-1", "cp932"])
def test_any_encoding_can_be_written_to(
    language: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding, newline="\n"))
    record = str(GOLDENS / "penguin-ultimatum-2.record")
    for color in ("never", "always"):
        assert cli.main(["show", record, "--language", language, "--color", color]) == 0
    assert cli.main(["watch", "template", "--seats", "2", "--bot", "random", "--seed", "1"]) == 0
    assert raw.getvalue().decode(encoding)


def test_signs_that_an_encoding_has_not_become_the_nearest_that_it_has() -> None:
    never_unprintable()
    assert "“é” × ★".encode("ascii", NEAREST) == b'"e" x *'
    assert nearest("−", "latin-1") == "-"
    assert nearest("人", "ascii") == "?"
    assert escaped('{"name":"Zoë 🐧"}', "ascii") == '{"name":"Zo\\u00eb \\ud83d\\udc27"}'
    assert escaped('{"name":"Zoë"}', "latin-1") == '{"name":"Zoë"}'
