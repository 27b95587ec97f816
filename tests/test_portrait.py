"""A view as one drawing: whole, well formed, and with nothing that its seat may not know."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree as ET

import pytest

from parlour.chance import pick
from parlour.errors import Unreadable
from parlour.game import State
from parlour.portrait import portrait
from parlour.registry import AnyGame, all_games, game_of

SVG = "{http://www.w3.org/2000/svg}svg"
CASES = [(name, seats) for name, game in all_games().items() for seats in (game.seats[0], game.seats[-1])]


def _somewhere(game: AnyGame, seats: int) -> State[object]:
    """A position a third of the way through a random round."""
    setup, rng = game.setup(seats), Random(11)
    deal = game.shuffle(setup, rng)
    state = game.start(setup, deal)
    played = []
    while moves := state.moves():
        played.append(pick(moves, rng))
        state.play(played[-1])
    state = game.start(setup, deal)
    for move in played[: len(played) // 3]:
        state.play(move)
    return state


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_piece_is_drawn_with_its_face_and_no_other(name: str, seats: int) -> None:
    game = all_games()[name]
    state, rng = _somewhere(game, seats), Random(12)
    for seat in (*range(seats), None):
        view = state.view(seat)
        drawing = view._repr_svg_()
        picture, faces = game.picture(view), game.faces()
        piles = {
            kind.zone(each) for kind in game.zones if kind.form == "pile" for each in (*range(seats), None)
        }
        tops = {piece.zone: piece for piece in picture.pieces if piece.zone in piles}
        shown = [piece for piece in picture.pieces if piece.zone not in piles] + list(tops.values())
        assert len(list(ET.fromstring(drawing).iter(SVG))) == 1 + len(shown)  # noqa: S314 (our own text)
        wanted = sorted(re.sub("^<svg ", "", faces[piece.face or "back"].svg) for piece in shown)
        drawn = re.findall(r'<svg (?:x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*" )(.*?</svg>)', drawing)
        assert sorted(drawn) == wanted
        assert portrait(game.guess(view, rng).view(seat)) == drawing  # hidden cards elsewhere look the same


def test_whose_turn_it_is_and_who_is_out_is_seen() -> None:
    party = all_games()["penguin-party"]
    setup, rng = party.setup(6), Random(1)
    state = party.start(setup, party.shuffle(setup, rng))
    while (moves := state.moves()) and not any(line.out for line in party.picture(state.view(None)).seats):
        state.play(pick(moves, rng))
    picture = party.picture(state.view(None))
    drawing = portrait(state.view(None))
    assert drawing.count("h80") == sum(line.out for line in picture.seats) > 0
    turn = state.turn + 1
    assert re.search(rf"<circle[^>]*/><text[^>]*>{turn}   ", drawing)
    assert f"{turn}*   " in portrait(state.view(state.turn))


def test_scores_below_nothing_and_hidden_ones_are_written() -> None:
    blue = all_games()["blue-penguin"]
    state = _somewhere(blue, 4)
    assert 'aria-label="blue-penguin · 1: ? · 2: ? · 3: ? · 4: ?"' in portrait(state.view(0))
    rng = Random(3)
    while moves := state.moves():
        state.play(pick(moves, rng))
    label = " · ".join(
        f"{seat}: {str(score).replace('-', '−')}" for seat, score in enumerate(state.scores(), 1)
    )
    assert min(state.scores()) < 0
    assert f'aria-label="blue-penguin · {label}"' in portrait(state.view(0))


def test_a_view_of_no_game_is_refused() -> None:
    with pytest.raises(Unreadable, match="view"):
        game_of("a text")  # type: ignore[arg-type]  # what a script may pass
