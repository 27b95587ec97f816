"""`parlour completion`: what lets a shell complete the command line. Needs the extra `terminal` (shtab)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from parlour.arena.extras import needs
from parlour.commands import DONE
from parlour.commands.asking import PROGRAM, Commands
from parlour.registry import games

SHELLS = ("bash", "zsh", "fish", "tcsh", "powershell")
EXAMPLES = ("completion bash > parlour.bash", "completion zsh > _parlour")
FILES = ("record", "records", "resume")
"""The arguments that name a file; `--json` does in the arena only."""


def add(commands: Commands) -> argparse.ArgumentParser:
    """How it is asked for."""
    command = commands.add("completion", EXAMPLES)
    command.add_argument("shell", choices=SHELLS, help=commands.words("completion-shell"))
    command.set_defaults(line=commands.line)
    return command


def run(arguments: argparse.Namespace, language: str) -> int:  # noqa: ARG001 (the command line has it already)
    """Raises MissingExtra."""
    with needs("terminal"):
        import shtab  # noqa: PLC0415 (an extra that may not be installed)
    line: argparse.ArgumentParser = arguments.line
    line.prog = PROGRAM
    bots = list(dict.fromkeys(info.name for game in games().values() for info in game.bot_infos()))
    for action in _arguments(line):
        if action.dest in FILES or (action.dest == "json" and action.nargs != 0):
            action.complete = shtab.FILE  # type: ignore[attr-defined]  # what shtab looks for
        elif action.dest == "game":
            action.choices = list(games())
        elif action.dest in ("bot", "bots", "against"):
            action.choices = bots
    sys.stdout.write(shtab.complete(line, arguments.shell) + "\n")
    return DONE


def _arguments(line: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The arguments of all commands."""
    for action in line._actions:  # noqa: SLF001 (argparse offers no other way to them)
        yield action
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 (neither to the commands)
            for command in action.choices.values():
                yield from _arguments(command)
