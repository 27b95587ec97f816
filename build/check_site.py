"""Checks the finished site: what is wrong with it would only show in somebody's browser."""

import hashlib
import json
import re
from pathlib import Path

from check_references import foreign_hosts, lost_references
from docs_html import link_faults
from folders import ROOT
from make_site import manifest_of
from netlify_headers import headers_for, read_rules
from one_file import NAME as ONE_FILE
from own_parts import gzipped, own_files, own_parts
from pyodide_node import run_inside
from say import Failure, note, step
from weight import OTHER_LANGUAGE, weight_faults

SHOWN = 6
"""How many parts of ours are named, the biggest first."""

HASHED = re.compile(r"(app|runtime|data)/[0-9a-f]{12}/.+")
FIXED = re.compile(
    r"[\w-]+\.html|embed\.js|service-worker\.js|manifest\.json|app\.webmanifest"
    r"|(embed|install|oembed|pictures)/[\w.-]+|docs/[\w./-]+"
)
TEXT = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".ftl", ".md", ".txt", ".py")
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Types that a browser insists on."""


def manifest_faults(site: Path) -> list[str]:
    """Where the manifest and the files differ."""
    written = json.loads((site / "manifest.json").read_text(encoding="utf-8"))
    found = manifest_of(site)
    return [
        f"{path} is not what manifest.json says of it"
        for path in sorted(written.keys() | found.keys())
        if written.get(path) != found.get(path)
    ]


def reference_faults(site: Path, files: set[str]) -> list[str]:
    """References that lead nowhere, and foreign hosts."""
    faults = []
    for path in sorted(files - {ONE_FILE}):
        if path.endswith(TEXT):
            text = (site / path).read_text(encoding="utf-8")
            faults += lost_references(path, text, files) + foreign_hosts(path, text)
    return faults


def header_faults(files: set[str]) -> list[str]:
    """Files that netlify.toml gives no type, a wrong type or a wrong caching rule."""
    rules = read_rules()
    faults = []
    for path in sorted(files):
        headers = headers_for("/" + path, rules)
        wanted = TYPES.get(Path(path).suffix, "")
        if not headers.get("Content-Type", "").startswith(wanted) or "Content-Type" not in headers:
            faults.append(
                f"netlify.toml: {path} gets the type {headers.get('Content-Type')}, not {wanted or 'one'}"
            )
        caching = headers.get("Cache-Control", "")
        if HASHED.fullmatch(path):
            if "immutable" not in caching:
                faults.append(f"netlify.toml: {path} never changes, but may be cached only: {caching}")
        elif not FIXED.fullmatch(path):
            faults.append(f"{path} has a place that nobody knows")
        elif caching != "no-cache":
            faults.append(f"netlify.toml: {path} may change, but is cached: {caching}")
        if headers.get("Access-Control-Allow-Origin") != "*":
            faults.append(f"netlify.toml: {path} may not be fetched from a sandboxed frame")
    exact = [rule.pattern for rule in rules if "*" not in rule.pattern and rule.pattern != "/"]
    lost = [path for path in exact if not {path[1:], f"{path[1:]}index.html"} & files]
    return faults + [f"netlify.toml: {path} does not exist" for path in lost]


def precache_faults(site: Path, files: set[str]) -> list[str]:
    """Files that the service worker does not keep, though a game may ask for them."""
    worker = (site / "service-worker.js").read_text(encoding="utf-8")
    kept = set(re.findall(r'url:"([^"]+)"', worker))
    others = ("embed/", "install/", "oembed/", "pictures/")  # what other sites and devices ask for
    needless = {path for path in files if path.endswith("third-party.txt") or path.startswith(others)} | {
        "service-worker.js",
        "manifest.json",
        ONE_FILE,
    }
    return [f"the service worker does not keep {path}" for path in sorted(files - kept - needless)]


def lock_faults(site: Path) -> list[str]:
    """Wheels in the lock that are not there, or are others."""
    faults = []
    for lock in site.glob("runtime/*/pyodide-lock.json"):
        for package in json.loads(lock.read_text(encoding="utf-8"))["packages"].values():
            wheel = lock.parent / package["file_name"]
            if not wheel.is_file() or hashlib.sha256(wheel.read_bytes()).hexdigest() != package["sha256"]:
                faults.append(f"pyodide-lock.json: {package['file_name']} does not exist with this hash")
    return faults


def size_faults(site: Path, files: set[str]) -> list[str]:
    """Budgets that are spent; says the sizes."""
    # Nobody gets the edition that is one file, nor pictures for installing, who does not ask for them.
    weighed = {path for path in files - {ONE_FILE} if not path.startswith("install/")}
    faults = weight_faults(site, weighed)
    here = [path for path in weighed if not OTHER_LANGUAGE.fullmatch(path)]
    sizes = {path: gzipped((site / path).read_bytes()) for path in own_files(dict.fromkeys(here, 0))}
    biggest = own_parts(site, sizes).most_common(SHOWN)
    note("  the biggest of ours, gzip: " + ", ".join(f"{part} {size / 1e3:.0f} KB" for part, size in biggest))
    if ONE_FILE in files:
        note(f"  {ONE_FILE}: {(site / ONE_FILE).stat().st_size / 1e6:.2f} MB")
    return faults


def engine_answers(site: Path) -> str:
    """The engine's hello inside the site's own Pyodide under Node. Raises Failure if there is none."""
    (runtime,) = site.glob("runtime/*")
    script = "/repo/build/in_pyodide/check_engine.py"
    return run_inside(script, mounts={"/repo": ROOT}, runtime=runtime, packages=["penguin-parlour"]).strip()


def check_site(site: Path) -> None:
    """Check everything, and report all faults at once. Raises Failure."""
    with step("Checking the site"):
        if not (site / "manifest.json").is_file():
            raise Failure(f"{site} is no finished site: build it by `python3 build site`")
        faults = manifest_faults(site)
        files = {*manifest_of(site), "manifest.json"}
        faults += reference_faults(site, files) + header_faults(files) + precache_faults(site, files)
        faults += link_faults(site, "docs") + lock_faults(site) + size_faults(site, files)
        if faults:
            raise Failure("The site is not sound:\n- " + "\n- ".join(faults))
        note(f"  the engine in the site's Pyodide: {engine_answers(site)[:200]}")
