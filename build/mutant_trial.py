"""Runs the tests of a game against one mutant after the other, each in a process of its own.

Most mutants change the body of a function. Where the engine and the tests are imported already, a fork that
gets the new body is at its first test at once, and of the tests only those that call the function need be
run. What modules do while they are imported cannot be changed so: such a mutant is written into the copy, and
its fork forgets the engine and the tests and imports them anew. Either way the tests come first that have
killed many mutants in little time.
"""

import gc
import importlib
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from mutant_code import function, functions_changed

LONGER = 3
"""A test that takes so many times what it takes without a mutant and watched, and a second, never ends."""
IMPORT = 10
"""Seconds of the processor after which the engine and its tests are imported, or never."""

Verdict = bool | None
"""Whether the tests pass with a mutant; None where they do not end in time."""


class Trials:
    """A plug-in of pytest: once the tests are collected it runs them as often as there are mutants."""

    def __init__(self, folder: Path, tests: Sequence[str], run: Callable[["Trials"], None]) -> None:
        self.folder = folder
        self.tests = tests
        self._run = run
        self._items: list[pytest.Item] = []
        self._imported: set[CodeType] = set()
        # By a test's name: the processor's seconds that it takes, what it calls, how many mutants it killed.
        self._taken: dict[str, float] = {}
        self._called: dict[str, set[str]] = {}
        self._kills: Counter[str] = Counter()

    def start(self) -> int:
        """Collects the tests and runs `run`. Returns pytest's exit code."""
        os.chdir(self.folder)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # a browser's plug-ins take as long as the tests
        sys.path[:0] = [str(self.folder / "core"), str(self.folder / "tests")]
        sys.settrace(_noting(self._imported))
        return self._pytest(self)

    def _pytest(self, plug_in: object) -> int:
        return int(pytest.main(["-q", "-p", "no:cacheprovider", *self.tests], plugins=[plug_in]))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of running the tests once."""
        sys.settrace(None)
        self._items = session.items
        gc.collect()
        gc.freeze()  # or the forks would copy what they only count
        self._run(self)
        return True

    def pass_without(self) -> bool:
        """Whether all tests pass without a mutant; from then on it is known what each takes and calls."""
        for item in self._items:  # each in a process of its own, as what one keeps the next need not call
            watched = self._said(partial(self._watch, item))
            if watched is None:
                return False
            self._taken[item.nodeid], called = watched
            self._called[item.nodeid] = set(called)
        return self._verdict(self._killer_anew) is True

    def _watch(self, item: pytest.Item) -> tuple[float, list[str]] | None:
        """The seconds that a test takes and the functions of the engine it calls; None where it fails."""
        called: set[CodeType] = set()
        started = time.process_time()
        sys.settrace(_noting(called))
        reports = runtestprotocol(item, log=False, nextitem=None)
        sys.settrace(None)
        seconds = time.process_time() - started
        names = [_name(code) for code in called if code.co_filename.startswith(str(self.folder / "core"))]
        return None if any(report.failed for report in reports) else (seconds, names)

    @property
    def seconds(self) -> float:
        """So much of the processor all tests may take."""
        return sum(map(self._limit, self._taken))

    def _limit(self, test: str) -> float:
        return LONGER * self._taken.get(test, 0) + 1

    def _said(self, work: Callable[[], Any]) -> Any:  # what JSON can say
        """What `work` returns in a process of its own; None where that fails. Raises TimeoutError."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                silence = os.open(os.devnull, os.O_WRONLY)
                os.dup2(silence, 1)
                os.dup2(silence, 2)
                with os.fdopen(writing, "w", encoding="utf-8") as pipe:
                    json.dump(work(), pipe)
            finally:
                os._exit(0)
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            said = pipe.read()
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGVTALRM:
            raise TimeoutError
        return json.loads(said) if said else None

    def _verdict(self, killer: Callable[[], str]) -> Verdict:
        """Of a process that says which test fails in it, or "" where none does."""
        try:
            test: str | None = self._said(killer)
        except TimeoutError:
            return None
        if test:
            self._kills[test] += 1
        return test == ""

    def _killer(self, items: Iterable[pytest.Item] | None = None) -> str:
        """The first of these tests, or of all, to fail. One that takes too much time ends the process."""
        for item in self._likeliest(self._items if items is None else items):
            signal.setitimer(signal.ITIMER_VIRTUAL, self._limit(item.nodeid))
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return item.nodeid
        return ""

    def _likeliest(self, items: Iterable[pytest.Item]) -> list[pytest.Item]:
        """First those that take little for what they have killed so far."""
        return sorted(
            items, key=lambda item: self._taken.get(item.nodeid, 0) / (1 + self._kills[item.nodeid])
        )

    def _killer_anew(self) -> str:
        """The same after everything of the copy has been imported once more."""
        for name, module in list(sys.modules.items()):
            if (getattr(module, "__file__", None) or "").startswith(str(self.folder)):
                del sys.modules[name]
        sys.dont_write_bytecode = True
        signal.setitimer(signal.ITIMER_VIRTUAL, IMPORT)
        anew = Anew(self._killer)
        self._pytest(anew)
        return anew.killer

    def try_mutant(self, place: Path, source: str, changed: str) -> Verdict:
        """What the tests say of a file of the copy with other contents."""
        bodies = functions_changed(source, changed, str(place))
        name = ".".join(place.relative_to(self.folder / "core").with_suffix("").parts)
        module = importlib.import_module(name)
        found = {body: function(module, body) for body in bodies or ()}
        names = {f"{place}:{body}" for body in bodies or ()}
        if (
            not bodies  # what differs is a lambda or the like, whose name is not its own
            or None in found.values()
            or names & set(map(_name, self._imported))
        ):
            place.write_text(changed, "utf-8")
            try:
                return self._verdict(self._killer_anew)
            finally:
                place.write_text(source, "utf-8")

        def killer() -> str:
            for body, code in bodies.items():
                setattr(found[body], "__code__", code)  # noqa: B010  # mypy knows that it may be None
            return self._killer(item for item in self._items if self._called[item.nodeid] & names)

        return self._verdict(killer)


class Anew:
    """A plug-in of pytest that runs its tests as they are to be tried."""

    def __init__(self, killer: Callable[[Sequence[pytest.Item]], str]) -> None:
        self._killer = killer
        self.killer = "to import them"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of running the tests once."""
        if not session.testsfailed:
            self.killer = self._killer(session.items)
        return True


def _noting(called: set[CodeType]) -> Callable[[FrameType, str, object], None]:
    def note(frame: FrameType, _event: str, _argument: object) -> None:
        called.add(frame.f_code)

    return note


def _name(code: CodeType) -> str:
    return f"{code.co_filename}:{code.co_qualname}"
