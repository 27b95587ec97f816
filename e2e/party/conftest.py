"""The table that the tests of this game sit at."""

import pytest
from playwright.sync_api import Page

from support.party_page import PartyPage


@pytest.fixture
def table(warm: Page, address: str) -> PartyPage:
    return PartyPage(warm, address)
