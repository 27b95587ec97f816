"""The history of `python3 build bench engine --keep`: a line of JSON for each run, and the tables made of it.

Machines differ, and so does the same one from hour to hour: what the tables compare is games for each
million steps of the calibration loop that ran beside them.
"""

import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from folders import ROOT
from say import Failure, note

HISTORY = ROOT / "docs" / "benchmarks.jsonl"
PAGE = ROOT / "docs" / "speed.md"
FIRST, LAST = "<!-- made by python3 build bench engine --keep -->", "<!-- end of what is made -->"


def commit_now() -> str:
    """The commit that is measured, with a + where something was changed since."""
    command = ["git", "describe", "--always", "--dirty=+", "--exclude=*"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def _machine() -> str:
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def keep_figures(found: dict[str, Any]) -> None:
    """Appends a run and makes the tables anew."""
    entry = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": _machine(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        **found,
    }
    with HISTORY.open("a", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps(entry, separators=(",", ":")) + "\n")
    write_tables()
    note(f"\nkept in {HISTORY.relative_to(ROOT).as_posix()}")


def history(path: Path = HISTORY) -> list[dict[str, Any]]:
    """Every run that was kept, the oldest first. Raises Failure for a line that is none."""
    runs = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        try:
            run = json.loads(line)
            missing = {"commit", "date", "machine", "cpython", "pyodide", "openspiel"} - set(run)
        except (ValueError, TypeError) as error:
            raise Failure(f"{path.name}, line {number}: {error}") from error
        if missing:
            raise Failure(f"{path.name}, line {number}: {', '.join(sorted(missing))} missing")
        runs.append(run)
    return runs


def tables(runs: list[dict[str, Any]]) -> str:
    """The last run in games a second, and all runs in games for each million steps of the calibration."""
    last = runs[-1]
    python = f"CPython {last['cpython']['python']}, Pyodide with {last['pyodide']['python']}"
    where = f"commit {last['commit']}, {last['machine']}, load {last['load']}"
    return "\n".join(
        [
            f"The last run, {last['date']}, {where}: {python}.",
            "",
            *_last(last),
            "",
            "All runs, in games for each million steps of the calibration, CPython / Pyodide, three seats:",
            "",
            *_all(runs),
        ]
    )


def _last(run: dict[str, Any]) -> list[str]:
    heads = ("game", "seats", "CPython", "Pyodide", "beside OpenSpiel's example", "quick loop", "only play")
    rows = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    beside = {(name, seats): (ours, theirs) for name, seats, ours, *theirs in run["openspiel"]}
    for (name, seats, fast), (_, _, slow) in zip(
        run["cpython"]["figures"], run["pyodide"]["figures"], strict=True
    ):
        ours, theirs = beside.get((name, seats), (0.0, []))
        ratios = [f"{ours / rate:.1f} ×" for rate in theirs] or ["", "", ""]
        rows.append(f"| {name} | {seats} | {fast:,.0f} | {slow:,.0f} | {' | '.join(ratios)} |")
    return rows


def _all(runs: list[dict[str, Any]]) -> list[str]:
    games = [name for name, seats, _ in runs[-1]["cpython"]["figures"] if seats == 3]
    rows = [f"| date | commit | {' | '.join(games)} |", f"| --- | --- |{' --- |' * len(games)}"]
    for run in runs:
        cells = []
        for game in games:
            pair = []
            for where in ("cpython", "pyodide"):
                rate = next(rate for name, seats, rate in run[where]["figures"] if (name, seats) == (game, 3))
                pair.append(f"{rate / run[where]['calibration']:,.0f}")
            cells.append(" / ".join(pair))
        rows.append(f"| {run['date']} | {run['commit']} | {' | '.join(cells)} |")
    return rows


def with_tables(page: str, runs: list[dict[str, Any]]) -> str:
    """The page with these tables in their place."""
    before, _, rest = page.partition(FIRST)
    _, _, after = rest.partition(LAST)
    return f"{before}{FIRST}\n\n{tables(runs)}\n\n{LAST}{after}"


def write_tables() -> None:
    """Puts the tables of the history onto the page."""
    PAGE.write_text(with_tables(PAGE.read_text("utf-8"), history()), "utf-8")
