"""Where the site will be published: what other sites are told must be a whole address."""

import os
from urllib.parse import urlsplit

from say import Failure

EXAMPLE = "https://penguin-parlour.example/"
"""Stands in oEmbed, which cannot do without, as long as nobody has said the true one."""


def publish_address() -> str:
    """The address, with a slash at the end; empty if nobody says it.

    The variable PENGUIN_ADDRESS says it, or Netlify, which calls it URL while it builds. Raises Failure if
    it is none.
    """
    name = "PENGUIN_ADDRESS" if "PENGUIN_ADDRESS" in os.environ or "NETLIFY" not in os.environ else "URL"
    text = os.environ.get(name, "")
    if not text:
        return ""
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.query or parts.fragment:
        raise Failure(f"{name} must be the address of a folder like {EXAMPLE}, but is {text}")
    return text.rstrip("/") + "/"
