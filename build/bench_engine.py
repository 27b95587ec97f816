"""`python3 build bench engine`: whole random games a second, dealing included, on CPython and in Pyodide.

Trust the ratios: the machine's speed of the moment stands beside them as a calibration.
"""

import json
import subprocess
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from engine_wheel import build_wheel
from folders import BUILD, PYTHON, ROOT
from pyodide_node import run_inside
from say import Failure, note, step

SECONDS = "1.5"
"""For each game and number of seats."""


def _on_cpython(engine: Path) -> dict[str, Any]:
    command = [str(PYTHON), str(BUILD / "in_pyodide" / "time_games.py"), SECONDS, str(engine)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"the bench failed on CPython:\n{done.stderr}")
    return dict(json.loads(done.stdout))


def _in_pyodide(engine: Path) -> dict[str, Any]:
    script = "/repo/build/in_pyodide/time_games.py"
    mounts = {"/repo": ROOT, "/engine": engine}
    return dict(json.loads(run_inside(script, arguments=[SECONDS, "/engine"], mounts=mounts)))


def bench_engine() -> None:
    """Measure and print both, line by line, with their ratio."""
    with tempfile.TemporaryDirectory() as scratch:
        with zipfile.ZipFile(build_wheel(Path(scratch))) as packed:
            packed.extractall(Path(scratch) / "engine")
        with step("On CPython"):
            here = _on_cpython(Path(scratch) / "engine")
        with step("In Pyodide under Node"):
            there = _in_pyodide(Path(scratch) / "engine")
    note(f"\nrandom games a second    CPython {here['python']:8} Pyodide {there['python']:8} ratio")
    for (name, seats, fast), (_, _, slow) in zip(here["figures"], there["figures"], strict=True):
        note(f"{name:18} {seats} seats {fast:14,.0f} {slow:14,.0f} {fast / slow:10.2f}")
    fast, slow = here["calibration"], there["calibration"]
    note(f"calibration, M steps/s    {fast:14.1f} {slow:14.1f} {fast / slow:10.2f}")
