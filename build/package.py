"""`python3 build package`: the wheel and the source distribution, checked for an index and its users."""

import shutil
import tarfile
from pathlib import Path

from engine_wheel import EPOCH
from folders import PYTHON, ROOT, SCRIPTS
from say import Failure, note, run

PACKAGE = ROOT / "dist" / "package"


def make_package() -> None:
    """Write both into dist/package, from the same sources the same bytes, and check them. Raises Failure."""
    shutil.rmtree(PACKAGE, ignore_errors=True)
    command: list[str | Path] = [PYTHON, "-m", "hatchling", "build", "-d", PACKAGE]
    run(command, what="hatchling", folder=ROOT, environment={"SOURCE_DATE_EPOCH": EPOCH})
    wheel, source = sorted(PACKAGE.iterdir(), key=lambda file: file.suffix, reverse=True)
    run([PYTHON, "-m", "twine", "--no-color", "check", "--strict", wheel, source], what="twine check")
    run([SCRIPTS / "check-wheel-contents", wheel], what="check-wheel-contents")
    run([SCRIPTS / "validate-pyproject", ROOT / "pyproject.toml"], what="validate-pyproject")
    _check_source(source)
    for file in (wheel, source):
        note(f"  {file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} KB")


def _check_source(source: Path) -> None:
    """The source distribution holds all that makes the wheel again."""
    with tarfile.open(source) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    for needed in ("LICENSE", "pyproject.toml", "core/parlour/py.typed", "core/parlour/__init__.py"):
        if needed not in names:
            raise Failure(f"{source.name} lacks {needed}")
