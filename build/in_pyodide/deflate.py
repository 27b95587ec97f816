"""Runs inside Pyodide: packs files for the edition that is one file.

Arguments: folders. In each of them the files that `files.json` lists, in its order, become one deflated
stream, `packed`. Python's of this machine would do it too, but not each of them gives the same bytes.
"""

import json
import sys
import zlib
from pathlib import Path


def main(*folders: str) -> None:
    """Pack each folder by itself."""
    for folder in map(Path, folders):
        names = json.loads((folder / "files.json").read_text(encoding="utf-8"))
        whole = b"".join((folder / name).read_bytes() for name in names)
        (folder / "packed").write_bytes(zlib.compress(whole, 9))


if __name__ == "__main__":
    main(*sys.argv[1:])
