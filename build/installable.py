"""What a device needs to install the page as an app: app.webmanifest, icons, pictures of how it looks."""

import json
import shutil
import struct
from pathlib import Path

from embeds import Subject, subjects, texts
from folders import BUILD, ROOT, WEB
from memory import remember, remembered
from say import run

NAME = "app.webmanifest"
ICONS = {
    "icon-192.png": ("icon.svg", 192, "any"),
    "icon-512.png": ("icon.svg", 512, "any"),
    "icon-maskable-192.png": ("icon-maskable.svg", 192, "maskable"),
    "icon-maskable-512.png": ("icon-maskable.svg", 512, "maskable"),
}
"""Drawn from our SVG: what file, how wide, for which purpose. A maskable one may lose its corners."""
SHOTS = {"screenshot.png": "wide", "screenshot-narrow.png": "narrow"}
"""In docs/, taken by `python3 build screenshot`."""
SEA = "#0b5c86"
NIGHT = "#0d2b45"


def _size(picture: Path) -> str:
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return f"{width}x{height}"


def _shortcut(game: Subject) -> dict[str, object]:
    icon = {"src": "install/icon-192.png", "sizes": "192x192", "type": "image/png"}
    return {"name": game.title, "description": game.blurb, "url": f"./#/?game={game.game}", "icons": [icon]}


def _web_manifest(folder: Path, data: Path) -> dict[str, object]:
    _, *games = subjects(data)
    page = texts(WEB / "messages" / "page.en.ftl")
    icons = [
        {"src": f"install/{name}", "sizes": _size(folder / name), "type": "image/png", "purpose": purpose}
        for name, (_, _, purpose) in ICONS.items()
    ]
    shots = [
        {
            "src": f"install/{name}",
            "sizes": _size(folder / name),
            "type": "image/png",
            "form_factor": form,
            "label": games[0].title,
        }
        for name, form in SHOTS.items()
    ]
    return {
        "id": "./",
        "name": page["page-title"],
        "short_name": "Penguins",
        "description": page["lobby-lead"],
        "lang": "en",
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": SEA,
        "background_color": NIGHT,
        "categories": ["games", "entertainment"],
        "icons": icons,
        "shortcuts": [_shortcut(game) for game in games],
        "screenshots": shots,
    }


def make_installable(site: Path, data: Path, scratch: Path, cache: Path | None) -> None:
    """Write app.webmanifest and the folder install/ with its pictures."""
    folder = site / "install"
    folder.mkdir()
    inputs = [WEB / source for source, _, _ in ICONS.values()] + [
        BUILD / "draw.mjs",
        ROOT / "package-lock.json",
    ]
    made = remembered("icons", inputs, cache)
    if made is None:
        made = scratch / "icons"
        made.mkdir()
        wanted = [
            {"from": str(WEB / source), "to": str(made / name), "width": width, "colours": 32}
            for name, (source, width, _) in ICONS.items()
        ]
        order = scratch / "icons.json"
        order.write_text(json.dumps(wanted), encoding="utf-8")
        run(["node", str(BUILD / "draw.mjs"), str(order)], what="drawing the icons", folder=ROOT)
        remember("icons", inputs, cache, made)
    for name in ICONS:
        shutil.copyfile(made / name, folder / name)
    for name in SHOTS:
        shutil.copyfile(ROOT / "docs" / name, folder / name)
    text = json.dumps(_web_manifest(folder, data), indent=1, ensure_ascii=False) + "\n"
    (site / NAME).write_text(text, encoding="utf-8")
