"""The same sources give the same site, byte by byte, whatever was cached and however Python hashes."""

import ast
import os
import subprocess
import zipfile
from pathlib import Path

import pytest

from check_site import check_site
from engine_wheel import build_wheel
from folders import BUILD, CORE, PYTHON
from in_pyodide.compile_engine import LEARN
from make_site import manifest_of

MAKE = """
import pathlib, sys
sys.path.insert(0, sys.argv[1])
from make_site import make_site
make_site(pathlib.Path(sys.argv[2]), cache=None)
"""


def build(target: Path, hash_seed: str) -> Path:
    command = [str(PYTHON), "-c", MAKE, str(BUILD), str(target)]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": hash_seed})
    return target


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("first") / "site", "1")


def test_two_builds_without_a_cache_are_equal(site: Path, tmp_path: Path) -> None:
    again = build(tmp_path / "site", "2")
    assert manifest_of(site) == manifest_of(again)
    assert (site / "manifest.json").read_bytes() == (again / "manifest.json").read_bytes()


def test_the_built_site_is_sound(site: Path) -> None:
    check_site(site)


def test_the_pages_wheel_has_all_that_its_modules_import_and_nothing_for_a_terminal(site: Path) -> None:
    (wheel,) = site.glob("runtime/*/*.whl")
    with zipfile.ZipFile(wheel) as packed:
        modules = [name.removesuffix("c") for name in packed.namelist() if name.endswith(".pyc")]
    modules.remove(LEARN)  # the build's own
    sources = {name: (CORE / name).read_text("utf-8") for name in modules}
    here = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in sources}
    assert {"parlour", "parlour.desk", "parlour.bots"} <= here
    assert not here & {"parlour.cli", "parlour.arena", "parlour.terminal", "parlour.sentences"}
    lost = {
        (name, module)
        for name, source in sources.items()
        for node in ast.walk(ast.parse(source))
        for module in imported(node)
        if module.split(".")[0] == "parlour" and not {module, module.rpartition(".")[0]} & here
    }
    # A notebook alone asks a view for its drawing; the module is imported when it does.
    assert lost == {("parlour/game.py", "parlour.portrait.portrait")}


def imported(node: ast.AST) -> list[str]:
    """The modules, or names in modules, that a statement imports."""
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    return [f"{node.module}.{name.name}" for name in node.names] if isinstance(node, ast.ImportFrom) else []


def test_the_wheel_is_named_by_its_content(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    one, two = build_wheel(first), build_wheel(second)
    assert one.name == two.name
    assert one.read_bytes() == two.read_bytes()
