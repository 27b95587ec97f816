"""`python3 build coverage`: every line and every branch of the rules is run by their tests, or it fails."""

from folders import CACHE, PYTHON, ROOT
from rules_modules import RULES, tests_of
from say import note, run


def rules_coverage() -> None:
    """Raises Failure, with the lines and branches that no test comes to."""
    CACHE.mkdir(exist_ok=True)
    slow = ("conformance", "reference")  # whole games, which come to no line that the others do not
    tests = [test for game in RULES for test in tests_of(game) if not any(name in test for name in slow)]
    sources = ",".join(f"parlour.games.{game}" for game in RULES)
    modules = ",".join(f"*/games/{game}/{name}.py" for game, names in RULES.items() for name in names)
    environment = {
        "COVERAGE_FILE": str(CACHE / "rules.coverage"),
        "COVERAGE_CORE": "ctrace",
        "PYTHONPATH": str(ROOT / "core"),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    coverage = [str(PYTHON), "-m", "coverage"]
    pytest = ["-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    measured = [*coverage, "run", "--branch", f"--source={sources}", *pytest]
    run(measured, what="the tests of rules", folder=ROOT, environment=environment)
    report = [*coverage, "report", "--show-missing", f"--include={modules}", "--fail-under=100"]
    note(run(report, what="coverage of the rules", folder=ROOT, environment=environment))
