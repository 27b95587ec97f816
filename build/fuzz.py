"""`python3 build fuzz [seconds]`: strange texts for all readers of the engine, until the time is up.

Where atheris installs (Linux, Python 3.11 to 3.13) it looks for texts that reach new lines of the readers,
from the records of the tests on, and keeps in .cache/fuzz what it has found. Elsewhere hypothesis makes them
up.
"""

import subprocess
import sys

from folders import BUILD, CACHE, ROOT
from say import Failure, note
from trust_packages import trust_packages

CORPUS = CACHE / "fuzz"
LONGEST = 10
"""Seconds that a text may take: readers that hang have failed too."""


def fuzz(seconds: int) -> None:
    """Raises Failure where a text raises anything but a typed error, or takes too long."""
    CORPUS.mkdir(parents=True, exist_ok=True)
    python = trust_packages()
    found = subprocess.run([str(python), "-c", "import atheris"], check=False, capture_output=True)
    by = "atheris" if found.returncode == 0 else "hypothesis"
    note(f"Fuzzing the readers by {by} for {seconds} s")
    command = [str(python), str(BUILD / "fuzz.py"), by, str(seconds)]
    if subprocess.run(command, check=False, cwd=ROOT).returncode != 0:
        raise Failure(f"{by} found a text that no reader may fail on; it is named above")


def _by_atheris(seconds: int) -> None:
    import atheris

    with atheris.instrument_imports(include=["parlour"]):
        import fuzz_readers

    def one(data: bytes) -> None:
        fuzz_readers.read_all(data.decode("utf-8", "surrogateescape"))

    seeds = [str(ROOT / "tests" / folder) for folder in ("records", "goldens")]
    limits = [f"-max_total_time={seconds}", f"-timeout={LONGEST}", "-max_len=20000", "-rss_limit_mb=2000"]
    quiet = ["-print_final_stats=1", "-verbosity=0", f"-artifact_prefix={CORPUS}/"]
    atheris.Setup([sys.argv[0], *limits, *quiet, str(CORPUS), *seeds], one)
    atheris.Fuzz()


def _by_hypothesis(seconds: int) -> None:
    import fuzz_readers

    fuzz_readers.search(seconds, ROOT / "tests")


def main() -> None:
    """Runs inside the Python of trust_packages."""
    sys.path[:0] = [str(ROOT / "core"), str(BUILD)]
    by, seconds = sys.argv[1:]
    {"atheris": _by_atheris, "hypothesis": _by_hypothesis}[by](int(seconds))


if __name__ == "__main__":
    main()
