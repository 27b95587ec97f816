"""Firefox and WebKit for the tests: Debian's packages, where they can be had; else tests are skipped."""

import shutil
from pathlib import Path

import prepare
from browser import is_debian
from say import Failure, note, step

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")


def firefox() -> str | None:
    """The program of a Firefox, or None."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit_driver() -> str | None:
    """The driver of WebKitGTK's small browser, or None. It needs a display: Xvfb."""
    driver = shutil.which("WebKitWebDriver")
    there = any(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return driver if there and shutil.which("Xvfb") else None


def ensure() -> None:
    """Install what is missing, if this is root on a Debian; else say what will be skipped."""
    if firefox() and webkit_driver():
        return
    if prepare.root_with_apt() and is_debian():
        with step("Firefox and WebKit are not on this machine: bringing them"):
            try:
                prepare.install_debian(*PACKAGES)
            except Failure as failure:
                note(f"  they cannot be had: {failure}")
    for name, found in (("Firefox", firefox()), ("WebKit", webkit_driver())):
        if not found:
            note(f"  no {name} here: its tests are skipped. On Debian: sudo apt install {' '.join(PACKAGES)}")
