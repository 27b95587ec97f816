"""The docs as a site, dist/site/docs: Markdown of docs/, rules, docstrings, made to pages by Zensical.

`docs/zensical.toml` says what they look like and in which order they stand. The pages ask nobody for
anything, keep the site's content security policy, and can be read from a disk.
"""

import hashlib
import json
import shutil
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from docs_html import tidied
from docs_pages import DOCS, copy_pages, expanded, write_reference, write_rules
from folders import BUILD, CACHE, CORE, PYTHON, SITE, WEB
from memory import remember, remembered
from netlify_headers import NETLIFY
from say import Failure, run, step

CONFIG = DOCS / "zensical.toml"
NEEDLESS = ("404.html", "sitemap.xml", "assets/stylesheets/classic", "assets/images/favicon.png")
"""What the theme brings and nobody asks for."""


def _stage(scratch: Path) -> Path:
    """All that the pages are made from, in one folder."""
    stage = scratch / "docs-stage"
    pages = stage / "pages"
    copy_pages(pages)
    write_rules(pages)
    write_reference(pages)
    shutil.copytree(DOCS / "theme", stage / "theme")
    shutil.copyfile(WEB / "icon.svg", stage / "theme" / "icon.svg")
    config: dict[str, Any] = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]
    config["nav"] = expanded(config["nav"], pages)
    config["docs_dir"], config["site_dir"] = "pages", "site"
    config["theme"]["custom_dir"] = "theme"
    config["plugins"]["mkdocstrings"]["handlers"]["python"]["paths"] = ["core"]
    shutil.copytree(
        CORE / "parlour", stage / "core" / "parlour", ignore=shutil.ignore_patterns("__pycache__")
    )
    # Of the two forms that Zensical reads this is the one that Python can write: JSON is YAML.
    (stage / "mkdocs.yml").write_text(json.dumps(config, indent=1), encoding="utf-8")
    return stage


def _listing(stage: Path, file: Path) -> Path:
    """Every staged file and its hash, in a file."""
    lines = [
        f"{hashlib.sha256(each.read_bytes()).hexdigest()} {each.relative_to(stage).as_posix()}"
        for each in sorted(stage.rglob("*"))
        if each.is_file()
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def make_docs(target: Path, scratch: Path, cache: Path | None) -> None:
    """Write the pages into the folder `target`, which must not be there yet; the cache may know them."""
    stage = _stage(scratch)
    inputs = [
        _listing(stage, scratch / "docs-stage.txt"),
        NETLIFY,
        *(
            BUILD / name
            for name in ("docs_site.py", "docs_html.py", "netlify_headers.py", "requirements-site.txt")
        ),
    ]
    made = remembered("docs", inputs, cache)
    if made is None:
        said = run([PYTHON, "-m", "zensical", "build", "--strict"], what="zensical", folder=stage)
        made = stage / "site"
        if not (made / "index.html").is_file():
            raise Failure(f"Zensical wrote no page:\n{said}")
        for name in NEEDLESS:
            unwanted = made / name
            shutil.rmtree(unwanted) if unwanted.is_dir() else unwanted.unlink(missing_ok=True)
        tidied(made)
        remember("docs", inputs, cache, made)
    shutil.copytree(made, target)


def make_docs_alone() -> Path:
    """The docs without the games around them, in dist/docs: for who writes them."""
    target = SITE.with_name("docs")
    target.parent.mkdir(exist_ok=True)
    with step("The docs"), tempfile.TemporaryDirectory(dir=target.parent) as scratch:
        make_docs(Path(scratch) / "docs", Path(scratch), CACHE)
        shutil.rmtree(target, ignore_errors=True)
        (Path(scratch) / "docs").rename(target)
    return target
