"""`python3 build bench boot`: our page's boot against a stock `loadPyodide()` page."""

from say import Failure


def bench_boot() -> None:
    """Not there yet: it needs the page. Raises Failure."""
    raise Failure("bench boot is not written yet")
