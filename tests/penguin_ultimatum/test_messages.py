"""Every event, note, prompt, part, face and error of random games has its sentence."""

from __future__ import annotations

import sys

import pytest
from penguin_ultimatum.helpers import position

from parlour.chance import pick, stream
from parlour.conformance import draw_options
from parlour.errors import ParlourError
from parlour.game import Event
from parlour.games.penguin_ultimatum import GAME

if sys.platform == "emscripten":
    pytest.skip("fluent.runtime is not in the page", allow_module_level=True)

from parlour.sentences import Sentences

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def test_whole_games_can_be_told() -> None:
    kinds: set[str] = set()
    messages: set[str] = set()
    for number in range(24):
        seats = 2 + number % 3
        sentences = Sentences(GAME, NAMES[:seats])
        rng = stream("messages", number)
        setup = GAME.setup(seats, draw_options(GAME, seats, rng))
        told: list[Event] = []
        state = GAME.start(setup, GAME.shuffle(setup, rng), tell=told.append)
        while state.moves():
            if rng.random() < 0.1 or state.step == "perform":
                picture = GAME.picture(state.view(state.turn))
                notes = [choice.note for choice in picture.choices if choice.note is not None]
                assert picture.prompt is not None
                for note in [*notes, picture.prompt, *picture.facts]:
                    messages.add(note.message)
                    sentences.note(note)
                for owner, line in enumerate(picture.seats):
                    for note in line.notes:
                        sentences.note(note, owner)
            state.play(pick(state.moves(), rng), told.append)
        for event in told:
            kinds.add(event.kind)
            for seat in (event.seat, None):
                text = sentences.event(event.seen_by(seat))
                assert text
                assert "{" not in text
        verdict = state.verdict()
        assert verdict is not None
        for part in verdict.parts:
            sentences.part(part)
        sentences.message(f"end-{verdict.reason}")
        sentences.message(f"decided-{verdict.decided}")
    assert kinds >= {
        "seated", "laid", "turned-up", "pile-empty", "dealt", "starts", "placed", "penalty", "given-up",
        "stone-set", "stone-moved", "stayed", "performs", "fun", "took", "removed-tie", "removed-nobody",
        "curtain", "entertainer", "drew", "over", "bonus-form", "bonus-most-alone", "bonus-most-shared",
    }  # fmt: skip
    assert messages >= {
        "note-penalty", "note-given-up", "note-show", "note-show-removed", "prompt-place", "prompt-stone",
        "prompt-perform", "prompt-entertain", "count-penguins", "count-entertainers", "count-starter",
    }  # fmt: skip


def test_the_rare_ones_too() -> None:
    sentences = Sentences(GAME, NAMES[:2])
    for reason in ("penguins-out", "entertainers-out", "no-room", "no-place"):
        assert sentences.message(f"end-{reason}")
    for decided in ("points", "entertainer-points", "entertainer-cards", "height", "clockwise"):
        assert sentences.message(f"decided-{decided}")
    for word in ("stay", "pay", "upright", "turned"):
        assert sentences.message(f"button-{word}")
    for mark in ("last", "ready", "next"):
        assert sentences.message(f"mark-{mark}")
    for zone in GAME.zones:
        assert sentences.message(f"zone-{zone.name}", seat=0 if zone.per_seat else None)
    assert sentences.message("place-iceberg", {"column": 5, "row": 4, "letter": "e"}) == "e4"
    for option in GAME.options:
        assert sentences.message(f"option-{option.name}")
        assert sentences.message(f"option-{option.name}-help")
        for choice in option.choices:
            assert sentences.message(f"option-{option.name}-{choice}")


def test_every_face_has_a_name_and_a_drawing() -> None:
    sentences = Sentences(GAME, NAMES)
    faces = GAME.faces()
    assert len(faces) == 64 + 16 + 4 + 4 + 1 + 1 + 1  # the last one is the cover
    named = {sentences.face(code) for code in faces}
    assert len(named) == len(faces)
    assert all(face.svg.startswith("<svg") and face.svg.endswith("</svg>") for face in faces.values())
    assert sentences.face("grj3") == "3 green juggling"
    assert sentences.face("sed") == "dancing seal"


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ("stay", "other-step"),
        ("place:blm2:j1", "off-iceberg"),
        ("place:blm2:e5", "cell-taken"),
        ("place:blm2:a1", "no-entertainer-beside"),
        ("place:bra2:e4", "not-in-hand"),
        ("place:blm2:e4:shj", "no-penalty-due"),
        ("place:blm2:e6:shj", "card-not-held"),
        ("place:blm2:e4 stone:a1:e4", "no-own-stone"),
        ("place:blm2:e4 stone:supply:a1", "no-penguin"),
        ("place:blm2:e4 stone:supply:f6", "stone-there"),
        ("place:blm2:d6 stay entertain:i9:upright", "no-card-beside"),
    ],
)
def test_errors_say_what_is_wrong(moves: str, code: str) -> None:
    state = position("e5=shj d4=curtain f4=curtain f6=blj3@1", ["blm2", ""])
    *before, last = moves.split()
    for text in before:
        state.play(GAME.parse(text))
    with pytest.raises(ParlourError) as caught:
        state.play(GAME.parse(last))
    assert caught.value.code == code
    assert Sentences(GAME, NAMES[:2]).error(caught.value)
