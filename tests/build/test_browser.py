"""Finding a browser on machines that have next to nothing."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import browser
import prepare
from say import Failure


@pytest.fixture(autouse=True)
def _nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv("PENGUIN_BROWSER", raising=False)
    monkeypatch.setattr(browser, "_let_playwright_start", lambda: None)
    browser.find.cache_clear()
    yield
    browser.find.cache_clear()


def _program(folder: Path, name: str, script: str) -> str:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return str(file)


def test_a_browser_of_the_system_is_taken_without_asking_playwright(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(browser, "_playwrights", lambda: pytest.fail("Playwright was asked"))
    monkeypatch.setenv("PATH", str(tmp_path))
    chromium = _program(tmp_path, "chromium", "echo Chromium 1.0")
    assert browser.find() == chromium


def test_a_stub_that_is_no_browser_is_passed_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own = _program(tmp_path, "own", "echo Chromium 2.0")
    monkeypatch.setattr(browser, "PLACES", ())
    monkeypatch.setattr(browser, "_playwrights", lambda: own)
    monkeypatch.setenv("PATH", str(tmp_path))
    _program(tmp_path, "chromium", "echo please install the snap; exit 1")
    assert browser.find() == own


@pytest.mark.parametrize(("code", "taken"), [(0, None), (127, "/some/node")])
def test_playwright_gets_a_node_that_starts(
    monkeypatch: pytest.MonkeyPatch, code: int, taken: str | None
) -> None:
    monkeypatch.undo()
    monkeypatch.delenv("PLAYWRIGHT_NODEJS_PATH", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/some/{name}")
    monkeypatch.setattr(
        subprocess, "run", lambda command, **named: subprocess.CompletedProcess(command, code)
    )
    browser._let_playwright_start()
    assert os.environ.pop("PLAYWRIGHT_NODEJS_PATH", None) == taken


def test_where_no_browser_can_be_had_all_faults_and_the_way_out_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*arguments: object, **named: object) -> str:
        raise Failure(f"{named['what']}: no network" if "what" in named else "apt: no network")

    monkeypatch.setattr(browser, "_candidates", lambda: iter(()))
    monkeypatch.setattr(browser, "is_debian", lambda: True)
    monkeypatch.setattr(prepare, "root_with_apt", lambda: True)
    monkeypatch.setattr(prepare, "install_debian", refuse)
    monkeypatch.setattr(browser, "run", refuse)
    with pytest.raises(Failure) as told:
        browser.ensure()
    for words in (
        "apt: no network",
        "playwright install chromium: no network",
        "sudo apt install chromium",
        "PENGUIN_BROWSER",
    ):
        assert words in str(told.value)
