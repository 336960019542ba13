"""Person deletion: no name and no id remains in the database, in memory or in responses."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator, Sequence

from running_server import RunningServer
from scripted_client import Client, LiveClient, start_table
from sqlalchemy import inspect, text
from two_nodes import connect_at_node, two_nodes, wait_until

from bastide.server.store.database import Database
from bastide.server.store.people import moderation_queries

NAME = "Quetzalcoatl"
OTHER = "Xochiquetzal"
DEVICE_MATE = "Tlazolteotl"


def everything(database: Database) -> Iterator[tuple[str, str]]:
    """Iterate over every stored value as text, with its table and column."""
    engine = database.sqlalchemy_engine()
    with engine.connect() as connection:
        for table in inspect(connection).get_table_names():
            for row in connection.execute(text(f'select * from "{table}"')).mappings():
                for column, value in row.items():
                    yield f"{table}.{column}", str(value)
    engine.dispose()


def columns_containing(database: Database, words: list[str]) -> list[str]:
    found = everything(database)
    return sorted({place for place, value in found if any(word.casefold() in value.casefold() for word in words)})


def strings_in_memory(root: object, words: list[str]) -> list[str]:
    """Return strings reachable from an object that contain one of these words."""
    seen = {id(root), *map(id, words)}
    waiting = [root]
    found = []
    while waiting:
        each = waiting.pop()
        for other in gc.get_referents(each):
            if id(other) in seen or isinstance(other, type) or type(other).__name__ in ("module", "frame", "function"):
                continue
            seen.add(id(other))
            if isinstance(other, (str, bytes)):
                said = other if isinstance(other, str) else other.decode("utf-8", "replace")
                if any(word in said for word in words):
                    found.append(f"{type(each).__name__}: {said[:200]}")
            else:
                waiting.append(other)
    return found


def all_responses(clients: Sequence[Client], tables: list[str]) -> str:
    """Return all responses about these tables to these clients as one text."""
    said = []
    for client in clients:
        for path in ("/api/tables", "/api/me/tables", "/api/me/history", "/api/me/blocks", "/api/me/everything"):
            said.append(client.get(path))
        for table in tables:
            said += [client.table(table), client.get(f"/api/tables/{table}/text")]
    return json.dumps(said, ensure_ascii=False)


def lobby_of(client: LiveClient) -> str:
    client.connect()
    return json.dumps(client.ask({"do": "lobby"}), ensure_ascii=False)


def test_deletion_leaves_no_trace(database_url: str) -> None:
    with two_nodes(database_url) as (one, two):
        ann: LiveClient = one.connect_person(NAME)
        guest = ann.get("/api/me")["me"]["id"]
        ben, cid = two.connect_person("Ben"), one.connect_person("Cid")
        tables = play_everywhere(ann, ben, cid)
        shared = [{"kind": "me"}, {"kind": "beside", "name": DEVICE_MATE}, {"kind": "open"}]
        cid.do(ann.post("/api/tables", {"game": "magpie", "seats": shared, "public": True})["table"], "sit")
        # The guest is merged into an account with another name, which sits at one more table on the other node.
        owner = two.connect_person(OTHER)
        account = owner.get("/api/me")["me"]["id"]
        owner.post("/api/me/account", {"account": "quetzal.x", "passphrase": "correct horse battery"})
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        hosted = owner.post("/api/tables", {"game": "dominion", "seats": seats, "public": True})["table"]
        cid.do(hosted, "sit")
        ann.post("/api/me/sign-in", {"account": "quetzal.x", "passphrase": "correct horse battery"})
        tables.append(hosted)
        store = one.server.store
        one.run_on_loop(store.write(lambda c: moderation_queries.block_person(c, guest, "somebody")))
        one.run_on_loop(
            store.write(lambda c: moderation_queries.mute_person(c, account, moderation_queries.now_ms() + 1000))
        )
        one.run_on_loop(
            store.write(lambda c: moderation_queries.create_report(c, account, "somebody", tables[0], None, "rude"))
        )
        one.run_on_loop(
            store.write(lambda c: moderation_queries.create_report(c, "somebody", guest, tables[0], None, "rude"))
        )
        words = [NAME, OTHER, DEVICE_MATE, guest, account, "quetzal"]
        # Both nodes have every table in memory, with its history.
        watching = [cid, connect_at_node(two, cid), ben, connect_at_node(one, ben)]
        before = all_responses(watching, tables)
        assert NAME in before
        assert OTHER in before
        assert OTHER in lobby_of(connect_at_node(one, ben))
        assert set(columns_containing(store.database, words)) >= {
            "people.name",
            "entries.data",
            "tables.line",
            "results.name",
        }
        ann.post("/api/me/delete", {"passphrase": "correct horse battery"})
        wait_until(lambda: columns_containing(store.database, words) == [], 20)
        for node in (one, two):
            wait_until(lambda: not _in_memory(node, words))  # noqa: B023  called at once
        assert not [word for word in words if word in all_responses(watching, tables)]
        assert not [word for word in words if word in lobby_of(connect_at_node(two, ben))]
        go_on_without(tables, ben, cid)


def play_everywhere(ann: LiveClient, ben: LiveClient, cid: LiveClient) -> list[str]:
    """Create a running table, a finished one, one that she left early, and one that has not started."""
    played = start_table([ann, ben, cid], "magpie", bots=0, public=True)
    ann.do(played, "chat", text="hello")
    over = start_table([ben, ann, cid], "magpie", bots=0, public=True)
    for each in (ben, ann):
        each.do(over, "resign")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    early = ben.post("/api/tables", {"game": "magpie", "seats": seats, "public": True})["table"]
    ann.do(early, "sit")
    ann.do(early, "chat", text="I must go")
    ann.do(early, "stand")
    opened = cid.post("/api/tables", {"game": "magpie", "seats": seats, "public": True})["table"]
    ann.do(opened, "sit")
    # And tables where she only chatted, and only requested access.
    talk = ben.post("/api/tables", {"game": "magpie", "seats": seats, "public": True, "talk": True})["table"]
    ann.do(talk, "chat", text="hello from beside")
    private = ben.post("/api/tables", {"game": "magpie", "seats": seats})["table"]
    ann.do(private, "knock")
    ben.table(private)
    return [played, over, early, opened]


def go_on_without(tables: list[str], ben: LiveClient, cid: LiveClient) -> None:
    """Check that a bot plays for her, waiting seats are free, and others can start her tables."""
    played, over, early, opened, hosted = tables
    shown = ben.table(played)
    assert [(seat["kind"], seat["name"]) for seat in shown["seats"]] == [
        ("bot", ""),
        ("person", "Ben"),
        ("person", "Cid"),
    ]
    wait_until(lambda: 0 not in ben.table(played)["waiting_for"])
    assert [seat["name"] for seat in ben.table(over)["seats"]] == ["Ben", "", "Cid"]
    assert ben.table(over)["result"]["reason"] == "resigned"
    assert [game["table"] for game in ben.get("/api/me/history")["games"]] == [over]
    assert [seat["kind"] for seat in ben.table(early)["seats"]] == ["person", "open", "open"]
    assert [seat["kind"] for seat in cid.table(opened)["seats"]] == ["person", "open", "open"]
    shown = cid.table(hosted)
    assert shown["table"]["host"] == shown["you"] >= 0


def _in_memory(node: RunningServer, words: list[str]) -> list[str]:
    async def look() -> list[str]:
        return strings_in_memory(node.server, words)

    return node.run_on_loop(look())


def test_later_server_finishes_the_deletion(database_url: str) -> None:
    """The process that accepted the request may be killed before it has finished."""
    with RunningServer(database_url) as first:
        ann, ben = first.connect_person(NAME), first.connect_person("Ben")
        person = ann.get("/api/me")["me"]["id"]
        table = start_table([ann, ben], "magpie", bots=0)
        database = first.server.store.database
    connection = database.connect()
    from bastide.server.store.people import person_deletion as forgetting

    connection.begin()
    forgetting.request_deletion(connection, person)
    connection.commit()
    connection.close()
    assert columns_containing(database, [NAME])
    with RunningServer(database_url) as second:
        wait_until(lambda: columns_containing(database, [NAME, person]) == [], 20)
        client = Client(second.url)
        client.cookie = ben.cookie
        assert client.table(table)["seats"][0]["kind"] == "bot"
