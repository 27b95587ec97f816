"""The engine's wheel: hatchling makes it, then its content names it.

The build tag of its file name is a hash of what is inside, so that no cache anywhere (the browser's, the
service worker's, PyScript's) can take an old wheel for a new one.
"""

import hashlib
import os
import tempfile
import zipfile
from collections.abc import Mapping
from email.parser import BytesParser
from pathlib import Path

from wheel.wheelfile import WheelFile

from folders import BUILD, PYODIDE, PYTHON, ROOT
from memory import remember, remembered
from pyodide_node import run_inside
from say import run

ELSEWHERE = (".py", ".ftl", ".md", ".css", ".tcss")
ROOT_SOURCE = "parlour/__init__.py"
EPOCH = "315532800"  # 1980-01-01, the oldest that a zip can say


def build_wheel(target: Path, cache: Path | None = None, *, with_byte_code: bool = False) -> Path:
    """Build the wheel of core/parlour into the folder `target`; the same sources give the same bytes.

    The page's wheel also holds byte code of the page's Python, which a cache may know from an earlier build,
    and lacks what only others read: the modules of the terminal, and the texts that the page has as files.
    """
    with tempfile.TemporaryDirectory() as scratch:
        command = [str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", scratch]
        run(command, what="hatchling", folder=ROOT, environment={"SOURCE_DATE_EPOCH": EPOCH})
        (plain,) = Path(scratch).glob("*.whl")
        return _tagged(plain, target, _byte_code(plain, cache) if with_byte_code else {})


def _byte_code(plain: Path, cache: Path | None) -> dict[str, bytes]:
    """What compile_engine.py writes inside Pyodide: paths in the wheel, and their bytes."""
    names = ("compile_engine.py", "check_engine.py", "recorder.py", "written_code.py")
    scripts = [BUILD / "in_pyodide" / name for name in names]
    inputs = [plain, PYODIDE / "package.json", BUILD / "run_in_pyodide.mjs", *scripts]
    with tempfile.TemporaryDirectory() as scratch:
        made = remembered("engine-byte-code", inputs, cache)
        if made is None:
            engine, made = Path(scratch) / "engine", Path(scratch) / "made"
            made.mkdir()
            with zipfile.ZipFile(plain) as packed:
                packed.extractall(engine)
            run_inside(
                "/repo/build/in_pyodide/compile_engine.py",
                arguments=["/engine", "/made"],
                mounts={"/repo": ROOT, "/engine": engine, "/made": made},
            )
            remember("engine-byte-code", inputs, cache, made)
        return {file.relative_to(made).as_posix(): file.read_bytes() for file in sorted(made.rglob("*.pyc"))}


def _of_the_page(content: Mapping[str, bytes], code: Mapping[str, bytes]) -> dict[str, bytes]:
    """Byte code in the place of the sources, and no modules that have none.

    Messages, rules and styles are files of their own, of which a page loads those of one language. One source
    stays, by which pyodide-lock knows what can be imported from the wheel.
    """
    kept = {
        name: data for name, data in content.items() if name == ROOT_SOURCE or not name.endswith(ELSEWHERE)
    }
    return {**code, **kept}


def _tagged(plain: Path, target: Path, code: Mapping[str, bytes]) -> Path:
    """A copy with a hash of its content as build tag, for the page if there is byte code.

    Its files are stored, because zlib's bytes differ.
    """
    with WheelFile(plain) as old:
        content = {name: old.read(name) for name in sorted(old.namelist()) if name != old.record_path}
        metadata = f"{old.dist_info_path}/WHEEL"
    if code:
        content = _of_the_page(content, code)
    digest = hashlib.sha256()
    for name, data in content.items():
        digest.update(f"{name}\0{len(data)}\0".encode() + data)
    tag = "0" + digest.hexdigest()[:12]  # a build tag starts with a digit
    header = BytesParser().parsebytes(content[metadata])
    header["Build"] = tag
    content[metadata] = header.as_bytes()
    name, version, rest = plain.name.split("-", 2)
    wheel = target / f"{name}-{version}-{tag}-{rest}"
    os.environ["SOURCE_DATE_EPOCH"] = EPOCH  # WheelFile dates its RECORD by it
    with WheelFile(wheel, "w", compression=zipfile.ZIP_STORED) as new:
        for path, data in content.items():
            new.writestr(path, data)
    return wheel
