"""`python3 build lock`: pins the packages of pyproject.toml's groups and extras anew, for every platform."""

import shutil
import tempfile
import venv
from pathlib import Path

from folders import BUILD, ROOT
from prepare import FULL_LOCK, SITE_LOCK
from say import run, step

LOCKS = {
    FULL_LOCK: ["pyproject.toml", "--all-extras", "--group", "dev"],
    SITE_LOCK: ["--group", "site", "--constraints", FULL_LOCK.relative_to(ROOT).as_posix()],
    BUILD / "requirements-node.txt": ["--group", "node"],
    BUILD / "requirements-trust.txt": [
        *("--group", "trust", "--constraints", FULL_LOCK.relative_to(ROOT).as_posix())
    ],
}
"""What each file pins: the tests need all that anybody can install with us; the site's packages are a part of
it, in the same versions, and so are pinned after it."""


def pin_packages() -> None:
    """Write build/requirements*.txt by uv, which a throw-away environment brings if it is not there."""
    with step("Pinning the Python packages"), tempfile.TemporaryDirectory() as scratch:
        uv = shutil.which("uv")
        if uv is None:
            venv.create(scratch, with_pip=True)
            run([f"{scratch}/bin/python", "-m", "pip", "install", "uv"], what="pip install uv")
            uv = str(Path(scratch) / "bin" / "uv")
        for file, what in LOCKS.items():
            command = [uv, "pip", "compile", *what, "--universal", "--python-version", "3.11"]
            command += ["--generate-hashes", "--no-emit-index-url", "--no-header", "--upgrade"]
            run([*command, "-o", str(file)], what=f"uv pip compile {' '.join(what)}", folder=ROOT)
