"""Runs inside the site's own Pyodide: all that the page imports must import, and the desk must answer."""

import importlib
import json
import pkgutil
import sys
from typing import Any

# The imports of PyScript's Python half (its folder stdlib/pyscript).
PYSCRIPT_NEEDS = ("asyncio", "base64", "collections", "functools", "html", "inspect", "io", "json", "pathlib")

# The page asks the desk, which imports a game when it is played. Games bring their bots only when one plays,
# and the coach comes when it is asked. What else the wheel holds is for a terminal, which has all of the
# standard library.
LOADED_LATE = ("parlour.bots", "parlour.coach", "parlour.games")


async def hello() -> dict[str, Any]:
    """The answer to the handshake."""
    from parlour.desk import Desk

    reply: dict[str, Any] = json.loads(await Desk().answer('{"v": 1, "id": 1, "op": "hello"}'))
    return reply


async def main() -> None:
    """Import everything, then shake hands."""
    for name in PYSCRIPT_NEEDS:
        importlib.import_module(name)
    for late in LOADED_LATE:
        folders = getattr(importlib.import_module(late), "__path__", ())
        for module in pkgutil.walk_packages(folders, f"{late}."):
            importlib.import_module(module.name)
    reply = await hello()
    if reply.get("ok") is not True:
        sys.exit(f"the desk does not say hello: {reply}")
    print(json.dumps(reply))


if __name__ == "__main__":
    finish = main()  # run_in_pyodide.mjs awaits it: Pyodide's own loop is running already
