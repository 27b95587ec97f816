"""What a screen reader finds and hears during a game, as a text file that is read and compared."""

import pytest

from folders import ROOT
from pages import TablePage

WATCH = """host => {
    host.spoken = [];
    const region = host.shadowRoot.querySelector(".spoken");
    const watch = new MutationObserver(() => host.spoken.push(region.textContent.trim()));
    watch.observe(region, { childList: true, characterData: true, subtree: true });
}"""


class Transcript:
    """Listens from when it is made. Its file is rewritten by removing it and running the test twice."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.pages: list[str] = []
        table.host.evaluate(WATCH)

    def add(self, part: str) -> None:
        """What is found in this part of the table now, after what was spoken since the last time."""
        spoken = self.table.host.evaluate("host => host.spoken.splice(0)")
        lines = [f"spoken: {line}" for line in spoken if line]
        found = self.table.host.locator(part).aria_snapshot()
        self.pages.append("\n".join([f"# position {self.table.position}", *lines, found]))

    def check(self, name: str) -> None:
        """The same as in `records/<name>.transcript.txt`."""
        text = "\n\n".join(self.pages) + "\n"
        file = ROOT / "e2e" / "records" / f"{name}.transcript.txt"
        if not file.exists():
            file.write_text(text, "utf-8")
            pytest.fail(f"{file.name} was missing and is written now: read it")
        assert text == file.read_text("utf-8")
