"""What is agreed before the cards are dealt: the number of seats and the options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from parlour.errors import BadSetup

SWITCH = ("off", "on")


@dataclass(frozen=True, slots=True)
class Option:
    """One agreement that a game offers. Values are texts at every border, and in the state.

    `choices` are the allowed texts, the first is the default. With `seats_too` a seat number
    from 1 is a choice as well. With `numbers` (smallest, largest) the value is instead one whole number
    per seat, separated by commas, any of them left out: `178,,165`; the default is none at all: `,,`.
    """

    name: str
    choices: tuple[str, ...] = ()
    seats_too: bool = False
    numbers: tuple[int, int] | None = None

    def read(self, text: str | None, seats: int) -> str:
        """The value in its one normal form; None gives the default. Raises BadSetup."""
        if self.numbers is not None:
            return self._read_numbers("," * (seats - 1) if text is None else text, seats)
        allowed = self.allowed(seats)
        if text is None:
            return allowed[0]
        if text not in allowed:
            raise BadSetup("option-value", where=f"option {self.name}", value=text, allowed=allowed)
        return text

    def allowed(self, seats: int) -> tuple[str, ...]:
        """The texts that may be chosen with this number of seats."""
        return self.choices + (tuple(str(seat + 1) for seat in range(seats)) if self.seats_too else ())

    def _read_numbers(self, text: str, seats: int) -> str:
        assert self.numbers is not None
        parts = [part.strip() for part in text.split(",")]
        if len(parts) != seats:
            raise BadSetup("option-count", where=f"option {self.name}", value=text, wanted=seats)
        low, high = self.numbers
        for seat, part in enumerate(parts):
            if part and not (
                part.isascii() and part.isdigit() and len(part) < 10 and low <= int(part) <= high
            ):
                where = f"option {self.name}, seat {seat + 1}"
                raise BadSetup("option-number", where=where, value=part, low=low, high=high)
        return ",".join(str(int(part)) if part else "" for part in parts)


@dataclass(frozen=True, slots=True)
class Setup:
    """Seats (a number) and a text for every option of the game. Made by `Game.setup`, which checks it."""

    seats: int
    options: Mapping[str, str]

    def is_on(self, option: str) -> bool:
        """Whether a switch is on."""
        return self.options[option] == "on"

    def numbers(self, option: str) -> tuple[int | None, ...]:
        """The value of a `numbers` option, a number or None per seat."""
        return tuple(int(part) if part else None for part in self.options[option].split(","))


def read_options(offered: Iterable[Option], given: Mapping[str, str], seats: int) -> dict[str, str]:
    """Every option of the game with its value in normal form. Raises BadSetup for an unknown one."""
    by_name = {option.name: option for option in offered}
    for name in given:
        if name not in by_name:
            raise BadSetup("option-unknown", where=f"option {name}", allowed=tuple(by_name) or ("–",))
    return {name: option.read(given.get(name), seats) for name, option in by_name.items()}
