"""In the page's standard library as `pyodide._package_loader`: Pyodide's own comes when a package is asked
for.

It imports much for that (pathlib, shutil, tempfile, zipfile), and the page never asks: a start needs only
what is here.
"""

import os
from importlib import import_module
from typing import Any

from pyodide_js import loadedPackages  # type: ignore[import-not-found] # noqa: F401 # kept memories expect it


class _Folder:
    """A path that Pyodide asks for its text."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = _Folder("/lib/python3.14/site-packages")
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Tell Pyodide of the packages that are there before it has loaded any."""
    names = os.listdir(str(SITE_PACKAGES))  # noqa: PTH208 # pathlib is not to come for this
    if any(name.endswith(".dist-info") for name in names):
        _whole().init_loaded_packages()


def _whole() -> Any:
    """Pyodide's own module, by another name."""
    return import_module("pyodide._whole_package_loader")


def __getattr__(name: str) -> object:
    return getattr(_whole(), name)
