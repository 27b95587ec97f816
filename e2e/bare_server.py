"""The site in a folder of somebody's plain file server: Python's own, which knows nothing of our headers."""

import contextlib
import http.server
import threading
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from folders import SITE

FOLDER = "/some/where/"


class _Handler(http.server.SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        """Only what lies in the folder is there."""
        asked = unquote(path.split("?", maxsplit=1)[0].split("#", maxsplit=1)[0])
        if not asked.startswith(FOLDER):
            return str(SITE / "nothing")
        return super().translate_path("/" + asked.removeprefix(FOLDER))

    def log_message(self, *arguments: Any) -> None:
        pass


class BareServer(http.server.ThreadingHTTPServer):
    """Types are guessed by the ends of names; no other header of ours is sent."""

    daemon_threads = True

    def __init__(self, site: Path = SITE) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Handler, directory=str(site)))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{FOLDER}"

    def start(self) -> "BareServer":
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def stop(self) -> None:
        """It speaks HTTP/1.0: no connection stays open."""
        with contextlib.suppress(OSError):
            self.shutdown()
            self.server_close()
