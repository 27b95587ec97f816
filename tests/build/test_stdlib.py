"""The trimmed standard library: what is chosen, and that the list of what PyScript needs is true."""

import ast
import dataclasses
import marshal
import sys
import traceback
from types import CodeType
from typing import Any

import pytest

from folders import BUILD, NODE_MODULES
from in_pyodide import written_code
from in_pyodide.check_engine import PYSCRIPT_NEEDS
from in_pyodide.compile_stdlib import byte_code, chosen, patterns
from in_pyodide.recorder import Recorder

NAMES = ["abc.py", "json/__init__.py", "json/tool.py"]


def test_patterns_keep_and_leave_out() -> None:
    keep, leave = patterns("# a list\nabc.py\njson/*.py # reads\n!json/tool.py # a command\n\n")
    assert chosen(NAMES, keep, leave) == ["abc.py", "json/__init__.py"]


@pytest.mark.parametrize("text", ["abc.py\nmoved.py", "abc.py\n!moved.py"])
def test_a_pattern_that_fits_nothing_is_named(text: str) -> None:
    with pytest.raises(SystemExit, match=r"moved\.py"):
        chosen(NAMES, *patterns(text))


def test_docstrings_stay_only_where_pyodide_reads_them() -> None:
    source = b'"""A docstring."""\nassert True\n'
    assert b"A docstring." in byte_code("_pyodide/_base.py", source)
    assert b"A docstring." not in byte_code("json/decoder.py", source)


def test_the_same_source_gives_the_same_bytes_and_is_not_looked_for_again() -> None:
    first = byte_code("abc.py", b"a = 1\n")
    assert first == byte_code("abc.py", b"a = 1\n")
    assert first[4:8] == (1).to_bytes(4, "little")  # PEP 552: by hash, and unchecked


def test_code_knows_no_lines_and_does_the_same() -> None:
    compiled = byte_code("abc.py", b"def double(a):\n    return 2 * a\n")
    code = marshal.loads(compiled[16:])  # noqa: S302 # made above
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102 # made above
    assert names["double"](2) == 4
    code = names["double"].__code__
    assert {line for _, _, line in code.co_lines()} == {None}
    assert len(list(code.co_positions())) == len(code.co_code) // 2


def test_an_error_in_code_without_lines_can_be_told() -> None:
    names: dict[str, Any] = {}
    exec(marshal.loads(byte_code("abc.py", b"def fail():\n    raise KeyError(1)\n")[16:]), names)  # noqa: S102, S302 # made above
    with pytest.raises(KeyError) as caught:
        names["fail"]()
    assert "in fail" in "".join(traceback.format_exception(caught.value))


def test_what_a_dataclass_writes_is_compiled_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def double(name: str) -> Any:
        made = dataclasses.make_dataclass("Made", [name], frozen=True)
        return made(1) == made(1) != made(2)

    with Recorder() as recorder:
        assert double("seen")
    assert "exec" not in vars(dataclasses)
    ran: list[object] = []

    def run(code: str | CodeType, *names: dict[str, Any]) -> None:
        ran.append(type(code))
        exec(code, *names)  # noqa: S102 # as dataclasses does

    monkeypatch.setattr(written_code, "known", recorder.table())
    monkeypatch.setattr(written_code, "run", run)
    monkeypatch.setitem(vars(dataclasses), "exec", written_code.exec)
    assert double("seen")
    assert double("unseen")
    assert set(ran[: len(ran) // 2]) == {CodeType}
    assert str in ran[len(ran) // 2 :]


def test_everything_that_pyscript_imports_of_the_standard_library_is_checked() -> None:
    asked: set[str] = set()
    for file in (NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                asked |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                asked.add(node.module.split(".")[0])
    builtin = {"sys", "builtins"}
    assert (asked & sys.stdlib_module_names) - builtin <= set(PYSCRIPT_NEEDS)


def test_every_line_of_the_list_that_is_no_heading_names_files() -> None:
    keep, leave = patterns((BUILD / "stdlib_modules.txt").read_text())
    assert len(keep) == len(set(keep))
    assert all(name.endswith(".py") for name in keep + leave)
