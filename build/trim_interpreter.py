"""Takes from Pyodide's interpreter what only other packages of machine code would use, and the page has none.

The stock WebAssembly file exports eight thousand functions, and its script assigns each of them to a name, so
that packages of C code can be linked to them while the page runs. That costs a third of the script, and at
every boot the time to enter all of them into a table. Left are those that the two scripts name. Exports are
all that changes: not one byte of a function or of its data does.
"""

import re
from collections.abc import Iterator

from say import Failure

ASSIGN = "function assignWasmExports(wasmExports){"
ASSIGNED = re.compile(r'([^;]+)=wasmExports\["([\w$.]+)"\](\.value>>>0)?(;|$)')
WORD = re.compile(r"[\w$]+")
IMPORTS, EXPORTS = 2, 7
"""Numbers of sections of a WebAssembly file."""
HEADER = b"\0asm\1\0\0\0"


def _number(data: bytes, at: int) -> tuple[int, int]:
    """The LEB128 number at a place, and the place after it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def _as_number(value: int) -> bytes:
    data = bytearray()
    while value > 127:
        data.append(value & 127 | 128)
        value >>= 7
    return bytes([*data, value])


def _text(data: bytes, at: int) -> tuple[str, int]:
    length, at = _number(data, at)
    return data[at : at + length].decode(), at + length


def _sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    """The number and the content of each section."""
    if wasm[:8] != HEADER:
        raise Failure("pyodide.asm.wasm is no WebAssembly file of version 1")
    at = len(HEADER)
    while at < len(wasm):
        number = wasm[at]
        length, at = _number(wasm, at + 1)
        yield number, wasm[at : at + length]
        at += length


def _exports(content: bytes) -> Iterator[tuple[str, bytes]]:
    """The name of each export, and its whole entry."""
    count, at = _number(content, 0)
    for _ in range(count):
        begin = at
        name, at = _text(content, at)
        _, at = _number(content, at + 1)  # the kind is one byte, its index a number
        yield name, content[begin:at]


def _wanted(content: bytes) -> set[str]:
    """Names that occur in the import section: among them functions that the file wants the address of."""
    return {word.decode() for word in re.findall(rb"[\w$.]+", content)}


def _assignments(script: str) -> tuple[int, int]:
    """Where the assignments of exports begin and end."""
    if script.count(ASSIGN) != 1:
        raise Failure("pyodide.asm.mjs has no assignments of exports where they were: its layout has changed")
    begin = script.index(ASSIGN) + len(ASSIGN)
    return begin, script.index("}", begin)


def trimmed(wasm: bytes, script: str, others: str) -> tuple[bytes, str]:
    """The two files without the exports that neither they nor the script `others` name. Raises Failure."""
    begin, end = _assignments(script)
    assigned = script[begin:end]
    lines = list(ASSIGNED.finditer(assigned))
    if sum(len(line[0]) for line in lines) != len(assigned):
        raise Failure("pyodide.asm.mjs assigns its exports in another way than it did")
    rest = script[:begin] + script[end:]
    declared = max(
        re.findall(r"\bvar [\w$,]+", rest), key=len
    )  # the names that are assigned, and nothing else
    named = {*WORD.findall(rest.replace(declared, "", 1)), *WORD.findall(others)}
    sections = list(_sections(wasm))
    (imports,) = (content for number, content in sections if number == IMPORTS)
    named |= _wanted(imports)
    used = {line[2] for line in lines if named & {*WORD.findall(line[1])} - {"Module"}} | named
    made = bytearray(HEADER)
    for number, content in sections:
        if number == EXPORTS:
            kept = [entry for name, entry in _exports(content) if name in used]
            content = _as_number(len(kept)) + b"".join(kept)  # noqa: PLW2901 # its shorter form
        made += bytes([number]) + _as_number(len(content)) + content
    gone = {line[1].split("=")[0] for line in lines if line[2] not in used}
    left = ",".join(name for name in declared.removeprefix("var ").split(",") if name not in gone)
    shorter = script[:begin] + "".join(line[0] for line in lines if line[2] in used) + script[end:]
    return bytes(made), shorter.replace(declared, f"var {left}", 1)
