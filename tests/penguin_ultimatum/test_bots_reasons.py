"""Why a seat might make a move: facts, and hardly ever nothing to say."""

from __future__ import annotations

import pytest
from penguin_ultimatum.helpers import play, position, start

from parlour.bots import decide
from parlour.chance import stream
from parlour.errors import Unreadable
from parlour.games.penguin_ultimatum import GAME, PenguinUltimatumState
from parlour.registry import all_games


def told(state: PenguinUltimatumState, move: str) -> dict[str, dict[str, object]]:
    """The reasons by kind, with their facts."""
    found = GAME.reasons(state.view(state.turn), GAME.parse(move))
    assert len(found) <= 3
    return {reason.message.removeprefix("reason-"): dict(reason.facts) for reason in found}


def test_a_penguin_that_makes_a_show_begin() -> None:
    state = position("e5=shj d4=curtain f4=curtain f6=grj5@0 h8=blm5", ["grm2 bld3 rea2 rem3", ""])
    reasons = told(state, "place:grm2:d6")
    assert list(reasons) == ["ready", "fun", "no-kin"]
    assert reasons["ready"] == {"cards": ("shj",), "value": 5}
    assert reasons["fun"] == {"card": "grm2", "cards": ("shj",), "value": 2}
    assert "ready" not in told(state, "place:grm2:f5")


def test_a_penguin_that_fills_a_place_and_one_that_costs() -> None:
    state = position("e5=shj h8=blm5 c4=rej4", ["grm2 bld3 rea2 rem3", ""], held=["sea", ""])
    assert told(state, "place:bld3:d4") == {
        "fills": {"cell": "d4", "cards": ("shj",)},
        "no-kin": {"card": "bld3"},
    }
    assert list(told(state, "place:rea2:d4")) == ["fills"]
    assert told(state, "place:rea2:d4:sea")["saves"] == {"card": "sea", "value": 4}


def test_stones_for_a_show_now_for_a_later_one_and_for_the_card() -> None:
    cells = "e5=shj d4=curtain f4=curtain f6=grj5 d5=grm3@1 f5=grd4 h8=bem i8=bla2 b2=rea4@0"
    state = position(cells, ["blm2 bld3 rea2 rem3", ""])
    play(state, "place:bld3:d6")
    reasons = told(state, "stone:b2:f6")
    assert list(reasons) == ["guest-now", "idle"]
    assert reasons["guest-now"] == {"card": "grj5", "cell": "f6", "value": 5, "cards": ("shj",)}
    assert reasons["idle"] == {"cell": "b2"}
    assert list(told(state, "stone:supply:i8")) == ["guest", "supply"]
    assert told(state, "stone:supply:i8")["supply"] == {"left": 2}
    state = position(cells.replace("d5=grm3@1", "d5=grm5@1"), ["blm2 bld3 rea2 rem3", ""])
    play(state, "place:bld3:d6")
    assert told(state, "stone:supply:f5")["takes"] == {"cards": ("shj",)}


def test_staying_has_its_reasons() -> None:
    state = position("e5=shj f6=grj5@0", ["blm2 bld3 rea2 rem3", ""])
    play(state, "place:bld3:d6")
    assert told(state, "stay") == {"stay": {"value": 5}, "nobody-bare": {}}


def test_which_show_goes_next_and_which_is_the_last() -> None:
    cells = "c3=shj b2=grj5@0 d2=curtain b4=curtain h3=bed g2=bld4@1 h2=curtain g3=curtain"
    state = position(cells, ["rem3", ""], entertainers="sea")
    state.board.ready[:] = [*state.board.stages]
    state.step, state.options = "perform", None
    assert told(state, "perform:c3") == {
        "show": {"card": "shj", "value": 5, "others": 0},
        "takes": {"cards": ("shj",)},
        "show-alone": {"card": "shj"},
    }
    assert told(state, "perform:h3") == {}


def test_where_a_new_entertainer_pleases() -> None:
    state = start(["grj3 bra2 red4 blm5", "grd5"], entertainers="sed kam bej shj")
    while state.step != "entertain":
        state.play(decide(GAME.bots()["greedy"], state.view(state.turn), stream("new")))
    found = [told(state, str(move)) for move in state.moves()]
    assert any("own-guests" in reasons or "no-rivals" in reasons for reasons in found)
    for move, reasons in zip(state.moves(), found, strict=True):
        after = state.after(move)
        cell = after.board.stages[-1] if after.step != "over" else None
        if cell is not None and "own-guests" in reasons:
            own = sum(value for _, seat, value in after.board.audience(cell) if seat == state.turn)
            assert reasons["own-guests"]["value"] == own


@pytest.mark.parametrize("seats", GAME.seats)
def test_nearly_every_sensible_move_has_a_reason(seats: int) -> None:
    setup = GAME.setup(seats)
    state = GAME.start(setup, GAME.shuffle(setup, stream("reasons", seats)))
    given = []
    while state.moves():
        view = state.view(state.turn)
        move = decide(GAME.bots()["greedy"], view, stream("reasons"))
        given.append(len(GAME.reasons(view, move)))
        state.play(move)
    assert given.count(0) * 20 < len(given)
    assert max(given) <= 3


def test_moves_that_one_cannot_make_and_foreign_views_have_none() -> None:
    state = start()
    assert GAME.reasons(state.view(0), GAME.parse("perform:e5")) == ()
    assert GAME.reasons(state.view(None), state.moves()[0]) == ()
    other = all_games()["template"]
    setup = other.setup(other.seats[0])
    foreign = other.start(setup, other.shuffle(setup, stream("x"))).view(0)
    with pytest.raises(Unreadable):
        GAME.reasons(foreign, state.moves()[0])
