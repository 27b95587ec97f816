"""A small server of the finished site with exactly the headers of netlify.toml."""

import contextlib
import http.server
import socket
import sys
import threading
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any

from folders import SITE
from netlify_headers import Rule, headers_for, read_rules


class PageHandler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder; types and other headers come from the rules alone."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: Any, rules: list[Rule], **named: Any) -> None:
        self.rules = rules
        super().__init__(*arguments, **named)

    def _path(self) -> str:
        return self.path.split("?")[0].split("#")[0]

    def send_header(self, keyword: str, value: str) -> None:
        """Leave out Python's own guess of a type where a rule says one."""
        if keyword.lower() == "content-type" and "Content-Type" in headers_for(self._path(), self.rules):
            return
        super().send_header(keyword, value)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """An error is a short text of its own: no rule says its type."""
        text = f"{code} {message or HTTPStatus(code).phrase}\n{explain or ''}\n".encode()
        self.send_response(code)
        super().send_header("Content-Type", "text/plain; charset=utf-8")
        super().send_header("Content-Length", str(len(text)))
        http.server.BaseHTTPRequestHandler.end_headers(self)
        if self.command != "HEAD":
            self.wfile.write(text)

    def end_headers(self) -> None:
        """Add what the rules say."""
        for name, value in headers_for(self._path(), self.rules).items():
            super().send_header(name, value)
        super().end_headers()

    def list_directory(self, path: Any) -> None:
        """Show no listing: the publisher does not either."""
        del path
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, *arguments: Any) -> None:
        """Keep quiet: the browser's tools show every request."""


class PageServer(http.server.ThreadingHTTPServer):
    """Serves a folder on this machine only; port 0 picks a free one."""

    daemon_threads = True

    def __init__(
        self,
        folder: Path = SITE,
        port: int = 0,
        rules: list[Rule] | None = None,
        handler: type[PageHandler] = PageHandler,
    ) -> None:
        rules = read_rules() if rules is None else rules
        super().__init__(("127.0.0.1", port), partial(handler, rules=rules, directory=str(folder)))
        self._open: set[socket.socket] = set()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up early is no error; everything else is shown."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def address(self) -> str:
        """Where the page is, with a slash at the end."""
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def start(self) -> "PageServer":
        """Serve in a thread of its own."""
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def process_request(self, request: Any, client_address: Any) -> None:
        """Remember the connection: a browser keeps it open for further requests."""
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """The connection ended by itself."""
        self._open.discard(request)
        super().shutdown_request(request)

    def stop(self) -> None:
        """Stop answering at once, on open connections too, and free the port."""
        self.shutdown()
        for connection in list(self._open):
            with contextlib.suppress(OSError):  # the browser may have closed it this moment
                connection.shutdown(socket.SHUT_RDWR)
        self.server_close()
