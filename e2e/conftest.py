"""Fixtures of the browser tests; pytest-playwright's `page`, `context`, `new_context` are watched here.

server     the finished site with the headers of netlify.toml, for all tests
own_server the same for one test that stops it
warm       a page whose engine has started, at its lobby, without pauses; shared by the tests of a worker
watched    the same on a desk in the light, then on a phone in the dark; without movement
address    where the site is, with a slash at the end
plain_address  the same where browsers see plain http: no locks, no crypto.subtle, no service worker
faulty     a server of the site that refuses what the test tells it to
errors     for tests of what fails: printed errors are expected, foreign requests are not
announce   announce(pattern, sure=True): errors that the test provokes; every other one fails it at its end
foreign    foreign(body, headers): somebody else's page, e.g. with our page in a frame; its address
"""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

# Requests that a service worker makes are seen too; Playwright reads this when it starts.
os.environ.setdefault("PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS", "1")

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import browser as browser_program
from faulty_server import FaultyServer, serving
from folders import SITE
from page_server import PageServer
from support.frames import Foreign, foreign_page
from support.police import Announce, Police
from support.warm import WarmPage, without_notes

PLAIN = "plain.test"
"""Another name of this machine, not trusted as localhost is: our site on plain http."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser that the build found, with its flags; names of other machines lead nowhere."""
    flags = [
        *browser_program.FLAGS,
        f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ]
    return {**browser_type_launch_args, "executable_path": browser_program.ensure(), "args": flags}


@pytest.fixture(scope="session")
def server() -> Iterator[PageServer]:
    if not (SITE / "manifest.json").is_file():
        pytest.exit("there is no site to test: build it by `python3 build site`", returncode=1)
    server = PageServer(SITE).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def address(server: PageServer) -> str:
    return server.address


@pytest.fixture
def own_server(police: Police) -> Iterator[PageServer]:
    server = PageServer(SITE).start()
    police.ours.add(urlsplit(server.address).netloc)
    yield server
    server.stop()


@pytest.fixture
def police(address: str) -> Police:
    return Police({urlsplit(address).netloc})


@pytest.fixture
def plain_address(address: str, police: Police) -> str:
    found = address.replace("127.0.0.1", PLAIN)
    police.ours.add(urlsplit(found).netloc)
    return found


@pytest.fixture
def announce(police: Police) -> Announce:
    return police.announce


@pytest.fixture
def faulty(police: Police) -> Iterator[FaultyServer]:
    """A server of the finished site that can be told to refuse: missing, damaged, silent, slow files."""
    with serving(police) as server:
        yield server


@pytest.fixture
def errors(announce: Announce) -> None:
    """For tests of what fails: browser, Pyodide and PyScript may print errors, but still ask nobody else."""
    announce("^(console|uncaught)", sure=False)


def fail_for(faults: list[str]) -> None:
    if faults:
        pytest.fail("unannounced:\n- " + "\n- ".join(faults), pytrace=False)


@pytest.fixture
def new_context(
    police: Police, new_context: Callable[..., BrowserContext]
) -> Iterator[Callable[..., BrowserContext]]:
    """Every context of a test is watched, and the test fails at its end for what it did not announce.

    Nothing is explained there unasked, unless a test that must do without scripts before the page's own
    says so.
    """

    def make(*, explained: bool = False, **options: Any) -> BrowserContext:
        context = police.watch(new_context(**options))
        return context if explained else without_notes(context)

    yield make
    fail_for(police.report())


failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember what failed: the warm page of such a test is not lent again."""
    report = yield
    if report.failed:
        item.stash[failed] = True
    return report


@pytest.fixture(scope="session")
def warm_page(browser: Browser, address: str) -> Iterator[WarmPage]:
    page = WarmPage(browser, address)
    yield page
    page.close()


@pytest.fixture
def warm(warm_page: WarmPage, police: Police, request: pytest.FixtureRequest) -> Iterator[Page]:
    yield warm_page.lend(police)
    faults = police.report()
    warm_page.take_back(police, sound=not faults and not request.node.stash.get(failed, False))
    fail_for(faults)


@pytest.fixture(params=["light 1280", "dark 320"])
def watched(request: pytest.FixtureRequest, warm: Page) -> Page:
    scheme, width = request.param.split()
    warm.set_viewport_size({"width": int(width), "height": 800})
    warm.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    return warm


@pytest.fixture
def foreign(police: Police) -> Iterator[Foreign]:
    with ExitStack() as pages:

        def show(body: str, headers: dict[str, str] | None = None) -> str:
            address = pages.enter_context(foreign_page(body, headers))
            police.ours.add(urlsplit(address).netloc)
            return address

        yield show
