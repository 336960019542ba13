"""Browser test of the passphrase reset page."""

from __future__ import annotations

import time

import pytest
from browser_testing import LocalServer, axe_violations, fits_width, visitor
from layout_checks import layout_faults
from playwright.sync_api import Browser, expect
from sampled_cases import sample_cases
from scripted_client import Client

from bastide.server.store.people import admin_queries as office


@pytest.mark.parametrize("language", sample_cases("links", ["en", "he", "de", "cs"], 1))
def test_passphrase_reset_link(browser: Browser, local_server: LocalServer, language: str) -> None:
    person = visitor(browser, local_server, language, 360, 740)
    account = Client(person.address, f"Zora {language}")
    account.post("/api/me/account", {"account": f"zora-{language}", "passphrase": "the forgotten one"})
    with local_server.transaction() as connection:
        zora = office.find_person(connection, f"zora-{language}")
        token = office.create_passphrase_link(connection, zora, int(time.time() * 1000) + 60_000)
    person.visit(f"/link#{token}")
    first, second = (person.page.locator("main input").nth(number) for number in (0, 1))
    expect(first).to_be_visible()
    assert token not in person.page.url, "whoever looks over the shoulder, or at the history, does not see it"
    assert axe_violations(person.page) == []
    assert fits_width(person.page)
    assert layout_faults(person.page) == []
    person.screenshot(f"link-{language}")
    button = person.page.locator("main button")
    first.fill("something new")
    second.fill("something else")
    expect(button).to_be_disabled()
    second.fill("something new")
    button.click()
    expect(person.page.locator("header .me")).to_contain_text(f"Zora {language}")
    Client(person.address).post("/api/me/sign-in", {"account": f"zora-{language}", "passphrase": "something new"})
    assert account.get("/api/me")["me"] is None
