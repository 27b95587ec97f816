"""Watches every page of a test: an error or a foreign request that the test did not announce fails it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

QUIET_SCHEMES = {"data", "blob", "about"}


@dataclass
class Announcement:
    """A regular expression for what a test provokes; if it is `sure` and does not happen, that is a fault."""

    pattern: re.Pattern[str]
    sure: bool
    seen: int = 0


@dataclass
class Police:
    """Collects what happens in contexts; `report` tells what is wrong at the end of a test."""

    ours: set[str]
    """Origins that a test may ask, as host:port."""
    faults: list[str] = field(default_factory=list)
    announcements: list[Announcement] = field(default_factory=list)

    def announce(self, pattern: str, *, sure: bool = True) -> None:
        """Expect errors that the regular expression fits, from now on."""
        self.announcements.append(Announcement(re.compile(pattern), sure))

    @property
    def _listeners(self) -> dict[str, Callable[..., None]]:
        return {
            "console": self._console,
            "weberror": self._web_error,
            "request": self._request,
            "page": self._page,
        }

    def watch(self, context: BrowserContext) -> BrowserContext:
        """Listen to all pages, frames and workers of a context."""
        for event, listener in self._listeners.items():
            context.on(event, listener)  # type: ignore[call-overload] # each fits its event
        for page in context.pages:
            self._page(page)
        return context

    def leave(self, context: BrowserContext) -> None:
        """Listen no longer: another test's police takes over."""
        for event, listener in self._listeners.items():
            context.remove_listener(event, listener)
        for page in context.pages:
            page.remove_listener("crash", self._crash)

    def _fault(self, text: str) -> None:
        fitting = [announcement for announcement in self.announcements if announcement.pattern.search(text)]
        for announcement in fitting:
            announcement.seen += 1
        if not fitting:
            self.faults.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "assert"}:
            place = message.location
            self._fault(
                f"console {message.type}: {message.text} ({place.get('url')}:{place.get('lineNumber')})"
            )

    def _web_error(self, error: WebError) -> None:
        self._fault(f"uncaught error: {error.error}")

    def _page(self, page: Page) -> None:
        page.on("crash", self._crash)

    def _crash(self, page: Page) -> None:
        self._fault(f"the page crashed: {page.url}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in QUIET_SCHEMES and address.netloc not in self.ours:
            self._fault(f"foreign request: {request.url}")

    def report(self) -> list[str]:
        """What is wrong: everything that was not announced, and announcements that did not come true."""
        idle = [a for a in self.announcements if a.sure and not a.seen]
        return self.faults + [f"announced, but did not happen: {a.pattern.pattern}" for a in idle]


Announce = Callable[..., None]
"""The type of the fixture `announce`: Police.announce."""
