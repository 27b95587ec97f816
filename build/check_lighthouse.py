"""The step `lighthouse` of the tests: what Lighthouse says of lobby and embed that no busy machine changes.

Of performance that are the audits of what the page is made of; how fast it is the bench says, and here only
that nothing has gone wholly wrong.
"""

from ask_lighthouse import WISHES, Answer, ask
from folders import SITE
from say import Failure, note

WANTED = 0.95
CATEGORIES = ("accessibility", "best-practices", "seo")

SLOWEST = 0.6
"""For performance: .92 was the least of a machine on which eighteen processes waited for two cores."""

AUDITS = (
    "cumulative-layout-shift",
    "dom-size",
    "duplicated-javascript",
    "efficient-animated-content",
    "legacy-javascript",
    "modern-image-formats",
    "no-document-write",
    "non-composited-animations",
    "offscreen-images",
    "redirects",
    "render-blocking-resources",
    "third-party-facades",
    "unminified-css",
    "unminified-javascript",
    "unsized-images",
    "unused-css-rules",
    "uses-optimized-images",
    "uses-responsive-images",
    "uses-text-compression",
)


def faults(answer: Answer) -> list[str]:
    """Lines for what is not good enough; an audit that is no longer there is a fault too."""
    least = {**dict.fromkeys(AUDITS, WANTED), **dict.fromkeys(CATEGORIES, WANTED), "performance": SLOWEST}
    given = {**answer.audits, **answer.categories}
    missing = [f"{answer.wish.name}: no {name}" for name in least if name not in given]
    scores = ((name, given.get(name)) for name in least)
    low = [f"{name} {score}" for name, score in scores if score is not None and score < least[name]]
    return missing + [f"{answer.wish.name}: {text}" for text in low]


def check_lighthouse() -> None:
    """Ask about the finished site. Raises Failure."""
    answers = ask(SITE, WISHES)
    for answer in answers:
        note(
            f"{answer.wish.name}: "
            + ", ".join(f"{name} {score}" for name, score in answer.categories.items())
        )
    if found := [line for answer in answers for line in faults(answer)]:
        raise Failure("Lighthouse: " + "; ".join(found))
