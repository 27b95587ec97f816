"""Modules from an archive in memory are those that Python's own importer finds in the file."""

import sys
from importlib import resources
from importlib.util import module_from_spec, source_hash
from pathlib import Path
from types import ModuleType
from typing import Any
from zipimport import zipimporter

import pytest

from in_pyodide.compile_stdlib import archive
from in_pyodide.quick_import import Archive, mount

# The only maker of .pyc bytes in memory.
from importlib import _bootstrap_external  # isort: skip

SOURCES = {
    "plain.py": b"value = 1\n",
    "folder/__init__.py": b"value = __path__\n",
    "folder/deep/__init__.py": b"",
    "folder/inner.py": b"from folder import value\n",
}


def packed(path: Path) -> bytes:
    """Write the archive of SOURCES."""
    pack = getattr(_bootstrap_external, "_code_to_hash_pyc")  # noqa: B009 # private, so typeshed leaves it out
    files = {
        f"{name}c": bytes(pack(compile(source, name, "exec"), source_hash(source), checked=False))
        for name, source in SOURCES.items()
    }
    texts = {"folder/notes.txt": b"notes", "folder/deep/notes.txt": b"notes"}
    path.write_bytes(archive({**files, **texts}))
    return path.read_bytes()


@pytest.fixture
def quick(tmp_path: Path) -> Archive:
    return Archive(str(tmp_path / "all.zip"), packed(tmp_path / "all.zip"))


def loaded(importer: zipimporter, name: str) -> ModuleType:
    spec = importer.find_spec(name)
    assert spec is not None
    module = module_from_spec(spec)
    importer.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["plain", "folder"])
def test_a_module_is_as_from_the_file(quick: Archive, name: str) -> None:
    mine, plain = loaded(quick, name), loaded(zipimporter(quick.archive), name)
    assert mine.value == plain.value
    assert (mine.__file__, mine.__package__) == (plain.__file__, plain.__package__)
    assert mine.__spec__ is not None
    assert plain.__spec__ is not None
    assert mine.__spec__.submodule_search_locations == plain.__spec__.submodule_search_locations


def test_a_folders_modules_have_a_loader_of_the_folder(quick: Archive) -> None:
    spec = quick.find_spec("folder.inner")
    assert spec is not None
    loader: Any = spec.loader
    assert loader.prefix == "folder/"
    assert not loader.is_package("folder.inner")
    assert loader.get_code("folder.inner").co_names == ("folder", "value")


def test_what_is_not_there_is_left_to_others(quick: Archive) -> None:
    assert quick.find_spec("folder.missing") is None
    assert quick.find_spec("sys") is None


def test_texts_beside_the_modules_are_read_as_ever(quick: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    assert quick.get_data(f"{quick.archive}/folder/notes.txt") == b"notes"
    monkeypatch.setitem(sys.modules, "folder", loaded(quick, "folder"))
    monkeypatch.setitem(sys.modules, "folder.deep", loaded(quick, "folder.deep"))
    for package in ("folder", "folder.deep"):
        assert resources.files(package).joinpath("notes.txt").read_text("utf-8") == "notes"


def test_a_mounted_archive_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    file = tmp_path / "all.zip"
    mount(str(file), packed(file))
    from folder import inner  # type: ignore[import-not-found] # noqa: PLC0415 # made above

    assert inner.value == [f"{file}/folder"]
    for name in ("folder", "folder.inner"):
        monkeypatch.delitem(sys.modules, name)
