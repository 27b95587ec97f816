"""`python -m parlour`: play, watch and look back in a terminal, by the same table and messages as the page;
and let bots play bots.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

from parlour import __version__
from parlour.arena import command as arena
from parlour.commands import STOPPED, analysing, checking, completing, dealing, playing, showing, tabling
from parlour.commands.asking import Commands, HelpFormatter, program
from parlour.commands.saying import refuse
from parlour.commands.streams import never_unprintable
from parlour.commands.words import Words, speaking
from parlour.errors import ParlourError
from parlour.messages import choose_language, languages

EXAMPLES = (
    "play {game} Ada Bo --seats 4",
    "watch {game} --bot greedy --seed 4711",
    "show match.record --seat 1",
    "validate match.record",
    "arena greedy --against random --game {game} --seats 2 --matches 10",
)
COLORS = ("auto", "always", "never")

Run = Callable[[argparse.Namespace, str], int]


def wished_languages(environment: Mapping[str, str]) -> list[str]:
    """What the environment asks for: the list of LANGUAGE as gettext reads it, then the locale's language as
    POSIX does.
    """
    listed = environment.get("LANGUAGE", "").split(":")
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return [*filter(None, listed), next((text for text in settings if text), "")]


def _typed_language(given: Sequence[str]) -> Iterator[str]:
    """What follows `--language` on a command line that nobody has read yet: its help is to be in that."""
    for place, text in enumerate(given):
        name, equals, value = text.partition("=")
        if len(name) > 3 and "--language".startswith(name):
            yield from [value] if equals else given[place + 1 : place + 2]


def parser(words: Words) -> argparse.ArgumentParser:
    """The command line. Each command's `run` is set to what does it."""
    found = argparse.ArgumentParser(
        prog=program(), description=words("parlour"), formatter_class=HelpFormatter
    )
    found.add_argument("--version", action="version", version=__version__, help=words("version"))
    parsers = found.add_subparsers(
        dest="command", required=True, metavar=words("command"), title=words("commands")
    )
    commands = Commands(found, parsers, words)
    playing.add_play(commands).set_defaults(run=playing.run)
    tabling.add(commands).set_defaults(run=tabling.run)
    playing.add_watch(commands).set_defaults(run=playing.run)
    showing.add_show(commands).set_defaults(run=showing.run_show)
    showing.add_replay(commands).set_defaults(run=showing.run_replay)
    analysing.add(commands).set_defaults(run=analysing.run)
    checking.add(commands).set_defaults(run=checking.run)
    dealing.add(commands).set_defaults(run=dealing.run)
    arena.add(commands).set_defaults(run=arena.run)
    completing.add(commands).set_defaults(run=completing.run)
    found.epilog = commands.epilog(EXAMPLES, words("more", command=program()))
    _add_everywhere(found, words, language=None, color=COLORS[0])
    for command in parsers.choices.values():  # also behind the command; what stands before it is not undone
        _add_everywhere(command, words, language=argparse.SUPPRESS, color=argparse.SUPPRESS)
    return found


def _add_everywhere(found: argparse.ArgumentParser, words: Words, language: str | None, color: str) -> None:
    found.add_argument("--language", choices=languages(), help=words("language"), default=language)
    found.add_argument("--color", choices=COLORS, help=words("color"), default=color)


def main(given: Sequence[str] | None = None) -> int:
    """Runs a command and gives its exit code."""
    typed = sys.argv[1:] if given is None else given
    never_unprintable(sys.stdout, sys.stderr)
    language = choose_language([*_typed_language(typed), *wished_languages(os.environ)])
    words = Words(language)
    with speaking(words):
        arguments = parser(words).parse_args(typed)
    run: Run = arguments.run
    try:
        code = run(arguments, language)
        sys.stdout.flush()  # here, where a pipe that is closed is no error
    except ParlourError as error:
        return refuse(error, language)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or Python would complain at its end
        return 0
    return code
