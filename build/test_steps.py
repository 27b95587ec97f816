"""`python3 build test`: every check and test as a named step; all run, and a summary tells which failed."""

import argparse
import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from folders import BUILD, CORE, NODE_MODULES, PYTHON, ROOT, SCRIPTS, WEB
from page_pieces import whole_page
from say import Failure, note


@dataclass(frozen=True)
class Step:
    """One line of the summary; `run` raises Failure."""

    name: str
    run: Callable[[], None]
    beside: str = ""
    """The later step beside which this one runs, in a process of its own: it keeps one core busy at most."""


def _command(*parts: str | Path, environment: dict[str, str] | None = None) -> Callable[[], None]:
    def run() -> None:
        command = [str(part) for part in parts]
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **(environment or {})}, check=False)
        if done.returncode != 0:
            raise Failure(f"exit {done.returncode}: {' '.join(command)}")

    return run


def _tool(package: str, script: str) -> list[str | Path]:
    return ["node", NODE_MODULES / package / script]


def _build() -> None:
    from check_site import check_site
    from make_site import make_site

    check_site(make_site())


def _package() -> None:
    from package import make_package

    make_package()


def _coverage() -> None:
    from rules_coverage import rules_coverage

    rules_coverage()


def _engine_in_pyodide() -> None:
    from pyodide_tests import run_engine_tests

    run_engine_tests()


def _lighthouse() -> None:
    from check_lighthouse import check_lighthouse

    check_lighthouse()


def _browser_tests() -> None:
    import browser
    import other_browsers

    browser.ensure()
    other_browsers.ensure()
    # Whole files to one of three browsers: the tests of a file may share what they set up; many only wait.
    _command(PYTHON, "-m", "pytest", "e2e", "-n", "3", "--dist", "loadfile")()


def _html_validate() -> None:
    pages = sorted(WEB.glob("*.html"))
    if not pages:
        raise Failure("web/ has no page")  # without one the tool would show its help and be content
    with tempfile.TemporaryDirectory() as folder:
        whole = [Path(folder) / page.name for page in pages]
        for page, file in zip(pages, whole, strict=True):
            file.write_text(whole_page(page), encoding="utf-8")
        config = ("--config", ROOT / ".htmlvalidate.json")
        _command(*_tool("html-validate", "bin/html-validate.mjs"), *config, *whole)()


STEPS = [
    Step("ruff", _command(PYTHON, "-m", "ruff", "check")),
    Step("format", _command(PYTHON, "-m", "ruff", "format", "--check")),
    Step("mypy", _command(PYTHON, "-m", "mypy")),
    Step(
        "imports",
        _command(SCRIPTS / "lint-imports", "--no-cache", "--no-logo", environment={"PYTHONPATH": str(CORE)}),
    ),
    Step("tsc", _command(*_tool("typescript", "bin/tsc"), "--project", "tsconfig.json")),
    Step("stylelint", _command(*_tool("stylelint", "bin/stylelint.mjs"), "{web,core}/**/*.css")),
    Step("html-validate", _html_validate),
    Step("package", _package),
    Step("coverage", _coverage),
    Step("site", _build),
    Step("pyodide", _engine_in_pyodide, beside="pytest"),
    Step("lighthouse", _lighthouse, beside="pytest"),
    Step("pytest", _command(PYTHON, "-m", "pytest", "tests", "-n", "2")),
    Step("e2e", _browser_tests),
]


def step_name(text: str) -> str:
    """The same text, if it names a step. Raises argparse's error, which lists them."""
    names = [step.name for step in STEPS]
    if text not in names:
        raise argparse.ArgumentTypeError(f"no such step: {text}. Steps: {', '.join(names)}")
    return text


class Aside:
    """A step that runs in a process of its own, and prints when it has ended."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.started = time.monotonic()
        command = [str(PYTHON), str(BUILD / "commands.py"), "test", step.name]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def end(self) -> None:
        """Wait, and print what it printed. Raises Failure."""
        printed, _ = self.process.communicate()
        note(printed)
        if self.process.returncode != 0:
            raise Failure(f"exit {self.process.returncode}: see above")


def _timed(name: str, run: Callable[[], None], started: float) -> tuple[str, float, str]:
    """A line of the summary: name, seconds, what went wrong."""
    note(f"\n=== {name}")
    fault = ""
    try:
        run()
    except Failure as failure:
        fault = str(failure)
        note(fault)
    return name, time.monotonic() - started, fault


def run_steps(names: list[str]) -> int:
    """Run the steps with these names, or all. Returns 0 if all went well, else 1."""
    chosen = [step for step in STEPS if not names or step.name in names]
    summary: list[tuple[str, float, str]] = []
    asides: list[Aside] = []
    try:
        for step in chosen:
            if any(other.name == step.beside for other in chosen):
                note(f"\n=== {step.name}: runs beside {step.beside}")
                asides.append(Aside(step))
                continue
            summary.append(_timed(step.name, step.run, time.monotonic()))
            while asides and asides[0].step.beside == step.name:
                aside = asides.pop(0)
                summary.append(_timed(aside.step.name, aside.end, aside.started))
    finally:
        for aside in asides:  # interrupted
            aside.process.terminate()
    note("\n=== summary")
    for name, seconds, fault in summary:
        note(f"{name:14} {seconds:7.1f} s  {'FAILED: ' + fault.splitlines()[0] if fault else 'ok'}")
    failed = sum(bool(fault) for _, _, fault in summary)
    note(f"{len(summary) - failed} passed, {failed} failed")
    return 1 if failed else 0
