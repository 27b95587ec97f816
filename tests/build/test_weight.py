"""What the site weighs, and that a spent budget fails the build."""

import json
from pathlib import Path

import pytest

import weight
from preloads import static_parts, with_preloads
from say import Failure


@pytest.fixture
def site(tmp_path: Path) -> Path:
    files = {
        "index.html": "<html></html>",
        "app/1/first.js": "",
        "app/1/main.js": 'import{a}from"./part-A.js";const later=()=>import("./rest.js");',
        "app/1/part-A.js": 'import "./site.js";export const a=1;',
        "app/1/site.js": "export const site = {};",
        "app/1/rest.js": 'import"./part-B.js";',
        "app/1/part-B.js": "",
        "app/1/runtime.js": "",
        "embed.js": "",
        "service-worker.js": "",
        "app/1/page.css": "",
        "app/1/shadow.css": "",
        "app/1/icon.svg": "",
        "app/1/engine.py": "",
        "app/1/messages/page.en.ftl": "a = A",
        "app/1/messages/page.de.ftl": "a = " + "B" * 999,
        "data/1/index.json": "{}",
        "data/1/parlour.en.ftl": "",
        "data/1/banner.svg": "<svg/>",
        "data/1/one.cover.svg": "<svg/>",
        "data/1/one.faces.json": "{}",
        "data/1/one.en.ftl": "",
        "data/1/one.css": "",
        "runtime/1/core.js": "python",
        "runtime/1/third-party.txt": "thanks",
    }
    for name, text in files.items():
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path / "site"


def test_each_part_has_its_files(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    most = {"first-visit": 9999, "shell": 9999, "scripts": 9999, "own": 9999, "art": 0, "docs": 9999}
    monkeypatch.setattr(weight, "budgets", lambda: most)
    faults = weight.weight_faults(site, paths, tmp_path / "cache")
    assert [fault.split(":")[0] for fault in faults] == ["art"]  # nothing else is over its budget
    said = (tmp_path / "weight.txt").read_text()
    shell = weight.shell_files(site)
    assert {"app/1/part-A.js", "app/1/site.js"} <= shell
    assert not {"app/1/rest.js", "app/1/part-B.js", "app/1/messages/page.de.ftl"} & shell
    assert weight.engine_files(site) == {"app/1/runtime.js", "app/1/engine.py", "runtime/1/core.js"}
    assert {"app/1/part-B.js", "data/1/one.faces.json"} <= weight.game_files(site, "one")
    assert "page.de.ftl" not in said
    scripts = weight.parts(site, dict.fromkeys(paths, 1))["scripts"]
    assert {"embed.js", "app/1/rest.js"} < set(scripts)
    assert not {"service-worker.js", "runtime/1/core.js", "index.html"} & set(scripts)


def test_what_was_weighed_before_is_remembered(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = weight.weights(site, {"index.html"}, tmp_path)
    monkeypatch.setattr(weight, "_compressed", lambda files: [7 for _ in files])
    assert weight.weights(site, {"index.html"}, tmp_path) == first
    (site / "index.html").write_text("another")
    assert weight.weights(site, {"index.html"}, tmp_path) == {"index.html": 7}
    assert len(json.loads((tmp_path / weight.MEMORY).read_text())) == 1


def test_a_page_asks_at_once_for_the_parts_of_its_script(site: Path) -> None:
    assert static_parts(site / "app" / "1", "main.js") == ["part-A.js", "site.js"]
    page = '<html>\n  <head>\n<script type="module" src="app/1/main.js"></script>\n  </head>\n</html>'
    made = with_preloads(page, site, {"app": "app/1/", "data": "data/1/", "runtime": "runtime/1/"})
    assert '<link rel="modulepreload" href="app/1/part-A.js" />' in made
    low = 'as="fetch" fetchpriority="low"'  # what the page shows goes first
    assert f'<link rel="preload" {low} href="runtime/1/core.js" crossorigin />' in made
    assert "rest.js" not in made
    with pytest.raises(Failure):
        with_preloads("<html></html>", site, {})
