"""Somebody else's page: a server of another site that holds ours in a frame."""

import http.server
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Protocol


class Foreign(Protocol):
    """The type of the fixture `foreign`."""

    def __call__(self, body: str, headers: dict[str, str] | None = None) -> str:
        """Show a page of somebody else. Gives its address."""


@contextmanager
def foreign_page(body: str, headers: Mapping[str, str] | None = None) -> Iterator[str]:
    """Serve one HTML page at another site than ours (localhost is not 127.0.0.1), with headers of its own.

    Gives its address.
    """
    page = f'<!doctype html><html lang="en"><title>A blog</title>{body}</html>'.encode()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = self.path == "/"
            self.send_response(200 if found else 204)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            for name, value in (headers or {}).items():
                self.send_header(name, value)
            if found:
                self.send_header("Content-Length", str(len(page)))
            self.end_headers()
            if found:
                self.wfile.write(page)

        def log_message(self, *arguments: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
