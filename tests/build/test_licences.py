"""What is in the site of other people's is named with its licence, beside it and in the docs."""

from __future__ import annotations

import re

from folders import BUILD, ROOT, SITE, WEB

LISTED = [
    (line[:24].strip(), line[24:61].strip(), line[61:].strip())
    for line in (BUILD / "third-party.txt").read_text("utf-8").splitlines()
    if "https://" in line
]
NAMES = " ".join(name for name, _, _ in LISTED).lower()


def test_the_page_of_the_docs_lists_the_same() -> None:
    page = (ROOT / "docs" / "licences.md").read_text("utf-8")
    assert re.findall(r"^\| (.*?) \| (.*?) \| <(.*?)> \|$", page, re.MULTILINE) == LISTED


def test_every_package_that_goes_into_the_page_is_listed() -> None:
    bare = re.compile(r"^import [^\"'\n]* from [\"']([^./\"'][^\"']*)[\"'];", re.MULTILINE)
    imported = {name for path in WEB.rglob("*.js") for name in bare.findall(path.read_text("utf-8"))}
    assert imported
    assert {name for name in imported if name.partition("-")[0].lower() not in NAMES} == set()


def test_every_file_of_the_runtime_that_is_not_ours_is_listed() -> None:
    files = [path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()]
    (beside,) = [name for name in files if name.endswith("third-party.txt")]
    assert (SITE / beside).read_text("utf-8") == (BUILD / "third-party.txt").read_text("utf-8")
    runtime = {re.split("[-.]", name.rpartition("/")[2])[0] for name in files if name.startswith("runtime/")}
    ours = {"third", "penguin_parlour"}
    theirs = {"core": "pyscript", "error": "pyscript", "python_stdlib": "python, its library"}
    assert {name for name in runtime - ours if theirs.get(name, name) not in NAMES} == set()
    assert "docs/licences.html" in files
