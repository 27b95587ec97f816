"""The folder runtime/: Pyodide, PyScript, the repacked standard library, the engine's wheel, their lock."""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import InfoSpec
from pyodide_lock.utils import add_wheels_to_spec

from folders import BUILD, CACHE, PYODIDE, PYSCRIPT, ROOT
from memory import remember, remembered
from pyodide_node import run_inside
from say import Failure
from trim_interpreter import trimmed

ENTRY = "pyodide.mjs"
SCRIPT, WASM = "pyodide.asm.mjs", "pyodide.asm.wasm"
# What PyScript needs with its plugins switched off: its entry, its body, its plugin that shows errors.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")
STDLIB_MAKERS = ("compile_stdlib", "package_loader", "quick_import", "recorder", "written_code")
SOURCE_MAP = b"//# sourceMappingURL="


def _copy(source: Path, target: Path) -> None:
    """Copy a script without its comment that names a source map, which the site does not have."""
    data = source.read_bytes()
    target.write_bytes(data[: data.rindex(SOURCE_MAP)] if SOURCE_MAP in data else data)


def trimmed_interpreter(target: Path, cache: Path | None = CACHE) -> None:
    """Write Pyodide's interpreter and its script, without what only other machine code would use."""
    _copy(PYODIDE / ENTRY, target / ENTRY)
    inputs = [PYODIDE / ENTRY, PYODIDE / SCRIPT, PYODIDE / WASM, BUILD / "trim_interpreter.py"]
    made = remembered("interpreter", inputs, cache)
    with tempfile.TemporaryDirectory() as scratch:
        if made is None:
            made = Path(scratch)
            _copy(PYODIDE / SCRIPT, made / SCRIPT)
            script, entry = ((made / SCRIPT).read_text("utf-8"), (target / ENTRY).read_text("utf-8"))
            wasm, script = trimmed((PYODIDE / WASM).read_bytes(), script, entry)
            (made / WASM).write_bytes(wasm)
            (made / SCRIPT).write_text(script, encoding="utf-8", newline="\n")
            remember("interpreter", inputs, cache, made)
        for name in (SCRIPT, WASM):
            shutil.copyfile(made / name, target / name)


def repacked_stdlib(target: Path, cache: Path | None = CACHE) -> None:
    """Write python_stdlib.zip, byte-compiled by Pyodide (compile_stdlib.py); a cache saves the seconds."""
    inputs = [
        PYODIDE / "python_stdlib.zip",
        BUILD / "stdlib_modules.txt",
        *(BUILD / "in_pyodide" / f"{name}.py" for name in STDLIB_MAKERS),
        BUILD / "run_in_pyodide.mjs",
    ]
    made = remembered("stdlib", inputs, cache)
    with tempfile.TemporaryDirectory() as scratch:
        if made is None:
            made = Path(scratch)
            run_inside(
                "/repo/build/in_pyodide/compile_stdlib.py",
                arguments=[
                    "/pyodide/python_stdlib.zip",
                    "/repo/build/stdlib_modules.txt",
                    "/made/python_stdlib.zip",
                ],
                mounts={"/repo": ROOT, "/pyodide": PYODIDE, "/made": made},
            )
            remember("stdlib", inputs, cache, made)
        shutil.copyfile(made / "python_stdlib.zip", target / "python_stdlib.zip")


def lock_of(wheel: Path) -> dict[str, Any]:
    """The site's own Pyodide lock: the stock lock's interpreter, and of packages our wheel with its hash.

    `add_wheels_to_spec` is what pyodide-build's command `pyodide lockfile add-wheels` calls. We call it
    ourselves, because on Python 3.11 pyodide-build is not to be had, only this library of it; and only the
    fields that both pinned versions know are written, so that every Python builds the same bytes.
    """
    stock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    release = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    spec = add_wheels_to_spec(PyodideLockSpec(info=InfoSpec(**stock, version=release), packages={}), [wheel])
    (name,) = spec.packages
    package = spec.packages[name]
    if package.depends:
        raise Failure(
            f"the engine's wheel must need no other package, but needs {', '.join(package.depends)}"
        )
    fields = ("name", "version", "file_name", "install_dir", "sha256", "package_type", "imports", "depends")
    return {"info": stock, "packages": {name: {field: getattr(package, field) for field in fields}}}


def make_runtime(target: Path, wheel: Path, cache: Path | None = CACHE) -> list[str]:
    """Fill the folder `target`. Returns the names of the files that a boot loads."""
    trimmed_interpreter(target, cache)
    for pattern in PYSCRIPT_FILES:
        found = sorted(PYSCRIPT.glob(pattern))
        if len(found) != 1:
            raise Failure(f"PyScript has {len(found)} files {pattern}, not one: its layout has changed")
        _copy(found[0], target / found[0].name)
    repacked_stdlib(target, cache)
    shutil.copyfile(wheel, target / wheel.name)
    lock = json.dumps(lock_of(target / wheel.name), sort_keys=True)
    (target / "pyodide-lock.json").write_text(lock, encoding="utf-8")
    boot = sorted(file.name for file in target.iterdir())
    shutil.copyfile(BUILD / "third-party.txt", target / "third-party.txt")
    return boot
