"""Browsers other than Chromium, driven by what drives them best; the same few orders for each."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from folders import ROOT

PATIENCE = 120
"""Seconds for one order: a busy machine starts these browsers slowly."""


class Driver(Protocol):
    """One page of a browser. Scripts are expressions."""

    def goto(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def run(self, script: str) -> Any: ...

    def click(self, script: str) -> None:
        """Press, by a pointer, on the element that the script gives."""

    def errors(self) -> list[str]:
        """What the page printed as errors, where the driver tells."""


class Firefox:
    """By puppeteer-core, in a process of Node's."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def _order(self, **order: str) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, "Firefox's driver has ended"
        reply = json.loads(line)
        assert "error" not in reply, reply["error"]
        return reply["answer"]

    def goto(self, address: str) -> None:
        self._order(do="goto", address=address)

    def reload(self) -> None:
        self._order(do="reload")

    def run(self, script: str) -> Any:
        return self._order(do="run", script=script)

    def click(self, script: str) -> None:
        self._order(do="click", script=script)

    def errors(self) -> list[str]:
        return list(self._order(do="errors"))


@contextmanager
def firefox(program: str) -> Iterator[Driver]:
    command = ["node", str(ROOT / "e2e" / "engines" / "firefox.mjs"), program]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as process:  # type: ignore[call-overload] # its pipes
        yield Firefox(process)
        process.stdin.close()  # it then closes the browser


class WebKit:
    """By selenium, from WebKitGTK's own driver."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def goto(self, address: str) -> None:
        self.driver.get(address)

    def reload(self) -> None:
        self.driver.refresh()

    def run(self, script: str) -> Any:
        return self.driver.execute_script(f"return ({script})")

    def click(self, script: str) -> None:
        self.run(script).click()

    def errors(self) -> list[str]:
        return []


@contextmanager
def webkit(program: str) -> Iterator[Driver]:
    """On a display of its own, which takes a number that is free."""
    read, write = os.pipe()
    display = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(display, pass_fds=[write], stderr=subprocess.DEVNULL) as screen:
        os.close(write)
        try:
            with os.fdopen(read) as told:
                number = told.readline().strip()
            service = Service(program, env={**os.environ, "DISPLAY": f":{number}"})
            driver = webdriver.WebKitGTK(options=Options(), service=service)
            try:
                driver.set_page_load_timeout(PATIENCE)
                yield WebKit(driver)
            finally:
                driver.quit()
        finally:
            screen.terminate()
