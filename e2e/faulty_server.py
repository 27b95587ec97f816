"""The finished site behind a server that refuses for real: missing, wrong, damaged, silent or slow files."""

import http.server
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from folders import SITE
from netlify_headers import headers_for, read_rules
from support.police import Police

# A page of our own with nothing but the bridge, so that these tests say nothing about the lobby.
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>bridge</title>
<link rel="icon" href="data:,">
<script type="module" src="bridge-page.js"></script><p id="state">none</p><progress value="0"></progress>
<button id="again">again</button></html>"""

SCRIPT = """import {{ Engine }} from "./{app}library.js";
const engine = Engine.shared();
globalThis.engine = engine;
globalThis.seen = [];
function show() {{
  seen.push([engine.state, engine.progress]);
  document.querySelector("#state").textContent = engine.state;
  document.querySelector("progress").value = engine.progress;
}}
engine.addEventListener("change", show);
document.querySelector("#again").addEventListener("click", () => engine.retry());
engine.start();
"""

FRAME = """<!doctype html><html lang="en"><meta charset="utf-8"><title>frame</title>
<link rel="icon" href="data:,">
<iframe sandbox="allow-scripts" src="bridge.html"></iframe></html>"""


@dataclass(frozen=True)
class Fault:
    """What happens to the files whose path contains a text; a status of 0 hangs up without an answer."""

    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    flip: bool = False
    """One byte in the middle is another one."""
    cut: int | None = None
    """Only so many bytes are sent, and called all."""
    silent_after: int | None = None
    """After so many bytes nothing more comes, and the line stays open."""
    bytes_per_second: int | None = None


def site_folder(name: str) -> str:
    """The path of the site's one folder of this kind, e.g. `app/1a2b/`."""
    (folder,) = (SITE / name).iterdir()
    return f"{name}/{folder.name}/"


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: "FaultyServer"

    def do_GET(self) -> None:  # the standard library's name
        path = self.path.split("?")[0]
        self.server.asked.append(path)
        fault = next((fault for text, fault in self.server.faults.items() if text in path), Fault())
        body = self._body(path)
        headers = headers_for(path, self.server.rules) | self.server.headers | fault.headers
        status = fault.status if body is not None else HTTPStatus.NOT_FOUND
        if status == 0:
            self.close_connection = True
            return
        body = (body or b"") if status == HTTPStatus.OK else b"no such file\n"
        for old, new in (change for text, change in self.server.replaced.items() if text in path):
            assert old.encode() in body
            body = body.replace(old.encode(), new.encode(), 1)
        if fault.flip:
            middle = len(body) // 2
            body = body[:middle] + bytes([body[middle] ^ 1]) + body[middle + 1 :]
        if fault.cut is not None:
            body = body[: fault.cut]
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self._send(body, fault)

    def _send(self, body: bytes, fault: Fault) -> None:
        if fault.silent_after is not None:
            self.wfile.write(body[: fault.silent_after])
            self.server.closing.wait()
            self.close_connection = True
        elif fault.bytes_per_second is not None:
            for part in _parts(body, fault.bytes_per_second // 10):
                self.wfile.write(part)
                time.sleep(0.1)
        else:
            self.wfile.write(body)

    def _body(self, path: str) -> bytes | None:
        own = {
            "/bridge.html": PAGE,
            "/frame.html": FRAME,
            "/bridge-page.js": SCRIPT.format(app=site_folder("app")),
            **self.server.pages,
        }
        if path in own:
            return own[path].encode()
        file = SITE / ("index.html" if path == "/" else path.lstrip("/"))
        return file.read_bytes() if file.is_file() and SITE in file.resolve().parents else None

    def log_message(self, *arguments: Any) -> None:
        pass


@contextmanager
def serving(police: Police) -> Iterator["FaultyServer"]:
    """A faulty server for one test, whose pages may ask it."""
    server = FaultyServer()
    police.ours.add(urlsplit(server.address).netloc)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def _parts(body: bytes, size: int) -> Iterator[bytes]:
    return (body[start : start + size] for start in range(0, len(body), size))


class FaultyServer(http.server.ThreadingHTTPServer):
    """Serves the site with netlify.toml's headers; `faults` and `headers` may be changed while it runs."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.rules = read_rules()
        self.faults: dict[str, Fault] = {}
        self.headers: dict[str, str] = {}
        self.replaced: dict[str, tuple[str, str]] = {}
        """In the files whose path contains a text: what stands there, and what is sent instead."""
        self.pages: dict[str, str] = {}
        """Pages of somebody else on our site, by their path."""
        self.asked: list[str] = []
        self.closing = threading.Event()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def start(self) -> None:
        threading.Thread(target=partial(self.serve_forever, poll_interval=0.05), daemon=True).start()

    def stop(self) -> None:
        self.closing.set()
        self.shutdown()
        self.server_close()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A page that gives up hangs up: that is what is tested."""
