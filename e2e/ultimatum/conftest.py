"""The table that the tests of this game sit at."""

import pytest
from playwright.sync_api import Page

from support.ultimatum_page import UltimatumPage


@pytest.fixture
def table(warm: Page, address: str) -> UltimatumPage:
    return UltimatumPage(warm, address)
