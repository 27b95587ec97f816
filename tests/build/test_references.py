"""The check of the finished site sees what would only show in somebody's browser."""

import gzip
import json
import zipfile
from pathlib import Path

import pytest

import check_site
from check_references import foreign_hosts, lost_references
from make_site import manifest_of
from own_parts import own_parts

FILES = {"index.html", "app/1/main.js", "app/1/a.js", "app/1/a.css", "runtime/1/core.js", "data/1/index.json"}


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("index.html", '<script src="app/1/main.js"></script>'),
        ("index.html", '<a href="https://example.org/">a person may follow</a>'),
        ("app/1/main.js", 'import { a } from "./a.js"; import "../1/a.js"; await import("./a.js")'),
        ("app/1/main.js", 'new URL("../../data/1/", import.meta.url)'),
        ("app/1/main.js", 'import{a}from"./a.js";new URL("../../",import.meta.url)'),
        ("app/1/main.js", "/** @typedef {import('./types.js').View} View */"),
        ("app/1/a.css", "a { background: url(data:image/png;base64,AA==) }"),
        ("runtime/1/core.js", 'import("./py-editor-AAAA.js")'),
    ],
)
def test_good_references_pass(path: str, text: str) -> None:
    assert lost_references(path, text, FILES) == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("index.html", '<script src="app/main.js"></script>'),
        ("index.html", '<link rel="stylesheet" href="https://fonts.example.org/a.css">'),
        ("index.html", '<img alt="" src="//example.org/a.png">'),
        ("app/1/main.js", 'import { a } from "./b.js"'),
        ("app/1/main.js", 'const a = await import("./b.js")'),
        ("app/1/main.js", 'new URL("../../data/2/", import.meta.url)'),
        ("app/1/a.css", '@import "b.css";'),
        ("app/1/a.css", "a { background: url('https://example.org/a.png') }"),
        ("app/1/main.js", 'import("./py-editor-AAAA.js")'),
    ],
)
def test_lost_references_are_found(path: str, text: str) -> None:
    assert len(lost_references(path, text, FILES)) == 1


def test_foreign_hosts_are_found_and_names_of_formats_are_not() -> None:
    assert foreign_hosts("app/1/main.js", 'createElementNS("http://www.w3.org/2000/svg", "g")') == []
    assert len(foreign_hosts("app/1/main.js", 'fetch("https://example.org/")')) == 1
    assert foreign_hosts("runtime/1/core-AAAA.js", "https://cdn.jsdelivr.net/") == []
    assert len(foreign_hosts("app/1/main.js", "https://cdn.jsdelivr.net/")) == 1


def test_files_that_changed_came_or_went_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text("a")
    (tmp_path / "b.html").write_text("b")
    (tmp_path / "manifest.json").write_text(json.dumps(manifest_of(tmp_path)))
    assert check_site.manifest_faults(tmp_path) == []
    (tmp_path / "a.html").write_text("c")
    (tmp_path / "b.html").unlink()
    (tmp_path / "c.html").write_text("c")
    assert [fault.split()[0] for fault in check_site.manifest_faults(tmp_path)] == [
        "a.html",
        "b.html",
        "c.html",
    ]


@pytest.mark.parametrize(
    "path",
    ["app/0123456789ab/a.unknown", "app/main.js", "odd.txt"],
)
def test_a_file_without_type_or_place_is_found(path: str) -> None:
    pages = {"index.html", "embed.html", "penguin-parlour.html", "docs/index.html"}
    sound = {*pages, "app.webmanifest", "embed.js", "service-worker.js", "manifest.json"}
    assert check_site.header_faults(sound) == []
    assert len(check_site.header_faults({*sound, path})) >= 1


def test_a_file_that_the_service_worker_leaves_out_is_found(tmp_path: Path) -> None:
    (tmp_path / "service-worker.js").write_text('[{url:"index.html",revision:"1"}]')
    files = {
        "index.html",
        "penguin-parlour.html",
        "service-worker.js",
        "manifest.json",
        "app/0123456789ab/main.js",
    }
    assert check_site.precache_faults(tmp_path, files) == [
        "the service worker does not keep app/0123456789ab/main.js"
    ]


def test_a_wheel_that_is_not_the_locked_one_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "runtime" / "0123456789ab"
    folder.mkdir(parents=True)
    (folder / "a.whl").write_bytes(b"other")
    package = {"file_name": "a.whl", "sha256": "00"}
    (folder / "pyodide-lock.json").write_text(json.dumps({"packages": {"a": package}}))
    assert len(check_site.lock_faults(tmp_path)) == 1


def test_the_parts_of_ours_are_weighed_without_the_runtime(tmp_path: Path) -> None:
    (tmp_path / "runtime" / "1").mkdir(parents=True)
    with zipfile.ZipFile(tmp_path / "runtime" / "1" / "a.whl", "w") as wheel:
        for name in ("desk.py", "__pycache__/desk.pyc", "games/one/state.py", "games/one/bots/best.py"):
            wheel.writestr(f"parlour/{name}", b"")
    sizes = {"index.html": 1, "app/1/main.js": 2, "app/1/table/a.js": 3, "app/1/table/zones/b.js": 4}
    sizes |= {"runtime/1/a.whl": 5, "runtime/1/pyodide.mjs": 6}
    empty = len(gzip.compress(b"", 6))
    assert own_parts(tmp_path, sizes) == {
        "index.html": 1,
        "app": 2,
        "app/table": 7,
        "parlour": 2 * empty,
        "parlour/games/one": 2 * empty,
    }
