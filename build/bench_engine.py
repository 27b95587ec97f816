"""`python3 build bench engine`: whole random games a second, dealing included, on CPython and in Pyodide, and
beside the same games as Python games of OpenSpiel.

Trust the ratios: the machine's speed of the moment stands beside them as a calibration.
"""

import importlib.util
import json
import subprocess
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from bench_history import commit_now, keep_figures
from engine_wheel import build_wheel
from folders import BUILD, PYTHON, ROOT
from pyodide_node import run_inside
from say import Failure, note, step

SECONDS = "1.5"
"""For each game and number of seats."""
OPENSPIEL_SECONDS = "6"
"""For each line beside OpenSpiel, shared between four ways to play."""


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


def _beside_openspiel(engine: Path) -> list[list[Any]]:
    """Lines of bench_openspiel.py; none where OpenSpiel is not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        note("OpenSpiel has no wheel for this Python, so nothing is timed beside it.")
        return []
    command = [str(PYTHON), str(BUILD / "bench_openspiel.py"), OPENSPIEL_SECONDS, str(engine)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"the bench beside OpenSpiel failed:\n{done.stderr}")
    return list(json.loads(done.stdout))


def measure() -> dict[str, Any]:
    """All figures, on the wheel as it is now."""
    commit = commit_now()
    with tempfile.TemporaryDirectory() as scratch:
        engine = Path(scratch) / "engine"
        with zipfile.ZipFile(build_wheel(Path(scratch))) as packed:
            packed.extractall(engine)
        with step("On CPython"):
            here = _on_cpython(engine)
        with step("In Pyodide under Node"):
            there = _in_pyodide(engine)
        with step("Beside OpenSpiel"):
            beside = _beside_openspiel(engine)
    return {"commit": commit, "cpython": here, "pyodide": there, "openspiel": beside}


def bench_engine(*, keep: bool = False, profile: bool = False) -> None:
    """Measure and print all of it, line by line, with ratios; `keep` it in the history, `profile` where
    the time goes.
    """
    if profile:
        from profile_engine import profile_engine

        profile_engine()
        return
    found = measure()
    here, there = found["cpython"], found["pyodide"]
    note(f"\nrandom games a second    CPython {here['python']:8} Pyodide {there['python']:8} ratio")
    for (name, seats, fast), (_, _, slow) in zip(here["figures"], there["figures"], strict=True):
        note(f"{name:18} {seats} seats {fast:14,.0f} {slow:14,.0f} {fast / slow:10.2f}")
    fast, slow = here["calibration"], there["calibration"]
    note(f"calibration, M steps/s    {fast:14.1f} {slow:14.1f} {fast / slow:10.2f}")
    if found["openspiel"]:
        note("\nbeside OpenSpiel, games/s           ours   its example      quick loop       only play")
    for name, seats, ours, *theirs in found["openspiel"]:
        told = "".join(f"{rate:9,.0f} ({ours / rate:4.1f} ×)" for rate in theirs)
        note(f"{name:18} {seats} seats {ours:14,.0f} {told}")
    if keep:
        keep_figures(found)
