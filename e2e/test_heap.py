"""A tab does not grow by the matches that are played in it: the short form of `python3 build bench heap`."""

import pytest
from playwright.sync_api import Page

import bench_heap

WARM, MATCHES = 3, 6


@pytest.fixture
def playing(warm: Page, address: str) -> Page:
    """A page in which each kind of match has been played once: faces, modules and moves are there."""
    for number in range(WARM):
        bench_heap.play(warm, address, number)
    return warm


def test_matches_leave_nothing_behind(playing: Page, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Less than of two hundred matches: a forgotten table alone has a thousand nodes and fifty listeners.
    for name, most in {"page": 1_000_000, "nodes": 3_000, "listeners": 150, "objects": 6_000}.items():
        monkeypatch.setitem(bench_heap.LITTLE, name, most)
    first = bench_heap.heap_of(playing)
    for number in range(WARM, WARM + MATCHES):
        bench_heap.play(playing, address, number)
    assert bench_heap.grown("matches", first, bench_heap.heap_of(playing), MATCHES) == []
