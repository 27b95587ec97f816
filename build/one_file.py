"""Makes penguin-parlour.html, the edition that is one file: a double click starts it, without a server.

It is the page of the site, with all that the page could ask for packed into the document (web/one_file).
"""

import base64
import hashlib
import html
import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from folders import BUILD, ROOT, WEB
from memory import remember, remembered
from pyodide_node import run_inside
from say import Failure, run
from start_messages import said_in_all

NAME = "penguin-parlour.html"
LIMIT = 8_000_000
"""Bytes, as the reader's disk sees it."""

INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
POLICY = (
    "default-src 'none'; script-src {script} 'wasm-unsafe-eval' blob:; worker-src blob:; style-src {style}; "
    "img-src blob: data:; base-uri 'none'; form-action 'none'"
)
"""It has nobody to ask, and may not. Its two scripts and its style sheet are known by their hashes; the
interpreter and its worker come from the document, as blobs."""


def _files_of(site: Path, bundle: Path, boot: list[str]) -> dict[str, dict[str, Path]]:
    """What is packed: for each archive its files by their paths in the edition."""
    (runtime,) = site.glob("runtime/*")
    (data,) = site.glob("data/*")
    (app,) = site.glob("app/*")
    page = {f"data/{file.name}": file for file in sorted(data.iterdir())}
    page |= {f"app/messages/{file.name}": file for file in sorted((app / "messages").iterdir())}
    page["app/shadow.css"] = bundle / "shadow.css"
    engine = {f"runtime/{name}": runtime / name for name in boot if name not in INTERPRETER}
    engine = {path: file for path, file in engine.items() if file.suffix in {".whl", ".json"}}
    engine["app/engine.py"] = app / "engine.py"
    engine |= {f"app/{name}": bundle / name for name in ("runtime.js", "worker.js")}
    return {
        "page-files": page,
        "interpreter": {f"runtime/{name}": runtime / name for name in INTERPRETER},
        "engine": engine,
    }


def _packed(
    archives: Mapping[str, Mapping[str, Path]], scratch: Path, cache: Path | None
) -> dict[str, bytes]:
    """Each archive as one deflated stream; a cache may know it from an earlier build."""
    made: dict[str, Path] = {}
    fresh = []
    for name, files in archives.items():
        inputs = [*files.values(), BUILD / "in_pyodide" / "deflate.py"]
        known = remembered(f"packed-{name}", inputs, cache)
        if known is None:
            folder = scratch / name
            folder.mkdir()
            for number, file in enumerate(files.values()):
                shutil.copyfile(file, folder / str(number))
            (folder / "files.json").write_text(json.dumps([str(number) for number in range(len(files))]))
            fresh.append(name)
            known = folder
        made[name] = known
    if fresh:
        run_inside(
            "/repo/build/in_pyodide/deflate.py",
            arguments=[f"/packing/{name}" for name in fresh],
            mounts={"/repo": ROOT, "/packing": scratch},
        )
    for name in fresh:
        result = scratch / f"{name}-result"
        result.mkdir()
        shutil.copyfile(made[name] / "packed", result / "packed")
        inputs = [*archives[name].values(), BUILD / "in_pyodide" / "deflate.py"]
        remember(f"packed-{name}", inputs, cache, result)
    return {name: (folder / "packed").read_bytes() for name, folder in made.items()}


def _element(name: str, files: Mapping[str, Path], packed: bytes) -> str:
    """An archive as an element that no browser runs. Its letters hold no sign that begins a tag."""
    padded = packed + bytes(-len(packed) % 4)
    letters = base64.b85encode(padded).decode("ascii").replace("<", ".")
    index = {
        "letters": len(letters),
        "bytes": len(packed),
        "files": [[path, file.stat().st_size] for path, file in files.items()],
    }
    said = html.escape(json.dumps(index))
    return f'<script type="text/plain" id="{name}" data-index="{said}">{letters}</script>\n'


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _page(index: str, first: str, script: str, style: str, icon: bytes, archives: list[str]) -> str:
    """The page of the site with its links replaced by what they lead to."""
    for text in (first, script, style):
        if "</s" in text or "<!--" in text:
            raise Failure("the script or the style of the edition that is one file would end its element")
    policy = POLICY.format(script=f"{_hash(first)} {_hash(script)}", style=_hash(style))
    icon_address = f"data:image/svg+xml;base64,{base64.b64encode(icon).decode()}"
    head, body = index.split("</head>")
    head = re.sub(r"\s*<(link|script|meta http-equiv)\b[^>]*>(</script>)?", "", head)
    charset = '<meta charset="utf-8" />'
    head = head.replace(
        charset, f'{charset}\n<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    )
    last = [
        f'<div id="damaged" role="alert" hidden>{said_in_all("start-damaged")}</div>\n',
        f"<script>{first}</script>\n",
        f'<script type="module">{script}</script>\n',
        *archives,
        "</body>",
    ]
    head = head.replace(">", f">\n<!--\n{(BUILD / 'third-party.txt').read_text('utf-8')}-->", 1)
    head += f'<link rel="icon" href="{icon_address}" />\n<style>{style}</style>\n</head>'
    return head + body.replace("</body>", "".join(last))


def make_one_file(
    site: Path, facts: Mapping[str, Any], boot: list[str], scratch: Path, cache: Path | None
) -> None:
    """Write the edition into a site whose folders are in their places. Raises Failure if it is too big."""
    (runtime,) = site.glob("runtime/*")
    bundle = scratch / "one-file"
    bundle.mkdir()
    own = {
        **facts,
        "files": [
            {"path": f"runtime/{name}", "size": (runtime / name).stat().st_size}
            for name in boot
            if name in INTERPRETER or name.endswith((".whl", ".json"))
        ],
    }
    known = bundle / "site.js"
    known.write_text(f"export const site = {json.dumps(own, sort_keys=True)};\n", encoding="utf-8")
    command = ["node", str(BUILD / "bundle_one_file.mjs"), str(WEB), str(known), str(bundle)]
    run(command, what="bundling the edition that is one file", folder=ROOT)
    archives = _files_of(site, bundle, boot)
    packing = scratch / "packing"
    packing.mkdir()
    packed = _packed(archives, packing, cache)
    page = _page(
        (site / "index.html").read_text(encoding="utf-8"),
        next(site.glob("app/*/first.js")).read_text(encoding="utf-8"),
        (bundle / "start.js").read_text(encoding="utf-8"),
        (bundle / "page.css").read_text(encoding="utf-8"),
        (WEB / "icon.svg").read_bytes(),
        [_element(name, archives[name], packed[name]) for name in archives],
    )
    (site / NAME).write_text(page, encoding="utf-8", newline="\n")
    size = (site / NAME).stat().st_size
    if size > LIMIT:
        raise Failure(f"{NAME} has {size} bytes: more than {LIMIT}")
