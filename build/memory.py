"""What one build remembers of the last: folders named by a hash of everything they were made from."""

import hashlib
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path


def _place(name: str, inputs: Sequence[Path], cache: Path) -> Path:
    digest = hashlib.sha256()
    for file in inputs:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return cache / f"{name}-{digest.hexdigest()[:16]}"


def remembered(name: str, inputs: Sequence[Path], cache: Path | None) -> Path | None:
    """The folder that was made from exactly these files, or None; without a cache always None."""
    if cache is None:
        return None
    place = _place(name, inputs, cache)
    return place if place.is_dir() else None


def remember(name: str, inputs: Sequence[Path], cache: Path | None, made: Path) -> None:
    """Keep a copy of the folder `made`; older ones of this name go."""
    if cache is None:
        return
    cache.mkdir(parents=True, exist_ok=True)
    for older in cache.glob(f"{name}-*"):
        shutil.rmtree(older, ignore_errors=True)  # another build at the same time may be faster
    place = _place(name, inputs, cache)
    with tempfile.TemporaryDirectory(dir=cache) as scratch:
        part = Path(scratch) / "part"
        shutil.copytree(made, part)
        if not place.is_dir():
            part.rename(place)
