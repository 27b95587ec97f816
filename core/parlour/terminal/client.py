"""Playing and watching at a table from a terminal. Reads and writes by what it is given: tests can sit in."""

from __future__ import annotations

from collections.abc import Callable

from parlour.errors import ParlourError
from parlour.messages import SOURCE
from parlour.picture import Choice
from parlour.sentences import Sentences
from parlour.table import Table
from parlour.terminal import plain
from parlour.terminal.paper import Paper

Read = Callable[[], str]
"""The next line that the player types. Raises EOFError when there is none."""
Keep = Callable[[Table], object]
"""What is called whenever the match has changed: it may save it."""


class Left(Exception):
    """The player left the table, or the input ended."""


class Client:
    """One terminal at one table, shared by all its people. Whoever is on turn sees their own cards."""

    def __init__(
        self, table: Table, read: Read, paper: Paper, language: str = SOURCE, keep: Keep = lambda _: None
    ) -> None:
        self.table = table
        self._read = read
        self._write = paper.write
        self._paper = paper
        self._keep = keep
        self._sentences = Sentences(table.game, [player.name for player in table.players], language)
        self._people = [seat for seat, player in enumerate(table.players) if player.bot is None]
        self._told = 0

    def run(self) -> None:
        """Plays until the match is over. Raises Left."""
        while True:
            self._tell()
            self._keep(self.table)
            if self.table.outcome is not None:
                self._end()
                return
            if self.table.next_carry is not None:
                self._next_round()
            elif self.table.bot_on_turn is not None:
                self._let_bot_play()
            else:
                self._ask()

    @property
    def _viewer(self) -> int | None:
        """Who looks: the person on turn; between turns a person who is alone; else nobody."""
        if self.table.turn in self._people:
            return self.table.turn
        return self._people[0] if len(self._people) == 1 else None

    def _say(self, message: str, **facts: str | int) -> None:
        self._write(self._sentences.message(message, facts))

    def _tell(self) -> None:
        """What has happened since, as the viewer may know it."""
        for event in self.table.events(self._viewer, self._told):
            self._write(f"  {self._sentences.event(event)} ({event.rule})")
        self._told = len(self.table.events(None))

    def _let_bot_play(self) -> None:
        """A bot's move; where nobody but bots play, the table is shown whenever the turn passes."""
        seat = self.table.turn
        assert seat is not None
        with self._paper.waiting(self._sentences.message("terminal-thinks", {"seat": seat})):
            *_, best = self.table.think()
        self.table.play(seat, best)
        if not self._people and self.table.turn != seat:
            self._tell()
            self._draw(None)

    def _draw(self, viewer: int | None) -> None:
        picture = self.table.picture(viewer)
        for row in self._paper.draw(self.table.game, picture, self._sentences, viewer):
            self._write(row)

    def _line(self) -> str:
        try:
            return self._read().strip()
        except EOFError:
            raise Left from None

    def _ask(self) -> None:
        """One line of the person on turn: a move, or one of the words of the help."""
        seat = self.table.turn
        assert seat is not None
        if len(self._people) > 1:
            self._say("terminal-hand-over", seat=seat)
            self._line()
        choices = self.table.picture(seat).choices
        self._draw(seat)
        while True:
            self._say("terminal-ask", seat=seat)
            word, _, rest = self._line().partition(" ")
            try:
                if self._obey(seat, word, rest.strip(), choices):
                    return
            except ParlourError as error:
                self._write(self._complaint(error))

    def _obey(self, seat: int, word: str, rest: str, choices: tuple[Choice, ...]) -> bool:
        """Does what the line says; true if the table has changed."""
        if word == "quit":
            raise Left
        if word == "undo":
            self.table.undo(seat)
            self._told = len(self.table.events(None))
            return True
        answer = self._answer(seat, word, rest, choices)
        if answer is None:
            self.table.play(seat, word)
            return True
        for line in answer:
            self._write(line)
        return False

    def _answer(self, seat: int, word: str, rest: str, choices: tuple[Choice, ...]) -> list[str] | None:
        """What the words that change nothing answer; None for any other word, which is a move."""
        match word:
            case "" | "help":
                return [self._sentences.message("terminal-help")]
            case "moves":
                return [f"  {choice.move}{self._foretold(choice)}" for choice in choices]
            case "hint":
                return self._hint(seat)
            case "why":
                reason = self.table.why_not(seat, rest)
                if reason is None:
                    return [self._sentences.message("terminal-possible", {"text": rest})]
                return [self._complaint(reason)]
            case "record":
                return [str(self.table.record)]
            case "rules":
                return [self.table.game.text(f"rules.{self._sentences.language}.md")]
        return None

    def _hint(self, seat: int) -> list[str]:
        """The best moves, each with what is expected of it and why."""
        with self._paper.waiting(self._sentences.message("terminal-weighs")):
            *_, weighed = self.table.weigh(seat)
        lines = []
        for item in self.table.advice(seat, weighed):
            expected = {
                "share": round(100 * item.share),
                "points": round(item.points, 1) + 0.0,
            }  # no minus zero
            lines.append(f"  {item.move}  {self._sentences.message('advice-expected', expected)}")
            lines += [f"    {self._sentences.note(reason, seat)}" for reason in item.reasons]
        return lines

    def _foretold(self, choice: Choice) -> str:
        return "" if choice.note is None else f"  {self._sentences.note(choice.note)}"

    def _complaint(self, error: ParlourError) -> str:
        return f"  {self._sentences.error(error)}{f' ({error.rule})' if error.rule else ''}"

    def _next_round(self) -> None:
        for line in plain.standing(self._sentences, self.table.scores):
            self._write(line)
        if self._people:
            self._say("terminal-next-round")
            self._line()
        self.table.next_round()

    def _end(self) -> None:
        """The result with every reason."""
        assert self.table.outcome is not None
        for line in plain.result(self._sentences, self.table.outcome):
            self._write(line)
