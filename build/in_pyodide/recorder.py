"""Runs inside Pyodide: sees what `dataclasses` writes, and makes byte code of it."""

import builtins
import dataclasses
import marshal
from types import CodeType, TracebackType
from typing import Any, Self

from in_pyodide.written_code import key

NOWHERE = 0xF8
"""In a table of lines: so many code units, up to eight, minus one, have no place in the source."""


def without_lines(code: CodeType) -> CodeType:
    """The same code, which does not know its lines; it says so of each, since tracebacks ask."""
    constants = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([NOWHERE + 7] * whole + [NOWHERE + rest - 1] * (rest > 0))
    return code.replace(co_linetable=table, co_consts=tuple(constants))


class Recorder:
    """Within its context, every text that a dataclass writes is noted."""

    def __init__(self) -> None:
        self._texts: set[str] = set()

    def _exec(self, text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
        self._texts.add(text)
        builtins.exec(text, scope, names)  # noqa: S102 # as dataclasses does

    def __enter__(self) -> Self:
        vars(dataclasses)["exec"] = self._exec  # found there before the builtin one
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        del vars(dataclasses)["exec"]

    def table(self) -> dict[bytes, bytes]:
        """The byte code of each text, by its key; the same in every build."""
        return {
            key(text): marshal.dumps(without_lines(compile(text, "<string>", "exec", dont_inherit=True)))
            for text in sorted(self._texts)
        }
