"""A fourth game: the template under another name plays in terminal and page, and no other line is changed."""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from folders import CACHE, NODE_MODULES, PYTHON, ROOT, VENV
from page_server import PageServer
from pages import BOOT, LobbyPage, TablePage, without_pauses
from support.police import Police

NAME, TITLE = "walrus-whist", "Walrus Whist"
OWN = ("core/parlour/games/walrus_whist/", "tests/walrus_whist/", "tests/goldens/walrus-whist-")
FILES = (
    "pyproject.toml",
    "netlify.toml",
    "package.json",
    "package-lock.json",
    "LICENSE",
    "README.md",
    "CHANGELOG.md",
)

CHECK = """
import parlour
from parlour.conformance import check_game

check_game(parlour.find({!r}), 4, "1")
"""


def fingerprints(project: Path) -> dict[str, str]:
    """Every source of the project, and what is in it."""
    return {
        file.relative_to(project).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for folder in ("build", "core", "docs", "tests", "web")
        for file in (project / folder).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    } | {name: hashlib.sha256((project / name).read_bytes()).hexdigest() for name in FILES}


def ask(project: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(project / "core"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [str(PYTHON), *command],
        cwd=project,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the game was begun and the site built, as the guide says."""
    copy = tmp_path_factory.mktemp("project")
    for folder in ("build", "core", "docs", "tests", "web"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, copy / name)
    shutil.copytree(CACHE, copy / CACHE.name)
    (copy / VENV.name).symlink_to(VENV.resolve())
    (copy / NODE_MODULES.name).symlink_to(NODE_MODULES.resolve())
    before = fingerprints(copy)
    ask(copy, "build/commands.py", "game", NAME)
    ask(copy, "build/commands.py", "site")
    after = fingerprints(copy)
    assert {path for path in after if not path.startswith(OWN)} == set(before)
    assert {path: after[path] for path in before} == before
    return copy


def test_in_the_terminal(project: Path) -> None:
    assert "The highest sum wins" in ask(
        project, "-m", "parlour", "watch", NAME, "--seats", "3", "--seed", "1"
    )
    record = project / "tests" / "goldens" / f"{NAME}-2.record"
    ask(project, "-m", "parlour", "validate", str(record))
    assert "The result" in ask(project, "-m", "parlour", "analyse", str(record))
    ask(project, "-m", "parlour", "arena", "greedy", "--against", "random", "--game", NAME, "--matches", "20")
    check = (
        "from parlour.conformance import check_game; import parlour; check_game(parlour.find({!r}), 4, '1')"
    )
    ask(project, "-c", check.format(NAME))


@pytest.fixture
def site(project: Path, police: Police) -> Iterator[str]:
    server = PageServer(project / "dist" / "site").start()
    police.ours.add(server.address.split("/")[2])
    yield server.address
    server.stop()


def test_in_the_page(project: Path, site: str, page: Page) -> None:
    without_pauses(page)
    lobby = LobbyPage(page, site).open()
    lobby.choose_game(TITLE)
    lobby.choose_count(2)
    table = lobby.play()
    for _ in range(2):
        table.wait_for("person")
        table.click_card()
    table.wait_for("over")
    expect(table.result).to_contain_text("The highest sum wins")
    TablePage(page, site).open("Ada; Pip=emperor; Bo=random", game=NAME)
    page.goto(f"{site}#/rules?game={NAME}")
    expect(page.get_by_role("heading", name=re.compile("^WW-5"))).to_be_visible(timeout=BOOT)
    page.goto(f"{site}docs/rules/{NAME}.html#WW-5")
    expect(page.get_by_role("heading", name=re.compile("^WW-5"))).to_be_in_viewport()
