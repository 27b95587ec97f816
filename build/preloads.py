"""What a page asks for as soon as its HTML is there, instead of one file after the other."""

import re
from pathlib import Path

from say import Failure

ENTRY = re.compile(r'<script type="module" src="(app/[0-9a-f]+/)([\w-]+\.js)">')
PART = re.compile(r'(?:from|import) ?"\./([\w-]+\.js)"')
HEAD_ENDS = "  </head>"


def static_parts(folder: Path, entry: str) -> list[str]:
    """The scripts that a script needs before it starts, sorted, without itself."""
    found: set[str] = set()
    waiting = [entry]
    while waiting:
        text = (folder / waiting.pop()).read_text(encoding="utf-8")
        new = set(PART.findall(text)) - found
        found |= new
        waiting += new
    return sorted(found - {entry})


def with_preloads(page: str, site: Path, paths: dict[str, str]) -> str:
    """The text of a page with links to the parts of its script, to the games' index and to PyScript.

    PyScript is fetched, not preloaded as modules: the bridge looks at its files before it imports them, for
    a browser may remember for the whole page that a module did not come. Raises Failure.
    """
    entry = ENTRY.search(page)
    if entry is None or page.count(HEAD_ENDS) != 1:
        raise Failure("a page of web/ has no script of its own, or no head where it was")
    folder, name = entry.groups()
    modules = [folder + part for part in static_parts(site / folder, name)]
    fetched = [paths["data"] + "index.json"]
    engine = [file.relative_to(site).as_posix() for file in sorted((site / paths["runtime"]).glob("*.js"))]
    engine.append(folder + "engine.py")
    links = [f'    <link rel="modulepreload" href="{path}" />\n' for path in modules]
    links += [f'    <link rel="preload" as="fetch" href="{path}" crossorigin />\n' for path in fetched]
    # What the page itself shows goes first.
    low = 'as="fetch" fetchpriority="low"'
    links += [f'    <link rel="preload" {low} href="{path}" crossorigin />\n' for path in engine]
    return page.replace(HEAD_ENDS, "".join(links) + HEAD_ENDS)
