"""The engine's own tests inside Pyodide under Node: the same files, on the Python of the page."""

import shutil
import tempfile
import zipfile
from pathlib import Path

from engine_wheel import build_wheel
from folders import ROOT, VENV
from pyodide_node import run_inside
from say import Failure

NEEDS = (
    "pytest",
    "_pytest",
    "py.py",
    "pluggy",
    "iniconfig",
    "packaging",
    "pygments",
    "hypothesis",
    "_hypothesis_globals.py",
    "sortedcontainers",
)


def _copy_packages(folder: Path) -> Path:
    """A folder with the pure packages of .venv that pytest needs: .venv holds compiled ones too."""
    (site_packages,) = [*VENV.glob("lib/python*/site-packages"), *VENV.glob("Lib/site-packages")]
    for name in NEEDS:
        source = site_packages / name
        if source.is_dir():
            shutil.copytree(
                source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
            )
        else:
            shutil.copyfile(source, folder / name)
        for about in site_packages.glob(f"{name}-*.dist-info"):
            shutil.copytree(about, folder / about.name)
    return folder


def run_engine_tests() -> None:
    """Run all of tests/ but the build's own and those that need what only a host has. Raises Failure."""
    tests = [
        path
        for path in sorted((ROOT / "tests").iterdir())
        if path.name not in {"build", "host", "__pycache__"}
    ]
    names = [f"tests/{path.name}" for path in tests if path.is_dir() or path.name.startswith("test_")]
    if not names:
        raise Failure("tests/ holds no test of the engine")
    with tempfile.TemporaryDirectory() as scratch:
        wheel = build_wheel(Path(scratch))
        unpacked = Path(scratch) / "wheel"
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(unpacked)
        packages = Path(scratch) / "packages"
        packages.mkdir()
        run_inside(
            "/repo/build/in_pyodide/run_pytest.py",
            arguments=["-p", "no:cacheprovider", "-o", "pythonpath=", *names],
            mounts={"/repo": ROOT, "/wheel": unpacked, "/packages": _copy_packages(packages)},
            show=True,
        )
