"""What a game declares before anything is dealt: its zones, faces, messages and lessons. Whoever adds a game
reads these complaints: each says the game, the place, what is there and what was expected.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from parlour.conformance.promise import BrokenPromise
from parlour.errors import ParlourError
from parlour.messages import shared_messages
from parlour.registry import AnyGame
from parlour.table import Table
from parlour.teaching import FILE, Lesson, teaching_of

FORMS = ("fan", "row", "pile", "tiers", "grid")
AREAS = ("centre", "seat", "aside")
WITH_PLACES = ("tiers", "grid")
BOX = ("0 0 100 140", "0 0 100 100")
"""What the viewBox of a face may be: a card's, or a stone's."""
BOXES = {"cover": ("0 0 320 180",)}
"""The same of faces that are something else."""


@cache
def check_declared(game: AnyGame) -> None:
    """Raises BrokenPromise with all that is wrong."""
    faults = [*_zones(game), *_faces(game), *_messages(game), *_teaching(game)]
    if faults:
        raise BrokenPromise("\n".join(f"{game.name}: {fault}" for fault in faults))


def _zones(game: AnyGame) -> Iterator[str]:
    for zone in game.zones:
        if zone.form not in FORMS:
            yield f"zone {zone.name}: form {zone.form!r}, expected one of {', '.join(FORMS)}"
        if zone.area not in AREAS:
            yield f"zone {zone.name}: area {zone.area!r}, expected one of {', '.join(AREAS)}"
    names = [zone.name for zone in game.zones]
    yield from (f"zone {name}: is there twice" for name in sorted({n for n in names if names.count(n) > 1}))
    if not game.bots():
        yield "bots: none, expected one at least"


def _faces(game: AnyGame) -> Iterator[str]:
    faces = game.faces()
    if "back" not in faces:
        yield "face back: is missing, expected the back of the cards"
    for code, face in faces.items():
        allowed = BOXES.get(code, BOX)
        found = re.match(r'<svg [^>]*viewBox="([^"]*)"', face.svg)
        if found is None or found[1] not in allowed:
            told = face.svg[:40] if found is None else f"viewBox {found[1]!r}"
            yield f"face {code}: {told}, expected an <svg> with viewBox {' or '.join(map(repr, allowed))}"


def _named(game: AnyGame) -> Iterator[str]:
    """The messages that clients ask for by what a game declares."""
    yield from ("game-name", "game-designer", "game-blurb")
    for option in game.options:
        yield from (f"option-{option.name}", f"option-{option.name}-help")
        yield from (f"option-{option.name}-{choice}" for choice in option.choices)
    for zone in game.zones:
        yield f"zone-{zone.name}"
        if zone.form in WITH_PLACES:
            yield f"place-{zone.name}"
    yield from (face.name.message for code, face in game.faces().items() if code != "cover")
    yield from (f"bot-{bot.name}" for bot in game.bot_infos())


@cache
def message_names(game: AnyGame) -> frozenset[str]:
    """Every message that there is for a game, in English: its own and those of all games."""
    texts = shared_messages("en") + "\n" + game.messages("en")
    return frozenset(re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE))


def _messages(game: AnyGame) -> Iterator[str]:
    for name in dict.fromkeys(_named(game)):
        if name not in message_names(game):
            yield f"messages.en.ftl: {name} is missing"


def _teaching(game: AnyGame) -> Iterator[str]:
    try:
        teaching = teaching_of(game)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        yield f"{FILE}: {type(error).__name__} {error}, expected what docs/adding-a-game.md says"
        return
    known = re.findall(r"^## ([A-Z]{2}-\d+)\b", game.text("rules.en.md"), re.MULTILINE)
    for lesson in teaching.lessons.values():
        yield from (
            f"{FILE}, lesson {lesson.name}: there is no rule {rule}"
            for rule in lesson.rules
            if rule not in known
        )
        yield from _lesson(game, lesson)
    for figure in teaching.figures:
        if figure.rule not in known:
            yield f"{FILE}, figure {figure.name}: there is no rule {figure.rule}"
        try:
            Table(figure.deal.record(game, figure.moves))
        except ParlourError as error:
            yield f"{FILE}, figure {figure.name}: {error}"


def _lesson(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    try:
        Table(lesson.deal.record(game, (*lesson.before, *lesson.line())))
    except ParlourError as error:
        yield f"{FILE}, lesson {lesson.name}: {error}"
