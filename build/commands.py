"""The commands of `python3 build`, run by the virtual environment's Python (see __main__.py)."""

import argparse
import importlib
import sys
import webbrowser

import prepare
from say import Failure, note
from test_steps import step_name

BENCHES = ("boot", "bots", "engine", "heap", "lighthouse", "line", "shuffling", "table", "thinking")
"""Each a module `bench_…` with a function of the same name.

It is imported when it is asked for: it may need what a first start has yet to bring.
"""


def _play(options: argparse.Namespace) -> int:
    from make_site import make_site
    from page_server import PageServer

    try:
        server = PageServer(port=options.port)
    except OSError as error:
        raise Failure(f"Port {options.port} cannot be used: {error}. Choose another by --port.") from error
    make_site()
    note(f"\nPenguin Parlour is at {server.address}   (Ctrl+C ends it)")
    if not options.no_open and not webbrowser.open(server.address):
        note("No browser opened by itself: please open that address.")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        note("\nGood bye.")
    finally:
        server.server_close()
    return 0


def _site(_: argparse.Namespace) -> int:
    from check_site import check_site
    from make_site import make_site

    site = make_site()
    check_site(site)
    return 0


def _check(_: argparse.Namespace) -> int:
    from check_site import check_site
    from folders import SITE

    check_site(SITE)
    return 0


def _docs(_: argparse.Namespace) -> int:
    from docs_site import make_docs_alone

    note(f"{make_docs_alone() / 'index.html'}")
    return 0


def _test(options: argparse.Namespace) -> int:
    from test_steps import run_steps

    return run_steps(options.steps)


def _bench(options: argparse.Namespace) -> int:
    name = f"bench_{options.what}"
    its = {"keep": options.keep, "profile": options.profile} if options.what == "engine" else {}
    getattr(importlib.import_module(name), name)(**its)
    return 0


def _game(options: argparse.Namespace) -> int:
    from new_game import new_game, tell

    tell(new_game(options.name, options.prefix))
    return 0


def _package(_: argparse.Namespace) -> int:
    from package import make_package

    make_package()
    return 0


def _fuzz(options: argparse.Namespace) -> int:
    from fuzz import fuzz

    fuzz(options.seconds)
    return 0


def _coverage(_: argparse.Namespace) -> int:
    from rules_coverage import rules_coverage

    rules_coverage()
    return 0


def _mutate(options: argparse.Namespace) -> int:
    from mutate import mutate

    return mutate(options.games, options.minutes, again=options.again)


def _train(options: argparse.Namespace) -> int:
    from train_weights import train

    train(options.games)
    return 0


def _screenshot(_: argparse.Namespace) -> int:
    from screenshot import take_screenshot

    take_screenshot()
    return 0


def _lock(_: argparse.Namespace) -> int:
    from pin_packages import pin_packages

    pin_packages()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 build")
    parser.set_defaults(packages=prepare.FULL_LOCK)
    commands = parser.add_subparsers(required=True, metavar="command")

    play = commands.add_parser("play", help="build the site, serve it on this machine, open it")
    play.add_argument("--no-open", action="store_true", help="do not open a browser")
    play.add_argument("--port", type=int, default=0, help="the port to serve on (a free one)")
    play.set_defaults(run=_play, packages=prepare.SITE_LOCK)

    test = commands.add_parser("test", help="every check and test")
    test.add_argument("steps", nargs="*", type=step_name, help="only these steps, by their names")
    test.set_defaults(run=_test)

    site = commands.add_parser("site", help="build dist/site and check it")
    site.set_defaults(run=_site, packages=prepare.SITE_LOCK)

    check = commands.add_parser("check", help="check dist/site as it is")
    check.set_defaults(run=_check, packages=prepare.SITE_LOCK)

    docs = commands.add_parser("docs", help="build only the docs, dist/docs")
    docs.set_defaults(run=_docs, packages=prepare.SITE_LOCK)

    package = commands.add_parser("package", help="the wheel and the source distribution, checked")
    package.set_defaults(run=_package)

    fuzz = commands.add_parser("fuzz", help="strange texts for all readers")
    fuzz.add_argument("seconds", nargs="?", type=int, default=60, help="for so long (60)")
    fuzz.set_defaults(run=_fuzz)

    coverage = commands.add_parser("coverage", help="lines and branches of the rules that no test runs")
    coverage.set_defaults(run=_coverage)

    mutate = commands.add_parser("mutate", help="changes of the rules that no test notices")
    mutate.add_argument("games", nargs="*", help="folders of games (all)")
    mutate.add_argument("--minutes", type=int, help="of each game; what is left is tried the next time")
    mutate.add_argument("--again", action="store_true", help="try those that lived once more")
    mutate.set_defaults(run=_mutate)

    commands.add_parser("screenshot", help="take the README's picture").set_defaults(run=_screenshot)
    commands.add_parser("lock", help="pin the Python packages anew").set_defaults(run=_lock)

    game = commands.add_parser("game", help="begin a new game: a copy of the template under another name")
    game.add_argument("name", help="small letters and hyphens")
    game.add_argument("--prefix", help="the two letters of its rules' numbers")
    game.set_defaults(run=_game, packages=prepare.SITE_LOCK)

    train = commands.add_parser("train", help="learn anew the weights that bots evaluate by")
    train.add_argument("--games", type=int, default=1500, help="for each number of seats (1500)")
    train.set_defaults(run=_train)

    bench = commands.add_parser("bench", help="measure")
    bench.add_argument("what", choices=BENCHES)
    bench.add_argument(
        "--keep", action="store_true", help="engine: keep the figures in docs/benchmarks.jsonl"
    )
    bench.add_argument("--profile", action="store_true", help="engine: tell where the time goes instead")
    bench.set_defaults(run=_bench)
    return parser


def parse(arguments: list[str]) -> argparse.Namespace:
    """What a person typed. Its `packages` is the lock that the command needs.

    Ends the program, with a word, if it makes no sense. Needs nothing set up.
    """
    return _parser().parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Run one command. Returns the exit code."""
    options = parse(arguments)
    try:
        prepare.node()
        done: int = options.run(options)
    except Failure as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return done


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
