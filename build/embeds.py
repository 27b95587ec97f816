"""What other sites take of ours: cards of links, oEmbed, pictures, and the loader of `<penguin-table>`."""

import gzip
import json
import shutil
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from fluent.syntax import ast

from check_messages import patterns
from folders import BUILD, ROOT, WEB
from memory import remember, remembered
from publish_address import EXAMPLE
from say import Failure, run

SCHEMA = WEB / "embed" / "messages.schema.json"
PICTURE = (800, 450)
COLOURS = 64
BANNER_PART = "640 0 533 300"
"""What of the lobby's banner is on the picture of the whole: it is wider than a card."""

FRAME = (800, 760)
"""How big a frame is as long as its host says nothing else."""


@dataclass(frozen=True)
class Subject:
    """What a card is about: a game, or all of them (`game` is empty)."""

    game: str
    title: str
    blurb: str

    @property
    def name(self) -> str:
        """Of its picture and its oEmbed file."""
        return self.game or "parlour"

    @property
    def page(self) -> str:
        """The page, below the site's root."""
        return f"{self.game}.html" if self.game else ""


def texts(file: Path) -> dict[str, str]:
    """The plain texts of a Fluent file, variables as `{name}`. Raises Failure for anything else in them."""
    found = {}
    for name, pattern in patterns(file.read_text(encoding="utf-8")):
        if pattern is None:
            raise Failure(f"{file.name}: {name} cannot be read")
        parts = [_part(element) for element in pattern.elements]
        if None not in parts:
            found[name] = "".join(part for part in parts if part is not None)
    return found


def _part(element: ast.TextElement | ast.Placeable) -> str | None:
    if isinstance(element, ast.TextElement):
        return element.value
    inner = element.expression
    return f"{{{inner.id.name}}}" if isinstance(inner, ast.VariableReference) else None


def subjects(data: Path) -> list[Subject]:
    """All of them, the whole first, in English."""
    page = texts(WEB / "messages" / "page.en.ftl")
    found = [Subject("", page["lobby-title"], page["lobby-lead"])]
    for game in _index(data)["games"]:
        words = texts(data / f"{game['name']}.en.ftl")
        found.append(Subject(game["name"], words["game-name"], words["game-blurb"]))
    return found


def _index(data: Path) -> dict[str, Any]:
    index: dict[str, Any] = json.loads((data / "index.json").read_text(encoding="utf-8"))
    return index


def card(subject: Subject, whole: Subject, address: str) -> str:
    """The tags of a page that say what a link to it shows.

    Most readers of these tags put relative addresses right; where the site's own is known, they are whole.
    """
    width, height = PICTURE
    facts = [
        ("og:type", "website"),
        ("og:site_name", whole.title),
        ("og:title", subject.title),
        ("og:description", subject.blurb),
        ("og:image", f"{address}pictures/{subject.name}.png"),
        ("og:image:width", str(width)),
        ("og:image:height", str(height)),
        ("og:image:alt", subject.title),
    ]
    if address:
        facts.append(("og:url", address + subject.page))
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    link = f"{address}oembed/{subject.name}.json"
    title = escape(subject.title)
    tags.append(f'<link rel="alternate" type="application/json+oembed" href="{link}" title="{title}" />')
    return "\n    ".join(tags)


def oembed(subject: Subject, whole: Subject, address: str) -> dict[str, str | int]:
    """What a site is told that asks how to embed a page (oembed.com)."""
    root = address or EXAMPLE
    # In the query, not behind the #: that place is WordPress's own.
    source = f"{root}embed.html?{urlencode({'game': subject.game})}" if subject.game else root
    title = f"{subject.title} · {whole.title}" if subject.game else whole.title
    width, height = FRAME
    # WordPress passes `width` on as it stands; a number would be too wide for a phone.
    look = f'title="{escape(title)}" width="100%" height="{height}" frameborder="0"'
    frame = f'<iframe src="{escape(source)}" {look}></iframe>'
    if subject.game:
        # WordPress listens to a frame that comes behind a quotation, and shows it once it has heard of it.
        link = f'<a href="{escape(root + subject.page)}">{escape(title)}</a>'
        frame = f"<blockquote>{link}</blockquote>{frame}"
    return {
        "version": "1.0",
        "type": "rich",
        "provider_name": whole.title,
        "provider_url": root,
        "title": subject.title,
        "html": frame,
        "width": width,
        "height": height,
        "thumbnail_url": f"{root}pictures/{subject.name}.png",
        "thumbnail_width": PICTURE[0],
        "thumbnail_height": PICTURE[1],
    }


def write_oembed(site: Path, data: Path, address: str) -> None:
    """A file for each page that can be embedded."""
    folder = site / "oembed"
    folder.mkdir()
    whole, *games = subjects(data)
    for subject in [whole, *games]:
        text = json.dumps(oembed(subject, whole, address), indent=1, ensure_ascii=False) + "\n"
        (folder / f"{subject.name}.json").write_text(text, encoding="utf-8")


def draw_pictures(site: Path, data: Path, scratch: Path, cache: Path | None) -> None:
    """pictures/<name>.png: the covers, and a part of the banner, for where SVG is not shown."""
    sources = scratch / "pictures"
    sources.mkdir()
    banner = (data / "banner.svg").read_text(encoding="utf-8")
    (sources / "parlour.svg").write_text(
        banner.replace('viewBox="0 0 1200 300"', f'viewBox="{BANNER_PART}"', 1), encoding="utf-8"
    )
    for subject in subjects(data):
        cover = data / f"{subject.game}.cover.svg"
        if subject.game:
            shutil.copyfile(
                cover if cover.is_file() else sources / "parlour.svg", sources / f"{subject.game}.svg"
            )
    drawings = sorted(sources.glob("*.svg"))
    inputs = [*drawings, BUILD / "draw.mjs", ROOT / "package-lock.json"]
    made = remembered("pictures", inputs, cache)
    if made is None:
        made = scratch / "drawn"
        made.mkdir()
        list_file = scratch / "pictures.json"
        wanted = [
            {
                "from": str(drawing),
                "to": str(made / f"{drawing.stem}.png"),
                "width": PICTURE[0],
                "colours": COLOURS,
            }
            for drawing in drawings
        ]
        list_file.write_text(json.dumps(wanted), encoding="utf-8")
        run(["node", str(BUILD / "draw.mjs"), str(list_file)], what="drawing the pictures", folder=ROOT)
        remember("pictures", inputs, cache, made)
    shutil.copytree(made, site / "pictures")


def facade_facts(data: Path, data_path: str, megabytes: float) -> dict[str, Any]:
    """What the loader says and shows (web/build_facts.d.ts)."""
    index = _index(data)
    languages: list[str] = index["languages"]
    names = [game["name"] for game in index["games"]]
    covers = {
        name: f"{data_path}{name}.cover.svg" for name in names if (data / f"{name}.cover.svg").is_file()
    }
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return {
        "version": schema["$defs"]["start"]["properties"]["penguin-parlour"]["const"],
        "title": texts(WEB / "messages" / "page.en.ftl")["page-title"],
        "languages": languages,
        "games": {
            name: {language: texts(data / f"{name}.{language}.ftl")["game-name"] for language in languages}
            for name in names
        },
        "pictures": {"": "pictures/parlour.png", **covers},
        "size": round(megabytes),
        "words": {language: texts(WEB / "messages" / f"facade.{language}.ftl") for language in languages},
    }


def make_facade(site: Path, data_path: str, boot: list[Path], scratch: Path) -> None:
    """embed.js at the site's root, and the schema of the messages. `boot`: what a start of Python loads."""
    megabytes = sum(len(gzip.compress(file.read_bytes(), 6)) for file in boot) / 1e6
    facts = scratch / "facade.json"
    text = json.dumps(facade_facts(site / data_path, data_path, megabytes), ensure_ascii=False)
    facts.write_text(text, encoding="utf-8")
    command = ["node", str(BUILD / "facade.mjs"), str(WEB), str(site / "embed.js"), str(facts)]
    run(command, what="bundling the facade", folder=ROOT)
    (site / "embed").mkdir()
    shutil.copyfile(SCHEMA, site / "embed" / SCHEMA.name)
