"""Runs inside Pyodide: repacks its standard library as byte code of its own Python.

Arguments: the stock zip, the list of what to keep, the zip to write. The page's boot is mostly the parsing of
the stock zip's sources, so the copy holds only .pyc: unchecked ones, as there is no source to check against,
and stored, because a stored zip compresses better on its way than a deflated one does. They know no lines:
those tables would be a third of the bytes on the way. The engine's own byte code keeps them. All but what
Python starts with lies in an archive inside, from which quick_import.py takes it.
"""

import fnmatch
import importlib
import importlib.util
import io
import sys
import zipfile
from importlib import _bootstrap_external  # the only maker of .pyc bytes in memory
from pathlib import Path

from in_pyodide.quick_import import LIBRARY
from in_pyodide.recorder import Recorder, without_lines

# Pyodide reads its own docstrings and annotations when it makes its proxies.
WITH_DOCSTRINGS = ("pyodide/", "_pyodide/")
# What Python imports before it asks for `sitecustomize`.
FIRST = {
    *(f"encodings/{name}.py" for name in ("__init__", "aliases", "ascii", "latin_1", "utf_8")),
    *(f"{name}.py" for name in ("_collections_abc", "_sitebuiltins", "abc", "codecs", "genericpath", "io")),
    *(f"{name}.py" for name in ("os", "posixpath", "site", "sitecustomize", "stat")),
}
DATACLASSES = "dataclasses.py"
# It writes the signature of a class into its docstring, where it has none: nobody reads that in the page.
DOCSTRING = b"    if not getattr(cls, '__doc__'):\n"
LOADER = "pyodide/_package_loader.py"
WHOLE_LOADER = "pyodide/_whole_package_loader.py"
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
    quiet = sources[DATACLASSES].replace(DOCSTRING, b"    if False:\n")
    if quiet == sources[DATACLASSES]:
        raise SystemExit("dataclasses.py writes docstrings in another place than it did")
    return sources | {
        DATACLASSES: quiet + b"\nfrom _written_code import exec\n",
        WRITTEN: ours("written_code.py") + table.encode(),
    }


def ours(name: str) -> bytes:
    """The source of a module of ours, beside this one."""
    return Path(__file__).with_name(name).read_bytes()


def with_ours(sources: dict[str, bytes]) -> dict[str, bytes]:
    """The same sources, and those of ours that start them."""
    return sources | {
        "sitecustomize.py": ours("quick_import.py"),
        LOADER: ours("package_loader.py"),
        WHOLE_LOADER: sources[LOADER],
    }


def archive(files: dict[str, bytes]) -> bytes:
    """A zip file whose bytes depend on nothing but these."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, date_time=MOMENT)
            entry.external_attr = 0o644 << 16
            new.writestr(entry, files[name])
    return made.getvalue()


def main(stock: str, list_file: str, target: str) -> None:
    """Write the archive to `target`."""
    with open(list_file, encoding="utf-8") as file:  # noqa: PTH123 # one line less of the library to load
        keep, leave = patterns(file.read())
    with zipfile.ZipFile(stock) as old:
        names = [name for name in old.namelist() if name.endswith(".py")]
        sources = with_ours(with_written({name: old.read(name) for name in chosen(names, keep, leave)}))
    code = {name: byte_code(name, source) for name, source in sources.items()}
    first = {f"{name}c": code.pop(name) for name in FIRST}
    first[LIBRARY] = archive({f"{name}c": each for name, each in code.items()})
    Path(target).write_bytes(archive(first))
    print(len(sources), "modules")


if __name__ == "__main__":
    main(*sys.argv[1:])
