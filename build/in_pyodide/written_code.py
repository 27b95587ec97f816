"""In the page's standard library as `_written_code`: byte code of the methods that `dataclasses` writes.

It writes them as text, so every decorated class would cost the boot a compilation. The build has seen the
texts of those that the page imports, and knows their byte code by a hash; any other is compiled as ever.
"""

import marshal
from _blake2 import blake2b
from builtins import exec as run
from typing import Any

known: dict[bytes, bytes] = {}


def key(text: str) -> bytes:
    """What a text is known by: no two different ones have the same."""
    return blake2b(text.encode(), digest_size=16).digest()


def exec(text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:  # noqa: A001 # in the place of that one
    """What `dataclasses` calls."""
    code = known.get(key(text))
    run(text if code is None else marshal.loads(code), scope, names)  # noqa: S102, S302 # our own build's
