"""``bastide admin`` while one or two server nodes run."""

from __future__ import annotations

import json
import os
import pwd
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from running_server import RunningServer, expect_refusal
from scripted_client import Client, Json, LiveClient, Refused, start_table
from store_helpers import execute_sql, read_all_rows
from two_nodes import wait_until

from bastide.cli.admin import COMMANDS
from bastide.cli.app import run_command_line
from bastide.server.store.database import database_from_url

PASSPHRASE = "a long passphrase"


class AdminScene:
    """Running servers on one database, and the admin command line."""

    def __init__(self, url: str, nodes: int, capsys: pytest.CaptureFixture[str]) -> None:
        self.url = url
        self.capsys = capsys
        self.nodes = [RunningServer(url) for _ in range(nodes)]

    def close(self) -> None:
        for node in self.nodes:
            node.stop()

    def admin(self, *words: str, code: int = 0) -> Any:
        """Run an admin command and return its JSON output."""
        self.capsys.readouterr()
        assert run_command_line(["--lang", "en", "admin", *words, "--json", "--database", self.url]) == code
        said = self.capsys.readouterr()
        return json.loads(said.out) if code == 0 else said.err

    def stored_text(self) -> str:
        """Return all stored values as one text."""
        return "\n".join(repr(row) for rows in read_all_rows(database_from_url(self.url)).values() for row in rows)

    def memory_text(self) -> str:
        """Return the in-memory tables of all servers as one text."""
        return repr(
            [
                [vars(hosted.table), [vars(seat) for seat in hosted.table.seats], vars(hosted)]
                for node in self.nodes
                for hosted in node.server.service.table_cache.tables.values()
            ]
        )


@pytest.fixture(params=["sqlite", "postgresql"])
def office(request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[AdminScene]:
    """One server on SQLite, two on PostgreSQL."""
    if request.param == "sqlite":
        found = AdminScene(f"sqlite:///{tmp_path / 'a.db'}", 1, capsys)
    else:
        found = AdminScene(request.getfixturevalue("postgres_server").new_database(), 2, capsys)
    yield found
    found.close()


def account(node: RunningServer, name: str) -> Client:
    made = Client(node.url, name)
    made.post("/api/me/account", {"account": name, "passphrase": PASSPHRASE})
    return made


def me(client: Client) -> Json | None:
    found: Json | None = client.get("/api/me")["me"]
    return found


def test_passphrase_link_works_once_and_ends_all_sessions(office: AdminScene) -> None:
    one, other = office.nodes[0], office.nodes[-1]
    ann = account(one, "ann")
    made = office.admin("link", "ann")
    token = made["link"].partition("#")[2]
    assert token not in office.stored_text()
    assert me(ann) is not None
    fresh = Client(other.url)
    fresh.post("/api/me/link", {"token": token, "passphrase": "something quite new"})
    assert me(fresh) == {"id": made["person"], "name": "ann", "account": "ann"}
    wait_until(lambda: me(ann) is None)
    again = expect_refusal(Client(one.url), "/api/me/link", {"token": token, "passphrase": PASSPHRASE})
    assert again["code"] == "bad-link"
    assert expect_refusal(Client(one.url), "/api/me/sign-in", {"account": "ann", "passphrase": PASSPHRASE})
    Client(one.url).post("/api/me/sign-in", {"account": "ann", "passphrase": "something quite new"})


def test_one_of_two_concurrent_link_uses_succeeds(office: AdminScene) -> None:
    account(office.nodes[0], "ann")
    token = office.admin("link", "ann")["link"].partition("#")[2]
    outcomes: list[str] = []

    def use(node: RunningServer, passphrase: str) -> None:
        try:
            Client(node.url).post("/api/me/link", {"token": token, "passphrase": passphrase})
            outcomes.append(passphrase)
        except Refused as refused:
            outcomes.append(str(refused.problem["code"]))

    with ThreadPoolExecutor(8) as pool:
        pool.map(use, (office.nodes * 8)[:8], [f"passphrase {number}" for number in range(8)])
    assert outcomes.count("bad-link") == 7, outcomes


def test_passphrase_link_expires_and_is_replaced(office: AdminScene) -> None:
    account(office.nodes[0], "ann")
    Client(office.nodes[0].url, "Guest")
    first, second = (office.admin("link", "ann", "--for", "1h")["link"].partition("#")[2] for _ in range(2))
    body = {"passphrase": "something quite new"}
    assert expect_refusal(Client(office.nodes[0].url), "/api/me/link", {"token": first, **body})["code"] == "bad-link"
    execute_sql(database_from_url(office.url), f"update links set until = {int(time.time() * 1000) - 1}")
    assert expect_refusal(Client(office.nodes[0].url), "/api/me/link", {"token": second, **body})["code"] == "bad-link"
    assert "have a passphrase" in office.admin("link", "Guest", code=2)


def test_moderators_are_appointed_and_dismissed(office: AdminScene) -> None:
    one, other = office.nodes[0], office.nodes[-1]
    ann = account(one, "ann")
    Client(other.url, "Guest")
    assert office.admin("moderators") == []
    assert [each["account"] for each in office.admin("moderators", "--add", "ann")] == ["ann"]
    wait_until(lambda: "is_moderator" in (me(ann) or {}))
    ann.server = other.url
    wait_until(lambda: "is_moderator" in (me(ann) or {}))
    assert "no account" in office.admin("moderators", "--add", "Guest", code=2)
    assert [each["account"] for each in office.admin("moderators", "--add", "ann")] == ["ann"]
    assert office.admin("moderators", "--remove", "ann") == []
    wait_until(lambda: "is_moderator" not in (me(ann) or {}))
    assert "not a moderator" in office.admin("moderators", "--remove", "ann", code=2)


def test_removed_chat_line_is_gone_from_database_and_memory(office: AdminScene) -> None:
    one, other = office.nodes[0], office.nodes[-1]
    ann, ben = LiveClient(one.url, "Ann"), LiveClient(other.url, "Ben")
    table = start_table([ann, ben], "magpie", bots=0)
    ben.watch(table)
    ann.do(table, "chat", text="something dreadful")
    while "something dreadful" not in json.dumps(heard := ben.hear("table")):
        pass
    ann.do(table, "chat", text="something nice")
    line = heard["happened"][-1]["seq"]
    assert "something dreadful" in office.stored_text()
    assert "something dreadful" in office.memory_text()
    said = office.admin("chat", table)
    assert [each["text"] for each in said] == ["something dreadful", "something nice"]
    assert "--yes" in office.admin("remove-line", table, str(line), code=2)
    assert "something dreadful" in office.stored_text()
    assert office.admin("remove-line", table[:6], str(line), "--yes") == {"table": table, "line": line}
    news: list[Json] = []
    while not any(each["kind"] == "rewritten" for each in news):
        news = ben.hear("table")["happened"]
    assert [each["data"] for each in news if each["kind"] == "rewritten"] == [{"line": line}]
    assert "something dreadful" not in office.stored_text()
    wait_until(lambda: "something dreadful" not in office.memory_text())
    for client in (ann, ben):
        shown = client.table(table)["happened"]
        assert "something dreadful" not in json.dumps(shown)
        assert "something nice" in json.dumps(shown)
        assert [each["data"]["text"] for each in shown if each["seq"] == line] == [""]
    assert "not a chat message" in office.admin("remove-line", table, str(line), "--yes", code=2)
    assert "not a chat message" in office.admin("remove-line", table, "1", "--yes", code=2)
    ben.connection.close()
    assert run_command_line(["check-database", "--database", office.url]) == 0


def test_deleted_table_is_gone_everywhere(office: AdminScene) -> None:
    one, other = office.nodes[0], office.nodes[-1]
    ann, ben = LiveClient(one.url, "Ann"), LiveClient(other.url, "Ben")
    table = start_table([ann, ben], "magpie", bots=0, public=True)
    ann.table(table)
    ben.watch(table)
    lobby = LiveClient(other.url, "Eva")
    lobby.connect()
    assert table in json.dumps(lobby.ask({"do": "lobby"}))
    assert "--yes" in office.admin("delete-table", table, code=2)
    assert table in office.stored_text()
    office.admin("delete-table", table, "--yes")
    assert ben.hear("gone") == {"type": "gone", "table": table}
    assert table not in json.dumps(lobby.hear("lobby")["tables"])
    wait_until(lambda: not any(table in node.server.service.table_cache.tables for node in office.nodes))
    for client in (ann, ben):
        assert expect_refusal(client, f"/api/tables/{table}")["code"] == "no-table"
        assert expect_refusal(client, f"/api/tables/{table}/resign", {})["code"] == "no-table"
    kept = [line for line in office.stored_text().splitlines() if table in line]
    assert len(kept) == 1, "only the audit log names the table"
    assert "delete-table" in kept[0]
    for client in (ben, lobby):
        client.connection.close()


def test_command_during_table_deletion_is_refused(office: AdminScene) -> None:
    """A server that has missed the notification cannot append to the deleted log, and does not recreate it."""
    node = office.nodes[0]
    ann, ben = Client(node.url, "Ann"), Client(node.url, "Ben")
    table = start_table([ann, ben], "magpie", bots=0)
    hosted = node.server.service.table_cache.tables[table]
    office.admin("delete-table", table, "--yes")
    node.server.service.table_cache.tables[table] = hosted
    assert expect_refusal(ann, f"/api/tables/{table}/resign", {})["code"] == "no-table"
    assert table not in node.server.service.table_cache.tables


def test_rename_changes_the_name_everywhere(office: AdminScene) -> None:
    one, other = office.nodes[0], office.nodes[-1]
    ann, ben = LiveClient(one.url, "Dreadful"), LiveClient(other.url, "Ben")
    table = start_table([ann, ben], "magpie", bots=0)
    over = start_table([ann, ben], "magpie", bots=0)
    ben.do(over, "resign")
    ben.watch(table)
    office.admin("rename", "Dreadful", "Ann")
    shown = ben.hear("table")
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben"] or [seat["name"] for seat in shown["seats"]] == [
        "Ben",
        "Ann",
    ]
    assert "Dreadful" not in office.stored_text()
    wait_until(lambda: "Dreadful" not in office.memory_text())
    wait_until(lambda: (me(ann) or {}).get("name") == "Ann")
    ben.connection.close()
    assert run_command_line(["check-database", "--database", office.url]) == 0
    assert "1 to 24 characters" in office.admin("rename", "Ann", " ", code=2)


def test_outdated_snapshot_is_ignored(office: AdminScene) -> None:
    """A server that has missed the notification may still save an outdated snapshot."""
    node = office.nodes[0]
    ann, ben = Client(node.url, "Dreadful"), Client(node.url, "Ben")
    name = start_table([ann, ben], "magpie", bots=0)
    old = node.server.service.table_cache.tables[name].table
    office.admin("rename", "Dreadful", "Ann")
    node.run_on_loop(node.server.service.loader.save_snapshot(old))
    found, _ = node.run_on_loop(node.server.service.loader.load_table(name))
    assert {seat.name for seat in found.seats} == {"Ann", "Ben"}


def test_ambiguous_people_are_refused(office: AdminScene) -> None:
    node = office.nodes[0]
    account(node, "ann")
    Client(node.url, "Eva")
    Client(node.url, "Eva")
    Client(node.url, "100 !")
    listed = office.admin("people")
    assert [each["name"] for each in listed][-1] == "ann"
    evas = [each["id"] for each in listed if each["name"] == "Eva"]
    problem = office.admin("sign-out", "Eva", code=2)
    assert all(each in problem for each in evas)
    assert "nobody is called" in office.admin("sign-out", "Nobody", code=2)
    assert office.admin("sign-out", evas[0]) == {"person": evas[0]}
    assert office.admin("sign-out", " ANN ")["person"] == listed[-1]["id"]
    assert [each["name"] for each in office.admin("people", "Ev")] == ["Eva", "Eva"]
    assert [each["name"] for each in office.admin("people", "!")] == ["100 !"]
    assert [each["name"] for each in office.admin("people", "--accounts")] == ["ann"]
    assert [each["id"] for each in office.admin("people", evas[1][:8])] == [evas[1]]
    assert len(office.admin("people", "--limit", "2")) == 2


def test_moderation_commands_are_audited(office: AdminScene) -> None:
    node = office.nodes[0]
    account(node, "ann")
    person = office.admin("people")[0]["id"]
    office.admin("mute", "ann", "--for", "1d", "--reason", "spam")
    office.admin("ban", "ann", "--for", "2w")
    office.admin("ban", "--address", "192.0.2.7/24")
    wait_until(lambda: office.admin("people")[0]["banned"] > time.time() * 1000)
    assert {(each["kind"], each["who"]) for each in office.admin("bans")} == {
        ("person", person),
        ("address", "192.0.2.0/24"),
        ("mute", person),
    }
    assert office.admin("unmute", "ann")["was_muted"] is True
    assert office.admin("unmute", "ann")["was_muted"] is False
    assert office.admin("unban", "ann")["was_banned"] is True
    assert office.admin("unban", "--address", "192.0.2.0/24")["was_banned"] is True
    assert office.admin("bans") == []
    assert "name a person" in office.admin("ban", code=2)
    assert "name a person" in office.admin("ban", "ann", "--address", "::1", code=2)
    assert "--for" in office.admin("ban", "ann", "--for", "soon", code=2)
    code = office.admin("invite", "--uses", "3", "--for", "1w", "--note", "friends")["code"]
    assert code not in office.stored_text()
    (invitation,) = office.admin("invitations")
    assert (invitation["uses"], invitation["note"]) == (3, "friends")
    office.admin("invitations", "--revoke", invitation["hash"][:12])
    assert office.admin("invitations") == []
    assert "no unique" in office.admin("invitations", "--revoke", invitation["hash"], code=2)
    assert office.admin("reports") == []
    assert "no open report" in office.admin("reports", "--close", "nothing", code=2)
    noted = office.admin("audit")
    assert [each["what"] for each in reversed(noted)] == [
        *("mute", "ban", "ban", "unmute", "unmute", "unban", "unban", "invite", "revoke"),
    ]
    assert {each["who"] for each in noted} == {pwd.getpwuid(os.getuid()).pw_name}
    assert noted[-1]["about"] == person
    assert noted[-1]["facts"]["reason"] == "spam"
    assert "ann" not in {each["about"] for each in noted}, "the audit log contains no names"


def test_table_search(office: AdminScene) -> None:
    node = office.nodes[0]
    ann, ben = Client(node.url, "Ann"), Client(node.url, "Ben")
    first = start_table([ann, ben], "magpie", bots=0)
    second = start_table([ben], "magpie", bots=1)
    assert {each["id"] for each in office.admin("tables")} == {first, second}
    assert [each["id"] for each in office.admin("tables", "--person", "Ann")] == [first]
    assert [each["id"] for each in office.admin("tables", second[:8])] == [second]
    assert office.admin("tables", "--status", "finished") == []
    assert len(office.admin("tables", "--game", "magpie", "--status", "playing")) == 2
    assert "no unique" in office.admin("chat", "", code=2)


@pytest.mark.parametrize("language", ["en", "he", "de", "cs"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_80_columns(
    command: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run_command_line(["--lang", language, "admin", command, "--help"]) == 0
    said = capsys.readouterr().out
    assert f"  bastide admin {command}" in said
    assert "admin-" not in said.replace("bastide admin", "")
    assert "cli-" not in said
    assert max(len(line) for line in said.splitlines()) <= 80


def test_lists_fit_80_columns(office: AdminScene) -> None:
    node = office.nodes[0]
    long = Client(node.url, "W" * 24)
    long.post("/api/me/account", {"account": "w" * 24, "passphrase": PASSPHRASE})
    start_table([long, Client(node.url, "V" * 24)], "seven_wonders", bots=5)
    office.admin("ban", "--address", "2001:db8:1234:5678::/64", "--reason", "r" * 200)
    office.admin("invite", "--note", "n" * 200)
    for words in (["people"], ["tables"], ["bans"], ["invitations"], ["audit"]):
        office.capsys.readouterr()
        assert run_command_line(["--lang", "en", "admin", *words, "--database", office.url]) == 0
        lines = office.capsys.readouterr().out.splitlines()
        assert len(lines) > 1
        assert max(len(line.rstrip()) for line in lines) <= 80, words


def test_delete_person_with_and_without_running_server(office: AdminScene) -> None:
    one, other = office.nodes[0], office.nodes[-1]
    account(one, "zuzana")
    eva, ben = LiveClient(one.url, "Zuzana"), LiveClient(other.url, "Ben")
    eva.post("/api/me/sign-in", {"account": "zuzana", "passphrase": PASSPHRASE})
    playing = start_table([eva, ben], "magpie", bots=0)
    over = start_table([eva, ben], "magpie", bots=0)
    eva.do(over, "resign")
    person = office.admin("people", "zuzana", "--accounts")[0]["id"]
    assert "--yes" in office.admin("delete-person", person, code=2)
    office.admin("delete-person", person, "--yes")
    wait_until(lambda: me(eva) is None)
    for word in ("zuzana", "Zuzana"):
        assert word not in office.stored_text()
        wait_until(lambda word=word: word not in office.memory_text())  # type: ignore[misc]
    assert all("Zuzana" not in json.dumps(ben.table(table)) for table in (playing, over))
    noted = office.admin("audit")[0]
    # The audit log records the deletion without the person.
    assert (noted["what"], noted["about"]) == ("delete-person", "")
    eva = LiveClient(one.url, "Zdena")
    table = start_table([eva, ben], "magpie", bots=0)
    for node in office.nodes:
        node.stop()
    office.nodes = []
    office.admin("delete-person", "Zdena", "--yes")
    assert "Zdena" not in office.stored_text()
    assert table in office.stored_text()
    assert run_command_line(["check-database", "--database", office.url]) == 0


def open_tournament(organiser: Client, name: str) -> str:
    settings = {"game": "magpie", "format": "swiss", "clock": {"kind": "move", "seconds": 3600}}
    made: Json = organiser.post("/api/tournaments", {"name": name, "settings": settings})
    return str(made["id"])


def test_tournaments_are_listed_paused_resumed_and_cancelled(office: AdminScene) -> None:
    one, other = office.nodes[0], office.nodes[-1]
    ann, bob = account(one, "ann"), account(other, "bob")
    spring, autumn = open_tournament(ann, "Spring Cup"), open_tournament(ann, "Autumn Cup")
    for each in (ann, bob):
        each.post(f"/api/tournaments/{spring}/join", {})
    ann.post(f"/api/tournaments/{spring}/control", {"action": "start"})
    wait_until(lambda: ann.get(f"/api/tournaments/{spring}")["round"] == 1, 60)

    assert [each["id"] for each in office.admin("tournaments")] == [autumn, spring]
    (listed,) = office.admin("tournaments", "--status", "running")
    assert (listed["id"], listed["name"], listed["entrants"], listed["round"]) == (spring, "Spring Cup", 2, 1)
    assert [each["id"] for each in office.admin("tournaments", "Autumn")] == [autumn]
    assert office.admin("tournaments", "Winter") == []
    assert len(office.admin("tournaments", "--limit", "1")) == 1

    def status() -> str:
        return str(bob.get(f"/api/tournaments/{spring}")["status"])

    # A paused tournament starts no round; the beginning of the id is enough.
    assert office.admin("pause-tournament", spring[:10]) == {"tournament": spring}
    assert status() == "paused"
    table = ann.get(f"/api/tournaments/{spring}")["rounds"][0]["matches"][0]["games"][0]["table"]
    wait_until(lambda: any(each["id"] == table for each in bob.get("/api/me/tables")["tables"]), 60)
    bob.do(table, "resign")
    wait_until(lambda: ann.get(f"/api/tournaments/{spring}")["standings"][0]["played"] == 1, 60)
    assert (status(), ann.get(f"/api/tournaments/{spring}")["round"]) == ("paused", 1)
    office.admin("resume-tournament", spring)
    wait_until(lambda: status() == "finished", 60)  # two players cannot meet again

    # Wrong names, states and missing consent change nothing.
    assert "no such tournament" in office.admin("pause-tournament", "nowhere", code=2)
    assert "over" in office.admin("cancel-tournament", spring, "--yes", code=2)
    assert office.admin("pause-tournament", autumn, code=2)
    assert ann.get(f"/api/tournaments/{autumn}")["status"] == "open"
    office.admin("cancel-tournament", autumn, "--yes")
    assert ann.get(f"/api/tournaments/{autumn}")["status"] == "cancelled"
    audited = [(each["what"], each["about"]) for each in office.admin("audit")]
    assert audited == [("cancel-tournament", autumn), ("resume-tournament", spring), ("pause-tournament", spring)]
