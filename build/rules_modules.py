"""Which modules are the rules of each game, and which tests hold them: `tests/<game>/rules.toml`, for the
coverage and mutants. A game without that file is not asked.
"""

import tomllib

from folders import ROOT

_FOUND = {
    path.parent.name: tomllib.loads(path.read_text("utf-8"))
    for path in sorted((ROOT / "tests").glob("*/rules.toml"))
}

RULES: dict[str, list[str]] = {game: found["modules"] for game, found in _FOUND.items()}
"""By folder of `parlour/games`: what may be dealt and played, what it brings, and why not. Pictures, words,
guesses and bots are not rules.
"""

OF_ALL_GAMES = (
    "tests/test_record.py::test_every_match_survives_its_text[{name}]",
    "tests/test_goldens.py::test_the_match_still_looks_the_same_to_every_seat[{name}-2]",
    "tests/test_goldens.py::test_the_match_still_looks_the_same_to_every_seat[{name}-3]",
    "tests/test_conformance.py::test_random_matches_keep_every_promise[{name}-3-0]",
)
"""What holds the rules of any game: records, views and events as they were, promises."""


def tests_of(game: str) -> list[str]:
    """The tests of a game's rules, from the project's folder: the quick ones first, of those with whole games
    as many as can be run some hundred times.
    """
    own = [f"tests/{game}/{name}" for name in _FOUND[game]["tests"]]
    quick = [name for name in own if "::" not in name]
    shared = [name.format(name=game.replace("_", "-")) for name in OF_ALL_GAMES]
    return [*quick, *shared, *(name for name in own if "::" in name)]
