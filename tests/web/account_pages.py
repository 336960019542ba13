"""Helpers for browser tests of the account page."""

from __future__ import annotations

from browser_testing import Visitor, axe_violations, fits_width
from layout_checks import LANGUAGES, layout_faults, set_language
from playwright.sync_api import Page, Response

PASSPHRASE = "correct horse battery"


def create_account(person: Visitor, account: str) -> None:
    person.enter_lobby("Ann")
    person.visit("/me")
    person.page.get_by_label("Account name").fill(account)
    person.page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    # The page stores its settings in the new account. Later changes by ``check_layout`` must not be among them.
    with person.page.expect_response(is_stored_settings):
        person.page.get_by_role("button", name="Create account").click()


def is_stored_settings(response: Response) -> bool:
    return response.url.endswith("/api/me/settings") and response.request.method == "PUT"


def check_layout(page: Page) -> None:
    """Check the page in all languages, on a phone and on a desktop."""
    for language in LANGUAGES:
        set_language(page, language)
        for width, height in ((1280, 800), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            assert fits_width(page), (language, width)
            assert layout_faults(page) == [], (language, width)
    set_language(page, "en")
    assert axe_violations(page) == []
