"""Why the engine did not start, or died; and that trying again really does."""

import time

import pytest
from playwright.sync_api import Page, expect

from bridge_page import (
    BOOT,
    WITHIN,
    ask,
    boot_again,
    boot_to_failure,
    expect_state,
    failure_of,
)
from faulty_server import Fault, FaultyServer, site_folder
from folders import SITE


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
def test_a_dead_worker_is_noticed_before_anybody_asks(page: Page, faulty: FaultyServer) -> None:
    page.goto(faulty.address + "bridge.html")
    expect_state(page, "ready")
    (worker,) = page.workers
    worker.evaluate("globalThis.close()")
    expect(page.locator("#state")).to_have_text("failed")
    assert failure_of(page)["code"] == "crashed"
    assert ask(page, {"op": "hello"})["code"] == "lost"
    boot_again(page, faulty)


@pytest.mark.usefixtures("errors")
def test_a_dead_worker_rejects_what_was_asked_and_can_be_replaced(page: Page, faulty: FaultyServer) -> None:
    """Where there are no locks the engine is asked whether it lives."""
    faulty.replaced["runtime.js"] = ('"locks"in navigator', "false")
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
