"""python3 build <command>: sets up, builds, serves and tests Penguin Parlour. Needs nothing but Python 3.11.

play [--no-open] [--port N]   build the site, serve it on this machine, open it in the browser
test [step …]                 every check and test, each named, with a summary at the end
site                          build dist/site and check it
check                         check dist/site as it is
docs                          build only the docs, dist/docs
game NAME [--prefix XY]       begin a new game (docs/adding-a-game.md)
bench engine|boot|bots|table|thinking
                              measure the engine (--keep the figures, --profile it), the page's boot against a
                              stock one, the bots' strength, how fast the table answers and how evenly
                              cards fly, or how long the strongest bot thinks in the page
coverage                      lines and branches of the rules that no test runs: there is none
fuzz [seconds]                strange texts for all readers of the engine
mutate [--again] [game …]     changes of the rules that no test notices, in docs/mutations.md; takes hours
package                       the wheel and the source distribution in dist/package, checked
screenshot                    for maintainers: take the README's picture, docs/screenshot.png
train [--games N]             for maintainers: learn anew the weights that bots evaluate by
lock                          for maintainers: pin the Python packages anew

play, site, check, docs and game set up only what the site needs, the others what all of them need.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 # the file must still be readable by older ones, to say so
    sys.exit("Penguin Parlour needs Python 3.11 or newer; this is Python " + sys.version.split()[0])


def main(arguments: list[str]) -> int:
    """Set up, then let the virtual environment's Python run the command."""
    import os
    import subprocess

    import commands
    import prepare
    from folders import BUILD, PYTHON
    from say import Failure

    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__)
        return 0 if arguments else 2
    try:
        options = commands.parse(arguments)  # a slip of the pen is told before minutes of set-up
        prepare.everything(options.packages)
        command = [str(PYTHON), str(BUILD / "commands.py"), *arguments]
        if sys.platform == "win32":  # there exec would give the terminal back at once
            return subprocess.call(command)
        sys.stdout.flush()
        os.execv(command[0], command)  # one process: whoever ends it ends the server  # noqa: S606
    except Failure as failure:
        print("\n" + str(failure), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
