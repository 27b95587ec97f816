"""Setting up a machine: what is missing is said in words; what is there is not done twice."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import prepare
import say
from folders import BUILD
from say import Failure, run


def test_an_older_python_is_told_what_it_needs(tmp_path: Path) -> None:
    old = "import sys; sys.version_info = (3, 8, 0); sys.argv = ['build', 'test']\n"
    start = f"import runpy; runpy.run_path({str(BUILD / '__main__.py')!r}, run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", old + start], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr


def test_without_ensurepip_and_not_root_the_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(prepare, "root_with_apt", lambda: False)
    with pytest.raises(Failure, match=rf"sudo apt install python3\.{sys.version_info.minor}-venv"):
        prepare._create_venv()


def test_without_ensurepip_root_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(prepare, "root_with_apt", lambda: True)
    monkeypatch.setattr(prepare, "install_debian", lambda *packages: installed.extend(packages))
    monkeypatch.setattr(prepare, "run", lambda *arguments, **named: "")
    prepare._create_venv()
    assert installed == [f"python3.{sys.version_info.minor}-venv"]


@pytest.mark.parametrize(
    ("said", "version"), [("v20.19.4\n", (20, 19)), ("v8.1\n", (8, 1)), ("nonsense", None)]
)
def test_the_version_of_node_is_read(monkeypatch: pytest.MonkeyPatch, said: str, version: object) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name)
    answer = subprocess.CompletedProcess([], 0, stdout=said)
    monkeypatch.setattr(subprocess, "run", lambda *arguments, **named: answer)
    assert prepare._node_version() == version


def test_an_old_node_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    versions = iter([(16, 0), (16, 0), (24, 1)])
    installed: list[Path] = []
    monkeypatch.setattr(prepare, "_node_version", lambda: next(versions))
    monkeypatch.setattr(prepare, "_pip_install", installed.append)
    monkeypatch.setenv("PATH", "/nowhere")
    prepare.node()
    assert installed == [BUILD / "requirements-node.txt"]


def test_a_stamp_knows_a_change(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    lock.write_text("a")
    prepare._write_stamp(tmp_path, prepare._stamp(lock, "x"))
    assert prepare._fresh(tmp_path, prepare._stamp(lock, "x"))
    lock.write_text("b")
    assert not prepare._fresh(tmp_path, prepare._stamp(lock, "x"))


def test_a_failed_command_shows_its_last_lines_and_a_hint() -> None:
    script = "import sys; print('the reason'); sys.exit(3)"
    with pytest.raises(Failure, match=r"(?s)trying failed \(exit 3\).*the reason.*Is it on\?"):
        run([sys.executable, "-c", script], what="trying", hint="Is it on?")


def test_a_silent_command_still_shows_progress(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[str] = []
    sign = tmp_path / "sign"

    def note(text: str) -> None:
        told.append(text)
        sign.touch()

    monkeypatch.setattr(say, "note", note)
    monkeypatch.setitem(say.EVERY, False, 0.01)
    silent = f"import os\nwhile not os.path.exists({str(sign)!r}): pass\nprint('done')"
    assert run([sys.executable, "-c", silent], what="thinking") == "done"
    assert told[0] == "  … thinking, 0 s: …"


def test_a_command_that_is_not_there_is_named() -> None:
    with pytest.raises(Failure, match="no-such-program does not start"):
        run(["no-such-program"], what="trying")


def test_the_lock_of_node_packages_names_no_registry() -> None:
    assert '"resolved"' not in (BUILD.parent / "package-lock.json").read_text()
