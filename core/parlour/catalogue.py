"""The data that a site takes from the engine when it is built: what lobby and table know of the games."""

from __future__ import annotations

from typing import Any

from parlour.conformance import check_declared
from parlour.drawing.scenes import banner
from parlour.figures import figures
from parlour.messages import languages, shared_messages
from parlour.registry import AnyGame, games
from parlour.teaching import teaching_of
from parlour.wire import data, dump

COVER = "cover"
"""The code of the face that is no face but the picture on the game's box, for the lobby."""


def game_data(game: AnyGame) -> dict[str, Any]:
    """What a lobby and a table need to know of a game before Python has started."""
    bots = game.bot_infos()
    teaching = teaching_of(game)
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "choices": list(option.choices),
                "seats_too": option.seats_too,
                "numbers": data(option.numbers),
            }
            for option in game.options
        ],
        "bots": data(bots),
        "standard_bot": game.standard_bot(),
        "lowest_wins": game.lowest_wins,
        "zones": data(game.zones),
        "lessons": [
            {"name": lesson.name, "seats": lesson.deal.seats, "rules": list(lesson.rules)}
            for lesson in teaching.lessons.values()
        ],
        "notes": data(teaching.notes),
        "cover": COVER in game.faces(),
    }


def catalogue() -> dict[str, str]:
    """The files that a site takes from the engine, by name: one index, the lobby's banner, and per game
    cover, faces, styles, rules, messages. Raises BrokenPromise for a game that lacks some of it.
    """
    for game in games().values():
        check_declared(game)
    files = {
        "index.json": dump(
            {"languages": languages(), "games": [game_data(game) for game in games().values()]}
        )
    }
    files["banner.svg"] = banner()
    for language in languages():
        files[f"parlour.{language}.ftl"] = shared_messages(language)
    for name, game in games().items():
        faces = dict(game.faces())
        if COVER in faces:
            files[f"{name}.cover.svg"] = faces.pop(COVER).svg
        looks = {
            code: {"name": face.name, "svg": face.svg, "card": face.card} for code, face in faces.items()
        }
        files[f"{name}.faces.json"] = dump(looks)
        files[f"{name}.css"] = game.styles()
        measured = "shuffling.json"
        files[f"{name}.{measured}"] = game.text(measured) if game.has(measured) else dump(None)
        files[f"{name}.figures.json"] = dump(figures(game))
        for language in languages():
            files[f"{name}.{language}.ftl"] = game.messages(language)
            files[f"{name}.rules.{language}.md"] = game.text(f"rules.{language}.md")
    return files
