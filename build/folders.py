"""Where things are. Nothing here touches the disk."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The folder of the project."""

BUILD = ROOT / "build"
CORE = ROOT / "core"
WEB = ROOT / "web"
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"

CACHE = ROOT / ".cache"
"""What one build may take from the last one; may be removed at any time."""

SITE = ROOT / "dist" / "site"
"""The finished site, as published."""

SCRIPTS = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = SCRIPTS / ("python.exe" if sys.platform == "win32" else "python")
PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"
