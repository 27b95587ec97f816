"""`python3 build bench lighthouse`: what Lighthouse says of the lobby and of an embed, on a phone and a desk.

Lighthouse is no part of `node_modules`, because nothing else needs its hundred packages: it has a lock of its
own (build/lighthouse), and lies in the cache. The files come compressed, as publishers send them. It computes
a slow line and a slow processor from what it has seen, so a busy machine costs points: the best of TRIES
counts.
"""

import gzip
import io
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

import browser
from folders import BUILD, CACHE
from make_site import make_site
from memory import remember, remembered
from page_server import PageHandler, PageServer
from say import Failure, note, run, step

LOCK = [BUILD / "lighthouse" / name for name in ("package.json", "package-lock.json")]
PAGES = {"lobby": "", "embed": "embed.html?game=penguin-party&seats=Ada%3B+Pip%3Dgentoo"}
FORMS: dict[str, list[str]] = {"phone": [], "desk": ["--preset=desktop"]}
WANTED = 0.95
TRIES = 3
PACKED = (
    ".css",
    ".ftl",
    ".html",
    ".js",
    ".json",
    ".md",
    ".mjs",
    ".py",
    ".svg",
    ".wasm",
    ".webmanifest",
    ".zip",
)


class _Publisher(PageHandler):
    """Compresses, as publishers do."""

    def send_head(self) -> Any:
        """The beginning of an answer, and its body."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file() or file.suffix not in PACKED:
            return super().send_head()
        body = gzip.compress(file.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)


def _lighthouse() -> Path:
    """The script of Lighthouse, installed by its lock if need be."""
    made = remembered("lighthouse", LOCK, CACHE)
    if made is None:
        with step("Lighthouse, with a hundred packages"), tempfile.TemporaryDirectory() as scratch:
            for file in LOCK:
                shutil.copyfile(file, Path(scratch) / file.name)
            run(
                ["npm", "ci", "--ignore-scripts"],
                what="npm ci",
                folder=Path(scratch),
                hint="Is this machine online?",
            )
            remember("lighthouse", LOCK, CACHE, Path(scratch))
        made = remembered("lighthouse", LOCK, CACHE)
    if made is None:
        raise Failure(f"Lighthouse cannot be kept in {CACHE}")
    return made / "node_modules" / "lighthouse" / "cli" / "index.js"


def _scores(script: Path, address: str, options: list[str]) -> dict[str, float]:
    """One run: the score of each category. Raises Failure."""
    flags = " ".join(["--headless=new", *browser.FLAGS])
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "report.json"
        named = [f"--chrome-flags={flags}", "--output=json", f"--output-path={file}", "--quiet"]
        command: list[str | Path] = ["node", script, address, *named, *options]
        run(command, what="lighthouse", environment={"CHROME_PATH": browser.ensure()})
        report = json.loads(file.read_text("utf-8"))
    if error := report.get("runtimeError"):
        raise Failure(f"Lighthouse: {error['message']}")
    return {name: category["score"] for name, category in report["categories"].items()}


def bench_lighthouse() -> None:
    """Print the best score of each category. Raises Failure if one is below WANTED."""
    site = make_site()
    script = _lighthouse()
    server = PageServer(site, handler=_Publisher).start()
    low: list[str] = []
    for page, path in PAGES.items():
        for form, options in FORMS.items():
            best: dict[str, float] = {}
            for _ in range(TRIES):
                found = _scores(script, server.address + path, options)
                best = {name: max(score, best.get(name, 0)) for name, score in found.items()}
                if min(best.values()) >= WANTED:
                    break
            note(f"{page} on a {form}: " + ", ".join(f"{name} {score:.2f}" for name, score in best.items()))
            low += [f"{page} on a {form}: {name}" for name, score in best.items() if score < WANTED]
    server.stop()
    if low:
        raise Failure(f"below {WANTED}: " + "; ".join(low))
