"""What our own part of the site weighs, and which parts of it weigh most."""

import gzip
import zipfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path, PurePosixPath


def gzipped(data: bytes) -> int:
    """Bytes after gzip, which every publisher has."""
    return len(gzip.compress(data, 6))


def own_files(sizes: Mapping[str, int]) -> dict[str, int]:
    """Of all files those of the games that are ours: the wheel, and all outside the runtime and the docs."""
    return {
        path: size
        for path, size in sizes.items()
        if not path.startswith(("runtime/", "docs/")) or path.endswith(".whl")
    }


def is_art(path: str) -> bool:
    """Whether a file of the games is a drawing, or holds the faces of one."""
    return not path.startswith("docs/") and path.endswith((".svg", ".png", ".faces.json"))


def is_script(path: str) -> bool:
    """Whether a file is a script of our pages, or of what other pages take of ours."""
    return path.endswith(".js") and (path.startswith("app/") or path == "embed.js")


def _part(path: str, depth: int) -> str:
    return "/".join(PurePosixPath(path).parent.parts[:depth]) or path


def own_parts(site: Path, sizes: Mapping[str, int]) -> Counter[str]:
    """The weight of each part, file by file: folders of the site and, in the wheel, of the engine."""
    parts: Counter[str] = Counter()
    for path, size in own_files(sizes).items():
        if path.endswith(".whl"):
            with zipfile.ZipFile(site / path) as packed:
                for name in packed.namelist():
                    parts[_part(name.replace("__pycache__/", ""), 3)] += gzipped(packed.read(name))
        else:
            folder, *rest = path.split("/", 2)
            parts[_part("/".join([folder, *rest[1:]]), 2)] += size  # without the hash
    return parts
