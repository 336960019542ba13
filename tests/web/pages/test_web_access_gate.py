"""Browser tests of the access gate of a closed server, blocking, reporting, and stored personal data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from browser_testing import LocalServer, NewVisitor, Visitor, axe_violations, fits_width, running_server, visitor
from layout_checks import layout_faults
from playwright.sync_api import Browser, expect
from sampled_cases import sample_cases
from scripted_client import Client, start_table

from bastide.server.store.people import moderation_queries


def api_client(person: Visitor) -> Client:
    """API client with the session of a visitor."""
    found = Client(person.address)
    cookies = [each for each in person.context.cookies() if each.get("name") == "bastide"]
    found.cookie = f"bastide={cookies[0].get('value')}"
    return found


@pytest.mark.parametrize("language", sample_cases("access", ["en", "he"], 1))
def test_access_by_server_password_and_ban(browser: Browser, tmp_path: Path, language: str) -> None:
    with running_server(tmp_path, entrance="password", server_password="sesame") as local_server:
        ann = visitor(browser, local_server, language, 360, 740)
        ann.visit("/new/dominion")
        code, name = (ann.page.locator("main form").first.locator("input").nth(number) for number in (0, 1))
        expect(code).to_have_attribute("type", "password")
        assert axe_violations(ann.page) == []
        assert fits_width(ann.page)
        assert layout_faults(ann.page) == []
        ann.screenshot(f"entrance-{language}")
        code.fill("open")
        name.fill("Ann")
        ann.page.locator("main form button").first.click()
        expect(ann.page.locator(".toasts")).to_contain_text({"en": "password", "he": "סיסמת השרת"}[language])
        code.fill("sesame")
        ann.page.locator("main form button").first.click()
        # She has access, and is on the page she requested.
        expect(ann.page.locator("header nav .me")).to_have_text("Ann")
        expect(ann.page).to_have_url(local_server.address + "/new/dominion")
        expect(ann.page.locator("input[type=password]")).to_have_count(0)
        assert ann.page_errors == []
        # A ban during the session shows its end.
        person = api_client(ann).get("/api/me")["me"]["id"]
        ann.visit("/")
        ann.page.get_by_role("heading", level=1).filter(has_text="Ann").wait_for()
        with local_server.transaction() as connection:
            moderation_queries.ban_person(connection, person, 1_900_000_000_000, "too loud")
        expect(ann.page.locator("[role=alert]")).to_contain_text("2030")
        expect(ann.page.locator("[role=alert]")).to_contain_text("too loud")
        assert layout_faults(ann.page) == []
        ann.screenshot(f"banned-{language}")


def test_access_by_invitation_link(browser: Browser, tmp_path: Path) -> None:
    with running_server(tmp_path, entrance="invitation") as local_server:
        with local_server.transaction() as connection:
            code = moderation_queries.create_invitation(connection)
        ann = visitor(browser, local_server, "de", 360, 740)
        ann.visit(f"/?invitation={code}")
        first, name = (ann.page.locator("main form").first.locator("input").nth(number) for number in (0, 1))
        expect(first).to_have_value(code)
        assert layout_faults(ann.page) == []
        name.fill("Ann")
        ann.page.locator("main form button").first.click()
        ann.page.get_by_role("heading", level=1).filter(has_text="Ann").wait_for()
        assert "invitation" not in ann.page.url


@pytest.mark.parametrize("language", sample_cases("access", ["en", "he"], 1, after=1))
def test_block_report_export_and_delete(new_visitor: NewVisitor, local_server: LocalServer, language: str) -> None:
    ann = new_visitor(language, 360, 740)
    ann.set_name("Ann")
    me = api_client(ann)
    ben = Client(local_server.address, "Ben")
    table = start_table([me, ben], "dominion", bots=0)
    ben.do(table, "chat", text="something rude")
    ann.visit(f"/table/{table}")
    ann.page.locator(".seats .open-sheet.person").click()
    dialog = ann.page.locator("dialog[open]")
    dialog.locator("summary").click()
    expect(dialog.locator("h2")).to_have_text("Ben")
    assert axe_violations(ann.page) == []
    assert layout_faults(ann.page) == []
    ann.screenshot(f"seat-menu-{language}")
    dialog.locator("textarea").fill("he is rude")
    dialog.locator("form button").click()
    expect(dialog).to_have_count(0)
    ann.page.locator(".seats .open-sheet.person").click()
    dialog.locator("summary").click()
    dialog.locator("section button").click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    assert [each["name"] for each in me.get("/api/me/blocks")["blocks"]] == ["Ben"]
    assert "something rude" not in json.dumps(me.table(table))
    # On the account page: unblock, and export of all stored data.
    ann.visit("/me")
    listed = ann.page.locator("section", has_text="Ben").locator("li")
    expect(listed).to_have_count(1)
    assert axe_violations(ann.page) == []
    assert layout_faults(ann.page) == []
    assert fits_width(ann.page)
    ann.screenshot(f"me-{language}", full_page=True)
    listed.locator("button").click()
    expect(listed).to_have_count(0)
    with ann.page.expect_download() as download:
        ann.page.locator("a[download]").click()
    found = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert [each["text"] for each in found["reports"]] == ["he is rude"]
    # Finally, delete the person.
    ann.page.locator("section", has=ann.page.locator("a[download]")).locator("button").click()
    assert layout_faults(ann.page) == []
    ann.screenshot(f"forget-me-{language}")
    ann.page.locator("dialog[open] form button[type=submit]").click()
    expect(ann.page.locator("header nav .me")).to_have_count(0)
