"""Who adds a game and forgets something is told what, where, and what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib.resources.abc import Traversable
from types import SimpleNamespace
from typing import Any

import pytest

from parlour import registry
from parlour.chance import stream
from parlour.conformance import BrokenPromise, check_declared, check_game
from parlour.errors import Illegal
from parlour.game import Carry, View, note
from parlour.games.template.game import TwoFish, TwoFishDeal, TwoFishState
from parlour.picture import Choice, Face, Picture, ZoneKind
from parlour.registry import all_games
from parlour.sentences import Sentences
from parlour.setup import Setup
from parlour.terminal.plain import parts


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_game_declares_what_clients_ask_for(name: str) -> None:
    check_declared(all_games()[name])


class Copy(TwoFish):
    """The template with its own files."""

    @property
    def _folder(self) -> Traversable:
        return TwoFish()._folder


class WrongZone(Copy):
    zones = (*TwoFish.zones, ZoneKind("shore", "heap", "middle"))


class WrongFaces(Copy):
    def faces(self) -> Mapping[str, Face]:
        found = {code: face for code, face in super().faces().items() if code != "back"}
        return {**found, "1": Face(note("face-whale"), "<svg viewBox='0 0 9 9'></svg>")}


class WrongLesson(Copy):
    def text(self, file: str) -> str:
        return super().text(file).replace('moves = "3"', 'moves = "12"').replace('"TF-2"', '"TF-9"')


class NoDeal(Copy):
    def text(self, file: str) -> str:
        return super().text(file).replace('deal = "start"', 'deal = "nowhere"')


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (WrongZone, "template: zone shore: form 'heap', expected one of fan, row, pile, tiers, grid"),
        (WrongZone, "template: zone shore: area 'middle', expected one of centre, seat, aside"),
        (WrongZone, "template: messages.en.ftl: zone-shore is missing"),
        (WrongFaces, "template: face back: is missing"),
        (WrongFaces, "template: face 1: <svg viewBox='0 0 9 9'></svg>, expected an <svg> with viewBox"),
        (WrongFaces, "template: messages.en.ftl: face-whale is missing"),
        (WrongLesson, "template: teaching.toml, lesson fish: not-in-hand"),
        (WrongLesson, "template: teaching.toml, figure hand: there is no rule TF-9"),
        (
            NoDeal,
            "template: teaching.toml: KeyError 'nowhere', expected what docs/adding-a-game.md says",
        ),
    ],
)
def test_what_is_declared_wrongly_is_told(kind: type[TwoFish], told: str) -> None:
    with pytest.raises(BrokenPromise) as broken:
        check_declared(kind())
    assert told in str(broken.value)


class Buttons(Copy):
    def picture(self, view: View[int]) -> Picture:
        picture = super().picture(view)
        choices = tuple(Choice(each.move, ((f"=button-{each.move}",),)) for each in picture.choices)
        return replace(picture, choices=choices)


def test_a_message_that_only_a_picture_names_is_missed() -> None:
    with pytest.raises(BrokenPromise, match=r"has what its pictures name: 'button-"):
        check_game(Buttons(), 2, "1")


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("part-fish", "what an outcome names: 'part-fish'"),
        ("decided-highest", "what an outcome names: 'decided-highest'"),
        ("end-all-fed", "what an outcome names: 'end-all-fed'"),
        ("event-played", "every event: 'event-played'"),
        ("error-too-cold", "every reason against a move: 'error-too-cold'"),
    ],
)
def test_a_message_that_is_asked_for_in_play_is_missed(message: str, told: str) -> None:
    class Forgetful(Copy):
        def messages(self, language: str) -> str:
            return super().messages(language).replace(f"{message} =", "idle =")

        def dealt(self, setup: Setup, deal: TwoFishDeal, carry: Carry) -> TwoFishState:
            return (
                Cold(setup, deal, carry) if message == "error-too-cold" else super().dealt(setup, deal, carry)
            )

    with pytest.raises(BrokenPromise, match=told):
        check_game(Forgetful(), 2, "1")


class Cold(TwoFishState):
    def why_not(self, move: int) -> Illegal | None:
        reason = super().why_not(move)
        return reason and Illegal("too-cold", rule=reason.rule)


@pytest.mark.parametrize(
    ("module", "told"),
    [
        (SimpleNamespace(), "games/template/__init__.py: GAME is None, expected a parlour.game.Game"),
        (
            SimpleNamespace(GAME=all_games()["penguin-party"]),
            "names itself 'penguin-party', expected 'template'",
        ),
    ],
)
def test_a_folder_without_a_game_of_its_name_is_told(
    module: Any, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "import_module", lambda _: module)
    with pytest.raises(TypeError, match=told):
        registry._game_in("template")


def test_a_seat_of_which_nothing_is_told_has_its_name_in_the_terminal() -> None:
    game = all_games()["template"]
    setup = game.setup(2)
    picture = game.picture(game.start(setup, game.shuffle(setup, stream("x"))).view(0))
    silent = replace(picture, seats=tuple(replace(line, score=None) for line in picture.seats))
    said = parts(game, silent, Sentences(game, ("Ada", "Bo"), "en"), 0)
    assert [part.text for part in said if part.kind == "seat"] == ["Bo", "Ada"]
