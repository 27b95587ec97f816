"""The moves of The Penguin Ultimatum and their one notation. Moves are interned: the same move is one object.

place:grj3:e5       the penguin onto the cell; a penalty that is due is paid
place:grj3:e5:shj   the same, giving up the entertainer card instead of the penalty
stone:supply:e5     a stone from the supply onto the penguin at e5
stone:c4:e5         the stone at c4 onto the penguin at e5
stay                no stone moves
perform:e5          of several entertainers that are ready, this one goes next
entertain:e5:upright, entertain:e5:turned    the new entertainer onto the cell
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.errors import Unreadable
from parlour.games.penguin_ultimatum.cards import ENTERTAINER, ENTERTAINERS, PENGUIN, PENGUINS
from parlour.games.penguin_ultimatum.cells import cell_name, read_cell

NOTHING = -1
"""In `Place.given`: no card is given up."""
SUPPLY = 0
"""In `Stone.source`: the supply (no cell has this number)."""


@dataclass(frozen=True, slots=True)
class Place:
    """Step 1 (PU-10, PU-12): numbers of the penguin, the cell, and the entertainer given up or NOTHING."""

    penguin: int
    cell: int
    given: int = NOTHING

    def __str__(self) -> str:
        given = "" if self.given == NOTHING else f":{ENTERTAINERS[self.given]}"
        return f"place:{PENGUINS[self.penguin]}:{cell_name(self.cell)}{given}"


@dataclass(frozen=True, slots=True)
class Stone:
    """Step 2 (PU-13): from a cell or the SUPPLY to a cell."""

    source: int
    target: int

    def __str__(self) -> str:
        source = "supply" if self.source == SUPPLY else cell_name(self.source)
        return f"stone:{source}:{cell_name(self.target)}"


@dataclass(frozen=True, slots=True)
class Stay:
    """Step 2 (PU-13): no stone moves."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Perform:
    """Step 3 (PU-15): the entertainer of this cell goes next."""

    cell: int

    def __str__(self) -> str:
        return f"perform:{cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class Entertain:
    """Part 4 (PU-19): the new entertainer's cell, and whether it lies turned by 180°."""

    cell: int
    turned: bool

    def __str__(self) -> str:
        return f"entertain:{cell_name(self.cell)}:{'turned' if self.turned else 'upright'}"


Move = Place | Stone | Stay | Perform | Entertain


class _Places(dict[int, Place]):
    """Moves of one penguin and one card given up by cell, made when first asked for."""

    def __init__(self, penguin: int, given: int) -> None:
        super().__init__()
        self.penguin, self.given = penguin, given

    def __missing__(self, cell: int) -> Place:
        self[cell] = move = Place(self.penguin, cell, self.given)
        return move


class _Stones(dict[int, Stone]):
    """Moves of a stone from one source by target, made when first asked for."""

    def __init__(self, source: int) -> None:
        super().__init__()
        self.source = source

    def __missing__(self, target: int) -> Stone:
        self[target] = move = Stone(self.source, target)
        return move


class _StonesFrom(dict[int, _Stones]):
    def __missing__(self, source: int) -> _Stones:
        self[source] = row = _Stones(source)
        return row


class _Performs(dict[int, Perform]):
    def __missing__(self, cell: int) -> Perform:
        self[cell] = move = Perform(cell)
        return move


class _Entertains(dict[int, Entertain]):
    def __init__(self, *, turned: bool) -> None:
        super().__init__()
        self.turned = turned

    def __missing__(self, cell: int) -> Entertain:
        self[cell] = move = Entertain(cell, self.turned)
        return move


# The interned moves: PLACES[penguin][given][cell] (NOTHING given is the last), STONES[source][target] …
PLACES = tuple(
    tuple(_Places(penguin, given) for given in (*range(len(ENTERTAINERS)), NOTHING))
    for penguin in range(len(PENGUINS))
)
STONES = _StonesFrom()
STAY = Stay()
PERFORMS = _Performs()
ENTERTAINS = (_Entertains(turned=False), _Entertains(turned=True))


def parse(text: str) -> Move:
    """The move of a text. Raises Unreadable; whether it is legal is the state's to say."""
    words = text.split(":")
    try:
        match words:
            case ["place", penguin, cell]:
                return PLACES[PENGUIN[penguin]][NOTHING][read_cell(cell)]
            case ["place", penguin, cell, given]:
                return PLACES[PENGUIN[penguin]][ENTERTAINER[given]][read_cell(cell)]
            case ["stone", "supply", target]:
                return STONES[SUPPLY][read_cell(target)]
            case ["stone", source, target]:
                return STONES[read_cell(source)][read_cell(target)]
            case ["stay"]:
                return STAY
            case ["perform", cell]:
                return PERFORMS[read_cell(cell)]
            case ["entertain", cell, ("upright" | "turned") as way]:
                return ENTERTAINS[way == "turned"][read_cell(cell)]
    except (KeyError, Unreadable) as error:  # a card or a cell that there is not
        raise Unreadable("move-unreadable", where="move", text=text) from error
    raise Unreadable("move-unreadable", where="move", text=text)
