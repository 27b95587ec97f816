"""What the site weighs on its way to a player, part by part, against the budgets of budgets.toml."""

import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from folders import BUILD, CACHE, ROOT
from own_parts import is_art, is_script, own_files
from preloads import static_parts
from say import note, run

BUDGETS = BUILD / "budgets.toml"
SCRIPT = BUILD / "brotli_sizes.mjs"
REPORT = "weight.txt"
LANGUAGE = "en"
OTHER_LANGUAGE = re.compile(rf".*\.(?!{LANGUAGE}\.)[a-z]{{2,3}}(-\w+)*\.(ftl|md)")
MEMORY = "weights.json"
"""In the cache: what files weigh, by their hash, as compressing them at their best takes a while."""


def budgets() -> dict[str, int]:
    """The most that each part may weigh."""
    return tomllib.loads(BUDGETS.read_text(encoding="utf-8"))


def _compressed(files: list[Path]) -> list[int]:
    command = ["node", str(SCRIPT), *map(str, files)]
    sizes: list[int] = json.loads(run(command, what="weighing the site", folder=ROOT))
    return sizes


def weights(site: Path, paths: Collection[str], cache: Path | None = CACHE) -> dict[str, int]:
    """The bytes of each file after brotli; a cache knows those that were weighed before."""
    digests = {path: hashlib.sha256((site / path).read_bytes()).hexdigest() for path in sorted(paths)}
    memory = None if cache is None else cache / MEMORY
    known: dict[str, int] = json.loads(memory.read_text()) if memory and memory.is_file() else {}
    new = [path for path, digest in digests.items() if digest not in known]
    if new:
        sizes = _compressed([site / path for path in new])
        known |= {digests[path]: size for path, size in zip(new, sizes, strict=True)}
    if memory:
        memory.parent.mkdir(exist_ok=True)
        memory.write_text(json.dumps({digest: known[digest] for digest in sorted({*digests.values()})}))
    return {path: known[digest] for path, digest in digests.items()}


def shell_files(site: Path) -> set[str]:
    """What the first page loads before *play*, without the engine."""
    (app,) = (folder.relative_to(site).as_posix() for folder in site.glob("app/*"))
    (data,) = (folder.relative_to(site).as_posix() for folder in site.glob("data/*"))
    scripts = {"first.js", "main.js", *static_parts(site / app, "main.js")}
    own = {*scripts, "page.css", "icon.svg", f"messages/page.{LANGUAGE}.ftl"}
    drawn = {"banner.svg", *(file.name for file in (site / data).glob("*.cover.svg"))}
    told = {"index.json", f"parlour.{LANGUAGE}.ftl"}
    return {"index.html", *(f"{app}/{name}" for name in own), *(f"{data}/{name}" for name in drawn | told)}


def game_files(site: Path, game: str) -> set[str]:
    """What a table of a game needs besides the shell and the engine."""
    (app,), (data,) = site.glob("app/*"), site.glob("data/*")
    names = [f"{game}.faces.json", f"{game}.css", f"{game}.{LANGUAGE}.ftl"]
    own = ["rest.js", *static_parts(app, "rest.js"), "shadow.css", f"messages/lesson.{LANGUAGE}.ftl"]
    files = [*(data / name for name in names), *(app / name for name in own)]
    return {file.relative_to(site).as_posix() for file in files if file.is_file()}


def engine_files(site: Path) -> set[str]:
    """What Python needs."""
    (app,), (runtime,) = site.glob("app/*"), site.glob("runtime/*")
    scripts = ["runtime.js", *static_parts(app, "runtime.js"), "engine.py"]
    files = [
        *(app / name for name in scripts),
        *(file for file in runtime.iterdir() if file.suffix != ".txt"),
    ]
    return {file.relative_to(site).as_posix() for file in files}


def parts(site: Path, sizes: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """The files of each part that has a budget, and what they weigh."""
    games = [file.name.split(".")[0] for file in site.glob("data/*/*.faces.json")]
    shell, engine = shell_files(site), engine_files(site)

    def told(game: str) -> str:
        return next(path for path in sizes if path.endswith(f"/{game}.{LANGUAGE}.ftl"))

    heaviest = max(games, key=lambda game: sum(sizes[path] for path in game_files(site, game)))
    shell.add(told(heaviest))
    visit = shell | engine | game_files(site, heaviest)
    return {
        "first-visit": {path: sizes[path] for path in visit},
        "shell": {path: sizes[path] for path in shell},
        "scripts": {path: size for path, size in sizes.items() if is_script(path)},
        "own": own_files(sizes),
        "art": {path: size for path, size in sizes.items() if is_art(path)},
        "docs": {path: size for path, size in sizes.items() if path.startswith("docs/")},
    }


def report(weighed: Mapping[str, Mapping[str, int]], most: Mapping[str, int]) -> str:
    """Each part with its files, the heaviest first."""
    lines = []
    for part, files in weighed.items():
        lines.append(f"{part}: {sum(files.values())} of {most[part]} bytes after brotli")
        lines += [f"{size:9} {path}" for path, size in sorted(files.items(), key=lambda item: -item[1])]
        lines.append("")
    return "\n".join(lines)


def weight_faults(site: Path, files: Iterable[str], cache: Path | None = CACHE) -> list[str]:
    """Budgets that are spent. Says the sums, and writes the report beside the site."""
    most = budgets()
    most["art"] *= len(list(site.glob("data/*/*.faces.json")))  # every game has as much
    weighed = parts(
        site, weights(site, {path for path in files if not OTHER_LANGUAGE.fullmatch(path)}, cache)
    )
    sums = {part: sum(sizes.values()) for part, sizes in weighed.items()}
    note("  after brotli: " + ", ".join(f"{part} {total / 1e3:.0f} KB" for part, total in sums.items()))
    (site.parent / REPORT).write_text(report(weighed, most), encoding="utf-8")
    return [
        f"{part}: {total} bytes are over the budget of {most[part]} (budgets.toml, {REPORT})"
        for part, total in sums.items()
        if total > most[part]
    ]
