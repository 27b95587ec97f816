"""The tables of `tables.toml`: what may be put in by somebody with the printed cards, and what may not."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from parlour.errors import Unreadable
from parlour.games.penguin_ultimatum import GAME
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, ENTERTAINERS
from parlour.games.penguin_ultimatum.cells import DIRECTIONS, read_cell
from parlour.games.penguin_ultimatum.tables import SIZES, Tables, read_tables

SMALL = "small = { width = 9, height = 7 }"
TWO = "2 = [[-1, 0], [1, 0], [0, -1]]"
JUGGLING_SHEEP = 'shj = "NW NE SW"'


def changed(old: str, new: str) -> Tables:
    """The tables with another line."""
    text = GAME.text("tables.toml")
    assert old in text
    return read_tables(text.replace(old, new))


def wrong(old: str, new: str) -> Unreadable:
    """What is said of tables with another line."""
    with pytest.raises(Unreadable) as caught:
        changed(old, new)
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        (JUGGLING_SHEEP, 'shj = "NW NE XX"', "dots.shj"),
        (JUGGLING_SHEEP, 'shj = "NW NE NW"', "dots.shj"),
        (JUGGLING_SHEEP, 'shj = ""', "dots.shj"),
        (JUGGLING_SHEEP, "shj = 3", "dots.shj"),
        ('shj = "NW NE SW"\n', "", "dots.shj"),
        (JUGGLING_SHEEP, 'shj = "NW NE SW"\nshx = "N"', "dots.shx"),
        (SMALL, "small = { width = 9, height = 8 }", "icebergs.small.height"),
        (SMALL, "small = { width = 99, height = 7 }", "icebergs.small.width"),
        (SMALL, "small = { width = 9, height = 15 }", "icebergs.small.height"),
        (SMALL, "small = { width = 1, height = 7 }", "icebergs.small.width"),
        (SMALL, "small = { width = 9.0, height = 7 }", "icebergs.small.width"),
        (SMALL, "small = { width = 9, height = true }", "icebergs.small.height"),
        (SMALL, "small = { width = 9 }", "icebergs.small"),
        (SMALL, "small = 3", "icebergs.small"),
        (SMALL, "tiny = { width = 9, height = 7 }", "icebergs.small"),
        ("[icebergs]", "[icebergs]\nhuge = 3", "icebergs.huge"),
        (TWO, "2 = [[-1, 0], [1, 0], [-1, 0]]", "start.2[2]"),
        (TWO, "2 = [[-1, 0], [0, 0]]", "start.2[1]"),
        (TWO, "2 = [[-1, 9]]", "start.2[0]"),
        (TWO, "2 = [[5, 0]]", "start.2[0]"),
        (TWO, "2 = [[0, 4]]", "start.2[0]"),
        (TWO, '2 = [["W"]]', "start.2[0]"),
        (TWO, '2 = [["W", "N"]]', "start.2[0]"),
        (TWO, "2 = [[1]]", "start.2[0]"),
        (TWO, "2 = [[-1, 0], 3]", "start.2[1]"),
        (TWO, "2 = [[-1, 0], [1, 0], [0, -1], [0, 1], [1, 1]]", "start.2"),
        (TWO, "2 = []", "start.2"),
        (TWO, "5 = [[-1, 0]]", "start.2"),
        ("[start]", "[start]\n5 = [[-1, 0]]", "start.5"),
        ("[start]", "[begin]", "start"),
        ("[dots]", "[more]\nx = 1\n[dots]", "more"),
    ],
)
def test_tables_that_are_wrong_say_where(old: str, new: str, where: str) -> None:
    error = wrong(old, new)
    assert (error.code, error.where) == ("tables-wrong", where)


def test_tables_that_are_no_toml() -> None:
    with pytest.raises(Unreadable, match="tables-unreadable"):
        read_tables("dots =")


def test_what_would_be_right_is_said() -> None:
    assert wrong(SMALL, "small = { width = 9, height = 8 }").facts["allowed"] == ("3", "5", "…", "13")
    assert wrong(SMALL, "small = { width = 9 }").facts["allowed"] == ("width", "height")
    assert wrong("[icebergs]", "[icebergs]\nhuge = 3").facts["allowed"] == SIZES
    assert wrong("[start]", "[start]\n5 = [[-1, 0]]").facts["allowed"] == ("2", "3", "4")
    assert wrong(JUGGLING_SHEEP, 'shx = "N"').facts["allowed"] == ENTERTAINERS
    assert wrong(JUGGLING_SHEEP, 'shj = "X"').facts["allowed"] == tuple(DIRECTIONS)


def test_PU_5_an_iceberg_of_3_to_13_columns_and_rows_has_its_curtain_in_the_middle() -> None:
    text = GAME.text("tables.toml").replace(TWO, "2 = [[1, 0]]").replace("3 = [[-1, 0]", "3 = [[1, 1]")
    for width, height, middle, corner in [(3, 13, "b7", "c13"), (13, 3, "g2", "m3")]:
        iceberg = read_tables(
            text.replace(SMALL, f"small = {{ width = {width}, height = {height} }}")
        ).icebergs["small"]
        assert (iceberg.middle, iceberg.cells[-1]) == (read_cell(middle), read_cell(corner))
        assert len(set(iceberg.cells)) == 39


def test_PU_6_the_first_entertainers_may_lie_anywhere_on_the_smallest_iceberg() -> None:
    assert changed(TWO, "2 = [[-4, 3], [4, -3]]").start[2] == ((-4, 3), (4, -3))
    assert changed(TWO, "2 = [[0, 1]]").start[2] == ((0, 1),)


def test_PU_3_an_entertainer_may_have_dots_on_all_sides() -> None:
    assert changed(JUGGLING_SHEEP, 'shj = "SE S SW E W NE N NW"').masks[ENTERTAINER["shj"]] == 0b11111111


def test_tables_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        GAME.tables.masks = ()  # type: ignore[misc]  # that is what is tried
    with pytest.raises(FrozenInstanceError):
        GAME.tables.icebergs["small"].width = 11  # type: ignore[misc]  # that is what is tried
