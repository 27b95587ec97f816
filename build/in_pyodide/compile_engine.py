"""Runs inside Pyodide: byte code for the modules of the engine that the page loads.

Arguments: the folder with the engine, the folder to write `….pyc` to, each in its source's place. Made by
the page's own Python, it spares every boot the parsing. It lacks docstrings, and asserts, which only state
what cannot be otherwise.
"""

import importlib.util
import sys
from importlib import _bootstrap_external  # the only maker of .pyc bytes in memory
from pathlib import Path

from in_pyodide.check_engine import main as import_all
from in_pyodide.recorder import Recorder

LEARN = "parlour_written.py"
"""A module of the page's wheel: what the engine's dataclasses write, for the page's `_written_code`."""


def pack(source: bytes, place: str) -> bytes:
    """The .pyc of a source that is installed at a place, which is what a traceback says."""
    make = getattr(_bootstrap_external, "_code_to_hash_pyc")  # noqa: B009 # private, so typeshed leaves it out
    code = compile(source, f"/lib/python3.14/site-packages/{place}", "exec", dont_inherit=True, optimize=2)
    return bytes(make(code, importlib.util.source_hash(source), checked=False))


def compile_loaded(engine: str, target: str) -> None:
    """Compile the source of each module of the engine that has been imported."""
    for name in sorted(sys.modules):
        file = getattr(sys.modules[name], "__file__", None)
        if file and Path(file).is_relative_to(engine):
            place = Path(file).relative_to(engine)
            compiled = (Path(target) / place).with_suffix(".pyc")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            compiled.write_bytes(pack(Path(file).read_bytes(), place.as_posix()))


async def main(engine: str, target: str) -> None:
    """Import what the page imports, then compile it."""
    sys.path.insert(0, engine)
    sys.dont_write_bytecode = True
    with Recorder() as recorder:
        await import_all()
    compile_loaded(engine, target)
    source = f"from _written_code import known\nknown.update({recorder.table()!r})\n"
    (Path(target) / LEARN).with_suffix(".pyc").write_bytes(pack(source.encode(), LEARN))


if __name__ == "__main__":
    finish = main(*sys.argv[1:])
