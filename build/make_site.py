"""Makes dist/site: folders named by a hash of their content, the pages, the service worker, the manifest."""

import base64
import hashlib
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from app_folder import make_app, make_data
from check_messages import message_faults
from docs_site import make_docs
from embeds import card, draw_pictures, make_facade, subjects, write_oembed
from engine_wheel import build_wheel
from folders import BUILD, CACHE, ROOT, SITE, WEB
from installable import make_installable
from memory import remember, remembered
from netlify_headers import content_policy
from one_file import make_one_file
from page_pieces import whole_page
from preloads import with_preloads
from publish_address import EXAMPLE, publish_address
from runtime_folder import make_runtime
from say import Failure, note, step
from start_messages import said_in_all, start_data

SERVICE_WORKER = "service-worker.js"
HINT = '<div id="hint" class="notice hint">'
CHARSET = '<meta charset="utf-8" />'
BODY_ENDS = "  </body>"
CARD = "<!-- card -->"
"""Stands in a page where the tags of its card come."""


def folder_hash(folder: Path) -> str:
    """Twelve hexadecimal digits that name all paths and bytes in a folder."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            data = file.read_bytes()
            digest.update(f"{file.relative_to(folder).as_posix()}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()[:12]


def integrity_of(file: Path) -> str:
    """A file's hash as browsers check it: sha256- and base64."""
    return "sha256-" + base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def _settle(folder: Path, site: Path) -> str:
    """Move a filled folder to <site>/<its name>/<hash>. Returns the path, with a slash at the end."""
    path = f"{folder.name}/{folder_hash(folder)}/"
    (site / path).parent.mkdir(parents=True, exist_ok=True)
    folder.rename(site / path)
    return path


def _new_folder(scratch: Path, name: str) -> Path:
    folder = scratch / name
    folder.mkdir()
    return folder


def _write_pages(site: Path, paths: dict[str, str], address: str) -> None:
    """The HTML pages, which say `app/…`, `runtime/…`, `data/…`, with the hashes put in.

    They say their policy themselves too, for publishers without headers. The first page is written once more
    for each game, so that a link to a game shows a card of its own.
    """
    pages = sorted(WEB.glob("*.html"))
    if WEB / "index.html" not in pages:
        raise Failure("web/index.html does not exist: there is no page to build")
    policy = f'\n    <meta http-equiv="Content-Security-Policy" content="{content_policy()}" />'
    whole, *games = subjects(site / paths["data"])
    for page in pages:
        text = whole_page(page).replace(CHARSET, CHARSET + policy, 1)
        text = text.replace(HINT, HINT + said_in_all("start-hint"), 1)
        text = text.replace(BODY_ENDS, f"  {start_data()}\n{BODY_ENDS}", 1)
        text = re.sub(r'(["\'])(app|runtime|data)/', lambda found: found[1] + paths[found[2]], text)
        text = with_preloads(text, site, paths)
        _write_page(site / page.name, text.replace(CARD, card(whole, whole, address)))
        for game in games if page.name == "index.html" else []:
            ours = text.replace(CARD, card(game, whole, address)).replace(
                "<html ", f'<html data-game="{game.game}" ', 1
            )
            _write_page(site / game.page, ours)


def _write_page(file: Path, text: str) -> None:
    if file.exists():
        raise Failure(f"{file.name} would be there twice")
    file.write_text(text, encoding="utf-8", newline="\n")


def manifest_of(site: Path) -> dict[str, dict[str, str | int]]:
    """Every file of a site: path → size and sha256."""
    return {
        file.relative_to(site).as_posix(): {
            "size": file.stat().st_size,
            "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        }
        for file in sorted(site.rglob("*"))
        if file.is_file() and file != site / "manifest.json"
    }


def _fill(site: Path, scratch: Path, cache: Path | None) -> None:
    with step("The messages of all languages"):
        faults = message_faults()
        if faults:
            raise Failure("The messages are not complete:\n- " + "\n- ".join(faults))
    with step("The engine's wheel"):
        whole = build_wheel(_new_folder(scratch, "whole-wheel"))
        wheel = build_wheel(_new_folder(scratch, "wheel"), cache, with_byte_code=True)
    with step("Pyodide, PyScript and the standard library"):
        runtime = _new_folder(scratch, "runtime")
        boot = make_runtime(runtime, wheel, cache)
        paths = {"runtime": _settle(runtime, site)}
    with step("What the engine tells the page"):
        data = _new_folder(scratch, "data")
        make_data(data, whole, _new_folder(scratch, "unpacked"))
        paths["data"] = _settle(data, site)
    with step("The page"):
        app = _new_folder(scratch, "app")
        facts = {
            "version": wheel.name.split("-")[1],
            "runtime": f"../../{paths['runtime']}",
            "data": f"../../{paths['data']}",
            "wheel": wheel.name,
            "integrity": integrity_of(wheel),
            "pyscript": "core.js",
            "files": [
                {"path": paths["runtime"] + name, "size": (site / paths["runtime"] / name).stat().st_size}
                for name in boot
            ],
        }
        make_app(app, facts)
        paths["app"] = _settle(app, site)
        address = publish_address()
        _write_pages(site, paths, address)
    with step("The edition that is one file"):
        make_one_file(site, facts, boot, scratch, cache)
    with step("What other sites and devices take of ours"):
        if not address:
            note(f"  PENGUIN_ADDRESS does not say where the site will be: oEmbed says {EXAMPLE}")
        draw_pictures(site, site / paths["data"], scratch, cache)
        make_installable(site, site / paths["data"], scratch, cache)
        write_oembed(site, site / paths["data"], address)
        make_facade(site, paths["data"], [site / paths["runtime"] / name for name in boot], scratch)
    with step("The docs"):
        make_docs(site / "docs", scratch, cache)
    with step("The service worker"):
        _write_service_worker(site, scratch, cache)
    (site / "manifest.json").write_text(_as_text(manifest_of(site)), encoding="utf-8")


def _as_text(manifest: dict[str, dict[str, str | int]]) -> str:
    return json.dumps(manifest, indent=1, sort_keys=True) + "\n"


def _write_service_worker(site: Path, scratch: Path, cache: Path | None) -> None:
    """Let Workbox write service-worker.js, which names every other file, or take it from the cache."""
    others = scratch / "others.json"
    others.write_text(_as_text(manifest_of(site)), encoding="utf-8")
    script = BUILD / "service_worker.mjs"
    inputs = [others, script, BUILD / "scripts.mjs", WEB / "service_worker.js", ROOT / "package-lock.json"]
    made = remembered("service-worker", inputs, cache)
    if made is None:
        command = ["node", str(script), str(site)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Failure(f"Workbox failed:\n{done.stderr}")
        made = _new_folder(scratch, "service-worker")
        shutil.copyfile(site / SERVICE_WORKER, made / SERVICE_WORKER)
        remember("service-worker", inputs, cache, made)
    shutil.copyfile(made / SERVICE_WORKER, site / SERVICE_WORKER)


def make_site(target: Path = SITE, cache: Path | None = CACHE) -> Path:
    """Build the site beside `target`, then put it in its place, so that nobody sees a half of it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".making-") as name:
        scratch = Path(name)
        site = _new_folder(scratch, "site")
        _fill(site, scratch, cache)
        if target.exists() and manifest_of(target) == manifest_of(site):
            shutil.copyfile(site / "manifest.json", target / "manifest.json")
            return target
        if target.exists():
            target.rename(scratch / "old")
        site.rename(target)
    return target
