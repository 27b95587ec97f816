"""The packages of what takes hours and is in no run of the tests: mutants (cosmic-ray) and fuzzing (atheris).

They go into an environment of their own in .cache, which sees that of the project.
"""

import hashlib
import shutil
import sys
import venv
from pathlib import Path

from folders import BUILD, CACHE, VENV
from say import run, step

TRUST = CACHE / "trust"
TRUST_PYTHON = TRUST / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
LOCK = BUILD / "requirements-trust.txt"


def trust_packages() -> Path:
    """The Python that has them; the first call installs them. Raises Failure."""
    stamp = TRUST / ".penguin-stamp"
    digest = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == digest:
        return TRUST_PYTHON
    with step("Setting up the packages for mutants and fuzzing in .cache/trust"):
        shutil.rmtree(TRUST, ignore_errors=True)
        venv.create(TRUST, with_pip=True)
        command: list[str | Path] = [
            TRUST_PYTHON,
            "-m",
            "pip",
            "--disable-pip-version-check",
            "install",
            "--require-hashes",
        ]
        run([*command, "-r", LOCK], what="pip install", hint="Is this machine online?")
        (own,) = [*TRUST.glob("lib/python*/site-packages"), *TRUST.glob("Lib/site-packages")]
        (ours,) = [*VENV.glob("lib/python*/site-packages"), *VENV.glob("Lib/site-packages")]
        (own / "penguin-parlour.pth").write_text(f"{ours}\n")
    stamp.write_text(digest)
    return TRUST_PYTHON
