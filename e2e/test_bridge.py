"""The bridge by itself: an engine that starts in a worker or in the page, and why it did not."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from faulty_server import Fault, FaultyServer, serving, site_folder
from folders import SITE
from support.police import Announce, Police

BOOT = 60_000  # milliseconds; a boot takes about three seconds on an idle machine
WITHIN = 20  # seconds: a failed boot must have said why


@pytest.fixture
def faulty(police: Police) -> Iterator[FaultyServer]:
    with serving(police) as server:
        yield server


@pytest.fixture
def errors(announce: Announce) -> None:
    """For tests of what fails: browser, Pyodide and PyScript may print errors, but still ask nobody else."""
    announce("^(console|uncaught)", sure=False)


def expect_state(where: Page | Frame, state: str, timeout: int = BOOT) -> None:
    """The state comes in time; a boot that ended otherwise says how, at once."""
    settled = re.compile(f"^({state}|ready|failed)$")
    expect(where.locator("#state")).to_have_text(settled, timeout=timeout)
    reached, failure = where.evaluate("[globalThis.engine.state, globalThis.engine.failure]")
    assert reached == state, failure


def ask(where: Page | Frame, request: dict[str, Any]) -> Any:
    """The reply, or the error as an object."""
    return where.evaluate(
        """([request, patience]) => Promise.race([
            globalThis.engine.ask(request),
            new Promise((_, reject) => setTimeout(() => reject(new Error("never answered")), patience)),
        ]).catch(({ name, message, type, code, where, rule, facts }) =>
            ({ name, message, type, code, where, rule, facts }))""",
        [request, BOOT],
    )


def files_of_the_boot(page: Page) -> Any:
    return page.evaluate(f"import('./{site_folder('app')}site.js').then(({{ site }}) => site.files)")


def failure_of(page: Page) -> Any:
    return page.evaluate("globalThis.engine.failure")


def boot_to_failure(page: Page, faulty: FaultyServer) -> Any:
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "failed", WITHIN * 1000)
    return failure_of(page)


def boot_again(page: Page, faulty: FaultyServer) -> None:
    """What made the boot fail is over; the button must really try again."""
    faulty.faults.clear()
    faulty.headers.clear()
    page.click("#again")
    expect_state(page, "ready")
    assert page.evaluate("globalThis.engine.failure") is None
    assert ask(page, {"op": "hello"})["ok"] is True


def test_boot_in_a_worker_with_states_and_progress(page: Page, faulty: FaultyServer) -> None:
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "ready")
    seen = page.evaluate("globalThis.seen")
    states = list(dict.fromkeys(state for state, _ in seen))
    assert states == ["loading", "starting", "ready"]
    progress = [value for _, value in seen]
    assert progress == sorted(progress)
    assert progress[0] == 0
    assert progress[-1] == 1
    assert len(set(progress)) > 10
    assert page.evaluate("globalThis.engine.carrier") == "worker"


def test_nothing_of_the_boot_is_missing_from_the_table_of_sizes(page: Page, faulty: FaultyServer) -> None:
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "ready")
    runtime = "/" + site_folder("runtime")
    table = {"/" + file["path"] for file in files_of_the_boot(page)}
    assert {path for path in faulty.asked if path.startswith(runtime)} <= table


def test_the_engine_says_what_it_is(page: Page, faulty: FaultyServer) -> None:
    page.goto(faulty.address + "bridge.html")
    hello = ask(page, {"op": "hello"})  # asked before the engine is ready: it waits
    assert hello["python"].startswith("3.14")
    assert "blue-penguin" in [str(game).replace("_", "-") for game in hello["games"]]
    assert hello == page.evaluate("globalThis.engine.hello") | {"id": hello["id"]}


def test_a_refused_request_is_an_engine_error(page: Page, faulty: FaultyServer) -> None:
    page.goto(faulty.address + "bridge.html")
    error = ask(page, {"op": "no such thing"})
    assert error["name"] == "EngineError"
    assert error["code"] == "op-unknown"
    assert error["where"] == "request.op"
    assert error["facts"]["text"] == "no such thing"
    assert ask(page, {"op": "hello"})["ok"] is True


def test_in_a_sandboxed_frame_the_page_carries(page: Page, faulty: FaultyServer) -> None:
    page.goto(faulty.address + "frame.html")
    frame = page.frames[-1]
    expect_state(frame, "ready")
    assert frame.evaluate("globalThis.origin") == "null"
    assert frame.evaluate("globalThis.engine.carrier") == "page"
    assert ask(frame, {"op": "hello"})["ok"] is True


@pytest.mark.parametrize(
    "policy",
    [
        "script-src 'self' 'unsafe-eval'; worker-src 'none'",
        # PyScript makes its worker's hooks by `Function`; in the page it does without.
        "script-src 'self' 'wasm-unsafe-eval'; worker-src blob:",
    ],
    ids=["no-worker", "no-eval"],
)
@pytest.mark.usefixtures("errors")
def test_where_the_policy_forbids_workers_the_page_carries(
    page: Page, faulty: FaultyServer, policy: str
) -> None:
    faulty.headers["Content-Security-Policy"] = f"default-src 'self' data:; {policy}"
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "ready")
    assert page.evaluate("globalThis.engine.carrier") == "page"


@pytest.mark.usefixtures("errors")
@pytest.mark.parametrize(
    "file",
    [
        "core.js",
        "core-",
        "error-",
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "stdlib",
        "lock.json",
        ".whl",
    ],
)
def test_a_missing_file_is_named_and_may_come_back(page: Page, faulty: FaultyServer, file: str) -> None:
    faulty.faults[file] = Fault(status=404)
    failure = boot_to_failure(page, faulty)
    assert failure["code"] == "missing"
    assert file in failure["facts"]["file"]
    assert failure["facts"]["status"] == 404
    boot_again(page, faulty)


@pytest.mark.usefixtures("errors")
@pytest.mark.parametrize("file", ["core.js", "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
def test_a_wrong_type_is_named_with_the_right_one(page: Page, faulty: FaultyServer, file: str) -> None:
    faulty.faults[file] = Fault(headers={"Content-Type": "text/plain"})
    failure = boot_to_failure(page, faulty)
    assert failure["code"] == "type"
    assert failure["facts"]["file"].endswith(file)
    assert failure["facts"]["type"] == "text/plain"
    assert failure["facts"]["expected"] in {"text/javascript", "application/wasm"}
    boot_again(page, faulty)


@pytest.mark.usefixtures("errors")
@pytest.mark.parametrize(
    ("file", "fault", "code"),
    [
        (".whl", Fault(flip=True), "altered"),  # the lock has its hash
        (".whl", Fault(cut=1000), "damaged"),
        ("pyodide.asm.wasm", Fault(cut=5000), "damaged"),
        ("stdlib", Fault(cut=5000), "damaged"),
        ("core-", Fault(cut=5000), "damaged"),
    ],
)
def test_a_damaged_file_is_named(
    page: Page, faulty: FaultyServer, file: str, fault: Fault, code: str
) -> None:
    faulty.faults[file] = fault
    failure = boot_to_failure(page, faulty)
    assert failure["code"] == code
    assert file in failure["facts"]["file"]
    boot_again(page, faulty)


@pytest.mark.usefixtures("errors")
def test_a_boot_in_the_page_can_be_tried_again(page: Page, faulty: FaultyServer) -> None:
    faulty.faults["pyodide.asm.wasm"] = Fault(status=404)
    page.goto(faulty.address + "frame.html")
    frame = page.frames[-1]
    expect_state(frame, "failed", WITHIN * 1000)
    assert frame.evaluate("globalThis.engine.failure.code") == "missing"
    faulty.faults.clear()
    frame.click("#again")
    expect_state(frame, "ready")
    assert frame.evaluate("globalThis.engine.carrier") == "page"
    assert ask(frame, {"op": "hello"})["ok"] is True


@pytest.mark.usefixtures("errors")
def test_a_refused_connection_is_told_from_being_offline(page: Page, faulty: FaultyServer) -> None:
    faulty.faults["pyodide.asm.wasm"] = Fault(status=0)
    failure = boot_to_failure(page, faulty)
    assert failure["code"] == "blocked"
    assert failure["facts"]["file"].endswith("pyodide.asm.wasm")
    boot_again(page, faulty)


@pytest.mark.usefixtures("errors")
def test_offline(page: Page, faulty: FaultyServer) -> None:
    # The page itself has come, and then the line is cut.
    faulty.faults["runtime/"] = Fault(status=0)
    faulty.faults["manifest.json"] = Fault(status=0)
    assert boot_to_failure(page, faulty)["code"] == "offline"
    boot_again(page, faulty)


@pytest.mark.parametrize("workers", ["blob:", "'none'"])
@pytest.mark.usefixtures("errors")
def test_a_policy_without_webassembly_is_said(page: Page, faulty: FaultyServer, workers: str) -> None:
    faulty.headers["Content-Security-Policy"] = (
        f"default-src 'self' data:; script-src 'self'; worker-src {workers}"
    )
    failure = boot_to_failure(page, faulty)
    assert failure["code"] == "policy"
    assert "wasm-unsafe-eval" in failure["facts"]["directive"]


@pytest.mark.usefixtures("errors")
def test_a_silent_line_is_said_in_time(page: Page, faulty: FaultyServer) -> None:
    faulty.faults["pyodide.asm.wasm"] = Fault(silent_after=100_000)
    failure = boot_to_failure(page, faulty)
    assert failure["code"] == "stalled"
    boot_again(page, faulty)


def test_a_slow_line_raises_no_alarm(page: Page, faulty: FaultyServer) -> None:
    size = (SITE / site_folder("runtime") / "python_stdlib.zip").stat().st_size
    faulty.faults["python_stdlib.zip"] = Fault(bytes_per_second=size // 25)
    began = time.monotonic()
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "ready", 2 * BOOT)
    assert time.monotonic() - began > WITHIN


@pytest.mark.usefixtures("errors")
def test_an_engine_of_another_version_is_not_ready(page: Page, faulty: FaultyServer) -> None:
    faulty.replaced["site.js"] = ('"version": "', '"version": "9.')
    failure = boot_to_failure(page, faulty)
    assert failure["code"] == "version"
    assert failure["facts"]["expected"] == "9." + failure["facts"]["found"]


@pytest.mark.usefixtures("errors")
def test_what_python_raises_is_shown(page: Page, faulty: FaultyServer) -> None:
    faulty.replaced["engine.py"] = ("Desk(", "NoDesk(")
    failure = boot_to_failure(page, faulty)
    assert failure["code"] == "python"
    assert "NameError" in failure["facts"]["message"]


@pytest.mark.usefixtures("errors")
def test_a_dead_worker_rejects_what_was_asked_and_can_be_replaced(page: Page, faulty: FaultyServer) -> None:
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "ready")
    (worker,) = page.workers
    worker.evaluate("globalThis.close()")
    error = ask(page, {"op": "hello"})
    assert (error["name"], error["type"], error["code"]) == ("EngineError", "engine", "lost")
    expect_state(page, "failed")
    assert failure_of(page)["code"] == "crashed"
    error = ask(page, {"op": "hello"})  # at once, until somebody tries again
    assert error["code"] == "lost"
    boot_again(page, faulty)
    assert page.evaluate("globalThis.engine.attempt") == 2


def test_trying_again_while_it_loads_makes_one_interpreter(page: Page, faulty: FaultyServer) -> None:
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "loading")
    page.click("#again")
    page.click("#again")
    expect_state(page, "ready")
    assert ask(page, {"op": "hello"})["ok"] is True
    assert len(page.workers) == 1


@pytest.mark.parametrize("where", ["bridge.html", "frame.html"])
def test_other_requests_are_answered_while_a_long_one_runs(
    page: Page, faulty: FaultyServer, where: str
) -> None:
    # A desk whose hint thinks for five seconds in steps of a millisecond.
    faulty.replaced["engine.py"] = ("answer = ", SLOW_DESK + "\nanswer = Slow(Breath()).answer\nordinary = ")
    page.goto(faulty.address + where)
    frame = page.frames[-1]
    expect_state(frame, "ready")
    waited, stopped = frame.evaluate(
        """async () => {
          const began = performance.now();
          const long = globalThis.engine.ask({ op: "long" });
          await globalThis.engine.ask({ op: "hello" });
          const waited = performance.now() - began;
          await globalThis.engine.ask({ op: "halt" });
          await long;
          return [waited, performance.now() - began];
        }"""
    )
    assert waited < 2500  # without the breath between the steps it is the whole five seconds
    assert stopped < 4500


SLOW_DESK = """
class Slow(Desk):
    def _handler(self, name):
        return {"long": self._long, "halt": self._halt}.get(name) or super()._handler(name)

    async def _long(self, request):
        self._go_on = True
        end = perf_counter() + 5
        while self._go_on and perf_counter() < end:
            step = perf_counter() + 0.001
            while perf_counter() < step:
                pass
            await self._breathe()
        return {}

    async def _halt(self, request):
        self._go_on = False
        return {}

"""


HEAP_DESK = """
import gc

class Heap(Desk):
    def _handler(self, name):
        return {"heap": self._heap}.get(name) or super()._handler(name)

    async def _heap(self, request):
        gc.collect()
        return {"objects": len(gc.get_objects())}

"""


@pytest.mark.parametrize("where", ["bridge.html", "frame.html"])
def test_thousands_of_requests_leave_nothing_in_python(page: Page, faulty: FaultyServer, where: str) -> None:
    faulty.replaced["engine.py"] = ("answer = ", HEAP_DESK + "answer = Heap(Breath()).answer\nordinary = ")
    page.goto(faulty.address + where)
    frame = page.frames[-1]
    expect_state(frame, "ready")
    many = """async () => {
      for (let round = 0; round < 1000; round += 1) await globalThis.engine.ask({ op: "hello" });
      return (await globalThis.engine.ask({ op: "heap" })).objects;
    }"""
    before = frame.evaluate(many)
    assert frame.evaluate(many) < before + 100
