"""What may be picked and what it will bring, and why picks lead to no move."""

from __future__ import annotations

from penguin_ultimatum.helpers import choice, play, start, texts, zone

from parlour.chance import pick, stream
from parlour.errors import Illegal
from parlour.games.penguin_ultimatum import GAME, PenguinUltimatumState
from parlour.games.penguin_ultimatum.cards import ENTERTAINERS
from parlour.games.penguin_ultimatum.cells import cell_name
from parlour.games.penguin_ultimatum.moves import Entertain


def test_what_a_placement_costs_is_said_before_it_is_confirmed() -> None:
    state = start(["grj3 bra2", "grm2 bla3"], entertainers="sed kam bej shj")
    play(state, "place:grj3:d6 stay")
    picture = GAME.picture(state.view(1))
    note = choice(picture, "place:grm2:c5").note
    assert note is not None
    assert (note.message, note.facts) == ("note-penalty", {"value": 3, "kin_cards": ("grj3",)})
    assert choice(picture, "place:bla3:c5").note is None
    assert len(choice(picture, "place:grm2:c5").path) == 2  # nothing to give up, so nothing to choose


def _until_given(seed: int) -> tuple[PenguinUltimatumState, list[str]]:
    """A position where an entertainer may be given up, and these moves."""
    rng = stream("given", seed)
    setup = GAME.setup(2)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.moves():
        given = [text for text in texts(state, "place") if text.count(":") == 3]
        if given:
            return state, given
        state.play(pick(state.moves(), rng))
    return _until_given(seed + 1)


def test_giving_up_an_entertainer_is_picked_from_the_cards_held() -> None:
    state, given = _until_given(1)
    picture = GAME.picture(state.view(state.turn))
    held = {piece.token: piece.face for piece in zone(picture, f"held-{state.turn}")}
    for text in given:
        *_, card = text.split(":")
        step = choice(picture, text).path[2]
        assert [held[token] for token in step] == [card]
        note = choice(picture, text).note
        assert note is not None
        assert (note.message, note.facts["card"]) == ("note-given-up", card)
        paid = choice(picture, text.rpartition(":")[0])
        assert paid.path[2] == ("=button-pay",)
        assert paid.path[:2] == choice(picture, text).path[:2]


def test_stay_and_the_two_ways_of_an_entertainer_are_buttons() -> None:
    seen = set()
    rng = stream("buttons")
    setup = GAME.setup(2)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.moves():
        for each in GAME.picture(state.view(state.turn)).choices:
            seen |= {key for step in each.path for key in step if key.startswith("=")}
        state.play(pick(state.moves(), rng))
    assert seen >= {"=button-stay", "=button-upright", "=button-turned"}


def test_what_a_show_brings_is_said_before_it_is_chosen() -> None:
    for seed in range(40):
        rng = stream("shows", seed)
        setup = GAME.setup(3)
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            if state.step == "perform":
                picture = GAME.picture(state.view(state.turn))
                ready = [piece for piece in picture.pieces if "mark-ready" in piece.marks]
                assert len(ready) == len(picture.choices)
                for move, each in zip(state.moves(), picture.choices, strict=True):
                    after = state.after(move)
                    assert each.note is not None
                    show = after.shows[-1]
                    assert each.note.facts["value"] == show.gains[state.turn]
                    assert each.note.facts.get("taker_seat") == show.taker
                return
            state.play(pick(state.moves(), rng))
    raise AssertionError


def test_an_entertainer_says_what_it_will_wait_for_and_is_previewed() -> None:
    rng = stream("previews")
    setup = GAME.setup(2)
    state = GAME.start(setup, GAME.shuffle(setup, rng))
    while state.step != "entertain":
        state.play(pick(state.moves(), rng))
    for move, each in zip(state.moves(), GAME.picture(state.view(state.turn)).choices, strict=True):
        assert isinstance(move, Entertain)
        after = state.after(move)
        assert each.note is not None
        cells = tuple(cell_name(cell) for cell in after.board.awaited(move.cell))
        assert cells
        assert each.note.facts["cells"] == cells
        assert each.face == ENTERTAINERS[state.entertainers[-1]]
        assert each.turned == move.turned


def test_a_stone_is_picked_by_its_penguin_too() -> None:
    state = start(["grj3 bra2", "rem2 bla3"], entertainers="sed kam bej shj")
    play(state, "place:grj3:d6 stone:supply:d6 place:rem2:c5 stay place:bra2:c4")
    picture = GAME.picture(state.view(0))
    card = next(p.token for p in zone(picture, "iceberg") if p.face == "grj3")
    assert card in choice(picture, "stone:d6:c4").path[0]
    assert GAME.meant(state.view(0), [card, "iceberg/2:3"]) == choice_move(state, "stone:d6:c4")


def choice_move(state: PenguinUltimatumState, text: str) -> object:
    return next(move for move in state.moves() if str(move) == text)


def _why(state: PenguinUltimatumState, *picks: str) -> str:
    """The error that picks mean, or the illegal move's, as its code."""
    meant = GAME.meant(state.view(state.turn), picks)
    if meant is None:
        return "nothing"
    error = meant if isinstance(meant, Illegal) else state.why_not(meant)
    return "legal" if error is None else error.code


def test_why_picks_lead_to_no_move() -> None:
    state = start(["grj3 bra2", "rem2 bla3"], entertainers="sed kam bej shj")
    picture = GAME.picture(state.view(0))
    card = {piece.face: piece.token for piece in picture.pieces}
    assert _why(state, "iceberg/3:5") == "card-first"
    assert _why(state, card["sed"]) == "card-first"
    assert _why(state, card["grj3"], "iceberg/0:0") == "no-entertainer-beside"
    assert _why(state, card["grj3"], card["sed"]) == "cell-taken"
    assert _why(state, card["grj3"], "iceberg/3:5") == "legal"
    assert _why(state, card["grj3"], "iceberg/9:5") == "nothing"
    assert _why(state, card["grj3"], "iceberg/x:5") == "nothing"
    assert _why(state, "penguin-60") == "nothing"
    play(state, "place:grj3:d6")
    assert _why(state, "iceberg/3:5") == "stone-first"
    assert _why(state, "stone-1-0") == "not-your-stone"
    assert _why(state, "stone-0-1", card["sed"]) == "no-penguin"
    assert _why(state, "stone-0-1", card["grj3"]) == "legal"
    assert _why(state, "stone-0-1") == "nothing"
    play(state, "stone:supply:d6")
    play(state, "place:rem2:c5")
    assert _why(state, "stone-0-0") == "not-your-stone"
    assert _why(state, "stone-1-0", "iceberg/3:5") == "stone-there"
    assert GAME.meant(state.view(None), ["iceberg/3:5"]) is None


def test_why_an_entertainer_cannot_lie_or_go_next() -> None:
    seen = set()
    for seed in range(60):
        rng = stream("why", seed)
        setup = GAME.setup(3)
        state = GAME.start(setup, GAME.shuffle(setup, rng))
        while state.moves():
            if state.step == "entertain":
                for way in ("upright", "turned"):
                    seen |= {
                        _why(state, f"iceberg/{x}:{y}", f"=button-{way}") for x in range(9) for y in range(9)
                    }
            elif state.step == "perform":
                seen |= {f"perform {_why(state, f'iceberg/{x}:{y}')}" for x in range(9) for y in range(9)}
            state.play(pick(state.moves(), rng))
    assert seen >= {
        "legal", "cell-taken", "no-card-beside", "complete-at-once", "completes-another",
        "perform not-ready", "perform legal",
    }  # fmt: skip
