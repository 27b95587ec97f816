"""Runs a Python script inside Pyodide under Node."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from folders import BUILD, PYODIDE
from say import Failure


def run_inside(
    script: str,
    *,
    arguments: Sequence[str] = (),
    mounts: Mapping[str, Path],
    runtime: Path = PYODIDE,
    packages: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
    show: bool = False,
) -> str:
    """Run the script (a path inside Pyodide) with folders of this machine mounted (inside: outside).

    `packages` are loaded before, from the lock of the runtime. With `show` its output goes straight to the
    terminal, and "" is returned. Raises Failure if it fails.
    """
    order = {
        "runtime": str(runtime),
        "script": script,
        "arguments": list(arguments),
        "packages": list(packages),
        "mounts": {inside: str(outside) for inside, outside in mounts.items()},
        "environment": dict(environment or {}),
    }
    command = ["node", str(BUILD / "run_in_pyodide.mjs"), json.dumps(order)]
    done = subprocess.run(command, capture_output=not show, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        # Node shows the line that threw, and Pyodide's lines are megabytes long.
        lines = [line[:300] for line in f"{done.stdout or ''}{done.stderr or ''}".splitlines()]
        raise Failure("\n".join([f"{script} inside Pyodide failed (exit {done.returncode})", *lines[-40:]]))
    return done.stdout or ""
