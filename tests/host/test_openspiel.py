"""OpenSpiel's own tests and playthroughs, and what these do not look at: chances, clones, who knows what."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.errors import BadSetup, Illegal
from parlour.learning.matches import Rules, rewards
from parlour.learning.spiel_position import Position
from parlour.registry import games

PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
pyspiel: Any = pytest.importorskip(
    "pyspiel", reason=f"OpenSpiel has no wheel for Python {PYTHON} on {sys.platform}"
)
spiel: Any = import_module("parlour.learning.spiel")

MANY = 800
HERE = Path(__file__).parent
CORE = HERE.parents[1] / "core"
CASES = [
    pytest.param(name, seats, id=f"{name}-{seats}") for name, game in games().items() for seats in game.seats
]


def load(name: str, **settings: Any) -> Any:
    return pyspiel.load_game(spiel.spiel_name(name), settings)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_openspiels_random_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, players=seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", sorted(games()))
def test_openspiels_random_simulation_with_states_written_and_read(name: str) -> None:
    settings = {"rounds": "single"} if name == "penguin-party" else {}
    pyspiel.random_sim_test(load(name, **settings), num_sims=1, serialize=True, verbose=False)


PLAYTHROUGHS = {
    "blue-penguin": "parlour_blue_penguin(players=3,experts=on)",
    "penguin-party": "parlour_penguin_party(players=3,rounds=single)",
    "penguin-ultimatum": "parlour_penguin_ultimatum(iceberg=small)",
}


def playthrough(game: str) -> str:
    """OpenSpiel's playthrough without tensors, of which the strings tell everything that is not 0."""
    flags = import_module("absl.flags").FLAGS
    generate_playthrough = import_module("open_spiel.python.algorithms.generate_playthrough")
    if not flags.is_parsed():
        flags(["test"])
    lines = generate_playthrough.playthrough(game, None, seed=7).splitlines()
    kept = [line for line in lines if ("Tensor(" not in line and line[:1] not in "◯◉ ") or not line]
    return "\n".join(line.rstrip() for line in kept) + "\n"


@pytest.mark.parametrize("name", sorted(PLAYTHROUGHS))
def test_playthroughs_are_the_stored_ones(name: str) -> None:
    """`python tests/host/test_openspiel.py` stores them anew."""
    stored = HERE / "playthroughs" / f"{name}.txt"
    assert playthrough(PLAYTHROUGHS[name]) == stored.read_text("utf-8")


def at_random(state: Any, rng: Random) -> int:
    """An action at random: by its chance where chance decides."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, chances)[0])


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_clone_goes_its_own_way(name: str, seats: int) -> None:
    rng = Random(1)
    settings = {"rounds": "single"} if name == "penguin-party" else {}
    state = load(name, players=seats, **settings).new_initial_state()
    while not state.is_terminal():
        if rng.random() < 0.1:
            before = str(state), [state.information_state_string(seat) for seat in range(seats)]
            clone = state.clone()
            while not clone.is_terminal():
                clone.apply_action(at_random(clone, rng))
            assert (str(state), [state.information_state_string(seat) for seat in range(seats)]) == before
        state.apply_action(at_random(state, rng))
    position = state.position
    assert tuple(state.returns()) == rewards(position.outcome)
    assert position.outcome.scores == position.state.scores()


def drawn(name: str, seats: int, rng: Random) -> Position:
    """A position with everything dealt, by chances."""
    position = Position(Rules(name, seats, {}))
    while position.dealing:
        actions, chances = zip(*position.outcomes(), strict=True)
        assert abs(sum(chances) - 1) < 1e-9
        assert min(chances) > 0
        position.apply(int(rng.choices(actions, chances)[0]))
    return position


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_dealt_is_a_deal_of_the_game(name: str, seats: int) -> None:
    position = drawn(name, seats, Random(2))
    assert position.state is not None
    rules = position.rules
    again = rules.game.read_deal(rules.setup, position.state.deal.fields())
    assert rules.game.start(rules.setup, again).view(None) == position.state.view(None)


def test_alike_cards_are_as_likely_as_there_are_many() -> None:
    position = Position(Rules("penguin-party", 4, {}))
    assert position.outcomes() == [(seat, 1 / 4) for seat in range(4)]
    position.apply(2)
    assert position.text_of(4) == "card:green"
    assert position.outcomes() == [(0, 7 / 36), (1, 7 / 36), (2, 7 / 36), (3, 7 / 36), (4, 8 / 36)]
    position.apply(4)
    assert position.outcomes()[4] == (4, 7 / 35)


def test_chances_are_those_of_the_shuffle() -> None:
    rng = Random(3)
    counts = Counter(
        (position.drawn[1][0], position.drawn[0][0])
        for position in (drawn("penguin-party", 2, rng) for _ in range(MANY))
    )
    for (card, _), count in counts.items():
        expected = (8 if card == "green" else 7) / 36 / 2
        assert abs(count / MANY - expected) < 4 * (expected * (1 - expected) / MANY) ** 0.5


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_players_with_the_same_information_see_the_same(name: str, seats: int) -> None:
    """Hidden cards swapped: the same strings for the one that cannot tell, others for somebody who can."""
    rng = Random(4)
    settings = {"rounds": "single"} if name == "penguin-party" else {}
    position = drawn(name, seats, rng)
    game = load(name, players=seats, **settings)
    state = position.state
    assert state is not None
    for _ in range(8):
        state.play(rng.choice(state.moves()))
    for seat in range(seats):
        view = state.view(seat)
        guess = position.rules.game.guess(view, rng)
        one, other = game.new_initial_state(), game.new_initial_state()
        for table, held in ((one, state), (other, guess)):
            table.position = Position(position.rules)
            table.position.state = held
        assert one.information_state_string(seat) == other.information_state_string(seat)
        assert one.information_state_tensor(seat) == other.information_state_tensor(seat)
        assert one.observation_string(seat) == other.observation_string(seat)
        hidden = [
            one.information_state_string(each) != other.information_state_string(each)
            for each in range(seats)
            if each != seat
        ]
        assert any(hidden)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_resampled_state_is_the_same_to_its_player_only(name: str, seats: int) -> None:
    rng = Random(6)
    state = load(name, players=seats).new_initial_state()
    while state.is_chance_node() or state.position.state.view(None).history[8:9] == ():
        state.apply_action(at_random(state, rng))
    if name == "penguin-party":  # on in the second round
        while state.position.carry.round < 2 or state.is_chance_node():
            state.apply_action(at_random(state, rng))
    for seat in range(seats):
        other = state.resample_from_infostate(seat, rng.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.current_player() == state.current_player()
        assert str(other) != str(state)
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(other.get_game(), other))[
            1
        ]
        assert str(again) == str(other)
        while not other.is_terminal():
            other.apply_action(at_random(other, rng))


def test_openspiels_search_over_information_sets_plays() -> None:
    numpy, ismcts, mcts = map(
        import_module,
        ("numpy", "open_spiel.python.algorithms.ismcts", "open_spiel.python.algorithms.mcts"),
    )
    rng = numpy.random.RandomState(1)
    game = load("penguin-party", players=3, rounds="single")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=5,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        random_state=rng,
    )
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(at_random(state, Random(2)))
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_rounds_that_are_over_are_remembered() -> None:
    rng = Random(5)
    state = load("penguin-party", players=2).new_initial_state()
    while not state.position.past:
        state.apply_action(at_random(state, rng))
    assert state.is_chance_node()
    text = state.information_state_string(0)
    assert text.startswith("player 0\nmemory ")
    assert "memory" not in state.observation_string(0)
    while not state.is_terminal():
        state.apply_action(at_random(state, rng))
    assert state.information_state_string(0).count("memory ") == 2
    assert state.information_state_string(0).count(text.splitlines()[1]) == 1


def test_what_cannot_be_is_told_apart() -> None:
    with pytest.raises(BadSetup, match="learning-endless"):
        load("penguin-party", ties="play-on")
    with pytest.raises(BadSetup, match="option-value"):
        load("blue-penguin", experts="maybe")
    with pytest.raises(BadSetup, match="seats"):
        load("blue-penguin", players=7)
    position = Position(Rules("penguin-party", 4, {}))
    with pytest.raises(Illegal, match="action-empty"):
        position.apply(9)
    position = drawn("blue-penguin", 2, Random(1))
    with pytest.raises(Illegal, match=r"not-in-hand \(BP-4\)"):
        position.apply(next(action for action in range(60) if action not in position.legal))


def test_a_program_ends_in_peace_and_a_missing_package_is_told() -> None:
    script = (
        "import pyspiel, parlour.learning.spiel\n"
        "print(pyspiel.load_game('parlour_blue_penguin').new_initial_state().current_player())"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=CORE
    )
    assert (done.stdout, done.stderr) == ("-1\n", "")
    script = "import sys; sys.modules['pyspiel'] = None; import parlour.learning.spiel"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, cwd=CORE
    )
    assert "extra-missing at pyspiel install='penguin-parlour[openspiel]'" in done.stderr


if __name__ == "__main__":
    for each, string in PLAYTHROUGHS.items():
        (HERE / "playthroughs" / f"{each}.txt").write_text(playthrough(string), "utf-8")
