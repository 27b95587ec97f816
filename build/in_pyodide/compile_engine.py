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


def compile_loaded(engine: str, target: str) -> None:
    """Compile the source of each module of the engine that has been imported."""
    pack = getattr(_bootstrap_external, "_code_to_hash_pyc")  # noqa: B009 # private, so typeshed leaves it out
    for name in sorted(sys.modules):
        file = getattr(sys.modules[name], "__file__", None)
        if file and Path(file).is_relative_to(engine):
            place = Path(file).relative_to(engine)
            source = Path(file).read_bytes()
            installed = f"/lib/python3.14/site-packages/{place.as_posix()}"  # what a traceback says
            code = compile(source, installed, "exec", dont_inherit=True, optimize=2)
            compiled = (Path(target) / place).with_suffix(".pyc")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            compiled.write_bytes(pack(code, importlib.util.source_hash(source), checked=False))


async def main(engine: str, target: str) -> None:
    """Import what the page imports, then compile it."""
    sys.path.insert(0, engine)
    sys.dont_write_bytecode = True
    await import_all()
    compile_loaded(engine, target)


if __name__ == "__main__":
    finish = main(*sys.argv[1:])
