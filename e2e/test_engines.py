"""Firefox and WebKit: the start, a game of each kind, a reload, the table alone, also in a frame of another
site, and the edition that is one file from a disk.
"""

import json
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from urllib.parse import urlencode

import pytest

import other_browsers
from faulty_server import site_folder
from folders import SITE
from likes import QUICK, liking
from support.engines import PATIENCE, Driver, firefox, webkit
from support.frames import foreign_page

GAMES = ("blue-penguin", "penguin-party", "penguin-ultimatum")

TABLE = "document.querySelector('penguin-table')?.shadowRoot?.querySelector('.table')"
MARKED = (
    "[...document.querySelector('penguin-table').shadowRoot.querySelectorAll("
    "\"[data-action='confirm'], .open > .body, .actions button:not([data-action='back'])\")]"
    ".sort((a, b) => (b.dataset.action === 'confirm') - (a.dataset.action === 'confirm'))[0]"
)
BOTS = urlencode({"game": "penguin-party", "seats": "Pip=little; Bo=little"})
HOST = "<script>const heard = []; onmessage = ({ data }) => heard.push(data.type)</script>"
PROBE = "blocked a script (script-src-elem) at data:text/javascript,"
"""Pyodide tries whether it may import scripts, and Firefox tells that the edition's policy forbids it."""


def match(game: str) -> str:
    return urlencode({"game": game, "seats": "Ann; Bo=little", "seed": "abc"})


def wait_for(driver: Driver, script: str, wanted: Callable[[object], bool]) -> object:
    """Look until what the script gives is wanted."""
    until = time.monotonic() + PATIENCE
    while not wanted(found := driver.run(script)):
        assert time.monotonic() < until, f"{script} gave {found}"
    return found


def phase(driver: Driver, wanted: str) -> None:
    shown = "document.querySelector('penguin-table')?.shadowRoot?.textContent ?? document.body.innerText"
    wait_for(driver, f"{TABLE}?.dataset.phase ?? ({shown})", lambda found: found == wanted)


def position(driver: Driver) -> object:
    return driver.run(f"{TABLE}.dataset.position")


def move(driver: Driver) -> None:
    """Press on what is marked until a move is made and the bot has answered."""
    phase(driver, "person")
    before = position(driver)
    while position(driver) == before:
        both = f"{TABLE}.dataset.position + {TABLE}.dataset.step"
        then = driver.run(both)
        driver.click(MARKED)
        wait_for(driver, f"{both} !== {json.dumps(then)}", bool)
    phase(driver, "person")


def play_everywhere(driver: Driver, address: str) -> None:
    driver.goto(f"{address}{site_folder('runtime')}third-party.txt")  # any page of the site that does nothing
    driver.run(liking(QUICK))
    driver.goto(address)
    state = "document.querySelector('.engine-bar')?.dataset.state ?? ''"
    ended = wait_for(driver, state, lambda found: found in {"ready", "failed"})
    assert ended == "ready", driver.run("document.querySelector('.engine-bar').innerText")
    for game in GAMES:
        driver.run(f"location.hash = '#/play?{match(game)}'")
        shown = "document.querySelector('penguin-table')?.getAttribute('game')"
        wait_for(driver, f"{shown} === '{game}'", bool)
        move(driver)
    record = "document.querySelector('penguin-table').record"
    before = driver.run(record)
    driver.reload()
    phase(driver, "person")
    assert driver.run(record) == before
    move(driver)
    driver.goto(f"{address}embed.html?{match(GAMES[0])}")
    move(driver)


def watch_in_a_frame(driver: Driver, host: str) -> None:
    """Bots play in a frame of another site, which hears of it."""
    driver.goto(host)
    wait_for(driver, "heard.join(' ')", lambda found: "ready" in str(found) and "move" in str(found))
    assert "error" not in str(driver.run("heard.join(' ')"))


def play_from_disk(driver: Driver, file: str) -> None:
    driver.goto(file)
    driver.run(liking(QUICK))
    for game in GAMES:
        driver.goto("about:blank")
        driver.goto(f"{file}#/play?{match(game)}")
        move(driver)


@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # selenium's own call
@pytest.mark.parametrize(
    ("program", "start"),
    [(other_browsers.firefox(), firefox), (other_browsers.webkit_driver(), webkit)],
    ids=["firefox", "webkit"],
)
def test_the_games_are_played_in(
    address: str,
    program: str | None,
    start: Callable[[str], AbstractContextManager[Driver]],
) -> None:
    if program is None:
        pytest.skip(f"not on this machine; on Debian: apt install {' '.join(other_browsers.PACKAGES)}")
    frame = f'<iframe src="{address}embed.html?{BOTS}" width="800" height="700"></iframe>'
    with foreign_page(HOST + frame) as host, start(program) as driver:
        play_everywhere(driver, address)
        watch_in_a_frame(driver, host)
        assert driver.errors() == []
        play_from_disk(driver, (SITE / "penguin-parlour.html").as_uri())
        assert [error for error in driver.errors() if PROBE not in error] == []
