"""Runs inside Pyodide: pytest, with /wheel (the engine's, unpacked) and /packages (of .venv) mounted."""

import asyncio
import os
import sys

# What pytest needs, the helpers of the tests, and nothing else of .venv: its plugins would start browsers.
sys.path[:0] = ["/wheel", "/packages", "/repo/tests"]
sys.dont_write_bytecode = True
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
os.chdir("/repo")

import pytest  # noqa: E402 # it is found only now

from in_pyodide import plain_loop  # noqa: E402 # as pytest

asyncio.run = plain_loop.run

sys.exit(int(pytest.main(sys.argv[1:])))
