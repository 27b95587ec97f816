"""The bridge by itself: an engine that starts in a worker or in the page, and answers."""

import pytest
from playwright.sync_api import Page

from bridge_page import ask, expect_state, files_of_the_boot
from faulty_server import FaultyServer, site_folder


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


@pytest.mark.usefixtures("errors")
def test_where_the_policy_forbids_workers_the_page_carries(page: Page, faulty: FaultyServer) -> None:
    policy = "default-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'"
    faulty.headers["Content-Security-Policy"] = policy
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "ready")
    assert page.evaluate("globalThis.engine.carrier") == "page"


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
    faulty.replaced["engine.py"] = ("answer = ", SLOW_DESK + "\nanswer = Slow(pace).answer\nordinary = ")
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
        breathe = self._pace()
        while self._go_on and perf_counter() < end:
            step = perf_counter() + 0.001
            while perf_counter() < step:
                pass
            await breathe()
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
    faulty.replaced["engine.py"] = ("answer = ", HEAP_DESK + "answer = Heap(pace).answer\nordinary = ")
    page.goto(faulty.address + where)
    frame = page.frames[-1]
    expect_state(frame, "ready")
    many = """async () => {
      for (let round = 0; round < 1000; round += 1) await globalThis.engine.ask({ op: "hello" });
      return (await globalThis.engine.ask({ op: "heap" })).objects;
    }"""
    before = frame.evaluate(many)
    assert frame.evaluate(many) < before + 100
