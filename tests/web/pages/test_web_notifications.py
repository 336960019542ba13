"""Browser test of the notification settings, with a real mail server, and of the service worker that shows them."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from account_pages import check_layout, create_account
from browser_testing import LocalServer, running_server, visitor
from notification_receivers import Browser as PushReceiver
from notification_receivers import HttpReceiver, MailServer, link_in
from playwright.sync_api import Browser, expect
from two_nodes import wait_until

from bastide.server.notifications.email_channel import CONFIRM_PATH

#: Lets the browser subscribe without the push service of its vendor.
SUBSCRIBE = """(subscription) => {
  const found = { endpoint: subscription.address, options: {} };
  found.toJSON = () => ({ endpoint: found.endpoint, keys: subscription });
  found.unsubscribe = async () => { delete window.subscribed; return true; };
  PushManager.prototype.subscribe = async () => (window.subscribed = found);
  PushManager.prototype.getSubscription = async () => window.subscribed ?? null;
}"""
IS_ACTIVE = "async () => !!(await navigator.serviceWorker.getRegistration('/push/'))?.active"
#: A browser without a desktop shows no notifications, so the service worker keeps them.
KEEP_SHOWN = """() => {
  globalThis.shown = [];
  registration.showNotification = async (title, { body, tag, data }) =>
    void shown.push({ title, body, tag, url: data.url });
}"""


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    found = MailServer()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mail: MailServer) -> Iterator[LocalServer]:
    """A server on localhost, where browsers offer service workers without HTTPS."""
    found = LocalServer(tmp_path_factory.mktemp("server"))
    found.address = f"http://localhost:{found.port}"
    found.settings |= {
        "BASTIDE_PUBLIC_URL": found.address,
        "BASTIDE_SMTP_URL": mail.url,
        "BASTIDE_OUTGOING_NETWORKS": "127.0.0.0/8",
    }
    found.start()
    yield found
    found.stop()


@pytest.fixture
def receiver() -> Iterator[HttpReceiver]:
    found = HttpReceiver()
    yield found
    found.stop()


def test_email_and_webhook_from_adding_to_removal(
    browser: Browser, server: LocalServer, mail: MailServer, receiver: HttpReceiver
) -> None:
    person = visitor(browser, server)
    page = person.page
    create_account(person, "with.mail")
    person.visit("/settings")
    page.get_by_role("link", name="Notifications when the page is closed").click()
    expect(page.get_by_text("You get no notifications yet")).to_be_visible()
    check_layout(page)
    page.get_by_label("E-mail address").fill("ann@example.org")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("not confirmed yet")).to_be_visible()
    page.goto(server.address + link_in(mail.wait_for(1)[0], CONFIRM_PATH))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Done. You will get notifications")).to_be_visible()
    page.get_by_role("link", name="Bastide").click()
    expect(page.locator("li.endpoint")).to_contain_text("last sent on")

    page.locator("summary").click()
    page.get_by_label("Address", exact=True).fill("https://10.0.0.1/")
    page.get_by_role("button", name="Add webhook").click()
    expect(page.get_by_text("The address must be a public https address")).to_be_visible()
    page.get_by_label("Address", exact=True).fill(f"{receiver.url}/hook")
    page.get_by_role("button", name="Add webhook").click()
    expect(page.get_by_text("whsec_")).to_be_visible()
    page.get_by_role("button", name=f"Test: {receiver.url}/hook").click()
    assert receiver.wait_for("/hook", 1)[0].json()["title"] == "Notifications work"

    with page.expect_response(lambda answer: answer.request.method == "PUT" and "notifications" in answer.url):
        page.locator("select[name=turn-email]").select_option("digest")
    check_layout(page)
    person.screenshot("notifications")
    page.reload()
    expect(page.locator("select[name=turn-email]")).to_have_value("digest")
    for left in (1, 0):
        page.locator("li.endpoint").first.get_by_role("button", name="Remove").click()
        expect(page.locator("li.endpoint")).to_have_count(left)
    assert person.page_errors == []


def test_browser_is_turned_on_by_a_click_and_off_again(
    browser: Browser, server: LocalServer, receiver: HttpReceiver
) -> None:
    person = visitor(browser, server)
    page = person.page
    page.context.grant_permissions(["notifications"], origin=server.address)
    person.enter_lobby("Ben")
    person.visit("/notifications")
    push = PushReceiver()
    page.evaluate(SUBSCRIBE, push.subscription(f"{receiver.url}/push"))
    page.get_by_role("button", name="Turn on in this browser").click()
    expect(page.locator("[data-endpoints]")).to_have_attribute("data-endpoints", "1")
    page.get_by_role("button", name="Test").click()
    message = push.read(receiver.wait_for("/push", 1)[0])
    assert message["title"] == "Notifications work"
    # The service worker shows what the server has sent.
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(lambda: bool(page.evaluate(IS_ACTIVE)) and bool(registrations), 60)
    (worker,) = page.context.service_workers
    worker.evaluate(KEEP_SHOWN)
    told = {"origin": server.address, "registrationId": registrations[-1], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", told)
    expected = [{name: message[name] for name in ("title", "body", "tag", "url")}]
    wait_until(lambda: bool(worker.evaluate("() => shown") == expected), 60)
    page.get_by_role("button", name="Turn off in this browser").click()
    expect(page.locator("[data-endpoints]")).to_have_attribute("data-endpoints", "0")
    assert person.page_errors == []


def test_browser_that_forbids_notifications_gets_a_text(browser: Browser, server: LocalServer) -> None:
    person = visitor(browser, server)
    person.enter_lobby("Cid")
    person.visit("/notifications")
    person.page.evaluate("() => (Notification.requestPermission = async () => 'denied')")
    person.page.get_by_role("button", name="Turn on in this browser").click()
    expect(person.page.get_by_text("allow notifications. Allow them")).to_be_visible()
    assert person.page_errors == []


def test_server_without_mail_server_says_so(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    with running_server(tmp_path_factory.mktemp("server")) as server:
        person = visitor(browser, server)
        create_account(person, "no.mail")
        person.visit("/notifications")
        expect(person.page.get_by_text("This server sends no e-mails")).to_be_visible()
        assert person.page_errors == []
