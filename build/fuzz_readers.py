"""What is fuzzed: every reader of texts that come from outside must give a value or a ParlourError, and what
it gives must be written and read again as the same.
"""

import asyncio
import io
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.bots import find_bot
from parlour.desk import Desk
from parlour.errors import ParlourError
from parlour.record import excerpts, read_record
from parlour.registry import all_games
from parlour.replay import replayed
from parlour.texts import settings as read_settings

SIGNS = '\n\r {};:.0123456789-_,/=[]"winerpotsmvcu\ufeff\u2028é'


def _record(text: str) -> None:
    record = read_record(text)
    again = read_record(str(record))
    if again != record or str(again) != str(record):
        raise AssertionError(f"written and read again it is another: {text!r}")
    for _ in replayed(record, lambda _event: None):
        pass


def _stream(text: str) -> None:
    for excerpt in excerpts(io.StringIO(text)):
        try:
            excerpt.read()
        except ParlourError as error:
            if error.line < excerpt.line:
                raise AssertionError(f"no such place: {error}") from error


def _words(text: str) -> None:
    for word in text.split()[:20]:
        for game in all_games().values():
            for read in (game.parse, lambda bot, game=game: find_bot(game, bot)):
                with suppress(ParlourError):
                    read(word)
    read_settings(text.split())


def _request(text: str) -> None:
    reply = asyncio.run(Desk().answer(text))
    if '"type":"Internal"' in reply:
        raise AssertionError(reply)


all_games()  # here, where an import is watched

READERS: tuple[Callable[[str], None], ...] = (_record, _stream, _words, _request)


def read_all(text: str) -> None:
    """Gives a text to every reader."""
    for read in READERS:
        with suppress(ParlourError):
            read(text)


def damaged(records: list[str]) -> st.SearchStrategy[str]:
    """Records with a piece cut out, put in, doubled or exchanged, and texts of such signs alone."""
    some = st.text(st.sampled_from(SIGNS) | st.characters(), max_size=30)

    @st.composite
    def text(draw: st.DrawFn) -> str:
        made = draw(st.sampled_from(records))
        for _ in range(draw(st.integers(0, 3))):
            start = draw(st.integers(0, len(made)))
            end = draw(st.integers(start, min(len(made), start + 200)))
            made = made[:start] + draw(some | st.just(made[start:end] * 2)) + made[end:]
        return made

    return text() | some


def search(seconds: int, tests: Path) -> None:
    """Lets hypothesis look until the time is up; it shrinks what it finds."""
    records = [path.read_text("utf-8") for path in sorted(tests.glob("*/*.record"))]
    ends = time.monotonic() + seconds
    tried = 0

    @settings(max_examples=500, deadline=10_000, database=None, suppress_health_check=list(HealthCheck))
    @given(damaged(records))
    def one(text: str) -> None:
        nonlocal tried
        tried += 1
        read_all(text)

    while time.monotonic() < ends:
        one()
    print(f"{tried} texts, none of which a reader failed on")
