"""Runs inside the site's own Pyodide: all imports must work, the desk must answer."""

import importlib
import json
import pkgutil
import sys
from typing import Any

# The imports of PyScript's Python half (its folder stdlib/pyscript).
PYSCRIPT_NEEDS = ("asyncio", "base64", "collections", "functools", "html", "inspect", "io", "json", "pathlib")


def import_module(name: str) -> None:
    """Import a module of the engine; only the terminal's sentences may miss what the page does not have."""
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in {"babel", "fluent"}:  # the extra `terminal`
            raise


async def hello() -> dict[str, Any]:
    """The answer to the handshake."""
    from parlour.desk import Desk

    reply: dict[str, Any] = json.loads(await Desk().answer('{"v": 1, "id": 1, "op": "hello"}'))
    return reply


async def main() -> None:
    """Import everything, then shake hands."""
    for name in PYSCRIPT_NEEDS:
        importlib.import_module(name)
    parlour = importlib.import_module("parlour")
    for module in pkgutil.walk_packages(parlour.__path__, "parlour."):
        if not module.name.endswith(".__main__"):
            import_module(module.name)
    reply = await hello()
    if reply.get("ok") is not True:
        sys.exit(f"the desk does not say hello: {reply}")
    print(json.dumps(reply))


if __name__ == "__main__":
    finish = main()  # run_in_pyodide.mjs awaits it: Pyodide's own loop is running already
