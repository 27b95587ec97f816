"""Runs inside Pyodide: repacks its standard library as byte code of its own Python.

Arguments: the stock zip, the list of what to keep, the zip to write. The page's boot is mostly the parsing of
the stock zip's sources, so the copy holds only .pyc: unchecked ones, as there is no source to check against,
and stored, because a stored zip compresses better on its way than a deflated one does. They know no lines:
those tables would be a third of the bytes on the way. The engine's own byte code keeps them.
"""

import fnmatch
import importlib
import importlib.util
import sys
import zipfile
from importlib import _bootstrap_external  # the only maker of .pyc bytes in memory
from pathlib import Path

from in_pyodide import written_code
from in_pyodide.recorder import Recorder, without_lines

# Pyodide reads its own docstrings and annotations when it makes its proxies.
WITH_DOCSTRINGS = ("pyodide/", "_pyodide/")
DATACLASSES = "dataclasses.py"
WRITTEN = "_written_code.py"
MOMENT = (1980, 1, 1, 0, 0, 0)  # the oldest that a zip can say: the same in every build


def patterns(text: str) -> tuple[list[str], list[str]]:
    """The patterns to keep and, marked with `!`, to leave out."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    return [line for line in lines if line and line[0] != "!"], [
        line[1:] for line in lines if line[:1] == "!"
    ]


def chosen(names: list[str], keep: list[str], leave: list[str]) -> list[str]:
    """The sources to keep, sorted. A pattern that fits nothing is an error: it hides a module that moved."""
    for pattern in keep + leave:
        if not fnmatch.filter(names, pattern):
            raise SystemExit(f"stdlib_modules.txt: {pattern} fits no file of this Python's standard library")
    kept = {name for pattern in keep for name in fnmatch.filter(names, pattern)}
    return sorted(kept - {name for pattern in leave for name in fnmatch.filter(names, pattern)})


def byte_code(name: str, source: bytes) -> bytes:
    """The .pyc of one source; its code says the place that the stock zip would have said."""
    optimize = 0 if name.startswith(WITH_DOCSTRINGS) else 2
    code = compile(source, f"/lib/python314.zip/{name}", "exec", dont_inherit=True, optimize=optimize)
    code = without_lines(code)
    source_hash = importlib.util.source_hash(source)
    pack = getattr(_bootstrap_external, "_code_to_hash_pyc")  # noqa: B009 # a private name that typeshed leaves out
    return bytes(pack(code, source_hash, checked=False))


def with_written(sources: dict[str, bytes]) -> dict[str, bytes]:
    """The same sources, where `dataclasses` finds the byte code of what it would write (written_code.py)."""
    with Recorder() as recorder:
        for name, source in sources.items():
            if b"@dataclass" in source and name != DATACLASSES:
                importlib.reload(importlib.import_module(name.removesuffix(".py").replace("/", ".")))
    table = f"known = {recorder.table()!r}\n"
    return sources | {
        DATACLASSES: sources[DATACLASSES] + b"\nfrom _written_code import exec\n",
        WRITTEN: Path(written_code.__file__).read_bytes() + table.encode(),
    }


def main(stock: str, list_file: str, target: str) -> None:
    """Write the archive to `target`."""
    with open(list_file, encoding="utf-8") as file:  # noqa: PTH123 # one line less of the library to load
        keep, leave = patterns(file.read())
    with zipfile.ZipFile(stock) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        names = [name for name in old.namelist() if name.endswith(".py")]
        sources = with_written({name: old.read(name) for name in chosen(names, keep, leave)})
        for name in sorted(sources):
            entry = zipfile.ZipInfo(name + "c", date_time=MOMENT)
            entry.external_attr = 0o644 << 16
            new.writestr(entry, byte_code(name, sources[name]))
        print(len(new.namelist()), "modules")


if __name__ == "__main__":
    main(*sys.argv[1:])
