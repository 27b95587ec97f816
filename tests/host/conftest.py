"""Fixtures of the tests of what runs on a computer of one's own."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What the test starts hears Ctrl-C: a shell starts what runs in its background deaf to it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
