"""`python -m parlour`: play, watch and look back in a terminal, by the same table and messages as the page;
and let bots play bots.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence

from parlour import __version__
from parlour.arena import command as arena
from parlour.commands import analysing, checking, dealing, playing, showing
from parlour.commands.saying import refuse
from parlour.errors import ParlourError
from parlour.messages import choose_language, languages

EXAMPLES = """examples:
  python -m parlour play penguin-party Ada Bo --seats 4
  python -m parlour watch blue-penguin --bot emperor --seed 4711
  python -m parlour validate *.record
  python -m parlour show match.record --seat 1 --svg > table.svg
  python -m parlour analyse match.record
  python -m parlour arena emperor --against greedy --game penguin-party --seats 4

exit codes: 0 all went well; 1 the answer is no; 2 input that cannot be understood; 130 stopped by Ctrl+C
"""

Run = Callable[[argparse.Namespace, str], int]


def wished_languages(environment: Mapping[str, str]) -> list[str]:
    """What the locale of the environment asks for, as POSIX reads it."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return [next((text for text in settings if text), "")]


def parser() -> argparse.ArgumentParser:
    """The command line. Each command's `run` is set to what does it."""
    found = argparse.ArgumentParser(
        prog="python -m parlour",
        description="Penguin card games in a terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("--version", action="version", version=__version__)
    commands = found.add_subparsers(dest="command", required=True, metavar="COMMAND")
    playing.add_play(commands).set_defaults(run=playing.run)
    playing.add_watch(commands).set_defaults(run=playing.run)
    showing.add_replay(commands).set_defaults(run=showing.run_replay)
    showing.add_show(commands).set_defaults(run=showing.run_show)
    analysing.add(commands).set_defaults(run=analysing.run)
    dealing.add(commands).set_defaults(run=dealing.run)
    checking.add(commands).set_defaults(run=checking.run)
    measure = commands.add_parser(
        "arena",
        help="let bots play bots, and measure them",
        description="Let bots play bots: shares with 95 % intervals, and ratings.",
    )
    arena.add_arguments(measure)
    measure.set_defaults(run=arena.run)
    for command in commands.choices.values():
        command.add_argument(
            "--language", choices=languages(), help="of sentences (default: the locale’s, else English)"
        )
    return found


def main(given: Sequence[str] | None = None) -> int:
    """Runs a command and gives its exit code."""
    arguments = parser().parse_args(given)
    language = arguments.language or choose_language(wished_languages(os.environ))
    run: Run = arguments.run
    try:
        return run(arguments, language)
    except ParlourError as error:
        return refuse(error, language)
    except KeyboardInterrupt:
        return arena.STOPPED
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would complain at its end
        return 0
