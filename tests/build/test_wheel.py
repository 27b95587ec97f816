"""The engine's wheel: what is in it, and that a change of content changes its name."""

import zipfile
from pathlib import Path

import pytest
from packaging.utils import parse_wheel_filename
from wheel.wheelfile import WheelFile

import engine_wheel
from folders import CORE


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return engine_wheel.build_wheel(tmp_path_factory.mktemp("wheel"))


def test_every_file_of_the_engine_is_in_the_wheel(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    sources = {
        file.relative_to(CORE).as_posix()
        for file in (CORE / "parlour").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert sources <= packed
    assert "parlour/py.typed" in packed


def test_the_wheel_needs_no_other_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (metadata,) = [name for name in packed.namelist() if name.endswith("/METADATA")]
        lines = packed.read(metadata).decode().splitlines()
    needs = [line for line in lines if line.startswith("Requires-Dist:") and "extra ==" not in line]
    assert needs == []


def test_the_file_name_says_what_the_wheel_says(wheel: Path) -> None:
    _, version, _, _ = parse_wheel_filename(wheel.name)
    with zipfile.ZipFile(wheel) as packed:
        (metadata,) = [name for name in packed.namelist() if name.endswith(".dist-info/WHEEL")]
        text = packed.read(metadata).decode()
    _, named_version, named_tag, *_ = wheel.name.split("-")
    assert f"Build: {named_tag}\n" in text
    assert str(version) == named_version


def test_one_changed_byte_changes_the_name(wheel: Path, tmp_path: Path) -> None:
    changed = tmp_path / "-".join([*wheel.name.split("-")[:2], *wheel.name.split("-")[3:]])
    with WheelFile(wheel) as old, WheelFile(changed, "w") as new:
        for name in old.namelist():
            if name != old.record_path:
                extra = b"\n" if name == "parlour/__init__.py" else b""
                new.writestr(name, old.read(name) + extra)
    tagged = engine_wheel._tagged(changed, tmp_path, {})
    assert tagged.name.split("-")[2] != wheel.name.split("-")[2]
