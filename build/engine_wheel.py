"""The engine's wheel: hatchling makes it, then its content names it.

The build tag of its file name is a hash of what is inside, so that no cache anywhere (the browser's, the
service worker's, PyScript's) can take an old wheel for a new one.
"""

import hashlib
import os
import tempfile
import zipfile
from email.parser import BytesParser
from pathlib import Path

from wheel.wheelfile import WheelFile

from folders import PYTHON, ROOT
from say import run

EPOCH = "315532800"  # 1980-01-01, the oldest that a zip can say


def build_wheel(target: Path) -> Path:
    """Build the wheel of core/parlour into the folder `target`; the same sources give the same bytes."""
    with tempfile.TemporaryDirectory() as scratch:
        command = [str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", scratch]
        run(command, what="hatchling", folder=ROOT, environment={"SOURCE_DATE_EPOCH": EPOCH})
        (plain,) = Path(scratch).glob("*.whl")
        return _tagged(plain, target)


def _tagged(plain: Path, target: Path) -> Path:
    """A copy whose build tag is a hash of its content; stored, because zlib's bytes differ."""
    with WheelFile(plain) as old:
        content = {name: old.read(name) for name in sorted(old.namelist()) if name != old.record_path}
        metadata = f"{old.dist_info_path}/WHEEL"
    digest = hashlib.sha256()
    for name, data in content.items():
        digest.update(f"{name}\0{len(data)}\0".encode() + data)
    tag = "0" + digest.hexdigest()[:12]  # a build tag starts with a digit
    header = BytesParser().parsebytes(content[metadata])
    header["Build"] = tag
    content[metadata] = header.as_bytes()
    name, version, rest = plain.name.split("-", 2)
    wheel = target / f"{name}-{version}-{tag}-{rest}"
    os.environ["SOURCE_DATE_EPOCH"] = EPOCH  # WheelFile dates its RECORD by it
    with WheelFile(wheel, "w", compression=zipfile.ZIP_STORED) as new:
        for path, data in content.items():
            new.writestr(path, data)
    return wheel
