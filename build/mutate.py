"""`python3 build mutate [game …]`: see mutants.py, which runs in the Python of trust_packages."""

import subprocess
from collections.abc import Sequence

from folders import BUILD, ROOT
from rules_modules import RULES
from say import Failure
from trust_packages import trust_packages


def mutate(games: Sequence[str], minutes: int | None, *, again: bool) -> int:
    """Try the mutants of these games, or of all. Returns the exit code. Raises Failure."""
    for game in games:
        if game not in RULES:
            raise Failure(f"no such game: {game}. Games: {', '.join(RULES)}")
    python = trust_packages()
    more = ["--again"] if again else []
    more += [] if minutes is None else ["--minutes", str(minutes)]
    codes = [
        subprocess.run(
            [str(python), str(BUILD / "mutants.py"), game, *more],
            cwd=ROOT,
            check=False,
        ).returncode
        for game in games or RULES
    ]
    return max(codes)
