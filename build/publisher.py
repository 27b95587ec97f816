"""A server that sends files compressed, as publishers do."""

import io
from pathlib import Path
from typing import Any, ClassVar

from page_server import PageHandler


class Publisher(PageHandler):
    """Its kinds say in which encoding, and what they send of a file."""

    encoding: ClassVar[str]

    def packed(self, file: Path) -> bytes | None:
        """What is sent instead of this file; None if it goes as it is."""
        raise NotImplementedError

    def send_head(self) -> Any:
        """The beginning of an answer, and its body."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        body = self.packed(file)
        if body is None:
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", self.encoding)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)
