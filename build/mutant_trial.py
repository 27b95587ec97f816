"""Runs the tests of a game against one mutant after the other, each in a process of its own.

Most mutants change the body of a function. Where the engine and the tests are imported already, a fork that
gets the new body is at its first test at once; a fresh Python would need a second to come so far. What
modules do while they are imported cannot be changed so: such a mutant is written into the copy, for a fresh
Python.
"""

import ast
import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from resource import RLIMIT_CPU, setrlimit
from types import CodeType, FrameType, FunctionType, ModuleType

import pytest
from _pytest.runner import runtestprotocol

LONGER = 4
"""A test that takes so many times what it takes without a mutant, and a second, never ends."""

Verdict = bool | None
"""Whether the tests pass with a mutant; None where they do not end in time."""


def codes(code: CodeType, path: str = "") -> Iterator[tuple[str, CodeType]]:
    """The code of a module's functions and methods by their qualified names, and its own as ""."""
    if not path:
        yield "", code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & 0x2:  # a function has fast locals, the body of a class has not
                yield constant.co_qualname, constant
            else:
                yield constant.co_qualname, constant
                yield from codes(constant, constant.co_qualname)


def _without_functions(code: CodeType) -> tuple[object, ...]:
    """What a module or the body of a class does itself."""
    constants = tuple(part for part in code.co_consts if not isinstance(part, CodeType))
    return code.co_code, constants, code.co_names


def functions_changed(old: str, new: str, file: str) -> dict[str, CodeType] | None:
    """The new code by name of the functions that differ; None where something else does too."""
    before = dict(codes(compile(old, file, "exec", dont_inherit=True)))
    after = dict(codes(compile(new, file, "exec", dont_inherit=True)))
    if before.keys() != after.keys():
        return None
    changed = {}
    for name, code in after.items():
        if code.co_flags & 0x2:
            if code != before[name]:
                changed[name] = code
        elif _without_functions(code) != _without_functions(before[name]):
            return None
    return changed


def function(module: ModuleType, name: str) -> FunctionType | None:
    """A function or method of a module by its qualified name, out of what is around it."""
    found: object = module
    for part in name.split("."):
        found = vars(found).get(part)
    for attribute in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, attribute, found)
    return found if isinstance(found, FunctionType) else None


class Trials:
    """A plug-in of pytest: once the tests are collected it runs them as often as there are mutants."""

    def __init__(self, folder: Path, tests: Sequence[str], run: Callable[["Trials"], None]) -> None:
        self.folder = folder
        self.tests = tests
        self._run = run
        self._items: list[pytest.Item] = []
        self._limits: dict[str, float] = {}
        self.imported: set[str] = set()

    def start(self) -> int:
        """Collects the tests and runs `run`. Returns pytest's exit code."""
        os.chdir(self.folder)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # a browser's plug-ins take as long as the tests
        sys.path[:0] = [str(self.folder / "core"), str(self.folder / "tests")]
        sys.setprofile(self._note)
        return int(pytest.main(["-q", "-p", "no:cacheprovider", *self.tests], plugins=[self]))

    def _note(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            self.imported.add(f"{frame.f_code.co_filename}:{frame.f_code.co_qualname}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of running the tests once."""
        sys.setprofile(None)
        self._items = session.items
        self._run(self)
        return True

    def pass_without(self) -> bool:
        """Whether all tests pass without a mutant; from then on they are run in the order of their times."""
        times = self.folder / "times.json"
        if not self.forked(lambda: None, times):
            return False
        taken: dict[str, float] = json.loads(times.read_text("utf-8"))
        self._items.sort(key=lambda item: taken[item.nodeid])
        self._limits = {name: LONGER * seconds + 1 for name, seconds in taken.items()}
        return True

    @property
    def seconds(self) -> float:
        """So much of the processor all tests may take."""
        return sum(self._limits.values())

    def forked(self, prepare: Callable[[], object], times: Path | None = None) -> Verdict:
        """The tests in a process that `prepare` has changed. One that takes too much time is ended."""
        child = os.fork()
        if child == 0:
            code = 1
            try:
                silence = os.open(os.devnull, os.O_WRONLY)
                os.dup2(silence, 1)
                os.dup2(silence, 2)
                prepare()
                taken: dict[str, float] = {}
                code = int(not all(self._passes(item, taken) for item in self._items))
                if times is not None:
                    times.write_text(json.dumps(taken), "utf-8")
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
        return None if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGVTALRM else status == 0

    def _passes(self, item: pytest.Item, taken: dict[str, float]) -> bool:
        signal.setitimer(signal.ITIMER_VIRTUAL, self._limits.get(item.nodeid, 0))
        started = time.process_time()
        reports = runtestprotocol(item, log=False, nextitem=None)
        taken[item.nodeid] = time.process_time() - started
        return not any(report.failed for report in reports)

    def fresh(self, place: Path, source: str, changed: str) -> Verdict:
        """The tests in a fresh Python, with a file of the copy changed."""
        place.write_text(changed, "utf-8")
        path = os.pathsep.join(str(self.folder / part) for part in ("core", "tests"))
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *self.tests]
        limit = int(self.seconds) + 5
        try:
            done = subprocess.run(
                command,
                cwd=self.folder,
                env=environment,
                capture_output=True,
                check=False,
                preexec_fn=lambda: setrlimit(RLIMIT_CPU, (limit, limit)),
            )
        finally:
            place.write_text(source, "utf-8")
        return None if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL) else done.returncode == 0

    def try_mutant(self, place: Path, source: str, changed: str) -> Verdict:
        """What the tests say of a file of the copy with other contents."""
        bodies = functions_changed(source, changed, str(place))
        name = ".".join(place.relative_to(self.folder / "core").with_suffix("").parts)
        module = importlib.import_module(name)
        found = {body: function(module, body) for body in bodies or ()}
        if (
            not bodies  # what differs is a lambda or the like, whose name is not its own
            or None in found.values()
            or any(f"{place}:{body}" in self.imported for body in bodies)
        ):
            return self.fresh(place, source, changed)

        def change() -> None:
            for body, code in bodies.items():
                setattr(found[body], "__code__", code)  # noqa: B010  # mypy knows that it may be None

        return self.forked(change)


class Unannotated(ast.NodeTransformer):
    """Takes away what is never evaluated, so that a change there is no change."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """An argument without its type."""
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function without the type of its result."""
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """A name without its type."""
        node.annotation = ast.Constant(None)
        self.generic_visit(node)
        return node


def meaning(source: str) -> str:
    """What is the same where only annotations differ."""
    return ast.dump(Unannotated().visit(ast.parse(source)))
