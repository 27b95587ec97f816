"""What the docs' pages still need when Zensical has written them, and whether their links lead somewhere."""

import hashlib
import os
import posixpath
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from netlify_headers import content_policy
from say import Failure

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
DIAGRAM = re.compile(r'<img alt="([^"]*)" src="((?:\.\./)*diagrams/[\w-]+\.svg)"\s*/?>')
STYLE = re.compile(r"<style>.*?</style>\s*", re.DOTALL)
PATCHES: tuple[tuple[str, str, str], ...] = (
    (
        r"""(\w+)\.appendChild\(\w+\("style",\{\},(\w+)\.toString\(\)\)\)""",
        r"(sheet=>{sheet.replaceSync(\2.toString());\1.adoptedStyleSheets=[sheet]})(new CSSStyleSheet)",
        "the policy lets no script write a `<style>`; a sheet that is made as an object it does",
    ),
    (r"""\("nav",(\{class:"md-code__nav"\})""", r'("div",\1', "a button to copy code is no landmark"),
    (
        r"""\{class:"md-typeset__scrollwrap"\}""",
        '{class:"md-typeset__scrollwrap",tabIndex:0}',
        "keys scroll a wide table too",
    ),
)
"""What is changed in the theme's script: places that are found exactly once, what comes there, and why."""
CHARSET = '<meta charset="utf-8">'
LICENCE = Path("assets/javascripts/LICENSE")


def tidied(site: Path) -> None:
    """Put the pages right, in place. Raises Failure for links that lead nowhere."""
    (site / LICENCE).rename((site / LICENCE).with_suffix(".txt"))  # so that it has a type
    _patch(site)
    for page in sorted(site.rglob("*.html")):
        page.write_text(_tidied(page, site), encoding="utf-8", newline="\n")
    faults = link_faults(site)
    if faults:
        raise Failure("The docs' links are not sound:\n- " + "\n- ".join(faults))


def _tidied(page: Path, site: Path) -> str:
    text = page.read_text(encoding="utf-8")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{content_policy()}">'
    text = text.replace(CHARSET, CHARSET + policy, 1)  # where no header is sent it holds too
    text = text.replace("<th></th>", "<td></td>")  # what has no words heads nothing
    text = INLINE.sub(lambda found: _moved(found[1], page, site), text)
    return DIAGRAM.sub(lambda found: _drawn(found[1], page.parent / found[2]), text)


def _patch(site: Path) -> None:
    (script,) = site.glob("assets/javascripts/bundle.*.js")
    text = script.read_text(encoding="utf-8")
    for pattern, replacement, why in PATCHES:
        text, count = re.subn(pattern, replacement, text)
        if count != 1:
            raise Failure(f"{script.name}: {pattern} is there {count} times, not once: {why} (docs_html.py)")
    script.write_text(text, encoding="utf-8", newline="\n")


def _moved(script: str, page: Path, site: Path) -> str:
    """The policy lets no script stand in a page: it goes into a file, and is asked for at the same place."""
    name = f"inline-{hashlib.sha256(script.encode()).hexdigest()[:12]}.js"
    file = site / "assets" / "javascripts" / name
    file.write_text(script, encoding="utf-8", newline="\n")
    address = Path(os.path.relpath(file, page.parent)).as_posix()
    return f'<script src="{address}"></script>'


def _drawn(alt: str, file: Path) -> str:
    """A diagram as a part of the page, so that it has the page's colours, light or dark."""
    if not file.is_file():
        raise Failure(f"the diagram {file.name} does not exist")
    drawing = STYLE.sub("", file.read_text(encoding="utf-8"))
    return drawing.replace("<svg ", f'<svg class="diagram" role="img" aria-label="{alt}" ', 1).strip()


class _Links(HTMLParser):
    """What a page links to, and what in it can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = {""}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (name == "name" and tag == "a"):
                self.anchors.add(value or "")
            if name == "href" and tag == "a" and value:
                self.links.append(unescape(value))


def link_faults(site: Path, inside: str = "") -> list[str]:
    """A sentence for each link of the pages in a site's folder that leads to no file, or no place of a page.

    The docs alone, before the site is around them, are a site whose links may lead out of it.
    """
    pages: dict[str, _Links] = {}
    for file in sorted((site / inside).rglob("*.html")):
        page = _Links()
        page.feed(file.read_text(encoding="utf-8"))
        pages[file.relative_to(site).as_posix()] = page
    faults = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            beside = posixpath.join(posixpath.dirname(path), unquote(parts.path))
            target = posixpath.normpath(beside) if parts.path else path
            if target.startswith("../") and not inside:
                continue
            if not (site / target).is_file():
                faults.append(f"{path} links to {link}, which does not exist")
            elif target in pages and unquote(parts.fragment) not in pages[target].anchors:
                faults.append(f"{path} links to {link}: {target} has no place of that name")
    return faults
