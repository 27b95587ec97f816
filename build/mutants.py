"""Mutation testing of the rules: each small change of a line must make a test fail. `python3 build mutate`
starts it. cosmic-ray makes the mutants and keeps what became of them by module, so that an interrupted run
goes on where it was, and only modules that have changed are tried again; `mutant_trial.py` runs the tests. A
mutant lives in a copy of the engine, never in the working tree.
"""

import argparse
import compileall
import difflib
import hashlib
import os
import py_compile
import re
import shutil
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult

from folders import CACHE, ROOT
from mutant_code import meaning
from mutant_trial import Trials
from mutation_report import Mutant, write_report
from rules_modules import RULES, tests_of
from say import Failure, note

SESSIONS = CACHE / "mutants"
CHOSEN = re.compile(
    r"core/(?:"
    r"ReplaceBinaryOperator_(?:Add_Sub|Sub_Add|Mul_FloorDiv|Div_Mul|FloorDiv_Mul|Mod_FloorDiv|Pow_Mul"
    r"|RShift_LShift|LShift_RShift|BitOr_BitAnd|BitAnd_BitOr|BitXor_BitOr)"
    r"|ReplaceComparisonOperator_(?:Eq_NotEq|NotEq_Eq|Lt_LtE|Lt_GtE|LtE_Lt|LtE_Gt|Gt_GtE|Gt_LtE|GtE_Gt|GtE_Lt"
    r"|Is_IsNot|IsNot_Is)"
    r"|ReplaceUnaryOperator_(?:USub_UAdd|Delete_Not|Invert_USub)"
    r"|(?!Replace(?:Binary|Comparison|Unary)Operator)\w+)"
)
"""The operators. Of those that cosmic-ray has in the place of each other, the opposite, and for orders the
neighbour: the rest dies as easily, takes hours, and would make the figures look better than they are.
"""


def _copy(folder: Path) -> None:
    """The engine and its tests as they are now."""
    shutil.rmtree(folder, ignore_errors=True)
    compiled = shutil.ignore_patterns("__pycache__")
    for part in ("core", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=compiled)
    shutil.copy(ROOT / "pyproject.toml", folder)
    # By their contents: a mutant may have the size of its original, and be written within the same second.
    checked = py_compile.PycInvalidationMode.CHECKED_HASH
    compileall.compile_dir(folder / "core", quiet=1, invalidation_mode=checked)


def _session(game: str, module: Path) -> Path:
    """The database of a module's mutants; another one where the module has changed."""
    digest = hashlib.sha256(module.read_bytes()).hexdigest()[:12]
    path = SESSIONS / f"{game}-{module.stem}-{digest}.sqlite"
    if not path.exists():
        half = path.with_suffix(".half")
        half.unlink(missing_ok=True)
        with use_db(str(half)) as database:
            init([module], database, {})
        half.rename(path)
    return path


def _try(trials: Trials, item: WorkItem) -> WorkResult:
    (spec,) = item.mutations
    skipped = WorkResult(worker_outcome=WorkerOutcome.SKIPPED)
    place = trials.folder / spec.module_path
    source = place.read_text("utf-8")
    changed = mutate_code(source, get_operator(spec.operator_name)(), spec.occurrence)
    try:
        if changed is None or meaning(changed) == meaning(source):
            return skipped
    except SyntaxError:  # cosmic-ray takes the star of `*, name` for an operator
        return skipped
    passes = trials.try_mutant(place, source, changed)
    outcome = TestOutcome.SURVIVED if passes else TestOutcome.KILLED
    lines = difflib.ndiff(source.splitlines(), changed.splitlines())
    diff = "\n".join(line for line in lines if line[:2] in ("- ", "+ "))
    said = "no end" if passes is None else ""
    return WorkResult(worker_outcome=WorkerOutcome.NORMAL, output=said, test_outcome=outcome, diff=diff)


def _survivors(database: WorkDB) -> list[WorkItem]:
    """Those that lived, for new tests to try them again; until then they count as living."""
    results = dict(database.results)
    lived = {name for name, result in results.items() if result.test_outcome == TestOutcome.SURVIVED}
    return [item for item in database.work_items if item.job_id in lived]


def _untried(database: WorkDB) -> int:
    """How many mutants of the chosen operators have no result yet."""
    pending = database.pending_work_items
    return sum(bool(CHOSEN.fullmatch(item.mutations[0].operator_name)) for item in pending)


def _mutants(database: WorkDB) -> list[Mutant]:
    results = dict(database.results)
    found = []
    for item in database.work_items:
        result = results.get(item.job_id)
        if result is None or result.worker_outcome == WorkerOutcome.SKIPPED:
            continue
        (spec,) = item.mutations
        changes = (result.diff or "").splitlines()
        old, new = (" ".join(line[2:].strip() for line in changes if line[0] == sign) for sign in "-+")
        killed = result.test_outcome != TestOutcome.SURVIVED
        endless = bool(result.output)
        line = spec.start_pos[0]
        found.append(Mutant(spec.module_path.name, line, old, new, killed=killed, endless=endless))
    return found


def run(game: str, minutes: int | None, *, again: bool) -> tuple[list[Mutant], int]:
    """Tries every mutant of a game that has not been tried, or so many minutes' worth. Returns what became of
    all so far, and how many are left. Raises Failure where the tests fail anyway.
    """
    SESSIONS.mkdir(parents=True, exist_ok=True)
    modules = [Path("core", "parlour", "games", game, f"{name}.py") for name in RULES[game]]
    folder = SESSIONS / game
    _copy(folder)
    found: list[Mutant] = []
    left: list[int] = []
    faults: list[str] = []

    def try_all(trials: Trials) -> None:
        started = time.monotonic()
        if not trials.pass_without():
            faults.append(f"the tests of {game} fail without a mutant: {' '.join(trials.tests)}")
            return
        with ExitStack() as stack:
            databases = [stack.enter_context(use_db(str(path), WorkDB.Mode.open)) for path in sessions]
            # In an order that means nothing, so that those of a run that ends early are a fair sample.
            pending = sorted(
                (
                    (item, database)
                    for database in databases
                    for item in [*database.pending_work_items, *(_survivors(database) if again else ())]
                    if CHOSEN.fullmatch(item.mutations[0].operator_name)
                ),
                key=lambda each: each[0].job_id,
            )
            note(f"{game}: {len(pending)} to look at, {trials.seconds:.0f} s of the processor each at most")
            for number, (item, database) in enumerate(pending, start=1):
                if minutes is not None and time.monotonic() - started > 60 * minutes:
                    break
                database.set_result(item.job_id, _try(trials, item))
                if number % 100 == 0:
                    note(f"  {number} of {len(pending)}, {time.monotonic() - started:.0f} s")
            for database in databases:
                found.extend(_mutants(database))
                left.append(_untried(database))

    sessions = [_session(game, module) for module in modules]
    code = Trials(folder, tests_of(game), try_all).start()
    os.chdir(ROOT)
    shutil.rmtree(folder)
    if faults or code not in (0, 5):
        raise Failure(faults[0] if faults else f"pytest could not begin: {code}")
    return found, sum(left)


def main() -> int:
    """Try the mutants of one game; a process has only one."""
    parser = argparse.ArgumentParser(prog="python3 build mutate")
    parser.add_argument("game", choices=list(RULES))
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--minutes", type=int)
    options = parser.parse_args()
    os.nice(10)
    os.chdir(ROOT)
    try:
        found, left = run(options.game, options.minutes, again=options.again)
        return write_report(options.game, found, left)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
