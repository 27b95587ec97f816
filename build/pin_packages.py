"""`python3 build lock`: pins the packages of pyproject.toml's groups anew, for every platform."""

import shutil
import tempfile
import venv
from pathlib import Path

from folders import BUILD, ROOT
from say import run, step

LOCKS = {"dev": "requirements.txt", "node": "requirements-node.txt"}


def pin_packages() -> None:
    """Write build/requirements*.txt by uv, which a throw-away environment brings if it is not there."""
    with step("Pinning the Python packages"), tempfile.TemporaryDirectory() as scratch:
        uv = shutil.which("uv")
        if uv is None:
            venv.create(scratch, with_pip=True)
            run([f"{scratch}/bin/python", "-m", "pip", "install", "uv"], what="pip install uv")
            uv = str(Path(scratch) / "bin" / "uv")
        for group, name in LOCKS.items():
            command = [uv, "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes"]
            command += [
                "--no-emit-index-url",
                "--no-header",
                "--upgrade",
                "--group",
                group,
                "-o",
                str(BUILD / name),
            ]
            run(command, what=f"uv pip compile --group {group}", folder=ROOT)
