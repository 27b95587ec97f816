"""The site's own Pyodide lock."""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pyodide_lock.utils import add_wheels_to_spec

import runtime_folder
from engine_wheel import build_wheel
from folders import PYODIDE, SCRIPTS
from say import Failure


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


def test_the_lock_holds_our_wheel_and_its_hash_only(wheel: Path) -> None:
    lock = runtime_folder.lock_of(wheel)
    (package,) = lock["packages"].values()
    assert package["file_name"] == wheel.name
    assert package["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()
    assert package["imports"] == ["parlour"]


def test_the_lock_is_for_the_interpreter_of_the_stock_lock(wheel: Path) -> None:
    stock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    assert runtime_folder.lock_of(wheel)["info"] == stock["info"]


def test_a_wheel_that_needs_packages_is_refused(wheel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = add_wheels_to_spec

    def needy(*arguments: object) -> object:
        spec = honest(*arguments)  # type: ignore[arg-type] # passed through
        spec.packages["penguin-parlour"].depends.append("numpy")
        return spec

    monkeypatch.setattr(runtime_folder, "add_wheels_to_spec", needy)
    with pytest.raises(Failure, match="numpy"):
        runtime_folder.lock_of(wheel)


@pytest.mark.skipif(
    sys.version_info < (3, 12), reason="pyodide-build, which has the command, needs Python 3.12"
)
def test_the_command_of_pyodide_build_writes_the_same_entry(wheel: Path, tmp_path: Path) -> None:
    shutil.copyfile(PYODIDE / "pyodide-lock.json", tmp_path / "pyodide-lock.json")
    shutil.copyfile(wheel, tmp_path / wheel.name)
    command = [SCRIPTS / "pyodide", "lockfile", "add-wheels", "--input", tmp_path / "pyodide-lock.json"]
    command += ["--output", tmp_path / "new.json", tmp_path / wheel.name]
    subprocess.run([str(part) for part in command], check=True)
    theirs = json.loads((tmp_path / "new.json").read_text())["packages"]["penguin-parlour"]
    ours = runtime_folder.lock_of(wheel)["packages"]["penguin-parlour"]
    assert {name: theirs[name] for name in ours} == ours
