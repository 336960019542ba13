"""Browser test of a server with several processes, each of which has some of the tables."""

from __future__ import annotations

from pathlib import Path

from browser_play import click_randomly
from browser_testing import running_server, visitor
from playwright.sync_api import Browser, expect

#: With this many tables both processes have one, except once in a hundred runs.
TABLES = 8
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def test_switching_tables_across_processes(browser: Browser, tmp_path: Path) -> None:
    with running_server(tmp_path, processes="2") as local_server:
        person = visitor(browser, local_server)
        page = person.page
        sockets: list[str] = []
        page.on("websocket", lambda socket: sockets.append(socket.url))
        person.set_name("Ann")
        wish = {"game": "dominion", "seats": ME_AND_A_BOT, "start": True}
        tables: list[str] = []
        for _ in range(TABLES):
            made = person.context.request.post(f"{local_server.address}/api/tables", data=wish)
            assert made.ok, made.text()
            tables.append(made.json()["table"])
        person.visit("/")
        for table in tables:
            page.locator(f'a[href="/table/{table}"]').first.click()
            page.locator(".prompt.mine").wait_for()
            assert page.locator(".banner").count() == 0, "the connection is there"
            page.go_back()
            page.locator(f'a[href="/table/{table}"]').first.wait_for()
        assert sockets[0].endswith("/ws?table=")
        named = [socket.rpartition("table=")[2] for socket in sockets[1:]]
        assert set(named) <= {"", *tables}, "a reconnecting page names its table"
        assert len(named) <= 2 * TABLES, "and does so once for a table"
        # A direct URL connects to the right process at once.
        person.visit(f"/table/{tables[0]}")
        page.locator(".prompt.mine").wait_for()
        assert sockets[-1].endswith(f"/ws?table={tables[0]}")
        count = len(sockets)
        click_randomly(page, 4)
        assert len(sockets) == count
        expect(page.locator(".banner")).to_have_count(0)
        assert person.page_errors == []
        person.context.close()
