"""Browser test of friends and of the search for opponents: request, challenge, match and the offer of a bot."""

from __future__ import annotations

import re

from account_pages import PASSPHRASE, check_layout
from browser_testing import LocalServer, NewVisitor, Visitor
from playwright.sync_api import expect


def open_account(new_visitor: NewVisitor, name: str) -> Visitor:
    person = new_visitor()
    person.set_name(name)
    account = {"account": name.casefold(), "passphrase": PASSPHRASE}
    assert person.context.request.post(f"{person.address}/api/me/account", data=account).ok
    return person


def test_friends_challenge_each_other(new_visitor: NewVisitor) -> None:
    fritzi, gustav = open_account(new_visitor, "Fritzi"), open_account(new_visitor, "Gustav")
    fritzi.visit("/friends")
    fritzi.page.get_by_label("Account name").fill("gustav")
    fritzi.page.get_by_role("button", name="Send request").click()
    expect(fritzi.page.get_by_role("status").filter(has_text="Request sent")).to_be_visible()
    gustav.visit("/")
    expect(gustav.page.locator("[data-people]")).to_contain_text("1 friend request")
    gustav.page.locator("[data-people]").get_by_role("link", name="Friends").click()
    gustav.page.get_by_role("button", name=re.compile("Accept the request of .*Fritzi")).click()
    expect(gustav.page.locator("[data-friend='Fritzi']")).to_contain_text("online")
    fritzi.visit("/friends")
    fritzi.page.get_by_role("button", name=re.compile("Challenge .*Gustav")).click()
    form = fritzi.page.locator("[data-challenge]")
    form.get_by_label("Pace").select_option("days")
    form.get_by_role("button", name="Send challenge").click()
    fritzi.page.wait_for_url("**/table/*")
    # The challenge appears on the open page of the friend.
    expect(gustav.page.locator("[data-invitation]")).to_be_visible()
    check_layout(gustav.page)
    gustav.page.locator("[data-invitation]").get_by_role("link").click()
    gustav.page.get_by_role("button", name=re.compile("m ready")).click()
    fritzi.page.get_by_role("button", name="Start game").click()
    expect(gustav.page).to_have_url(re.compile(fritzi.page.url.rsplit("/", 1)[1]))


def test_opponents_find_each_other(new_visitor: NewVisitor, local_server: LocalServer) -> None:
    hedwig, ivo = open_account(new_visitor, "Hedwig"), open_account(new_visitor, "Ivo")
    hedwig.visit("/friends/search")
    check_layout(hedwig.page)
    hedwig.page.get_by_role("button", name="Find an opponent").click()
    expect(hedwig.page.get_by_role("status").filter(has_text="Looking for an opponent")).to_be_visible()
    with local_server.transaction() as connection:  # a minute passes
        connection.execute("update match_requests set since = since - 60000")
    expect(hedwig.page.get_by_role("button", name="Play against the bot")).to_be_visible()
    ivo.visit("/friends/search")
    ivo.page.get_by_role("button", name="Find an opponent").click()
    ivo.page.wait_for_url("**/table/*")
    hedwig.page.wait_for_url(ivo.page.url)
