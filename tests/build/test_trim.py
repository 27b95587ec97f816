"""The trimmed interpreter: what nobody names is exported no more, and nothing else changes."""

from pathlib import Path

import pytest

from folders import PYODIDE
from say import Failure
from trim_interpreter import EXPORTS, HEADER, _exports, _sections, trimmed

SCRIPT = (
    "var _malloc,_spare,wasmMemory;function assignWasmExports(wasmExports){"
    '_malloc=Module["_malloc"]=wasmExports["malloc"];_spare=Module["_spare"]=wasmExports["spare"];'
    'memory=Module["memory"]=wasmMemory=wasmExports["memory"]}function use(){return _malloc(wasmMemory)}'
)


def section(number: int, content: bytes) -> bytes:
    return bytes([number, len(content)]) + content


def exported(*names: str) -> bytes:
    entries = b"".join(bytes([len(name)]) + name.encode() + b"\0\1" for name in names)
    return section(EXPORTS, bytes([len(names)]) + entries)


def wasm(*names: str) -> bytes:
    imports = section(2, b"\1" + b"\7GOT.fun" + b"\6linked" + b"\3\x7f\1")
    return HEADER + imports + exported(*names) + section(10, b"code")


def test_what_neither_script_nor_interpreter_names_goes() -> None:
    made, script = trimmed(
        wasm("memory", "malloc", "spare", "linked", "elsewhere"), SCRIPT, "module._elsewhere; elsewhere"
    )
    assert made == wasm("memory", "malloc", "linked", "elsewhere")
    assert script == (
        "var _malloc,wasmMemory;function assignWasmExports(wasmExports){"
        '_malloc=Module["_malloc"]=wasmExports["malloc"];'
        'memory=Module["memory"]=wasmMemory=wasmExports["memory"]}function use(){return _malloc(wasmMemory)}'
    )


@pytest.mark.parametrize(
    ("data", "script"),
    [
        (b"no wasm", SCRIPT),
        (wasm("malloc"), "var a;"),
        (wasm("malloc"), SCRIPT.replace('_spare=Module["_spare"]=wasmExports["spare"]', "other()")),
    ],
)
def test_another_layout_is_refused(data: bytes, script: str) -> None:
    with pytest.raises(Failure, match=r"pyodide\.asm"):
        trimmed(data, script, "")


def test_of_pyodide_only_the_exports_change() -> None:
    def read(name: str) -> bytes:
        return (Path(PYODIDE) / name).read_bytes()

    stock = read("pyodide.asm.wasm")
    made, script = trimmed(stock, read("pyodide.asm.mjs").decode(), read("pyodide.mjs").decode())
    before, after = dict(_sections(stock)), dict(_sections(made))
    assert {number: data for number, data in before.items() if number != EXPORTS} == {
        number: data for number, data in after.items() if number != EXPORTS
    }
    stock_exports = dict(_exports(before[EXPORTS]))
    left = dict(_exports(after[EXPORTS]))
    assert left.items() <= stock_exports.items()
    assert len(left) < len(stock_exports) / 10
    assert all(f'wasmExports["{name}"]' not in script for name in stock_exports.keys() - left.keys())
