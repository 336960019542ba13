"""Session monitor: sockets close with their session on every node, and changes apply to the next command."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from running_server import RunningServer, catch_refusal
from scripted_client import Client, Refused
from two_nodes import connect_at_node, two_nodes, wait_for_close, wait_until

from bastide.server.store.people import moderation_queries

PASSPHRASE = "correct horse battery"


def end_by_sign_out(node: RunningServer, client: Client, person: str) -> None:
    client.post("/api/me/sign-out", {"everywhere": True})


def end_by_passphrase(node: RunningServer, client: Client, person: str) -> None:
    client.post("/api/me/passphrase", {"old": PASSPHRASE, "new": "another long passphrase"})


def end_by_deletion(node: RunningServer, client: Client, person: str) -> None:
    client.post("/api/me/delete", {"passphrase": PASSPHRASE})


def end_by_ban(node: RunningServer, client: Client, person: str) -> None:
    node.run_on_loop(
        node.server.store.write(
            lambda c: moderation_queries.ban_person(c, person, moderation_queries.now_ms() + 3_600_000, "rude")
        )
    )


@pytest.mark.parametrize("end", [end_by_sign_out, end_by_passphrase, end_by_deletion, end_by_ban])
def test_socket_closes_with_its_session_on_every_node(
    database_url: str, end: Callable[[RunningServer, Client, str], None]
) -> None:
    with two_nodes(database_url) as (one, two):
        ann = one.connect_person("Ann")
        person = ann.get("/api/me")["me"]["id"]
        ann.post("/api/me/account", {"account": "ann", "passphrase": PASSPHRASE})
        ben = two.connect_person("Ben")
        made = ann.post("/api/tables", {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}]})
        here, there = connect_at_node(one, ann), connect_at_node(two, ann)
        old = ann.cookie
        for live in (here, there):
            live.watch(made["table"])
        ben.connect()
        end(one, ann, person)
        for live in (here, there):
            code, problem = wait_for_close(live)
            expected = (4403, "banned") if end is end_by_ban else (4401, "session-ended")
            assert (code, problem["code"]) == expected
        # The cookie no longer works for requests either.
        for node in (one, two):
            stale = Client(node.url)
            stale.cookie = old
            if end is end_by_ban:
                assert catch_refusal(lambda: stale.get("/api/me"))["code"] == "banned"  # noqa: B023  called at once
            else:
                assert stale.get("/api/me")["me"] is None
        # Other people stay connected.
        assert ben.ask({"do": "ping"})["type"] == "pong"


def test_banned_person_sees_the_end_of_the_ban(database_url: str) -> None:
    with two_nodes(database_url) as (one, two):
        ann = one.connect_person("Ann")
        person = ann.get("/api/me")["me"]["id"]
        ann.post("/api/me/account", {"account": "ann", "passphrase": PASSPHRASE})
        until = moderation_queries.now_ms() + 3_600_000
        one.run_on_loop(one.server.store.write(lambda c: moderation_queries.ban_person(c, person, until, "rude")))
        there = connect_at_node(two, ann)
        wait_until(lambda: _is_refused(there))
        for asking in (
            lambda: there.get("/api/me"),
            lambda: there.get("/api/tables"),
            lambda: there.post("/api/me", {"name": "Anna"}),
            lambda: there.do("abcd", "chat", text="hello"),
            lambda: Client(two.url).post("/api/me/sign-in", {"account": "ann", "passphrase": PASSPHRASE}),
        ):
            told = catch_refusal(asking)
            assert (told["status"], told["code"]) == (403, "banned")
            assert told["details"] == {"until": until, "lasting": "no", "reason": "rude"}
        there.connect()
        code, problem = wait_for_close(there)
        assert (code, problem["details"]["until"]) == (4403, until)
        assert there.get("/api/me/everything")["account"] == "ann", "a banned person can download their data"
        # After the ban, her session works again.
        one.run_on_loop(
            one.server.store.write(lambda c: moderation_queries.lift_ban(c, moderation_queries.BAN_PERSON, person))
        )
        wait_until(lambda: not _is_refused(there))
        assert there.get("/api/me")["me"]["id"] == person


def test_banned_person_can_delete_themselves(running: RunningServer) -> None:
    ann = running.connect_person("Ann")
    ann.post("/api/me/account", {"account": "banned-ann", "passphrase": PASSPHRASE})
    person = ann.get("/api/me")["me"]["id"]
    until = moderation_queries.now_ms() + 3_600_000
    running.run_on_loop(running.server.store.write(lambda c: moderation_queries.ban_person(c, person, until, "rude")))
    wait_until(lambda: _is_refused(ann))
    assert catch_refusal(lambda: ann.post("/api/me/delete", {"passphrase": "wrong"}))["code"] == "wrong-passphrase"
    assert ann.post("/api/me/delete", {"passphrase": PASSPHRASE})["me"] is None


def test_banned_address_is_disconnected(database_url: str) -> None:
    with two_nodes(database_url) as (one, two):
        ann, ben = one.connect_person("Ann"), two.connect_person("Ben")
        nobody = two.connect_person("")
        for each in (ann, ben, nobody):
            each.connect()
        until = moderation_queries.now_ms() + 3_600_000
        one.run_on_loop(
            one.server.store.write(lambda c: moderation_queries.ban_address(c, "127.0.0.0/8", until, "flood"))
        )
        for each in (ann, ben, nobody):
            code, problem = wait_for_close(each)
            assert (code, problem["code"], problem["details"]["until"]) == (4403, "banned", until)
        for each in (ann, ben, nobody):
            assert catch_refusal(lambda: each.get("/api/me"))["code"] == "banned"  # noqa: B023  called at once
            each.connect()
            assert wait_for_close(each)[0] == 4403
        assert ann.post("/api/me/delete", {})["me"] is None, "people at a banned address can delete themselves"
        one.run_on_loop(
            one.server.store.write(
                lambda c: moderation_queries.lift_ban(c, moderation_queries.BAN_ADDRESS, "127.0.0.0/8")
            )
        )
        wait_until(lambda: not _is_refused(ben))


def test_changes_of_a_person_apply_to_the_next_command(database_url: str) -> None:
    """A mute and a block apply to a socket on the other node."""
    with two_nodes(database_url) as (one, two):
        ann, ben = one.connect_person("Ann"), two.connect_person("Ben")
        made = ann.post("/api/tables", {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}]})
        table = made["table"]
        ben.do(table, "sit", invite=made["invite"])
        ben.watch(table)
        assert ben.ask({"do": "chat", "table": table, "text": "hello"})["type"] == "table"
        person = ben.get("/api/me")["me"]["id"]
        until = moderation_queries.now_ms() + 3_600_000
        one.run_on_loop(one.server.store.write(lambda c: moderation_queries.mute_person(c, person, until, "flood")))
        wait_until(lambda: ben.ask({"do": "chat", "table": table, "text": "hello"})["type"] == "refused")
        told = ben.ask({"do": "chat", "table": table, "text": "hello"})
        assert (told["problem"]["code"], told["problem"]["details"]["until"]) == ("muted", until)
        assert catch_refusal(lambda: ben.do(table, "chat", text="hello"))["code"] == "muted"
        one.run_on_loop(one.server.store.write(lambda c: moderation_queries.unmute_person(c, person)))
        wait_until(lambda: ben.ask({"do": "chat", "table": table, "text": "hello"})["type"] == "table")


def test_anonymous_socket_cannot_write(running: RunningServer) -> None:
    ann = running.connect_person("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ann.post("/api/tables", {"game": "dominion", "public": True, "seats": seats})
    table = made["table"]
    nobody = running.connect_person("")
    nobody.watch(table)
    before = ann.table(table)["seq"]
    commands: list[dict[str, object]] = [
        {"do": "sit", "seat": 1, "invite": made["invite"]},
        {"do": "stand"},
        {"do": "set_seat", "seat": 1, "bot": "easy"},
        {"do": "start"},
        {"do": "chat", "text": "hello"},
        {"do": "abandon"},
        {"do": "resign"},
        {"do": "rematch"},
        {"do": "act", "position": 0, "actions": [1]},
    ]
    for command in commands:
        told = nobody.ask({**command, "table": table})
        assert (told["type"], told["problem"]["code"]) == ("refused", "who-are-you"), command
    assert ann.table(table)["seq"] == before


def _is_refused(client: Client) -> bool:
    try:
        client.get("/api/me")
    except Refused as refused:
        return bool(refused.problem["code"] == "banned")
    return False
