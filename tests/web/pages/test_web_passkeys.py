"""Browser test of passkeys, with Chromium's virtual authenticator: add one, sign in with it, and remove it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from account_pages import PASSPHRASE, check_layout, create_account
from browser_testing import LocalServer, running_server, visitor
from playwright.sync_api import Browser, Locator, Page, expect


@pytest.fixture(scope="module")
def passkey_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server whose public address is on localhost, where browsers offer passkeys without HTTPS."""
    server = LocalServer(tmp_path_factory.mktemp("server"))
    server.address = f"http://localhost:{server.port}"
    server.settings["BASTIDE_PUBLIC_URL"] = server.address
    server.start()
    yield server
    server.stop()


def add_virtual_authenticator(page: Page) -> None:
    """Add an authenticator like that of a phone, whose user always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def add_passkey(section: Locator, name: str) -> None:
    section.get_by_label("Name of the passkey").fill(name)
    section.get_by_label("Passphrase").fill(PASSPHRASE)
    section.get_by_role("button", name="Add passkey").click()


def test_passkey_from_adding_to_removal(browser: Browser, passkey_server: LocalServer) -> None:
    person = visitor(browser, passkey_server)
    page = person.page
    create_account(person, "with.passkey")
    add_virtual_authenticator(page)
    section = page.locator("[data-passkeys]")
    expect(section).to_have_attribute("data-passkeys", "0")
    person.screenshot("passkeys-none")
    add_passkey(section, "My phone")
    expect(section).to_have_attribute("data-passkeys", "1")
    assert len(section.locator("li").all_inner_texts()) == 10, "the recovery codes"
    section.get_by_role("button", name="I have saved them").click()
    expect(section).to_contain_text("not used yet")
    expect(section).to_contain_text("recovery codes left")
    add_passkey(section, "My phone again")
    expect(page.get_by_text("This passkey has been added already")).to_be_visible()
    expect(section).to_have_attribute("data-passkeys", "1")
    check_layout(page)
    person.screenshot("passkeys-one")

    page.get_by_role("button", name="Sign out", exact=True).click()
    check_layout(page)
    person.screenshot("passkeys-sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(section).to_contain_text("last used on")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_label("Account name").fill("with.passkey")
    page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_label("recovery code")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()

    section.get_by_role("button", name="Remove").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Passphrase").fill(PASSPHRASE)
    person.screenshot("passkeys-remove")
    dialog.get_by_role("button", name="Remove", exact=True).click()
    expect(section).to_have_attribute("data-passkeys", "0")
    assert person.page_errors == []


def test_user_who_declines_gets_a_text(browser: Browser, passkey_server: LocalServer) -> None:
    person = visitor(browser, passkey_server)
    page = person.page
    person.enter_lobby("Ben")
    person.visit("/me")
    add_virtual_authenticator(page)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("No passkey was used")).to_be_visible()
    assert person.page_errors == []


def test_server_without_https_address_says_so(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    with running_server(tmp_path_factory.mktemp("server")) as server:
        person = visitor(browser, server)
        create_account(person, "no.passkey")
        section = person.page.locator("[data-passkeys]")
        expect(section).to_contain_text("it has no HTTPS address")
        person.page.get_by_role("button", name="Sign out", exact=True).click()
        expect(person.page.get_by_label("Account name")).to_be_visible()
        expect(person.page.locator("[data-passkey-sign-in]")).to_have_count(0)
        assert person.page_errors == []
