"""The docs' pages before they are HTML: those of docs/, and what the build writes: rules and modules."""

import ast
import json
import os
import re
import shutil
import subprocess
from fnmatch import fnmatch
from html import escape
from pathlib import Path
from typing import Any

from embeds import texts
from folders import CORE, PYTHON, ROOT
from say import Failure

DOCS = ROOT / "docs"
ENGINE = CORE / "parlour"
NO_INTERFACE = {"games", "commands", "terminal", "cli", "__main__"}
"""What is not for people's programs: games have their rules, commands their help."""

_ASK = """
import json, sys
from parlour.portrait import portrait
from parlour.registry import games
from parlour.table import Table
from parlour.teaching import teaching_of

def figures(game):
    for figure in teaching_of(game).figures:
        view = Table(figure.deal.record(game, figure.moves)).view(figure.seat)
        yield {"name": figure.name, "rule": figure.rule, "svg": portrait(view)}

sys.stdout.reconfigure(encoding="utf-8")
told = {}
for name, game in games().items():
    told[name] = {"rules": game.text("rules.en.md"), "figures": [*figures(game)]}
json.dump(told, sys.stdout)
"""


def _listed_games() -> dict[str, Any]:
    """Of every game that a lobby offers: its rules, and the pictures of its rule book."""
    environment = {**os.environ, "PYTHONPATH": str(CORE), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [str(PYTHON), "-c", _ASK]
    asked = subprocess.run(command, capture_output=True, check=False, env=environment, encoding="utf-8")
    if asked.returncode != 0:
        raise Failure(f"the engine tells no rules for the docs:\n{asked.stderr}")
    told: dict[str, Any] = json.loads(asked.stdout)
    return told


def write_rules(pages: Path) -> None:
    """rules/<game>.md: the text of the app's rule book with an anchor for every number, and its pictures."""
    folder = pages / "rules"
    folder.mkdir()
    for game, told in _listed_games().items():
        captions = texts(ENGINE / "games" / game.replace("-", "_") / "teaching.en.ftl")
        sections = re.split(r"^(?=## )", told["rules"], flags=re.MULTILINE)
        written = [
            re.sub(r"^## ([A-Z]{2}-\d+)\b.*$", r"\g<0> { #\1 }", part, flags=re.MULTILINE)
            for part in sections
        ]
        for figure in told["figures"]:
            picture = f"{game}-{figure['name']}.svg"
            (folder / picture).write_text(figure["svg"], encoding="utf-8", newline="\n")
            (place,) = (n for n, part in enumerate(sections) if re.match(rf"## {figure['rule']}\b", part))
            caption = escape(captions[f"figure-{figure['name']}"])
            inside = [f"![]({picture}){{ loading=lazy }}", f"<figcaption>{caption}</figcaption>"]
            written[place] += "\n".join(["", "<figure markdown>", *inside, "</figure>", "", ""])
        (folder / f"{game}.md").write_text("".join(written), encoding="utf-8", newline="\n")


def _module_name(file: Path) -> str:
    parts = file.relative_to(CORE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _offered_by_package(file: Path) -> bool:
    """Whether this is a module of a package below the engine that says in `__all__` what it offers."""
    package = file.parent / "__init__.py"
    if file.name == "__init__.py" or file.parent == ENGINE:
        return False
    return "__all__" in package.read_text(encoding="utf-8")


def public_modules() -> dict[str, str]:
    """Every module of the engine's interface and the first sentence of its docstring."""
    found = {}
    for file in sorted(ENGINE.rglob("*.py")):
        if file.relative_to(ENGINE).with_suffix("").parts[0] in NO_INTERFACE or _offered_by_package(file):
            continue
        name = _module_name(file)
        said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
        if not said:
            raise Failure(f"{file.relative_to(ROOT)} has no docstring: the docs could not say what it is for")
        found[name] = re.split(r"(?<=[.:])\s", " ".join(said.split()))[0].rstrip(":.") + "."
    return found


def write_reference(pages: Path) -> None:
    """api/<module>.md for every module, and a table of them at the end of api.md."""
    folder = pages / "api"
    folder.mkdir()
    rows = ["", "| module | |", "| --- | --- |"]
    for name, said in public_modules().items():
        (folder / f"{name}.md").write_text(
            f"---\ntitle: {name}\n---\n\n::: {name}\n", encoding="utf-8", newline="\n"
        )
        rows.append(f"| [`{name}`](api/{name}.md) | {said.replace('|', chr(92) + '|')} |")
    index = pages / "api.md"
    index.write_text(
        index.read_text(encoding="utf-8").rstrip() + "\n" + "\n".join(rows) + "\n",
        encoding="utf-8",
        newline="\n",
    )


def copy_pages(pages: Path) -> None:
    """What is written by hand, and the pictures in it. A link to a file that is no page becomes its name."""
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("theme", "*.toml", "__pycache__"))
    shutil.copyfile(ROOT / "CHANGELOG.md", pages / "changelog.md")
    for page in pages.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        home = os.path.relpath(pages, page.parent).replace(os.sep, "/")
        text = text.replace("](docs/", "](") if page.name == "changelog.md" else text
        text = re.sub(r"\]\((?:\.\./)+CHANGELOG\.md\)", f"]({home}/changelog.md)", text)
        text = re.sub(r"\[([^\]]*)\]\((?:\.\./)+(?!CHANGELOG)(?:[\w./-]+)\)", _outside(page, pages), text)
        page.write_text(text, encoding="utf-8", newline="\n")
    written = "".join(page.read_text(encoding="utf-8") for page in pages.rglob("*.md"))
    for file in pages.rglob("*"):
        if file.is_file() and file.suffix != ".md" and f"{file.name})" not in written:
            file.unlink()


def _outside(page: Path, pages: Path) -> Any:
    def replaced(found: re.Match[str]) -> str:
        target = found[0].rpartition("](")[2].rstrip(")")
        inside = Path(os.path.normpath(page.parent / target)).is_relative_to(pages)
        return found[0] if inside else found[1]

    return replaced


def expanded(nav: list[Any], pages: Path) -> list[Any]:
    """The nav with every pattern (`rules/*`) replaced by the pages that it stands for."""
    known = sorted(page.relative_to(pages).as_posix() for page in pages.rglob("*.md"))

    def one(entry: Any) -> list[Any]:
        if isinstance(entry, dict):
            return [{title: expanded(inner, pages) for title, inner in entry.items()}]
        found = [page for page in known if fnmatch(page, entry + "*" * entry.endswith("*"))]
        if not found:
            raise Failure(f"docs/zensical.toml: nav names {entry}, which is no page")
        return list(found)

    return [page for entry in nav for page in one(entry)]


def listed(nav: list[Any]) -> set[str]:
    """All pages of a nav."""
    found: set[str] = set()
    for entry in nav:
        found |= set().union(*map(listed, entry.values())) if isinstance(entry, dict) else {entry}
    return found
