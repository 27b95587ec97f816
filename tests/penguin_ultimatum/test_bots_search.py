"""The bots that play ahead: legal, repeatable, stopped at any moment, strong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from penguin_ultimatum.helpers import play, position

from parlour.bots import Searcher, decide, find_bot
from parlour.chance import stream
from parlour.errors import BadSetup, Unreadable
from parlour.games.penguin_ultimatum import GAME, PenguinUltimatumState
from parlour.games.penguin_ultimatum.bots import search
from parlour.games.penguin_ultimatum.bots.lines import Line, best_looking, look_closer, share_of, weighed
from parlour.games.penguin_ultimatum.bots.playing import options
from parlour.games.penguin_ultimatum.bots.search import playout, redealt
from parlour.games.penguin_ultimatum.bots.worth import Worths, rockhopper_worths, tuned_worths
from parlour.games.penguin_ultimatum.cards import ENTERTAINER
from parlour.games.penguin_ultimatum.moves import NOTHING, STAY, Move, Perform, Place
from parlour.registry import all_games

LEVELS = ("random", "little", "rockhopper", "greedy", "gentoo/4", "emperor/17")
SEARCHERS = ("gentoo/6", "emperor/40")


def searcher(text: str) -> Searcher[Move]:
    bot = find_bot(GAME, text)
    assert isinstance(bot, Searcher)
    return bot


def positions(
    seats: int, seed: str, options_: dict[str, str] | None = None
) -> Iterator[PenguinUltimatumState]:
    """The positions of a game of rockhoppers."""
    setup = GAME.setup(seats, options_)
    state = GAME.start(setup, GAME.shuffle(setup, stream(seed, seats)))
    while state.moves():
        yield state
        state.play(max(options(state, rockhopper_worths(seats)), key=lambda option: option[0])[1][0])


@pytest.mark.parametrize(
    ("seats", "fixed", "iceberg", "first"),
    [
        (2, "off", "standard", 0),
        (2, "on", "small", 2),
        (3, "on", "standard", 0),
        (3, "off", "large", 3),
        (4, "off", "small", 0),
        (4, "on", "large", 4),
    ],
)
def test_whole_games_of_all_levels_end_and_no_move_is_illegal(
    seats: int, fixed: str, iceberg: str, first: int
) -> None:
    setup = GAME.setup(seats, {"fixed-setup": fixed, "iceberg": iceberg})
    state = GAME.start(setup, GAME.shuffle(setup, stream("levels", seats, fixed, iceberg)))
    bots = [find_bot(GAME, LEVELS[-1 - (first + seat) % len(LEVELS)]) for seat in range(seats)]
    number = 0
    while state.moves():
        number += 1
        move = decide(bots[state.turn], state.view(state.turn), stream("levels", number))
        assert move in state.moves()
        state.play(move)


@pytest.mark.parametrize("name", SEARCHERS)
def test_stopped_at_any_step_the_answer_is_legal_and_the_best_comes_first(name: str) -> None:
    for number, state in enumerate(positions(3, "stop")):
        if number % 9 and state.step != "perform":
            continue
        view = state.view(state.turn)
        for answers in searcher(name).weigh(view, stream("stop", number)):
            assert answers
            assert {each.move for each in answers} <= set(view.moves)
            assert len({each.move for each in answers}) == len(answers)
            shares = [each.share for each in answers]
            assert shares == sorted(shares, reverse=True)
            assert all(0 <= share <= 1 for share in shares)
            assert all(-50 < each.points < 150 for each in answers)
        assert decide(searcher(name), view, stream("stop", number), 1) in view.moves


@pytest.mark.parametrize("name", SEARCHERS)
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    for number, state in enumerate(positions(4, "same")):
        if number % 13 == 0:
            view = state.view(state.turn)
            first, again = (list(searcher(name).weigh(view, stream("same", number))) for _ in range(2))
            assert first == again


@pytest.mark.parametrize("name", SEARCHERS)
def test_asked_for_moves_are_weighed_too(name: str) -> None:
    for number, state in enumerate(positions(2, "also")):
        if number % 7 and len(state.moves()) > 1:
            continue
        view = state.view(state.turn)
        also = view.moves[:: max(1, len(view.moves) // 3)]
        *_, last = searcher(name).weigh(view, stream("also", number), also)
        assert set(also) <= {each.move for each in last}


def test_an_asked_for_move_is_played_out_as_the_best_ones_are(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(iter(positions(2, "race")))
    ranked = sorted(options(state, tuned_worths(2)), key=lambda option: -option[0])
    worst = list(dict.fromkeys(line[0] for _, line in ranked))[-1]  # the place of the worst best turn
    played = []

    def listening(
        deal: PenguinUltimatumState, moves: Sequence[Move], worths: Worths, others: Worths
    ) -> PenguinUltimatumState:
        played.append(moves[0])
        return playout(deal, moves, worths, others)

    monkeypatch.setattr(search, "playout", listening)
    list(searcher("emperor/40").weigh(state.view(state.turn), stream("race")))
    assert worst not in played
    list(searcher("emperor/40").weigh(state.view(state.turn), stream("race"), [worst]))
    assert worst in played


def test_asked_for_moves_may_give_up_any_card_and_move_any_stone() -> None:
    cells = "e5=shj d4=curtain f4=grm5@0 f6=grj5@0 h8=blm5 g4=rej2"
    state = position(cells, ["grm2 grd3 rea2 rem3", ""], held=["sea bed", ""])
    also = [move for move in state.moves() if isinstance(move, Place) and move.given != NOTHING]
    assert {move.given for move in also} == {ENTERTAINER["sea"], ENTERTAINER["bed"]}
    lines = best_looking(state, tuned_worths(2), 3, also)
    assert set(also) <= {line[0] for line in lines}
    assert all(len(line) == 2 and line[1] in state.after(line[0]).moves() for line in lines)
    play(state, "place:rem3:d6")
    stones = best_looking(state, tuned_worths(2), 3, state.moves())
    assert sorted(str(line[0]) for line in stones) == sorted(map(str, state.moves()))


def test_nonsense_is_refused() -> None:
    for name in SEARCHERS:
        with pytest.raises(BadSetup):
            find_bot(GAME, name.split("/")[0] + "/0")
    for other in all_games().values():
        if other.name != GAME.name:
            setup = other.setup(other.seats[0])
            state = other.start(setup, other.shuffle(setup, stream("other")))
            for name in ("little", "greedy", "gentoo", "emperor"):
                with pytest.raises(Unreadable):
                    list(GAME.bots()[name].think(state.view(state.turn), stream("other")))


@pytest.mark.parametrize("fixed", ["off", "on"])
def test_only_what_a_seat_does_not_see_is_dealt_anew(fixed: str) -> None:
    for number, state in enumerate(positions(3, "redeal", {"fixed-setup": fixed})):
        if number % 10:
            continue
        seat, view = state.turn, state.view(state.turn)
        hands = set()
        for _ in range(4):
            deal = redealt(view, GAME.guess(view, stream("redeal", number)), stream("redeal", number, _))
            assert deal.hands[seat] == state.hands[seat]
            assert deal.board.holds == state.board.holds
            assert list(map(len, deal.hands)) == list(map(len, state.hands))
            assert deal.entertainers[-1:] == state.entertainers[-1:]
            assert sorted(deal.entertainers) == sorted(state.entertainers)
            assert sorted(sum(deal.hands, deal.pile)) == sorted(sum(state.hands, state.pile))
            hands.add(tuple(map(tuple, deal.hands)))
        assert len(hands) > 1 or not state.pile


def test_a_line_that_left_early_is_compared_over_the_deals_it_has_met() -> None:
    """Both met a bad deal; the one that stayed met good ones later, which say nothing of the other."""
    stayed, left = Line((STAY,), 0.5, 10.0), Line((Perform(5),), 0.5, 10.0)
    stayed.add(0.2, 4.0)
    left.add(0.1, 2.0)
    for _ in range(7):
        stayed.add(0.9, 20.0)
    best, other = weighed([left, stayed])
    assert best.move is STAY
    assert abs(best.share - (1.0 + 0.2 + 6.3) / 10) < 1e-9
    assert abs(best.share - other.share - 0.1 / 3) < 1e-9
    assert abs(best.points - other.points - 2.0 / 3) < 1e-9


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_share_is_even_when_nobody_is_ahead(seats: int) -> None:
    assert abs(share_of(0.0, 9.0, seats) - 1 / seats) < 1e-12
    assert 0 < share_of(-40.0, 9.0, seats) < share_of(-9.0, 9.0, seats) < share_of(9.0, 9.0, seats) < 1


def test_the_last_show_is_chosen_by_what_it_decides() -> None:
    """No entertainer is left: whichever goes now ends the game (PU-21), and only the sheep wins it."""
    cells = "c3=shj b2=grj5@0 d2=curtain b4=curtain h3=bed g2=bld4@1 h2=curtain"
    state = position(cells, ["rem3", ""], points=(30, 33), entertainers="")
    state.board.ready[:] = [*state.board.stages]
    state.step, state.options = "perform", None
    shares = {
        line[0]: look_closer(state, line, tuned_worths(2)).share
        for line in best_looking(state, tuned_worths(2), 9, ())
    }
    assert {str(move): share for move, share in shares.items()} == {"perform:c3": 1.0, "perform:h3": 0.0}


@pytest.mark.parametrize(
    ("name", "other", "deals", "floor"),
    [
        ("little", "random", 2, 60),
        ("rockhopper", "little", 3, 30),
        ("greedy", "rockhopper", 2, 30),
        ("gentoo", "greedy", 4, 30),
        ("emperor/16", "greedy", 2, 30),
    ],
)
def test_strength_does_not_fall(name: str, other: str, deals: int, floor: int) -> None:
    """Points ahead in all of a few games for two with rotated seats: the same ones at every run."""
    setup = GAME.setup(2)
    bots = {True: find_bot(GAME, name), False: find_bot(GAME, other)}
    total = 0
    for deal in range(deals):
        for seat in (0, 1):
            state = GAME.start(setup, GAME.shuffle(setup, stream("floor", deal)))
            number = 0
            while state.moves():
                number += 1
                rng = stream("floor", deal, seat, number)
                state.play(decide(bots[state.turn == seat], state.view(state.turn), rng))
            total += state.scores()[seat] - state.scores()[1 - seat]
    assert total >= floor
