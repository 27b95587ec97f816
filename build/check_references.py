"""Finds references in the finished site that lead nowhere, or to another origin."""

import posixpath
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

from publish_address import EXAMPLE, publish_address

SCRIPT_IMPORT = re.compile(
    r"""(?:\bfrom\s*|\bimport\s*\(?\s*|new\s+URL\(\s*)["'`](\.{1,2}/[^"'`$]+)["'`]""",
)
STYLE_URL = re.compile(r"""(?:url\(\s*|@import\s+)["']?([^"')\s]+)""")
COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)  # types are imported in JSDoc: by tsc, not by the browser
FOREIGN = re.compile(r"""https?://([A-Za-z0-9.-]+)""")

# Names, not addresses: nothing asks for them.
NAMESPACES = {"www.w3.org"}

# PyScript's parts that we leave out: its plugins and its TOML reader, all switched off (see web/bridge).
PLUGINS = (
    "codemirror deprecations-manager donkey index mpy py py-editor py-game py-terminal pyodide_graph toml"
)
LEFT_OUT = re.compile(
    rf"runtime/.*/({PLUGINS.replace(' ', '|')}|xterm|zip)[\w.-]*\.(js|css)|docs/assets/versions\.json"
)
"""The last one: the theme asks for it where there are several versions of the docs."""

# Hosts in other people's files: where, which, and why nothing is asked of them. The policy in netlify.toml
# forbids asking them anyway, and the browser tests fail on any foreign request.
VENDORED_HOSTS: list[tuple[str, set[str], str]] = [
    (
        "runtime/*/core-*.js",
        {"cdn.jsdelivr.net"},
        "the interpreter when none is named: web/bridge names ours",
    ),
    (
        "runtime/*/core-*.js",
        {"micropython.org", "raw.githubusercontent.com", "0.0.0.0"},  # noqa: S104 # nobody binds to it here
        "MicroPython's installer: no page of ours runs MicroPython",
    ),
    (
        "runtime/*/core-*.js",
        {
            "developer.mozilla.org",
            "docs.pyscript.net",
            "github.com",
            "packages.pyscript.net",
            "pyscript.github.io",
        },
        "texts of warnings and errors",
    ),
    (
        "runtime/*/pyodide.mjs",
        {"cdn.jsdelivr.net"},
        "where stock packages would come from: our lock holds none of them",
    ),
    (
        "docs/assets/javascripts/bundle.*.js",
        {"api.github.com", "cdn.jsdelivr.net", "unpkg.com"},
        "what pages with drawings, galleries or repositories of its kinds ask for: ours have none",
    ),
    ("docs/assets/stylesheets/*/main.*.css", {"fontawesome.com"}, "whose drawings they are"),
    ("docs/search.js*", {"github.com"}, "where the works of others are, from the page on their licences"),
    ("service-worker.js", {"bit.ly"}, "the text of an error"),
    (
        "oembed/*.json",
        {urlsplit(publish_address() or EXAMPLE).hostname or ""},
        "where the site is published: others ask for it there",
    ),
    ("embed/messages.schema.json", {"json-schema.org"}, "the name of the schema's language"),
]


class _Page(HTMLParser):
    """Collects what a page asks for when it is shown, as opposed to links that a person may follow."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "link" and ("rel", "alternate") in attrs:
            return  # says where something is; no browser asks for it
        for name, value in attrs:
            if value and (
                name in {"src", "poster", "data"} or (name == "href" and tag in {"link", "use", "image"})
            ):
                self.asked.append(value)


def _references(path: str, text: str) -> list[str]:
    """What a file asks for, as written."""
    if path.endswith(".html"):
        page = _Page()
        page.feed(text)
        return page.asked + STYLE_URL.findall(text)
    if path.endswith((".css", ".svg")):
        return STYLE_URL.findall(text)
    if path.endswith((".js", ".mjs")):
        return SCRIPT_IMPORT.findall(COMMENT.sub("", text))
    return []


def _hosts_allowed(path: str) -> set[str]:
    pure = Path(path)
    return NAMESPACES.union(*(hosts for pattern, hosts, _ in VENDORED_HOSTS if pure.match(pattern)))


def lost_references(path: str, text: str, files: set[str]) -> list[str]:
    """A sentence for each reference of a file that does not exist in the site, or leaves it."""
    faults = []
    for reference in _references(path, text):
        parts = urlsplit(reference)
        if parts.scheme in {"data", "blob"} or reference.startswith("#"):
            continue
        if parts.scheme or parts.netloc:
            faults.append(f"{path} asks another origin: {reference}")
            continue
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), parts.path))
        left_out = LEFT_OUT.fullmatch(target)
        folder = target == "." or any(file.startswith(target + "/") for file in files)
        if target not in files and not left_out and not folder:
            faults.append(f"{path} refers to {reference}, which does not exist")
    return faults


def foreign_hosts(path: str, text: str) -> list[str]:
    """A sentence for each host that a file names and that is not known to be harmless.

    Notes in plain text and Python's sources may name addresses; a browser asks nothing of them. In pages and
    styles it is what they ask for that counts (`lost_references`), since a person may follow a link.
    """
    if not path.endswith((".js", ".mjs", ".json", ".css", ".svg")):
        return []
    hosts = sorted(set(FOREIGN.findall(text)) - _hosts_allowed(path))
    return [f"{path} names the foreign host {host}" for host in hosts]
