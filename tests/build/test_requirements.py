"""The locks of Python packages: what each pins, that they agree, and which command brings which."""

import json
import runpy
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

import commands
import pin_packages
import prepare
from folders import BUILD, PYTHON, ROOT
from prepare import FULL_LOCK, SITE_LOCK
from say import Failure

PLATFORMS = [("linux", "posix", "x86_64"), ("darwin", "posix", "arm64"), ("win32", "nt", "AMD64")]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def pinned(lock: Path) -> Iterator[tuple[Requirement, frozenset[str]]]:
    """What a lock names, with its hashes."""
    for line in lock.read_text().replace("\\\n", "").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            requirement, *hashes = line.split("--hash=")
            yield Requirement(requirement), frozenset(text.strip() for text in hashes)


def names_in(lock: Path) -> set[NormalizedName]:
    return {canonicalize_name(requirement.name) for requirement, _ in pinned(lock)}


def asked_for() -> tuple[set[NormalizedName], set[NormalizedName]]:
    """What pyproject.toml names for the site, and for everything else."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups, extras = project["dependency-groups"], project["project"]["optional-dependencies"]
    site, test, *rest = (
        {canonicalize_name(Requirement(text).name) for text in texts}
        for texts in (groups["site"], groups["test"], *extras.values())
    )
    return site, test.union(*rest)


@pytest.mark.parametrize("lock", pin_packages.LOCKS, ids=lambda lock: lock.name)
def test_the_locks_pin_everything_by_hash_and_name_no_registry(lock: Path) -> None:
    assert list(pinned(lock))
    for requirement, hashes in pinned(lock):
        assert str(requirement.specifier).startswith("==")
        assert hashes
        assert all(text.startswith("sha256:") for text in hashes)
    assert "://" not in lock.read_text()
    assert "-url" not in lock.read_text()


def test_the_site_brings_nothing_that_only_tests_and_tools_need() -> None:
    site, others = asked_for()
    assert site <= names_in(SITE_LOCK)
    assert not others & names_in(SITE_LOCK)
    assert site | others <= names_in(FULL_LOCK)


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("platform", PLATFORMS, ids=lambda platform: platform[0])
def test_what_the_site_brings_everything_brings_too(python: str, platform: tuple[str, str, str]) -> None:
    system, kin, machine = platform
    here = {"sys_platform": system, "os_name": kin, "platform_machine": machine}
    here |= {"python_version": python, "python_full_version": f"{python}.1"}

    def brought(lock: Path) -> dict[str, tuple[str, frozenset[str]]]:
        return {
            requirement.name: (str(requirement.specifier), hashes)
            for requirement, hashes in pinned(lock)
            if requirement.marker is None or requirement.marker.evaluate(here)
        }

    assert brought(SITE_LOCK).items() <= brought(FULL_LOCK).items()


def test_the_sites_lock_is_enough_to_import_what_builds_checks_and_serves() -> None:
    ask = (
        "import json, sys; before = set(sys.modules); sys.path.insert(0, sys.argv[1]);"
        "import commands, make_site, check_site, page_server, hatchling.cli.build;"
        "print(json.dumps(sorted({name.partition('.')[0] for name in set(sys.modules) - before})))"
    )
    asked = subprocess.run([str(PYTHON), "-c", ask, str(BUILD)], capture_output=True, check=True, text=True)
    known = packages_distributions()
    there = names_in(SITE_LOCK)
    # One of several packages that share a namespace is enough, as fluent.syntax is of `fluent`.
    makers = [
        {canonicalize_name(name) for name in known[module]}
        for module in json.loads(asked.stdout)
        if module in known
    ]
    assert all(names & there for names in makers), [names for names in makers if not names & there]
    assert {"pyodide-lock", "hatchling", "wheel", "fluent-syntax"} <= set().union(*makers)


@pytest.mark.parametrize(
    ("typed", "lock"),
    [
        ("play --no-open", SITE_LOCK),
        ("site", SITE_LOCK),
        ("check", SITE_LOCK),
        ("test", FULL_LOCK),
        ("test site", FULL_LOCK),
        ("bench engine", FULL_LOCK),
        ("screenshot", FULL_LOCK),
        ("train", FULL_LOCK),
        ("lock", FULL_LOCK),
    ],
)
def test_a_command_brings_what_it_needs(monkeypatch: pytest.MonkeyPatch, typed: str, lock: Path) -> None:
    asked: list[Path] = []

    def stop(wanted: Path) -> None:
        asked.append(wanted)
        raise Failure("enough")

    monkeypatch.setattr(prepare, "everything", stop)
    assert runpy.run_path(str(BUILD / "__main__.py"))["main"](typed.split()) == 1
    assert asked == [lock] == [commands.parse(typed.split()).packages]


def test_what_is_there_is_not_brought_again_or_taken_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    brought: list[str] = []
    site, full = tmp_path / "site", tmp_path / "full"
    for lock in (site, full):
        lock.write_text(lock.name)
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    monkeypatch.setattr(prepare, "FULL_LOCK", full)
    monkeypatch.setattr(prepare, "FOR", {site: "to play", full: "to test"})
    monkeypatch.setattr(prepare, "_venv_works", lambda: True)
    monkeypatch.setattr(prepare, "_pip_install", lambda lock: brought.append(lock.name))

    def bring(*locks: Path) -> list[str]:
        brought.clear()
        for lock in locks:
            prepare.python_packages(lock)
        return list(brought)

    assert bring(site, site) == ["site"]
    assert "Python packages in .venv, to play" in capsys.readouterr().out
    assert bring(full, full, site, full) == ["full"]
    assert "Python packages in .venv, to test" in capsys.readouterr().out
    full.write_text("changed")
    assert bring(site, full, site) == ["site", "full"]


def test_lock_pins_the_sites_packages_as_a_part_of_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[list[str]] = []
    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr(pin_packages, "run", lambda command, **named: written.append(command))
    pin_packages.pin_packages()
    assert [Path(command[-1]) for command in written][:2] == [FULL_LOCK, SITE_LOCK]
    site = written[1]
    assert ROOT / site[site.index("--constraints") + 1] == FULL_LOCK
    assert all({"--generate-hashes", "--no-emit-index-url"} <= set(command) for command in written)
