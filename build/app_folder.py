"""The folders app/ (the page's own files) and data/ (what the engine knows and the page shows)."""

import json
import os
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

from folders import BUILD, PYTHON, ROOT, WEB
from say import Failure, run


def page_files() -> list[Path]:
    """What of web/ is published as it is: everything but pages, scripts, styles, types and notes.

    What embeds.py takes is left to it.
    """
    return sorted(
        file
        for file in WEB.rglob("*")
        if file.is_file()
        and not file.name.startswith(".")
        and "__pycache__" not in file.parts
        and not file.name.endswith((".html", ".js", ".css", ".d.ts", ".md", ".schema.json"))
        and not file.name.startswith("facade.")
        and not file.match("messages/start.*.ftl")  # they are in the pages themselves
    )


def make_app(target: Path, site: dict[str, Any]) -> None:
    """Bundle and copy web/, and write site.js, which tells the page where the rest of this very build is."""
    for file in page_files():
        copy = target / file.relative_to(WEB)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    command = ["node", str(BUILD / "bundle.mjs"), str(WEB), str(target)]
    run(command, what="bundling web/", folder=ROOT)
    text = json.dumps(site, indent=2, sort_keys=True)
    (target / "site.js").write_text(f"export const site = {text};\n", encoding="utf-8")


_ASK = """
import json, sys
sys.path.insert(0, sys.argv[1])
try:
    from parlour.catalogue import catalogue
    from parlour.conformance import BrokenPromise
except ImportError as error:
    sys.exit(f"the engine gives the page no data: {error}")
sys.stdout.reconfigure(encoding="utf-8")
try:
    told = catalogue()
except BrokenPromise as error:
    sys.exit(str(error))
json.dump(told, sys.stdout, ensure_ascii=False)
"""


def make_data(target: Path, wheel: Path, scratch: Path) -> None:
    """Ask the engine, as packed in the wheel, for its catalogue, and write that as files."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(scratch)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(PYTHON), "-c", _ASK, str(scratch)]
    asked = subprocess.run(command, capture_output=True, check=False, env=environment, encoding="utf-8")
    if asked.returncode != 0:
        raise Failure(f"parlour.catalogue.catalogue() failed:\n{asked.stderr}")
    files: dict[str, str] = json.loads(asked.stdout)
    for name, text in sorted(files.items()):
        file = target / name
        if target.resolve() not in file.resolve().parents:
            raise Failure(f"parlour.catalogue.catalogue() names a file outside its folder: {name}")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
